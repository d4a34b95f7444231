// Names and explanations: from the server where it has them, else from the client's own texts.

import type { Play } from '../../play/play.svelte';
import { t } from '../../text/text.svelte';
import { CRAFTS, doubt, LETTERS, LOGS, WOODS, type Area, type Box } from './types';

export const tileName = (play: Play, id: string): string => (CRAFTS.includes(id) ? play.name(`craft:${id}`) : t(`li-tile-${id}`));

/** The rules a thing stands under, as one line. */
export const rulesOf = (row: Record<string, string> | undefined): string => (row?.rule ?? '').split(' ').join(' · ');

export const doubtLines = (mark: string | undefined): string[] => {
  const found = doubt(mark);
  return found ? [t(found === 'r' ? 'li-mark-r' : 'li-mark-one')] : [];
};

/** "2 firewood, 1 softwood" */
export const woodText = (play: Play, counts: Record<string, number>): string =>
  WOODS.filter((kind) => counts[kind])
    .map((kind) => `${counts[kind]} × ${play.name(`wood:${kind}`)}`)
    .join(', ');

export function areaLines(play: Play, area: Area): string[] {
  const lines = [woodText(play, area.logs)];
  if (area.food) lines.push(`${area.food} × ${t('li-tile-food')}`);
  for (const seat of area.tiles) lines.push(play.seats[seat]?.name ?? '');
  return lines.filter(Boolean);
}

/** What a kind of wood is worth and gives. */
export function woodLines(play: Play, kind: string): string[] {
  const row = (play.info.box as Box).wood[kind];
  if (!row) return [];
  const lines = [row.base_price ? t('li-price', { number: Number(row.base_price) }) : t('li-unsellable')];
  if (row.sawn_into && LOGS.includes(kind)) lines.push(t('li-sawn-into', { number: Number(row.sawn_count), wood: play.name(`wood:${row.sawn_into}`) }));
  lines.push(rulesOf(row));
  return lines;
}

export interface Need {
  kind: string;
  bonus: number;
}

/** The needs of an order: `h1` is sawn hardwood dried to +1. */
export function needs(play: Play, order: string): Need[] {
  const row = (play.info.box as Box).orders[order];
  return [row?.need_1, row?.need_2, row?.need_3].filter((need): need is string => !!need).map((need) => ({ kind: LETTERS[need[0] ?? ''] ?? '', bonus: Number(need.slice(1)) }));
}

export function orderLines(play: Play, order: string): string[] {
  const row = (play.info.box as Box).orders[order];
  return [
    needs(play, order).map((need) => play.name(`wood:${need.kind}`) + (need.bonus ? ` +${need.bonus}` : '')).join(', '),
    t('li-order-reward', { number: Number(row?.reward ?? 0), price: Number(row?.price ?? 0) }),
    ...doubtLines(row?.mark),
    rulesOf(row),
  ];
}
