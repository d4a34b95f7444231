// The forest's own signs on a 24-px grid, with the line of the shared set: three woods, tools, people, seasons.

import { hasIcon, iconPaths } from '../../pieces/icons';

const L = 'stroke="var(--line)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"';
const N = `fill="none" ${L}`;
const PAPER = 'oklch(0.95 0.02 88)';
const SKIN = 'oklch(0.8 0.06 60)';

const person = (coat: string, more: string): string =>
  `<path d="M5.500 21.500c0-6 2.500-8.500 6.500-8.500s6.500 2.500 6.500 8.500Z" fill="${coat}" ${L}/><circle cx="12" cy="8.500" r="3.800" fill="${SKIN}" ${L}/>${more}`;
const hat = '<path d="M7 7.200c1-4.500 9-4.500 10 0Z" fill="var(--forest)" stroke="var(--line)" stroke-width="1.3" stroke-linejoin="round"/><path d="M5.800 7.300h12.400" stroke="var(--line)" stroke-width="1.5" stroke-linecap="round"/>';

const paths: Record<string, string> = {
  // Wood: birch discs with bark, ringed pine, dark oak; split wedges, planks, beams.
  firewood_log: `<circle cx="12" cy="12" r="9.300" fill="oklch(0.97 0.012 90)" ${L}/><path d="M4 9.500l2.500.5M4 15l2.300-.8M19.800 8.500l-2.300 1M20 15l-2.500-.6M10 3.200l.5 2.300M14.500 20.500l-.5-2.300" ${N}/><circle cx="12" cy="12" r="5.900" fill="oklch(0.89 0.06 85)" stroke="oklch(0.72 0.06 80)" stroke-width="1.200"/><circle cx="12" cy="12" r="2.400" fill="none" stroke="oklch(0.72 0.06 80)" stroke-width="1.200"/>`,
  softwood_log: `<circle cx="12" cy="12" r="9.300" fill="oklch(0.52 0.09 48)" ${L}/><circle cx="12" cy="12" r="7" fill="oklch(0.73 0.115 58)"/><circle cx="12" cy="12" r="4.800" fill="none" stroke="oklch(0.56 0.11 48)" stroke-width="1.400"/><circle cx="12" cy="12" r="2" fill="none" stroke="oklch(0.56 0.11 48)" stroke-width="1.400"/>`,
  hardwood_log: `<path d="M8.200 3h7.600L21 8.200v7.600L15.800 21H8.200L3 15.800V8.200Z" fill="oklch(0.3 0.025 50)" ${L}/><circle cx="12" cy="12" r="6.300" fill="oklch(0.43 0.045 45)"/><path d="M12 12 7.500 8.500M12 12l5-3M12 12v5.800" stroke="oklch(0.62 0.05 50)" stroke-width="1.300" stroke-linecap="round"/><circle cx="12" cy="12" r="2" fill="oklch(0.62 0.05 50)"/>`,
  firewood_sawn: `<path d="M3 16 9 6l12-2-1 6-8 9Z" fill="oklch(0.89 0.06 85)" ${L}/><path d="M9 6l3 13M9 6l11 4" ${N}/><path d="M3 16l9 3" stroke="oklch(0.97 0.012 90)" stroke-width="2.600"/><path d="M3 16l9 3" ${N}/>`,
  softwood_sawn: `<path d="M2.500 14 14 5.500l7.500 3L10.500 17.500Z" fill="oklch(0.73 0.115 58)" ${L}/><path d="M2.500 14v2.800l8 3.400v-2.700M10.500 20.200l11-9V8.500" fill="oklch(0.6 0.1 50)" ${L}/><path d="M7 13.700l9-6.500" stroke="oklch(0.56 0.11 48)" stroke-width="1.200"/>`,
  hardwood_sawn: `<path d="M3 10.500 14 4l7 2.800v6.400L10.500 20 3 17Z" fill="oklch(0.36 0.03 50)" ${L}/><path d="M3 10.500l7.500 3L21 6.800M10.500 13.500V20" fill="none" stroke="oklch(0.66 0.04 55)" stroke-width="1.300" stroke-linejoin="round"/><path d="M5.500 13.500v2.500l2.500 1v-2.500Z" fill="oklch(0.62 0.05 50)"/>`,
  // Money and stores
  coin: `<circle cx="12" cy="12" r="8.700" fill="var(--gold)" ${L}/><circle cx="12" cy="12" r="6" fill="none" stroke="var(--line)" stroke-width="1" opacity=".55"/><path d="M12 8v8M9.500 9.500h5" ${N}/>`,
  loan: `<path d="M5 3.500h12l2 2v15H5Z" fill="${PAPER}" ${L}/><path d="M8 8h8M8 11h8" ${N}/><circle cx="14.500" cy="16" r="2.800" fill="var(--bad)" ${L}/>`,
  fodder: `<path d="M3.500 9.500h17v9.500h-17Z" fill="oklch(0.84 0.13 95)" ${L}/><path d="M8 9.500v9.500M16 9.500v9.500M5.500 9.500c-1-3 0-5 1-6M12 9.500c0-3 0-4 1-6.500M18 9.500c1-2 1-4 0-5.500" ${N}/>`,
  fuel: `<path d="M12 3c1 4 6 6.500 6 11.500a6 6 0 0 1-12 0c0-3 2-4.500 3-6.500 1 1 1.500 2 1.500 3C12.500 9 12 6 12 3Z" fill="var(--brick)" ${L}/><path d="M12 20a3 3 0 0 0 3-3c0-2-2-3-2.500-5-1 2-3.500 3-3.500 5a3 3 0 0 0 3 3Z" fill="var(--gold)"/>`,
  // Tools
  cart: `<path d="M2.500 8h13l2.500 7H5Z" fill="var(--wood)" ${L}/><path d="M17 12l5-4M6 8l1-3M13 8V5" ${N}/><circle cx="8" cy="17" r="3.600" fill="var(--wood-2)" ${L}/><circle cx="15.500" cy="17.500" r="3" fill="var(--wood-2)" ${L}/><path d="M8 13.500v7M4.500 17h7" stroke="var(--line)" stroke-width="1"/>`,
  raft: `<path d="M2 18.500q2.500-2 5 0t5 0 5 0 5 0v3H2Z" fill="var(--water)" ${L}/><path d="M4 12.500h15l2 4H2.500Z" fill="var(--wood)" ${L}/><path d="M8 12.500l-.8 4M12 12.500v4M15.500 12.500l1 4M11.500 12.500V3l6 4.500-6 2" fill="var(--paper-3)" ${L}/>`,
  saw: `<path d="M3 9 17 5.500v8L3 13Z" fill="var(--charcoal-2)" ${L}/><path d="M3 13l1.500 2 1.500-1.900 1.700 2 1.500-1.800 1.700 2 1.500-1.800 1.600 2 1.500-2 1.500 0" ${N}/><path d="M17 5c3-1 4.500.5 4.500 4.500S20 15 17 14Z" fill="var(--wood)" ${L}/>`,
  sled: `<path d="M2.500 17.500h15.500c3 0 3.500-3.500 1.500-4" ${N}/><path d="M4 10.500h13l1.500 3H3Z" fill="var(--brick)" ${L}/><path d="M6 13.500v4M14.500 13.500v4M19 12l2-6" ${N}/><path d="M5 7.500h9v3H5Z" fill="var(--wood)" ${L}/>`,
  blocked: `<path d="M4 16.500 19 6l2 3-15 10.500Z" fill="var(--wood)" ${L}/><path d="M5 6.500 20 18" stroke="var(--bad)" stroke-width="2.600" stroke-linecap="round"/><path d="M11 11 8.500 7.500M15 9l3.500 3" ${N}/>`,
  // Crafts
  stake: `<path d="M8.500 3h6.500v12.500L12 21.500l-3.500-6Z" fill="var(--wood)" ${L}/><path d="M8.500 15.500H15M11 6v6" ${N}/>`,
  board: `<path d="M4 7.500h16v9H4Z" fill="var(--wood-2)" ${L}/><path d="M7 10.500h7M10 13.500h7" stroke="var(--wood)" stroke-width="1.500" stroke-linecap="round"/>`,
  shingle: `<path d="M3.500 5h17v6.500c0 1.500-5.500 1.500-5.700 0 0 1.500-5.500 1.500-5.600 0 0 1.500-5.700 1.500-5.700 0Z" fill="var(--clay)" ${L}/><path d="M6.500 12.500v5c0 1.500 5.500 1.500 5.500 0 0 1.500 5.500 1.500 5.500 0v-5" fill="var(--clay-2)" ${L}/><path d="M12 12.500v5M9.200 5v6.500M14.800 5v6.500" ${N}/>`,
  withe: `<path d="M12 3.500a8.500 8.500 0 1 0 .1 17 8.500 8.500 0 0 0-.1-17Zm0 5a3.500 3.500 0 1 1-.1 7 3.500 3.500 0 0 1 .1-7Z" fill="var(--grove)" fill-rule="evenodd" ${L}/><path d="M6 7.500l4 2M17 5.500l-3 4M19.500 14l-4.500-.5M12 20.500l.5-4.500M5 15.500l4-2" ${N}/>`,
  joker: `<path d="M12 3.500 14.500 9l6 .6-4.500 4 1.300 6-5.300-3.100-5.300 3.100 1.300-6-4.500-4 6-.6Z" fill="var(--gold)" ${L}/>`,
  // Huts
  larder: `<path d="M4 11 12 4l8 7v9.500H4Z" fill="oklch(0.86 0.06 75)" ${L}/><path d="M2.500 12 12 3.500l9.500 8.500" ${N}/><path d="M8 15c0-2.500 8-2.500 8 0v3H8Z" fill="var(--food)" ${L}/>`,
  drying_hut: `<path d="M4 10h16v10.500H4Z" fill="oklch(0.86 0.06 75)" ${L}/><path d="M2.500 10.500 5 5h14l2.500 5.500Z" fill="var(--wood)" ${L}/><path d="M6.500 14h11M6.500 17.500h11" stroke="var(--line)" stroke-width="2.400" stroke-linecap="round"/><path d="M6.800 14h10.400M6.800 17.500h10.400" stroke="var(--wood-2)" stroke-width="1.200"/>`,
  lodging: `<path d="M4 11 12 4l8 7v9.500H4Z" fill="oklch(0.86 0.06 75)" ${L}/><path d="M2.500 12 12 3.500l9.500 8.500" ${N}/><path d="M10 20.500v-6h4.500v6Z" fill="var(--wood)" ${L}/><path d="M16.500 6V3.500h2.500v5" fill="var(--brick)" ${L}/>`,
  // People
  cutter: person('var(--brick)', `${hat}<path d="M16 20 20 9" stroke="var(--line)" stroke-width="2.200" stroke-linecap="round"/><path d="M18 9.500c-.5-3 1-4.500 3.500-5l.5 6Z" fill="var(--charcoal-2)" ${L}/>`),
  carrier: person('var(--water)', `${hat}<path d="M2.500 15.500h8.500v4.500H2.500Z" fill="var(--wood)" ${L}/><path d="M7 15.500v4.500" ${N}/>`),
  sawyer: person('var(--gold)', `${hat}<path d="M11 18.500 21.500 14v4.500L13 21Z" fill="var(--charcoal-2)" ${L}/>`),
  yard_worker: person('var(--forest-2)', `${hat}<path d="M9 15l3 3 3-3" ${N}/>`),
  day_labour: person('var(--clay)', `<path d="M8 6.500c1-3 7-3 8 0" fill="var(--wood)" ${L}/>`),
  // Places on the path, steps
  market: `<path d="M4 10v10.500h16V10" fill="${PAPER}" ${L}/><path d="M2.500 9.500 4.500 4h15l2 5.500c0 2-3.200 2-3.200 0 0 2-3.100 2-3.100 0 0 2-3.200 2-3.200 0 0 2-3.100 2-3.100 0 0 2-3.200 2-3.200 0Z" fill="var(--brick-2)" ${L}/><path d="M4 15h16" ${N}/>`,
  orders: `<path d="M5.500 3.500h13v17h-13Z" fill="${PAPER}" ${L}/><path d="M8.500 8h7M8.500 11.500h7M8.500 15h4" ${N}/>`,
  planned_work: `<path d="M4 5.500h16v15H4Z" fill="${PAPER}" ${L}/><path d="M4 9.500h16M8 3.500v4M16 3.500v4" ${N}/><path d="M8 14.500l2.500 2.500 5-5" fill="none" stroke="var(--good)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  start: `<path d="M6 21V4" ${N}/><path d="M6 4.500h12l-3 4 3 4H6Z" fill="var(--brick)" ${L}/>`,
  choice: `<path d="M8 3.500 13 12h-2l2.500 5h-11L5 12H3Z" fill="var(--forest)" ${L}/><path d="M8 17v3.500" ${N}/><path d="M17 20.500V9.500h4.500v5H17" fill="var(--gold)" ${L}/>`,
  walk: `<path d="M4 21c0-5 13-4 13-9S9 8 9 3" fill="none" stroke="var(--line)" stroke-width="5.500" stroke-linecap="round"/><path d="M4 21c0-5 13-4 13-9S9 8 9 3" fill="none" stroke="var(--sand)" stroke-width="3" stroke-linecap="round"/>`,
  cut: `<path d="M7 21 16 6" stroke="var(--line)" stroke-width="3.600" stroke-linecap="round"/><path d="M7 21 16 6" stroke="var(--wood)" stroke-width="1.600" stroke-linecap="round"/><path d="M12.500 5.500c1-3 6-3.500 8.500-1.500l-4 7.500Z" fill="var(--charcoal-2)" ${L}/>`,
  drying: `<path d="M3 20.500h18" ${N}/><path d="M4.500 13h15v2.500h-15ZM4.500 17h15v2.500h-15Z" fill="var(--wood-2)" ${L}/><path d="M7 10c-2-2 2-3.500 0-6M12 10c-2-2 2-3.500 0-6M17 10c-2-2 2-3.500 0-6" fill="none" stroke="var(--ink-2)" stroke-width="1.500" stroke-linecap="round"/>`,
  sale: `<path d="M3.500 12 12 3.500h8.500V12L12 20.500Z" fill="var(--gold)" ${L}/><circle cx="17" cy="7" r="1.600" fill="var(--paper)" ${L}/>`,
  bonus: `<circle cx="12" cy="12" r="8.500" fill="var(--paper-3)" ${L}/><path d="M12 8v8M8 12h8" ${N}/>`,
  // Seasons
  spring: `<g fill="var(--bonus)" ${L}><circle cx="12" cy="7" r="3.300"/><circle cx="16.800" cy="10.500" r="3.300"/><circle cx="15" cy="16" r="3.300"/><circle cx="9" cy="16" r="3.300"/><circle cx="7.200" cy="10.500" r="3.300"/></g><circle cx="12" cy="12" r="3" fill="var(--gold)" ${L}/>`,
  summer: `<circle cx="12" cy="12" r="5" fill="var(--gold)" ${L}/><path d="M12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300 7 7M17 17l1.700 1.700M18.700 5.300 17 7M7 17l-1.700 1.700" ${N}/>`,
  autumn: `<path d="M5 19C3 10 9 4 20 4c0 11-6 17-15 15Z" fill="var(--clay)" ${L}/><path d="M3.500 20.500 15 9M10 14V9.500M8 16h5" ${N}/>`,
  winter: `<circle cx="12" cy="12" r="9.300" fill="var(--water-2)" ${L}/><path d="M12 5v14M6 8.500l12 7M18 8.500l-12 7M10 6l2 2 2-2M10 18l2-2 2 2M6 11.500l2.200-.7-.4-2.300M18 11.500l-2.200-.7.4-2.300M6 12.500l2.200.7-.4 2.300M18 12.500l-2.200.7.4 2.300" fill="none" stroke="var(--accent)" stroke-width="1.200" stroke-linecap="round"/>`,
};

const same: Record<string, string> = {
  carriers: 'carrier', cutters: 'cutter', sawyers: 'sawyer', transport: 'carrier', arrival: 'raft', plans: 'planned_work', feed: 'food', heat: 'fuel',
  extra_cut: 'cut', log_from_supply: 'hardwood_log', free_sawing: 'saw', free_carry: 'carrier', extra_dry: 'drying', sale_bonus: 'sale',
  food_from_supply: 'food', free_raft: 'raft', extra_workers: 'day_labour', equipment_from_supply: 'cart',
};

/** The inside of a sign's 24 × 24 drawing. */
export function signPaths(name: string): string {
  const id = same[name] ?? name;
  return paths[id] ?? (hasIcon(id) ? iconPaths(id) : '');
}

/** The players' symbols, on 24 × 24. */
export const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M4 4h16v16H4Z',
  'M12 2.500 22 20.500H2Z',
  'M12 1.500 22 12 12 22.500 2 12Z',
  'M8.500 3h7v5.500H21v7h-5.500V21h-7v-5.500H3v-7h5.500Z',
];

/** Scattered the same way every time. */
export function scatter(seed: number, n: number): number[] {
  let h = seed * 2654435761;
  return Array.from({ length: n }, () => {
    h = (Math.imul(h ^ (h >>> 15), 2246822519) + 374761393) >>> 0;
    return (h >>> 8) / 2 ** 24;
  });
}

/** A conifer with its foot at x, y. */
export const fir = (x: number, y: number, s: number): string =>
  `M${x} ${y}l${-s * 0.4} 0 ${s * 0.2} ${-s * 0.42} ${-s * 0.1} 0 ${s * 0.3} ${-s * 0.68} ${s * 0.3} ${s * 0.68} ${-s * 0.1} 0 ${s * 0.2} ${s * 0.42}Z`;

/** Discs or planks piled up: offsets of up to six pieces, base row first. */
export function pile(n: number): [number, number][] {
  const rows: Record<number, [number, number][]> = {
    0: [],
    1: [[0, 0]],
    2: [[-0.5, 0], [0.5, 0]],
    3: [[-0.5, 0], [0.5, 0], [0, 1]],
    4: [[-1, 0], [0, 0], [1, 0], [-0.5, 1]],
    5: [[-1, 0], [0, 0], [1, 0], [-0.5, 1], [0.5, 1]],
    6: [[-1, 0], [0, 0], [1, 0], [-0.5, 1], [0.5, 1], [0, 2]],
  };
  return rows[Math.min(6, n)] ?? [];
}
