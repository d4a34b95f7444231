// Our own drawings for Höyük, on the 24-px grid of the common icons: elements, symbols, disasters, signs.

const L = 'stroke="var(--line)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"';
const N = `fill="none" ${L}`;

const DRAWINGS: Record<string, string> = {
  // Elements and symbols
  house: `<path d="M12 4 21 8.500 12 13 3 8.500Z" fill="var(--hy-clay-1)" ${L}/><path d="M3 8.500 12 13v8L3 16.500Z" fill="var(--hy-clay-2)" ${L}/><path d="M21 8.500 12 13v8l9-4.500Z" fill="var(--hy-clay-3)" ${L}/><path d="M10.500 7.300 13.500 8.800 11.300 9.900 8.300 8.400Z" fill="var(--line)"/>`,
  tall_house: `<path d="M12 1.500 20 5.500 12 9.500 4 5.500Z" fill="var(--hy-clay-1)" ${L}/><path d="M4 5.500 12 9.500v13l-8-4Z" fill="var(--hy-clay-2)" ${L}/><path d="M20 5.500 12 9.500v13l8-4Z" fill="var(--hy-clay-3)" ${L}/><path d="m4 12 8 4 8-4" ${N}/>`,
  pen: `<path d="M12 9 21.500 14 12 19 2.500 14Z" fill="var(--hy-straw)" stroke="none"/><path d="M2.500 14 12 9l9.500 5M2.500 10.800 12 5.800l9.500 5M2.500 9.500V15M7.200 7V12.500M12 4.500V10M16.800 7V12.500M21.500 9.500V15M21.500 14 12 19M21.500 10.800 12 15.800M12 14.500V20M16.800 12V17.500" fill="none" stroke="var(--hy-wood)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  oven: `<path d="M3.500 19.500C3.500 9.500 7 6.500 12 6.500s8.500 3 8.500 13Z" fill="var(--hy-oven)" ${L}/><path d="M8 19.500c0-5 1.500-6.500 4-6.500s4 1.500 4 6.500Z" fill="oklch(0.28 0.03 40)" ${L}/><path d="M10 19.500c-.4-2.300 1.400-2.600 1.300-4.500 2 .9 3 2.700 2.500 4.500Z" fill="oklch(0.78 0.17 62)"/><path d="M12 4.500c-1.500-1.500 1.500-2 0-3.500" ${N}/>`,
  shrine: `<path d="M6 21v-7h12v7Z" fill="var(--hy-shrine)" ${L}/><path d="M4.500 14h15v-2.500h-15Z" fill="var(--hy-plaster)" ${L}/><path d="M10 11.500C5.500 11 3.500 7.500 4.500 3c1 3 3.500 4.500 6 4.800h3c2.500-.3 5-1.800 6-4.800 1 4.500-1 8-5.500 8.500Z" fill="var(--hy-plaster)" ${L}/><path d="M8 19l2-3 2 3 2-3 2 3" fill="none" stroke="var(--hy-plaster)" stroke-width="1.400" stroke-linecap="round" stroke-linejoin="round"/>`,
  cattle: `<path d="M5 10.500h11l2.500-2.500c2 .3 3.500 1.500 3.500 3.200 0 1.600-1.300 2.500-3 2.500l-1.500 2V19.500h-2.600v-3.300H8v3.300H5.300v-4C4.300 14.500 4 13 5 10.500Z" fill="var(--hy-cattle)" ${L}/><path d="M18 8c-.8-1.500-.6-2.700.6-3.500M20.500 8.500c.8-.8 1.400-1.800 1.200-3" ${N}/><path d="M5 11c-1.700.5-2.300 2-2.200 4" ${N}/><path d="M9 10.800c.5 2 3 2 3.800 0Z" fill="var(--hy-plaster)"/>`,
  villager: `<path d="M6.500 21c0-6 2-9 5.500-9s5.500 3 5.500 9Z" fill="var(--hy-cloth)" ${L}/><circle cx="12" cy="8" r="4" fill="var(--hy-skin)" ${L}/><path d="M8 7.500C8 4 10 3 12 3s4 1 4 4.500c-2-1.500-6-1.500-8 0Z" fill="oklch(0.32 0.04 50)" ${L}/><path d="M8.500 17h7" ${N}/>`,
  shaman: `<path d="M7 22c0-6 2-9.500 5-9.500s5 3.500 5 9.500Z" fill="var(--hy-shaman)" ${L}/><circle cx="12" cy="9.800" r="3.300" fill="var(--hy-skin)" ${L}/><path d="M9 8.300C6.500 7 6 4.500 6.500 1.800M7 5.200 4.300 4.500M15 8.300c2.500-1.300 3-3.800 2.500-6.500M17 5.200l2.700-.7" fill="none" stroke="oklch(0.42 0.06 60)" stroke-width="1.700" stroke-linecap="round"/><path d="M20.500 8v14" fill="none" stroke="var(--hy-wood)" stroke-width="1.600" stroke-linecap="round"/><circle cx="20.500" cy="7.500" r="1.600" fill="var(--fresh)" ${L}/>`,
  joker: `<path d="M12 2.500 21 9l-3.500 11h-11L3 9Z" fill="oklch(0.72 0.09 55)" ${L}/><path d="M12 2.500 12 20M3 9h18M7 9l5 11 5-11" fill="none" stroke="var(--line)" stroke-width="1" opacity=".55"/><path d="m12 7 1.400 3 3.300.4-2.400 2.200.6 3.300-2.900-1.700-2.900 1.700.6-3.300-2.400-2.200 3.300-.4Z" fill="var(--gold)" ${L}/>`,
  block_size: `<path d="M8 5 14 8 8 11 2 8Z" fill="var(--hy-clay-1)" ${L}/><path d="M2 8l6 3v5l-6-3Z" fill="var(--hy-clay-2)" ${L}/><path d="M16 8 22 11 16 14 10 11Z" fill="var(--hy-clay-1)" ${L}/><path d="m10 11 6 3v6l-6-3Z" fill="var(--hy-clay-2)" ${L}/><path d="m22 11-6 3v6l6-3Z" fill="var(--hy-clay-3)" ${L}/>`,
  ruin: `<path d="M2.500 18c1-5 3-6 4.500-9l2.500 1 1 3 3-5 2.500 2 1.500 3 2-1.500 2 6.500c-5 3-14 3-19 0Z" fill="var(--hy-rubble)" ${L}/><path d="m6 16 3-1.500 2 2M13 14.500l3 1 2-1.500" ${N}/>`,
  families: `<path d="M2 12 7.500 7.500 13 12v8H2Z" fill="var(--hy-clay-1)" ${L}/><path d="M11 10l5.500-4.500L22 10v10h-9" fill="var(--hy-clay-2)" ${L}/><path d="M6 20v-4h3v4M16 20v-4h3v4" fill="var(--line)" stroke="none"/>`,
  hand: `<path d="M7 21c-2-2-3.500-5.500-4-8.500-.2-1.400 1.600-1.900 2.200-.6L6.500 14V5.500c0-1.800 2.400-1.800 2.400 0V10V3.500c0-1.900 2.500-1.900 2.500 0V10l.2-5.500c0-1.800 2.400-1.700 2.400 0V11l.6-3.500c.3-1.700 2.500-1.400 2.300.4L16.500 15c-.3 3-1.200 4.500-2.500 6Z" fill="oklch(0.55 0.18 28)" ${L}/>`,
  start: `<path d="M5 22V3M5 4c4-2 8 2 14 0v9c-6 2-10-2-14 0" fill="var(--gold)" ${L}/>`,
  tile_back: `<rect x="3" y="4" width="18" height="16" rx="2" fill="var(--hy-clay-2)" ${L}/><path d="M3 9.300h18M3 14.600h18M9 4v5.300M15 9.300v5.300M9 14.600V20" ${N}/>`,
  check: `<path d="M4 12.500 10 18 20 6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  shield: `<path d="M12 3 20 6v6c0 5-4 8-8 9.500C8 20 4 17 4 12V6Z" fill="var(--hy-shaman)" ${L}/>`,
  most: `<path d="M12 4v16M5.500 10.500 12 4l6.500 6.500" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>`,
  fewest: `<path d="M12 4v16M5.500 13.500 12 20l6.500-6.500" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>`,
  minus: `<path d="M4 12h16" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`,
  plus: `<path d="M4 12h16M12 4v16" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`,
  fit: `<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>`,
  flat: `<path d="M4 4h16v16H4ZM4 12h16M12 4v16" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
  slant: `<path d="M12 5 22 12 12 19 2 12ZM7 8.500 17 15.500M17 8.500 7 15.500" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/>`,
  arrow: `<path d="M3 12h16M13.500 6.500 19.500 12l-6 5.500" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>`,
  // Disasters
  harsh_winter: `<path d="M12 2v20M3.300 7l17.400 10M20.700 7 3.300 17M9 3.500l3 3 3-3M9 20.500l3-3 3 3M3.500 11l4-1-1-4M20.500 13l-4 1 1 4M3.500 13l4 1-1 4M20.500 11l-4-1 1-4" fill="none" stroke="oklch(0.6 0.1 235)" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>`,
  drought: `<circle cx="12" cy="8" r="5" fill="oklch(0.82 0.15 80)" ${L}/><path d="M2 17h20M6 17l2 2-1 3M13 17l-1.500 2.500 2 2.500M18 17l1 2.500" fill="none" stroke="var(--hy-wood)" stroke-width="1.600" stroke-linecap="round"/>`,
  epidemic: `<path d="M12 3c5 0 8 3 8 7.500 0 3-1.500 4.500-3 5.500v4H7v-4c-1.500-1-3-2.500-3-5.500C4 6 7 3 12 3Z" fill="var(--hy-plaster)" ${L}/><circle cx="8.700" cy="11" r="2" fill="var(--line)"/><circle cx="15.300" cy="11" r="2" fill="var(--line)"/><path d="M10.500 20v-3M13.500 20v-3M12 14l-.8 1.500h1.600Z" ${L}/>`,
  earthquake: `<path d="M2 15h20v6H2Z" fill="var(--hy-clay-2)" ${L}/><path d="m11 15 2 2-3 1.500 2 2.500" ${N}/><path d="M4 15V7l6-2.500V15M14 15V6.500l5.500 2.500L18 15" fill="var(--hy-clay-1)" ${L}/><path d="m12.500 2-2 5 2.500 2-2 5" fill="none" stroke="var(--bad)" stroke-width="2" stroke-linejoin="round"/>`,
  fire: `<path d="M12 2c1 4 6.500 6.500 6.500 12.500A6.500 6.500 0 0 1 12 21.500a6.500 6.500 0 0 1-6.500-7C5.500 11 8 10 8 6.500c2 1 2.500 2.500 2.500 4C12 9 13 5.500 12 2Z" fill="oklch(0.68 0.19 45)" ${L}/><path d="M12 12c.5 2.500 3 3.500 3 6a3 3 0 0 1-6 0c0-2.500 2.500-3 3-6Z" fill="oklch(0.86 0.15 90)"/>`,
  flood: `<path d="M2 13c2-2.500 4-2.500 6 0s5 2.500 7 0 5-2.500 7 0v8.500H2Z" fill="var(--water)" ${L}/><path d="M4 17.500c1.500-1.500 3-1.500 4.500 0s3 1.500 4.500 0 3-1.500 4.500 0" fill="none" stroke="var(--water-2)" stroke-width="1.600" stroke-linecap="round"/><path d="M8 9.500V5l4-2.500L16 5v5" fill="var(--hy-clay-1)" ${L}/>`,
  locusts: `<path d="M3 15c3-5 9-7.500 15-7.500 2 0 3.500 1.200 3.500 3S20 13.500 18 13.500c-5 0-9 .5-13 4Z" fill="oklch(0.62 0.13 125)" ${L}/><path d="M8 13.500 11 5l4.500 3M9 14.500 6.500 20l-3-.5M14 13.500l-1.500 5.500M18 13.500l1.500 5M20 8c.5-2 .3-3.500-.8-5" ${N}/><circle cx="18.700" cy="10" r="1" fill="var(--line)"/>`,
  raid: `<path d="m4 3 13 13M20 3 7 16" stroke="var(--charcoal-2)" stroke-width="3" stroke-linecap="round"/><path d="m4 3 13 13M20 3 7 16" ${N}/><path d="m14 19 5-5M19.500 21.500l-3-3M10 19l-5-5M4.500 21.500l3-3" fill="none" stroke="var(--hy-wood)" stroke-width="2.600" stroke-linecap="round"/>`,
  sacrifice: `<path d="M3 21v-5h18v5Z" fill="var(--hy-rubble)" ${L}/><path d="M5.500 16v-3h13v3Z" fill="var(--hy-plaster)" ${L}/><path d="M12 3c.6 3 3.500 3.500 3.500 6.500A3.500 3.500 0 0 1 12 13a3.500 3.500 0 0 1-3.500-3.500C8.500 7 11.500 6 12 3Z" fill="oklch(0.55 0.18 28)" ${L}/>`,
  tornado: `<path d="M3 4h18M5 8h14M8 12h9M9.500 16h5M12 20h1.500" fill="none" stroke="var(--charcoal-2)" stroke-width="3.200" stroke-linecap="round"/><path d="M3 4h18M5 8h14M8 12h9M9.500 16h5M12 20h1.500" fill="none" stroke="var(--line)" stroke-width="1" stroke-linecap="round"/>`,
  volcano: `<path d="M2 21 9 9h6l7 12Z" fill="oklch(0.45 0.04 45)" ${L}/><path d="M9 9h6l1.500 3-2 2-2-2-1.500 4-2-3.500Z" fill="oklch(0.64 0.2 38)" ${L}/><path d="M12 7V3M8.500 6.500 7 4M15.500 6.500 17 4" fill="none" stroke="oklch(0.64 0.2 38)" stroke-width="2" stroke-linecap="round"/>`,
  wolves: `<path d="M3 3l5 4h8l5-4-1 9-5 4-1.500 5h-3L9 16l-5-4Z" fill="var(--charcoal-2)" ${L}/><path d="M7.500 11l2.500 1M16.500 11 14 12" stroke="var(--gold)" stroke-width="2" stroke-linecap="round"/><path d="M10.500 18.500h3l-1.500 2Z" fill="var(--line)"/>`,
};

export const drawing = (name: string): string => DRAWINGS[name] ?? '';
export const markup = (name: string, size: number): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${drawing(name)}</svg>`;

/** The five signs that players wear, on the 24-px grid. */
export const SIGNS = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M4 4h16v16H4Z',
  'M12 2.500 22 20.500H2Z',
  'M12 1.500 22 12 12 22.500 2 12Z',
  'M8.500 3h7v5.500H21v7h-5.500V21h-7v-5.500H3v-7h5.500Z',
];

/** The drawing of a disaster card: two cards share one. */
export const disasterKind = (id: string): string => id.replace(/_\d$/, '');
