// What is told about a tile or card on hover: its effect in words, its cost, and what is not certain about it.

import type { Play } from '../../play/play.svelte';
import { t } from '../../text/text.svelte';
import type { Box } from './types';

export function costText(cost: Record<string, number>): string {
  return Object.entries(cost)
    .map(([good, amount]) => `${amount} ${t(`gs-good-${good}`)}`)
    .join(', ');
}

/** The rules a thing stands under, as one line. */
const rulesOf = (row: { rule: string }): string => row.rule.split(' ').join(' · ');

export function tileLines(play: Play, id: string): string[] {
  const tile = (play.info.box as Box).tiles[id];
  if (!tile) return [];
  const lines = [play.name(`effect:${id}`)];
  if (tile.kind !== 'start') lines.push(t('gs-cost', { cost: costText(tile.cost) || t('gs-free') }));
  if (tile.points) lines.push(t('gs-points', { number: tile.points }));
  if (tile.upgrades) lines.push(t('gs-upgrade', { tile: play.name(`tile:${tile.upgrades}`) }));
  if (tile.mark === 'r') lines.push(t('gs-mark-reconstructed'));
  if (tile.mark === '1') lines.push(t('gs-mark-one'));
  lines.push(rulesOf(tile));
  return lines;
}

export function cardLines(play: Play, id: string): string[] {
  const card = (play.info.box as Box).cards[id];
  if (!card) return [];
  return [play.name(`entry:${id}`), `1 – ${play.name(`effect:${id}_1`)}`, `2 – ${play.name(`effect:${id}_2`)}`, rulesOf(card)];
}
