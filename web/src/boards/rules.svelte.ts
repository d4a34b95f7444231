// The texts of rules for explanations on hover, fetched once per game and language.

import type { Play } from '../play/play.svelte';
import { loadRules } from '../state/games.svelte';
import { settings } from '../state/settings.svelte';

const known: Record<string, Map<string, string>> = $state({});
const asked = new Set<string>();

function ask(game: string, key: string): void {
  if (asked.has(key)) return;
  asked.add(key);
  loadRules(game, settings.lang)
    .then((rules) => (known[key] = new Map(rules.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule.text])))))
    .catch(() => asked.delete(key));
}

/** What the rules say, and where. */
export function ruleLines(play: Play, ...ids: string[]): string[] {
  const key = `${play.info.id}/${settings.lang}`;
  ask(play.info.id, key);
  const texts = ids.map((id) => known[key]?.get(id) ?? '').filter(Boolean);
  return [...texts, ids.join(' · ')];
}
