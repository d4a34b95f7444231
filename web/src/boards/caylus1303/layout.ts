// Where the road runs: a ribbon that winds row by row, with a building above it at every stop.

export interface Stop {
  id: string;
  /** Middle of the building's plot. */
  x: number;
  /** Top of the plot. */
  y: number;
  /** Height of the road's middle. */
  road: number;
  row: number;
  /** 1 where the road runs to the right, -1 to the left. */
  way: number;
}

export interface Plan {
  width: number;
  height: number;
  cell: number;
  stops: Stop[];
  /** Of the castle block: left, top, width, height. */
  castle: { x: number; y: number; w: number; h: number };
  /** The ribbon, and where each stop lies on it. */
  path: string;
  /** From the gate to after that many stops, for the part that is closed. */
  segment: (from: number, to: number) => string;
  gap: (n: number) => { x: number; y: number };
  /** Where the road leaves the castle. */
  gate: { x: number; y: number };
}

const EDGE = 37;
/** How far the turns swing out, so that the road's edge stays on the board. */
const BOW = (EDGE - 18) / 0.75;

export function plan(columns: number, width: number, height: number, count: number): Plan {
  const wide = columns >= 8;
  const cell = (width - 2 * EDGE) / columns;
  const ids = [...Array(5).keys()].map((i) => `f${i + 1}`).concat([...Array(count - 5).keys()].map((i) => `s${i + 1}`), 'end');
  const first = wide ? columns - 3 : columns;
  const rows = 1 + Math.ceil((ids.length - first) / columns);
  const castleHeight = wide ? 0 : 226;
  const top = wide ? Math.max(168, (height - 6) * 0.28) : 142;
  const each = wide ? Math.max(128, (height - 6 - top) / (rows - 1)) : 142;
  const stops: Stop[] = [];
  ids.forEach((id, i) => {
    const row = i < first ? 0 : 1 + Math.floor((i - first) / columns);
    const at = i < first ? i : (i - first) % columns;
    const way = row % 2 === 0 ? 1 : -1;
    const offset = row === 0 && wide ? 3 : 0;
    const column = way > 0 ? at + offset : columns - 1 - at;
    const bottom = castleHeight + top + row * each;
    stops.push({ id, x: EDGE + (column + 0.5) * cell, y: bottom - (row === 0 ? Math.min(top, each) : each) + 4, road: bottom - 15, row, way });
  });
  const half = cell / 2;
  const inPoint = (i: number): { x: number; y: number } => {
    const s = stops[i];
    return s ? { x: s.x - s.way * half, y: s.road } : { x: 0, y: 0 };
  };
  const outPoint = (i: number): { x: number; y: number } => {
    const s = stops[i];
    return s ? { x: s.x + s.way * half, y: s.road } : { x: 0, y: 0 };
  };
  /** The turn from the end of one row to the begin of the next. */
  const turn = (i: number): string => {
    const a = outPoint(i);
    const b = inPoint(i + 1);
    const s = stops[i];
    const bow = (s?.way ?? 1) * BOW;
    return `C${a.x + bow} ${a.y} ${b.x + bow} ${b.y} ${b.x} ${b.y}`;
  };
  const segment = (from: number, to: number): string => {
    if (from >= to) return '';
    let d = '';
    for (let i = from; i < to; i++) {
      const s = stops[i];
      if (!s) break;
      const a = inPoint(i);
      const b = outPoint(i);
      if (!d) d = `M${a.x} ${a.y}`;
      const sway = 5 * (i % 2 ? 1 : -1);
      d += `C${a.x + s.way * cell * 0.33} ${a.y + sway} ${a.x + s.way * cell * 0.67} ${a.y + sway} ${b.x} ${b.y}`;
      const next = stops[i + 1];
      if (next && next.row !== s.row) d += turn(i);
    }
    return d;
  };
  const gap = (n: number): { x: number; y: number } => {
    const i = 4 + n;
    const s = stops[Math.min(i, stops.length - 2)];
    const end = stops[stops.length - 1];
    if (!s || !end) return { x: 0, y: 0 };
    if (i > stops.length - 2) return { x: end.x + end.way * ((i - stops.length + 1) * 34 - 12), y: end.road };
    const next = stops[i + 1];
    const a = outPoint(i);
    if (next && next.row !== s.row) return { x: a.x + s.way * BOW * 0.75, y: (a.y + inPoint(i + 1).y) / 2 };
    return a;
  };
  return {
    width,
    height: castleHeight + top + (rows - 1) * each + 6,
    cell,
    stops,
    castle: wide ? { x: 6, y: 5, w: EDGE + 3 * cell - 22, h: top - 4 } : { x: 4, y: 4, w: width - 8, h: castleHeight - 10 },
    path: segment(0, stops.length),
    segment,
    gap,
    gate: inPoint(0),
  };
}
