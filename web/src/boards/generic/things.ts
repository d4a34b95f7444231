// What a view speaks of: keys with labels, things with names and printed values. Knows no game.

import type { Play } from '../../play/play.svelte';

export const SEATS = 'ABCDEFGH';
const THING = /^[a-z_]+:\S+$/;

export const isGroup = (value: unknown): value is object => value !== null && typeof value === 'object';

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || (isGroup(value) && Object.keys(value).length === 0);

/** A key of a view in words. */
export const label = (play: Play, key: string): string => (THING.test(key) ? name(play, key) : play.name(`view:${key}`));

/** A thing in words; seats are called by their players. */
export function name(play: Play, thing: string): string {
  const seat = thing.startsWith('seat:') ? play.seats[SEATS.indexOf(thing.slice(5))] : undefined;
  return seat?.name ?? play.name(thing);
}

/** The thing that a text of the view stands for: itself, or what is lit or refused under that name. */
export function thingOf(play: Play, text: string): string | null {
  if (THING.test(text)) return text;
  for (const known of [...play.lit.keys(), ...play.refused.keys()]) if (known.endsWith(`:${text}`)) return known;
  return null;
}

/** What is printed on a thing: `box[domain][name]`, if the game tells. */
export function printed(play: Play, thing: string): [string, string][] {
  const at = thing.indexOf(':');
  const domain = (play.info.box as Record<string, unknown> | null)?.[thing.slice(0, at)];
  const details = isGroup(domain) ? (domain as Record<string, unknown>)[thing.slice(at + 1)] : null;
  if (!isGroup(details)) return [];
  return Object.entries(details)
    .filter(([, value]) => !isGroup(value) && !isEmpty(value))
    .map(([key, value]) => [label(play, key), String(value)]);
}
