// The client's own strings. Everything about a game comes from the server in words.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang, Words } from '../api/types';
import { settings } from '../state/settings.svelte';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

function bundle(lang: Lang, source: string): FluentBundle {
  const found = new FluentBundle(lang, { useIsolating: false });
  found.addResource(new FluentResource(source));
  return found;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), de: bundle('de', de) };

/** A message in the chosen language; a missing one shows as its id, and the lint finds it. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const found = bundles[settings.lang];
  const message = found.getMessage(id);
  return message?.value ? found.formatPattern(message.value, args) : id;
}

/** Words that exist in both languages. */
export const w = (words: Words | undefined): string => words?.[settings.lang] ?? words?.en ?? '';

export const number = (value: number): string =>
  value.toLocaleString(settings.lang, { maximumFractionDigits: 1 });
