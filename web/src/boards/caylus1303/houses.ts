// A little house per building, drawn from a few strokes on 80 × 56; the walls tell plaster, timber or stone.

const L = 'stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const THIN = 'fill="none" stroke="var(--line)" stroke-width="1" stroke-linecap="round" opacity=".55"';

interface Look {
  wall: string;
  roof: string;
  marks: (x: number, y: number, w: number, h: number) => string;
}

const looks: Record<string, Look> = {
  start: {
    wall: 'oklch(0.92 0.05 88)',
    roof: 'oklch(0.62 0.12 45)',
    marks: (x, y, w, h) => `<path d="M${x} ${y + h * 0.5}h${w}M${x + w * 0.3} ${y}v${h}M${x + w * 0.7} ${y}v${h}" ${THIN}/>`,
  },
  wood: {
    wall: 'oklch(0.7 0.08 62)',
    roof: 'oklch(0.47 0.07 48)',
    marks: (x, y, w, h) => `<path d="M${x} ${y + h * 0.33}h${w}M${x} ${y + h * 0.66}h${w}" ${THIN}/>`,
  },
  stone: {
    wall: 'oklch(0.8 0.012 250)',
    roof: 'oklch(0.5 0.05 262)',
    marks: (x, y, w, h) =>
      `<path d="M${x} ${y + h * 0.33}h${w}M${x} ${y + h * 0.66}h${w}M${x + w * 0.4} ${y}v${h * 0.33}M${x + w * 0.7} ${y + h * 0.33}v${h * 0.33}M${x + w * 0.3} ${y + h * 0.66}v${h * 0.34}" ${THIN}/>`,
  },
  printed: {
    wall: 'oklch(0.94 0.02 85)',
    roof: 'oklch(0.55 0.13 30)',
    marks: (x, y, w, h) => `<path d="M${x} ${y + h * 0.5}h${w}M${x} ${y}l${w * 0.3} ${h * 0.5}M${x + w} ${y}l${-w * 0.3} ${h * 0.5}" ${THIN}/>`,
  },
  residence: {
    wall: 'oklch(0.93 0.03 110)',
    roof: 'oklch(0.55 0.1 150)',
    marks: () => '',
  },
  monument: {
    wall: 'oklch(0.92 0.02 240)',
    roof: 'oklch(0.52 0.11 248)',
    marks: () => '',
  },
};

const door = (x: number, y: number, w = 7, h = 11, fill = 'oklch(0.4 0.05 50)'): string =>
  `<path d="M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z" fill="${fill}" ${L}/>`;
const pane = (x: number, y: number, w = 5, h = 6): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1" fill="oklch(0.9 0.09 92)" ${L}/>`;

function cottage(k: Look, x: number, w: number, top: number, ridge: number): string {
  return `<rect x="${x}" y="${top}" width="${w}" height="${53 - top}" fill="${k.wall}" ${L}/>${k.marks(x, top, w, 53 - top)}<path d="M${x - 4} ${top + 1} ${x + w / 2} ${ridge} ${x + w + 4} ${top + 1}Z" fill="${k.roof}" ${L}/>`;
}

function barn(k: Look, x: number, w: number, top: number, ridge: number): string {
  return `<rect x="${x}" y="${top}" width="${w}" height="${53 - top}" fill="${k.wall}" ${L}/>${k.marks(x, top, w, 53 - top)}<path d="M${x - 4} ${top + 1}l7 ${ridge - top}h${w - 6}l7 ${top - ridge}Z" fill="${k.roof}" ${L}/>`;
}

const sheaf = (x: number, y: number): string =>
  `<path d="M${x} ${y}c-6-4-7-12-5-16l5 4 5-4c2 4 1 12-5 16Z" fill="oklch(0.84 0.13 90)" ${L}/><path d="M${x - 4} ${y - 6}h8" ${L}/>`;
