// Where things stand: cells on the plain, seen from the south at a slant or straight from above.

import type { Cell, Direction } from './types';

export const SIDE = 13;
export const HW = 40;
export const HH = 29;
export const STOREY = 25;
export const FLAT = 46;

export interface Spot {
  id: string;
  col: number;
  row: number;
}

const letters = 'abcdefghijklm';

export const spot = (id: string): Spot => ({ id, col: letters.indexOf(id[0] ?? 'a'), row: Number(id.slice(1)) - 1 });

export const spots: Spot[] = Array.from({ length: SIDE * SIDE }, (_, i) => ({
  id: `${letters[i % SIDE]}${Math.floor(i / SIDE) + 1}`,
  col: i % SIDE,
  row: Math.floor(i / SIDE),
}));

export const idAt = (col: number, row: number): string | null =>
  col < 0 || row < 0 || col >= SIDE || row >= SIDE ? null : `${letters[col]}${row + 1}`;

export const columnName = (col: number): string => letters[col] ?? '';

export interface Point {
  x: number;
  y: number;
}

/** A place in units of cells, on the drawing. */
export const place = (col: number, row: number, flat: boolean): Point =>
  flat ? { x: col * FLAT, y: row * FLAT } : { x: (col - row) * HW, y: (col + row) * HH };

/** The middle of a cell. */
export const middle = (at: Spot, flat: boolean): Point => place(at.col + 0.5, at.row + 0.5, flat);

/** How high something stands. */
export const height = (cell: Cell | undefined): number => (cell?.kind === 'house' ? STOREY * (cell.storeys ?? 1) : 0);

export const path = (points: Point[]): string => `M${points.map((p) => `${+p.x.toFixed(1)} ${+p.y.toFixed(1)}`).join('L')}Z`;

/** The outline of a cell's ground, drawn in by `inset` cells. */
export function ground(at: Spot, flat: boolean, inset = 0): string {
  const [a, b] = [inset, 1 - inset];
  return path([place(at.col + a, at.row + a, flat), place(at.col + b, at.row + a, flat), place(at.col + b, at.row + b, flat), place(at.col + a, at.row + b, flat)]);
}

/** Everything one can point at: the ground, or the house with its walls. */
export function shape(at: Spot, flat: boolean, tall: number): string {
  if (flat || !tall) return ground(at, flat);
  const top = place(at.col, at.row, false);
  const right = place(at.col + 1, at.row, false);
  const bottom = place(at.col + 1, at.row + 1, false);
  const left = place(at.col, at.row + 1, false);
  return path([
    { x: top.x, y: top.y - tall }, { x: right.x, y: right.y - tall }, right, bottom, left, { x: left.x, y: left.y - tall },
  ]);
}

const STEPS: [number, number][] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
export const DIRECTIONS: Direction[] = ['up', 'right', 'down', 'left'];
export const stepOf = (direction: Direction): [number, number] => STEPS[DIRECTIONS.indexOf(direction)] ?? [0, 0];

/** The edge of a cell on one side, from its left end to its right end seen from inside. */
export function edge(at: Spot, side: Direction, flat: boolean, inset = 0): [Point, Point] {
  const [a, b] = [inset, 1 - inset];
  const corners: Record<Direction, [number, number, number, number]> = {
    up: [a, a, b, a], right: [b, a, b, b], down: [b, b, a, b], left: [a, b, a, a],
  };
  const [c1, r1, c2, r2] = corners[side];
  return [place(at.col + c1, at.row + r1, flat), place(at.col + c2, at.row + r2, flat)];
}

/** The outer edge of a set of cells, as separate strokes. */
export function outline(ids: Set<string>, flat: boolean): string {
  let drawn = '';
  for (const id of ids) {
    const at = spot(id);
    for (const side of DIRECTIONS) {
      const [dc, dr] = stepOf(side);
      const next = idAt(at.col + dc, at.row + dr);
      if (next && ids.has(next)) continue;
      const [p, q] = edge(at, side, flat);
      drawn += `M${p.x} ${p.y}L${q.x} ${q.y}`;
    }
  }
  return drawn;
}

/** All ground of a set of cells. */
export const area = (ids: Iterable<string>, flat: boolean): string => [...ids].map((id) => ground(spot(id), flat)).join('');

/** A number that is always the same for a cell, for small differences in the drawing. */
export function chance(id: string, salt: number): number {
  let n = 2166136261 ^ salt;
  for (const c of id) n = Math.imul(n ^ c.charCodeAt(0), 16777619);
  n ^= n >>> 13;
  n = Math.imul(n, 0x5bd1e995);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
}
