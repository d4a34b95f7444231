// One set of icons, drawn on a 24-px grid with the same line; two tones each. Colours are the theme's custom properties.

const L = 'stroke="var(--line)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';

const paths: Record<string, string> = {
  // Goods
  wood: `<path d="M3 9.5 15 5l5 2.5v5L8.500 18 3 15Z" fill="var(--wood)" ${L}/><ellipse cx="5.800" cy="12.300" rx="2.800" ry="3.600" fill="var(--wood-2)" ${L}/><path d="M11 8.500l6-2.300" ${L} fill="none"/>`,
  sand: `<path d="M2.500 19c3-1 4-9.500 9.500-12 5 2.500 6.500 11 9.500 12Z" fill="var(--sand)" ${L}/><path d="M12 7c-.5 3-3 4.500-2 12" fill="none" ${L}/><path d="M15 14h.01M17 16.500h.01M14.500 17h.01" ${L}/>`,
  water: `<path d="M12 3c3.800 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2.200-6 6-11Z" fill="var(--water)" ${L}/><path d="M9 14.500a3 3 0 0 0 2.600 2.800" fill="none" stroke="var(--water-2)" stroke-width="1.8" stroke-linecap="round"/>`,
  clay: `<path d="M3 16c0-4 2-4.500 3.500-6S9.500 6 12.500 6 18 8.500 19 10.500 21.500 13 21 16.500C19 19 5.500 19.500 3 16Z" fill="var(--clay)" ${L}/><path d="M8 11.500c1.500 1.500 3.500 1.500 5 .5M12.500 15c1.500.8 3.500.5 5-.5" fill="none" stroke="var(--clay-2)" stroke-width="1.6" stroke-linecap="round"/>`,
  food: `<path d="M4 12.500c0-4.500 3.600-6.500 8-6.500s8 2 8 6.500V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" fill="var(--food)" ${L}/><path d="M8.500 9l1.200 3M12 8.300l1.200 3.200M15.500 9l1.200 3" fill="none" stroke="var(--food-2)" stroke-width="1.6" stroke-linecap="round"/>`,
  charcoal: `<path d="M4 15 7.500 7.500 13 6l6.500 5-1 6.500-6 2.500-6.500-1Z" fill="var(--charcoal)" ${L}/><path d="m7.500 7.500 4 5 7-1.500M11.500 12.500 10.500 19.500" fill="none" stroke="var(--charcoal-2)" stroke-width="1.3" stroke-linejoin="round"/>`,
  glass: `<path d="M6.500 4h11l-1 8.500a4.500 4.500 0 0 1-9 0Z" fill="var(--glass)" ${L}/><path d="M12 17v3.500M8.500 20.500h7" ${L} fill="none"/><path d="M9 6.500l.5 5" stroke="var(--glass-2)" stroke-width="1.8" stroke-linecap="round"/>`,
  brick: `<path d="M3 10l5-4h13v8l-5 4.500H3Z" fill="var(--brick)" ${L}/><path d="M3 10h13v8.500M16 10l5-4" fill="none" ${L}/><path d="M6 12.800h3M11 15.800h3" stroke="var(--brick-2)" stroke-width="1.5" stroke-linecap="round"/>`,
  any_basic: `<path d="M12 3.500 20 8v8l-8 4.500L4 16V8Z" fill="var(--paper-3)" ${L}/><path d="M9.800 9.800a2.300 2.300 0 1 1 3.200 2.100c-.8.400-1 .9-1 1.600M12 16.300h.01" fill="none" ${L}/>`,
  // Landscape
  forest: `<path d="M8 3.500 13 12h-2.300l3 5.500H2.300l3-5.500H3Z" fill="var(--forest)" ${L}/><path d="M16.500 7 20.500 13.500h-1.700L21.500 18h-7" fill="var(--forest-2)" ${L}/><path d="M8 17.500v3M17 18v2.500" ${L}/>`,
  grove: `<circle cx="8.500" cy="10" r="5" fill="var(--grove)" ${L}/><circle cx="16" cy="12" r="4" fill="var(--grove-2)" ${L}/><path d="M8.500 12v7.500M16 14v5.500M4 19.800h16" ${L} fill="none"/>`,
  pit: `<ellipse cx="12" cy="13.500" rx="9.500" ry="6" fill="var(--pit)" ${L}/><ellipse cx="12" cy="14.800" rx="5.500" ry="3" fill="var(--pit-2)"/><path d="M4.500 11c3-2.500 12-2.500 15 0" fill="none" ${L}/>`,
  pond: `<ellipse cx="12" cy="14" rx="9.500" ry="5.800" fill="var(--water)" ${L}/><path d="M7 13.500c1-.8 2-.8 3 0s2 .8 3 0M12 16.500c1-.8 2-.8 3 0" fill="none" stroke="var(--water-2)" stroke-width="1.5" stroke-linecap="round"/><path d="M18 9.500V4M20 10V6" ${L}/>`,
  empty: `<rect x="4" y="4" width="16" height="16" rx="3" fill="var(--meadow)" stroke="var(--line)" stroke-width="1.5" stroke-dasharray="3 2.500"/>`,
  building: `<path d="M5 11 12 4.500 19 11v9H5Z" fill="var(--paper-3)" ${L}/><path d="M3.500 12 12 4l8.500 8" fill="none" ${L}/><path d="M10 20v-5h4v5" fill="var(--wood)" ${L}/>`,
  immediate_building: `<path d="M5 11 12 4.500 19 11v9H5Z" fill="var(--immediate)" ${L}/><path d="M9.500 12h5l-5 5.500h5Z" fill="var(--paper-3)" ${L}/>`,
  display: `<rect x="7" y="3.500" width="11" height="14" rx="1.800" fill="var(--paper-3)" ${L} transform="rotate(9 12 10)"/><rect x="5" y="6" width="11" height="14" rx="1.800" fill="var(--paper-2)" ${L}/><path d="M8 14l2.500-2.500L13 14v3H8Z" fill="var(--brick)"/>`,
  hand_card: `<rect x="4" y="5" width="10" height="15" rx="1.800" fill="var(--paper-3)" ${L} transform="rotate(-10 9 13)"/><rect x="9.500" y="4.500" width="10" height="15" rx="1.800" fill="var(--paper-2)" ${L} transform="rotate(8 14 12)"/>`,
  marker_at_4_or_more: `<circle cx="12" cy="12" r="8.500" fill="var(--paper-3)" ${L}/><path d="M13.500 16.500v-9L8.500 14h7" fill="none" ${L}/>`,
  glass_in_other_buildings: `<path d="M4 12 12 5l8 7v8H4Z" fill="var(--paper-3)" ${L}/><path d="M9.500 12.500h5l-.5 3a2 2 0 0 1-4 0ZM12 17.500V20" fill="var(--glass)" ${L}/>`,
  brick_in_other_buildings: `<path d="M4 12 12 5l8 7v8H4Z" fill="var(--paper-3)" ${L}/><rect x="8.500" y="13" width="7" height="4" fill="var(--brick)" ${L}/>`,
  // Actions and signs
  build: `<path d="M14 4.500c3 0 5 1 6 3l-3.500 1L15 11 12.500 8.500Z" fill="var(--charcoal-2)" ${L}/><path d="m13.500 9.500-9 9 2 2 9-9" fill="var(--wood)" ${L}/>`,
  gift: `<rect x="4" y="10" width="16" height="10" rx="1" fill="var(--paper-3)" ${L}/><path d="M3 7h18v3.500H3ZM12 7v13" fill="var(--brick)" ${L}/><path d="M12 7C10 3 5.500 3.500 7 7M12 7c2-4 6.500-3.500 5 0" fill="none" ${L}/>`,
  draw: `<rect x="5" y="8" width="14" height="12" rx="2" fill="var(--paper-2)" ${L}/><path d="M12 15V3.500M8.500 7 12 3.500 15.500 7" fill="none" ${L}/>`,
  points: `<path d="M12 3.500 19.500 6v6c0 4.500-3.500 7-7.500 8.500C8 19 4.500 16.500 4.500 12V6Z" fill="var(--gold)" ${L}/>`,
  card: `<rect x="6" y="3.500" width="12" height="17" rx="2" fill="var(--paper-3)" ${L}/><circle cx="12" cy="10" r="2.500" fill="var(--wood-2)" ${L}/><path d="M8.500 16.500c.5-3 6.500-3 7 0" fill="var(--wood-2)" ${L}/>`,
  card_back: `<rect x="6" y="3.500" width="12" height="17" rx="2" fill="var(--accent-soft)" ${L}/><path d="m12 7 3.500 5-3.500 5-3.500-5Z" fill="var(--paper-3)" ${L}/>`,
  notch: `<path d="M4 5h16v14h-5a3 3 0 0 0-6 0H4Z" fill="var(--paper-3)" ${L}/>`,
  cup: `<path d="M6.500 4h11v5a5.500 5.500 0 0 1-11 0Z" fill="var(--gold)" ${L}/><path d="M6.500 5.500H3.500c0 3.500 1 5 3.500 5M17.500 5.500h3c0 3.500-1 5-3.500 5M12 14.500V18M8 20.500h8l-1-2.500H9Z" fill="none" ${L}/>`,
  shrine: `<path d="M9 20.500V9.500h6v11ZM7 9.500 12 4l5 5.500ZM7.500 20.500h9" fill="var(--paper-3)" ${L}/><path d="M12 11.500v4M10.500 13h3" ${L}/>`,
  upgrade: `<path d="M4 20V10l8-6 8 6v10Z" fill="var(--brick-2)" ${L}/><path d="M12 17v-6M9 13.500l3-3 3 3" fill="none" ${L}/>`,
  adj: `<path d="M12 4v4M12 16v4M4 12h4M16 12h4" ${L} fill="none"/><rect x="9" y="9" width="6" height="6" rx="1" fill="var(--gold)" ${L}/>`,
  repeat: `<path d="M5 12a7 7 0 0 1 12-5l2 2M19 12a7 7 0 0 1-12 5l-2-2M19 4.500V9h-4.500M5 19.500V15h4.500" fill="none" ${L}/>`,
  arrow: `<path d="M4 12h14M13 7l5.500 5-5.500 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  // The frame
  undo: `<path d="M8 5 3.500 9.500 8 14M4 9.500h9.500a5.500 5.500 0 0 1 0 11H10" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  hint: `<path d="M8.500 16.500c0-2-3-3.500-3-7a6.500 6.500 0 0 1 13 0c0 3.500-3 5-3 7Z" fill="var(--gold)" ${L}/><path d="M9.500 19.500h5M10.500 21.500h3" ${L}/>`,
  log: `<path d="M5 4.500h14v15H5ZM8 9h8M8 12h8M8 15h5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  book: `<path d="M12 6c-2-1.500-5-2-8-1.500v14c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500v-14c-3-.5-6 0-8 1.500ZM12 6v14" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>`,
  chat: `<path d="M4 5h16v11h-9l-4 4v-4H4Z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>`,
  people: `<circle cx="9" cy="8.500" r="3.500" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M3 19c.5-6 11.500-6 12 0M15.500 5.500a3.500 3.500 0 0 1 0 6M17.500 14c2 .8 3.200 2.400 3.500 5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>`,
  clock: `<circle cx="12" cy="12.500" r="8" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M12 8v5l3 2" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>`,
  gear: `<circle cx="12" cy="12" r="3.200" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>`,
  close: `<path d="M6 6l12 12M18 6 6 18" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>`,
  play: `<path d="M7 4.500v15l12-7.500Z" fill="currentColor"/>`,
  first: `<path d="M6 5v14M19 5 9 12l10 7Z" fill="currentColor" stroke="currentColor" stroke-width="2"/>`,
  last: `<path d="M18 5v14M5 5l10 7-10 7Z" fill="currentColor" stroke="currentColor" stroke-width="2"/>`,
  back: `<path d="M15 5 7 12l8 7" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"/>`,
  next: `<path d="M9 5l8 7-8 7" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"/>`,
  pause: `<path d="M7 5h3.500v14H7ZM13.500 5H17v14h-3.500Z" fill="currentColor"/>`,
  chart: `<path d="M4 4v16h16M7 15l4-5 3 3 5-7" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  eye: `<path d="M2.500 12C6 6 18 6 21.500 12 18 18 6 18 2.500 12Z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.600" fill="currentColor"/>`,
  link: `<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.500-1.500" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>`,
  bot: `<rect x="5" y="8" width="14" height="11" rx="3" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M12 8V4.500M9.500 13v1.500M14.500 13v1.500" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>`,
  file: `<path d="M6 3.500h8l4 4v13H6ZM14 3.500v4h4" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>`,
};

export const hasIcon = (name: string): boolean => name in paths;

/** The inside of an icon's 24 × 24 drawing. */
export const iconPaths = (name: string): string => paths[name] ?? paths.any_basic ?? '';

/** An icon as markup, for places outside components. */
export const iconMarkup = (name: string, size: number): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${iconPaths(name)}</svg>`;