const logs = (x: number, y: number): string =>
  [[0, 0], [9, 0], [4.5, -7]].map(([a = 0, b = 0]) => `<circle cx="${x + a}" cy="${y - 4 + b}" r="4.300" fill="var(--wood-2)" ${L}/><circle cx="${x + a}" cy="${y - 4 + b}" r="1.500" fill="var(--wood)"/>`).join('');
const rocks = (x: number, y: number, fill = 'oklch(0.72 0.012 250)'): string =>
  `<path d="M${x} ${y}l3-9 7-4 7 5 2 8Z" fill="${fill}" ${L}/><path d="M${x + 14} ${y}l2-6 5-2 4 8Z" fill="${fill}" ${L}/><path d="M${x + 4} ${y - 8}l5 3 7-4" fill="none" stroke="oklch(0.92 0.01 250)" stroke-width="1.200"/>`;
const stall = (x: number, y: number, a: string, w = 26): string => {
  const n = 4;
  const s = w / n;
  const strips = [...Array(n).keys()].map((i) => `<path d="M${x + i * s} ${y - 18}h${s}v6a${s / 2} 3 0 0 1 ${-s} 0Z" fill="${i % 2 ? 'oklch(0.97 0.01 85)' : a}" ${L}/>`).join('');
  return `<path d="M${x + 2} ${y}v-16M${x + w - 2} ${y}v-16" ${L}/><rect x="${x + 1}" y="${y - 8}" width="${w - 2}" height="8" fill="var(--wood)" ${L}/>${strips}<circle cx="${x + 7}" cy="${y - 9.500}" r="2.200" fill="oklch(0.65 0.17 30)" ${L}/><circle cx="${x + 13}" cy="${y - 9.500}" r="2.200" fill="oklch(0.75 0.15 120)" ${L}/>`;
};
const chimney = (x: number, y: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="6" height="${h}" fill="oklch(0.6 0.08 35)" ${L}/><path d="M${x + 3} ${y - 3}c-4-3 3-5 0-9" fill="none" stroke="oklch(0.75 0.01 260)" stroke-width="2.200" stroke-linecap="round" opacity=".8"/>`;
const flag = (x: number, y: number, fill: string): string => `<path d="M${x} ${y}v-12" ${L}/><path d="M${x} ${y - 12}h10l-3 3.500 3 3.500h-10Z" fill="${fill}" ${L}/>`;
const sign = (x: number, y: number, inside: string): string =>
  `<path d="M${x} ${y - 10}h12" ${L}/><rect x="${x + 1}" y="${y - 8}" width="12" height="12" rx="2" fill="oklch(0.95 0.03 85)" ${L}/><g transform="translate(${x + 7} ${y - 2})">${inside}</g>`;

const trades: Record<string, (k: Look) => string> = {
  farm: (k) => barn(k, 12, 36, 32, 14) + door(25, 53, 10, 14) + pane(16, 36) + pane(39, 36) + sheaf(60, 53) + sheaf(70, 53),
  sawmill: (k) =>
    cottage(k, 10, 34, 33, 13) + door(15, 53) + `<circle cx="41" cy="44" r="10" fill="oklch(0.85 0.01 250)" ${L} stroke-dasharray="3 1.500"/><circle cx="41" cy="44" r="2" fill="var(--line)"/>` + logs(58, 53),
  quarry: (k) => cottage(k, 8, 28, 34, 17) + door(18, 53) + rocks(42, 53) + `<path d="M50 30l10 12M46 34c2-6 8-8 12-6" fill="none" ${L} stroke-width="2"/>`,
  market: (k) => cottage(k, 8, 26, 32, 13) + door(17, 53) + stall(42, 53, 'oklch(0.62 0.16 30)', 30),
  carpenter: (k) =>
    cottage(k, 8, 36, 32, 12) + door(22, 53, 9, 14) + logs(52, 53) + `<path d="M50 34l14-10M60 20l7 8" ${L} stroke-width="3" fill="none"/>`,
  guild: (k) => barn(k, 16, 48, 30, 12) + door(36, 53, 9, 15) + pane(22, 36) + pane(52, 36) + flag(40, 13, 'oklch(0.6 0.14 250)'),
  spinning_mill: (k) =>
    cottage(k, 8, 34, 32, 13) + door(13, 53) + pane(28, 38) + `<circle cx="58" cy="40" r="11" fill="none" ${L} stroke-width="2"/><path d="M58 29v22M47 40h22M50 32l16 16M66 32 50 48" ${THIN}/><path d="M50 53l8-13 8 13" fill="none" ${L}/>`,
  covered_market: (k) =>
    `<path d="M8 26 18 12h44l10 14Z" fill="${k.roof}" ${L}/>` + [12, 30, 48, 64].map((x) => `<rect x="${x}" y="26" width="4" height="27" fill="${k.wall}" ${L}/>`).join('') + `<rect x="16" y="43" width="48" height="10" fill="${k.wall}" ${L}/>` + [24, 34, 44, 56].map((x, i) => `<circle cx="${x}" cy="41" r="3" fill="${i % 2 ? 'oklch(0.65 0.17 30)' : 'oklch(0.76 0.14 110)'}" ${L}/>`).join(''),
  tailor: (k) =>
    cottage(k, 12, 36, 30, 11) + door(18, 53) + pane(34, 36, 8, 8) + `<path d="M58 53V34M53 53h10M52 36c0-5 3-7 6-7s6 2 6 7l-2 10h-8Z" fill="oklch(0.66 0.13 320)" ${L}/>`,
  stonemason: (k) =>
    cottage(k, 8, 32, 32, 13) + door(19, 53) + [46, 56].map((x) => `<rect x="${x}" y="45" width="10" height="8" fill="oklch(0.8 0.012 250)" ${L}/>`).join('') + `<rect x="51" y="37" width="10" height="8" fill="oklch(0.86 0.01 250)" ${L}/><path d="M60 32l8-8M64 20l8 7" ${L} stroke-width="2.600" fill="none"/>`,
  manor: (k) =>
    barn(k, 18, 44, 30, 14) + `<rect x="12" y="22" width="12" height="31" fill="${k.wall}" ${L}/><path d="M10 23 18 8l8 15Z" fill="${k.roof}" ${L}/><rect x="56" y="22" width="12" height="31" fill="${k.wall}" ${L}/><path d="M54 23 62 8l8 15Z" fill="${k.roof}" ${L}/>` + door(36, 53, 9, 14) + pane(28, 35) + pane(48, 35) + pane(15.500, 28) + pane(59.500, 28),
  gold_mine: () =>
    `<path d="M6 53C12 30 24 14 38 12s30 18 36 41Z" fill="oklch(0.66 0.03 70)" ${L}/><path d="M30 53V36a10 10 0 0 1 20 0v17Z" fill="oklch(0.25 0.02 60)" ${L}/><path d="M28 53V33h24v20M27 33h26" fill="none" stroke="var(--wood)" stroke-width="3"/>` + rocks(52, 53, 'oklch(0.83 0.15 90)'),
  foundry: (k) => barn(k, 10, 40, 32, 18) + chimney(40, 10, 24) + door(18, 53, 12, 14, 'oklch(0.68 0.19 45)') + `<path d="M56 53h16l-2-10h-12Z" fill="oklch(0.45 0.02 260)" ${L}/><path d="M58 43h12" stroke="oklch(0.83 0.15 90)" stroke-width="3"/>`,
  alchemist: (k) =>
    cottage(k, 12, 32, 30, 8) + door(24, 53) + pane(25.500, 22) + `<path d="M58 26v8l-7 14a4 4 0 0 0 4 5h12a4 4 0 0 0 4-5l-7-14v-8ZM56 26h10" fill="oklch(0.9 0.03 200)" ${L}/><path d="M53 46h16l1 3a2 2 0 0 1-2 3H55a2 2 0 0 1-2-3Z" fill="oklch(0.7 0.17 150)"/>`,
  church: (k) =>
    cottage(k, 28, 42, 34, 20) + `<rect x="12" y="24" width="17" height="29" fill="${k.wall}" ${L}/><path d="M10 25 20.500 5 31 25Z" fill="${k.roof}" ${L}/><path d="M20.500 5V-1M18 1.500h5" ${L}/>` + door(17, 53) + pane(18, 28) + pane(40, 38, 5, 9) + pane(54, 38, 5, 9),
  jeweler: (k) =>
    cottage(k, 10, 38, 30, 11) + door(15, 53) + pane(29, 36, 12, 10) + `<path d="M54 40l5-6h10l5 6-10 12Z" fill="oklch(0.8 0.1 200)" ${L}/><path d="M54 40h20M59 34l5 18 5-18" ${THIN}/>`,
  fair: (k) =>
    stall(6, 53, k.roof, 30) + `<path d="M40 53 44 30h26l4 23Z" fill="oklch(0.97 0.01 85)" ${L}/><path d="M50 53l2-23h5l-1 23M63 53l-1-23h4l3 23Z" fill="oklch(0.6 0.15 30)"/><path d="M42 31 57 13l15 18Z" fill="oklch(0.6 0.15 30)" ${L}/>` + flag(57, 14, 'oklch(0.84 0.12 88)'),
  notary: (k) =>
    cottage(k, 10, 42, 30, 11) + door(16, 53) + pane(30, 37, 8, 8) + sign(54, 40, `<path d="M-3-3h6M-3 0h6M-3 3h4" stroke="var(--line)" stroke-width="1.200"/>`),
  toll: (k) =>
    `<rect x="10" y="18" width="20" height="35" fill="${k.wall}" ${L}/><path d="M8 18V10h5v4h4.500v-4h5v4H27v-4h5v8Z" fill="${k.wall}" ${L}/>` + door(16, 53, 8, 13) + pane(18, 25) + `<path d="M34 53V38h5v15Z" fill="oklch(0.45 0.04 50)" ${L}/><path d="M32 40 74 28" stroke="oklch(0.97 0.01 85)" stroke-width="5"/><path d="M32 40 74 28" stroke="oklch(0.58 0.18 28)" stroke-width="5" stroke-dasharray="7 7"/>`,
  guilds_bridge: (k) =>
    `<path d="M2 53V34C20 22 60 22 78 34v19H66c0-18-20-18-20 0H34c0-18-20-18-20 0Z" fill="oklch(0.82 0.015 80)" ${L}/><path d="M2 36C20 24 60 24 78 36" ${THIN}/>` + flag(14, 28, k.roof) + flag(62, 28, 'oklch(0.55 0.12 250)'),
  residence: (k) => cottage(k, 16, 48, 30, 8) + door(36, 53, 9, 14) + pane(22, 36, 7, 8) + pane(51, 36, 7, 8) + pane(36, 19, 8, 7) + chimney(56, 9, 14),
  garden: () =>
    `<path d="M4 53h72v-5H4Z" fill="oklch(0.72 0.12 135)" ${L}/>` + [14, 66].map((x) => `<path d="M${x} 48V36" ${L} stroke-width="3"/><circle cx="${x}" cy="26" r="11" fill="oklch(0.62 0.12 145)" ${L}/>`).join('') + `<path d="M30 48h20l-3-8H33Z" fill="oklch(0.9 0.01 250)" ${L}/><path d="M40 40V24M40 24c-8-6-12 2-11 10M40 24c8-6 12 2 11 10M40 22v-6" fill="none" stroke="oklch(0.7 0.1 230)" stroke-width="2.400" stroke-linecap="round"/>`,
  factory: (k) => barn(k, 6, 46, 28, 12) + pane(12, 34, 8, 9) + pane(25, 34, 8, 9) + pane(38, 34, 8, 9) + `<rect x="54" y="20" width="20" height="33" fill="${k.wall}" ${L}/><path d="M52 21 64 6l12 15Z" fill="${k.roof}" ${L}/><path d="M57 28h14v18c-4 3-10-3-14 0Z" fill="oklch(0.66 0.13 320)" ${L}/>`,
  granary: (k) => barn(k, 14, 52, 26, 4) + `<path d="M14 40h52" ${THIN}/>` + door(34, 53, 12, 18) + pane(20, 31) + pane(55, 31) + sheaf(10, 54) + sheaf(71, 54),
  statue: () =>
    `<path d="M26 53v-8h28v8ZM30 45V35h20v10Z" fill="oklch(0.86 0.01 250)" ${L}/><path d="M33 35c0-10 1-16 7-16s7 6 7 16Z" fill="oklch(0.7 0.06 170)" ${L}/><circle cx="40" cy="13" r="5" fill="oklch(0.7 0.06 170)" ${L}/><path d="M46 22l12-10M58 16V4M34 23l-6 8" fill="none" stroke="oklch(0.6 0.07 170)" stroke-width="3.500" stroke-linecap="round"/>`,
  theatre: (k) =>
    `<path d="M6 53V24h68v29Z" fill="${k.wall}" ${L}/><path d="M2 24 40 4l38 20Z" fill="${k.roof}" ${L}/>` + [12, 24, 52, 64].map((x) => `<rect x="${x}" y="27" width="5" height="26" fill="oklch(0.98 0.005 85)" ${L}/>`).join('') + `<path d="M32 53V30h16v23Z" fill="oklch(0.5 0.16 25)" ${L}/><path d="M40 30v23" ${THIN}/><circle cx="36" cy="16" r="4" fill="oklch(0.95 0.05 90)" ${L}/><circle cx="45" cy="17" r="4" fill="oklch(0.84 0.12 88)" ${L}/>`,
  cathedral: (k) =>
    `<rect x="22" y="24" width="36" height="29" fill="${k.wall}" ${L}/><path d="M20 25 40 8l20 17Z" fill="${k.roof}" ${L}/><rect x="8" y="16" width="15" height="37" fill="${k.wall}" ${L}/><path d="M6 17 15.500-4 25 17Z" fill="${k.roof}" ${L}/><rect x="57" y="16" width="15" height="37" fill="${k.wall}" ${L}/><path d="M55 17 64.500-4 74 17Z" fill="${k.roof}" ${L}/><circle cx="40" cy="29" r="6" fill="oklch(0.7 0.13 20)" ${L}/><path d="M40 23v12M34 29h12" ${THIN}/>` + door(35, 53, 10, 14) + pane(12.500, 24, 6, 10) + pane(61.500, 24, 6, 10),
  mansion: (k) =>
    `<rect x="6" y="22" width="68" height="31" fill="${k.wall}" ${L}/><path d="M2 23 10 10h60l8 13Z" fill="${k.roof}" ${L}/><rect x="30" y="14" width="20" height="39" fill="oklch(0.97 0.01 85)" ${L}/><path d="M27 15 40 1l13 14Z" fill="${k.roof}" ${L}/>` + door(35, 53, 10, 14) + [11, 20, 55, 64].map((x) => pane(x, 27, 5, 8) + pane(x, 40, 5, 8)).join('') + pane(36.500, 20, 7, 9),
};

const tradeOf = (id: string): string => id.replace(/^(start|w|s|m)_/, '').replace(/_(\d|fixed)$/, '');

export function house(id: string, kind: string): string {
  const look = looks[kind] ?? looks.start;
  const draw = trades[tradeOf(id)] ?? trades.residence;
  return look && draw ? draw(look) : '';
}
