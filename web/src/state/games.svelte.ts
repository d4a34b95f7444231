// Games, rules and the person: fetched once, kept for the visit.

import { api, ApiError } from '../api/http';
import type { GameInfo, Lang, Me, Rules, ServerInfo } from '../api/types';
import { settings } from './settings.svelte';

export const site = $state<{ me: Me | null; server: ServerInfo | null; games: GameInfo[]; offline: boolean }>({
  me: null,
  server: null,
  games: [],
  offline: false,
});

const boxes = new Map<string, Promise<GameInfo>>();
const rules = new Map<string, Promise<Rules>>();

function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (!found) {
    found = ask();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

export const loadGame = (id: string): Promise<GameInfo> => once(boxes, id, () => api.game(id));
export const loadRules = (id: string, lang: Lang): Promise<Rules> => once(rules, `${id} ${lang}`, () => api.rules(id, lang));

export async function loadSite(): Promise<void> {
  try {
    [site.server, site.games] = await Promise.all([api.server(), api.games()]);
    site.me = await api.me().catch((error: unknown) => {
      if (error instanceof ApiError && error.problem.status === 401) return null;
      throw error;
    });
    site.offline = false;
  } catch (error) {
    site.offline = true;
    throw error;
  }
}

/** The person; a guest is made when somebody unknown wants to do something. */
export async function someone(): Promise<Me> {
  site.me ??= await api.guest(null, settings.lang);
  return site.me;
}

/** The bot a newcomer plays against: the strongest quick one there is. */
export function usualBot(): string {
  const bots = site.server?.bots ?? [];
  return ['club', 'greedy'].find((name) => bots.includes(name)) ?? bots[0] ?? 'random';
}
