// Icons of this game on the same 24-px grid as the shared ones; food, wood and arrow are the shared ones.

import { hasIcon, iconPaths } from '../../pieces/icons';

const L = 'stroke="var(--line)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';

const paths: Record<string, string> = {
  stone: `<path d="M3.500 15 6 8.500 12 5l6 2.500 2.800 7L17 19.500H6.500Z" fill="oklch(0.74 0.012 250)" ${L}/><path d="m6 8.500 5.500 3.500L18 7.500M11.500 12 10 19.500M11.500 12l9 2.500" fill="none" stroke="oklch(0.9 0.01 250)" stroke-width="1.4" stroke-linejoin="round"/>`,
  cloth: `<path d="M4 8c3-3 6 0 8-1.500S18 4 20 6v11c-2-2-5 .5-8 1.500S6.500 17 4 19.500Z" fill="oklch(0.66 0.13 320)" ${L}/><path d="M8 7.500v10M13 6.500V18M17 5.500V16" fill="none" stroke="oklch(0.82 0.08 320)" stroke-width="1.4"/>`,
  gold: `<path d="M3 17.500 6 11h12l3 6.500Z" fill="oklch(0.83 0.15 90)" ${L}/><path d="M7.500 11 9.500 6h5l2 5Z" fill="oklch(0.9 0.12 95)" ${L}/><path d="M6 15h8" stroke="oklch(0.95 0.07 95)" stroke-width="1.5" stroke-linecap="round"/>`,
  any: `<path d="M12 3.500 20 8v8l-8 4.500L4 16V8Z" fill="var(--paper-2)" ${L}/><path d="M9.800 9.800a2.300 2.300 0 1 1 3.200 2.100c-.8.400-1 .9-1 1.600M12 16.300h.01" fill="none" stroke="var(--ink)" stroke-width="1.700" stroke-linecap="round"/>`,
  worker: `<circle cx="12" cy="7" r="4" fill="oklch(0.8 0.06 65)" ${L}/><path d="M4.500 20.500c0-6 3-8.500 7.500-8.500s7.500 2.500 7.500 8.500Z" fill="oklch(0.7 0.075 65)" ${L}/><path d="M8 5.500c1-3.500 7-3.500 8 0Z" fill="oklch(0.5 0.07 50)" ${L}/>`,
  camp_worker: `<path d="M3 20.500 12 5l9 15.500Z" fill="oklch(0.88 0.03 80)" ${L}/><path d="M12 5v-2M9.500 20.500 12 12l2.500 8.500Z" fill="oklch(0.5 0.06 50)" ${L}/>`,
  pp: `<path d="M12 2.800 20 5.500v6.300c0 4.800-3.700 7.600-8 9.200-4.300-1.600-8-4.400-8-9.200V5.500Z" fill="var(--gold)" ${L}/><path d="m12 7.500 1.300 2.800 3 .4-2.200 2.100.6 3-2.700-1.500-2.700 1.500.6-3-2.200-2.100 3-.4Z" fill="oklch(0.97 0.04 95)"/>`,
  favour: `<path d="M4 17.500 3 8l5 3.500L12 5l4 6.500L21 8l-1 9.500Z" fill="oklch(0.62 0.18 25)" ${L}/><path d="M4 17.500h16V20H4Z" fill="var(--gold)" ${L}/>`,
  provost: `<path d="M7 21.500c0-8 1.500-11 5-11s5 3 5 11Z" fill="oklch(0.94 0.01 90)" ${L}/><circle cx="12" cy="7.500" r="3.200" fill="oklch(0.82 0.05 65)" ${L}/><path d="M7 6.500c0-4.500 10-4.500 10 0Z" fill="oklch(0.36 0.03 280)" ${L}/>`,
  claim: `<path d="M4.500 12 12 5l7.500 7v8.500h-15Z" fill="var(--paper-2)" ${L}/><path d="M12 17.500V11M9 13.800 12 10.800l3 3" fill="none" stroke="var(--ink)" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round"/>`,
  house: `<path d="M4.500 11.500 12 4.500l7.500 7v9h-15Z" fill="oklch(0.86 0.03 70)" ${L}/><path d="M10 20.500v-5h4v5" fill="none" ${L}/>`,
  build_wood: `<path d="M3.500 12 10.500 5.500 17.500 12v8.500h-14Z" fill="var(--wood-2)" ${L}/><path d="M4 14.500h13M4 17.500h13" stroke="var(--wood)" stroke-width="1.300"/><path d="M17 3.500v6M14 6.500h6" stroke="var(--good)" stroke-width="2.400" stroke-linecap="round"/>`,
  build_stone: `<path d="M3.500 12 10.500 5.500 17.500 12v8.500h-14Z" fill="oklch(0.84 0.008 250)" ${L}/><path d="M4 14.500h13M4 17.500h13M8 12v2.500M13 14.500v3M8 17.500v3" stroke="oklch(0.6 0.012 250)" stroke-width="1.300"/><path d="M17 3.500v6M14 6.500h6" stroke="var(--good)" stroke-width="2.400" stroke-linecap="round"/>`,
  marker: `<path d="M12 2.800 14.700 9l6.500.5-5 4.200 1.600 6.500L12 16.700l-5.800 3.500 1.600-6.500-5-4.200 6.500-.5Z" fill="var(--gold)" ${L}/>`,
  bundle: `<path d="M5 10c2-2.500 12-2.500 14 0l1 8c-2 3-14 3-16 0Z" fill="oklch(0.76 0.06 70)" ${L}/><path d="M8.500 8.500c-1-3 1-4 3.500-3s4.500 0 3.500 3M6 13h12" fill="none" ${L}/>`,
  lock: `<rect x="5" y="10.500" width="14" height="10" rx="2" fill="var(--paper-3)" ${L}/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500M12 14.500v2.500" fill="none" stroke="var(--ink)" stroke-width="1.700" stroke-linecap="round"/>`,
};

/** The inside of an icon's 24 × 24 drawing. */
export const glyph = (name: string): string => paths[name] ?? (hasIcon(name) ? iconPaths(name) : (paths.any ?? ''));
