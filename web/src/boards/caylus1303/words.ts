// What is told about buildings, places and characters on hover.

import type { Play, TargetProps } from '../../play/play.svelte';
import { hideTip } from '../../play/tips.svelte';
import { t } from '../../text/text.svelte';
import type { Box, Place } from './types';

/** Roughly how wide a name is in the small serif. */
const breadth = (name: string): number => [...name].reduce((sum, letter) => sum + (/[mwMW]/.test(letter) ? 11 : /[iljtfr ()]/.test(letter) ? 4.8 : 7.2), 0);

/** Room a name may take, where it would be longer than that. */
export const squeeze = (name: string, room: number): number | undefined => (breadth(name) > room ? room : undefined);

/** A tile's name without the kind that its banner already shows. */
export const shortName = (play: Play, id: string): string => play.name(`tile:${id}`).replace(/ \(\p{L}+\)$/u, '');

export function priceText(price: Record<string, number>): string {
  return Object.entries(price)
    .map(([what, amount]) => `${amount} ${t(`ca-thing-${what}`)}`)
    .join(', ');
}

export function markLines(marks: string[]): string[] {
  const what = ['price', 'pp', 'effect', 'setup'];
  const guessed = what.filter((_, i) => marks[i] === 'r').map((name) => t(`ca-mark-${name}`));
  const single = what.filter((_, i) => marks[i] === '1').map((name) => t(`ca-mark-${name}`));
  return [...(guessed.length ? [t('ca-reconstructed', { what: guessed.join(', ') })] : []), ...(single.length ? [t('ca-one-source', { what: single.join(', ') })] : [])];
}

/** The rules a thing stands under, as one line. */
export const rulesOf = (row: { rule: string } | undefined): string => (row?.rule ?? '').split(' ').join(' · ');

/** A tile in the stock: price, points and what it will do. */
export function stockLines(play: Play, id: string): string[] {
  const tile = (play.info.box as Box).tiles[id];
  if (!tile) return [];
  const does = tile.construction ? play.name(`construction:${id}`) : play.name(`effect:${id}`);
  return [does, t('ca-price', { price: priceText(tile.price) }), t('ca-points', { number: tile.pp }), ...markLines(tile.marks), rulesOf(tile)];
}

/** A side of a tile that lies somewhere. */
export function sideText(play: Play, id: string, side: string): string {
  return play.name(side === 'construction' ? `construction:${id}` : side === 'setup' || side === 'claimed' || side === 'printed' ? `setup:${id}` : `effect:${id}`);
}

/** What is not certain about a place of the board itself. */
export function boardMark(play: Play, id: string): string[] {
  const mark = (play.info.box as Box).road.find((one) => one.id === id)?.mark;
  return mark ? [t(mark === 'r' ? 'ca-place-reconstructed' : 'ca-place-one-source')] : [];
}

export function placeLines(play: Play, place: Place): string[] {
  const tile = place.tile ? (play.info.box as Box).tiles[place.tile] : undefined;
  const printed = (play.info.box as Box).road.find((one) => one.id === place.id);
  const lines: string[] = [place.tile ? sideText(play, place.tile, place.side) : play.name(`about:${place.id}`)];
  if (place.owner !== null) lines.push(t('ca-owner', { name: play.seats[place.owner]?.name ?? '' }));
  if (place.workers.length) lines.push(t('ca-here', { names: place.workers.map((seat) => play.seats[seat]?.name ?? '').join(', ') }));
  if (!place.active) lines.push(t('ca-closed'));
  if (tile) lines.push(...markLines(place.side === 'construction' ? [tile.marks[0], tile.marks[1], tile.marks[2], ''] : ['', '', place.side === 'setup' || place.side === 'claimed' ? '' : tile.marks[2], tile.marks[3]]));
  lines.push(...boardMark(play, place.id));
  lines.push(rulesOf(tile ?? printed));
  return lines;
}

/** The code of the effect on the side that lies up. */
export function effectOf(box: Box, place: Place): string {
  const tile = place.tile ? box.tiles[place.tile] : undefined;
  if (!tile) return '';
  if (place.side === 'construction') return (tile.construction || tile.setup) + (tile.bonus ? ` | house > ${tile.bonus}` : '');
  if (place.side === 'residence' || place.side === 'monument') return tile.income;
  return tile.setup || tile.construction;
}

/** A target that shows its options before one of them is taken, even a single one: passing is not done by accident. */
export function ask(play: Play, id: string, label: string, lines: string[]): TargetProps {
  const base = play.target(id, label, lines);
  const options = play.lit.get(id);
  if (!options) return base;
  const press = (element: Element): void => {
    hideTip();
    const box = element.getBoundingClientRect();
    play.choice = { target: id, options, x: box.left + box.width / 2, y: box.bottom };
  };
  return {
    ...base,
    onclick: (event) => press(event.currentTarget as Element),
    onkeydown: (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        press(event.currentTarget as Element);
      }
    },
  };
}
