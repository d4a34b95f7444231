// What is told about cells, blocks, piles and disasters on hover.

import type { Play } from '../../play/play.svelte';
import { t } from '../../text/text.svelte';
import { COUNTED, type Block, type Box, type Cell, type Pile, type View } from './types';

/** The rules a thing stands under, as one line. */
export const rulesOf = (row: { rule: string } | undefined): string => (row?.rule ?? '').split(' ').join(' · ');

/** The name of an element or of a card's symbol. */
export const pieceName = (play: Play, id: string): string =>
  id === 'joker' ? play.name('reward:joker') : id === 'tall_house' ? play.name('pile:pile_tall') : id === 'house' ? t('hy-house') : play.name(`piece:${id}`);

export const seatName = (play: Play, seat: number | undefined): string => (seat === undefined ? '' : (play.seats[seat]?.name ?? ''));

export function cellLabel(play: Play, id: string, cell: Cell | undefined): string {
  if (!cell) return id;
  if (cell.kind === 'ruin') return `${id}: ${t('hy-ruin', { storeys: cell.storeys ?? 1 })}`;
  const what = cell.kind === 'pen' ? pieceName(play, 'pen') : cell.storeys === 2 ? t('hy-tall') : t('hy-house');
  return `${id}: ${what}, ${seatName(play, cell.owner)}`;
}

export function cellLines(play: Play, cell: Cell | undefined, block: Block | undefined): string[] {
  if (!cell) return [];
  const on = [cell.roof, cell.villager ? 'villager' : null, cell.shaman ? 'shaman' : null, cell.cattle ? 'cattle' : null].filter((one): one is string => !!one);
  const lines = on.length ? [on.map((one) => pieceName(play, one)).join(', ')] : [];
  lines.push(`${t('hy-block', { number: cell.block })}${block ? ` · ${t('hy-size', { number: block.size })}` : ''}`);
  return lines;
}

export function blockLines(play: Play, view: View, block: Block): string[] {
  const lines = [t('hy-size', { number: block.size })];
  if (block.hit) lines.push(t('hy-hit'));
  if (block.locusts) lines.push(t('hy-locusts'));
  if (block.protected) lines.push(t('hy-protected'));
  if (block.evaluated) lines.push(t('hy-evaluated'));
  for (const pile of view.piles) {
    const winner = block.winners[pile.pile];
    if (winner !== null && winner !== undefined && !pile.closed) lines.push(`${play.name(`pile:${pile.pile}`)}: ${seatName(play, winner)}`);
  }
  return lines;
}

export function pileLines(play: Play, pile: Pile): string[] {
  const lines = [play.name(`prize:${pile.pile}`)];
  if (pile.closed) lines.push(t('hy-closed'));
  else {
    if (pile.top) lines.push(t('hy-top', { symbol: pieceName(play, pile.top) }));
    lines.push(t('hy-cards', { number: pile.cards }));
  }
  lines.push(rulesOf((play.info.box as Box).piles[pile.pile]));
  if (pile.returned.length) lines.push(t('hy-returned', { symbols: pile.returned.map((one) => pieceName(play, one)).join(', ') }));
  return lines;
}

export function tileLines(play: Play, id: string): string[] {
  const lines = [play.name(`shows:${id}`)];
  if ((play.info.box as Box).tiles[id]?.mark === 'r') lines.push(t('hy-mark-reconstructed'));
  lines.push(rulesOf((play.info.box as Box).tiles[id] as { rule: string } | undefined));
  return lines;
}

/** The number a pile compares, in a block's counts. */
export const countedBy = (box: Box, pile: string): keyof Block['players'][number] => COUNTED[box.piles[pile]?.counts ?? ''] ?? 'houses';

/** How many there are of each symbol, in the order in which they came. */
export function countSymbols(symbols: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const symbol of symbols) found.set(symbol, (found.get(symbol) ?? 0) + 1);
  return [...found];
}
