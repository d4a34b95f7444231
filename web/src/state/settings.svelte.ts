// What a person has set in this browser; kept in local storage.

import type { Lang } from '../api/types';

export interface Settings {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  speed: 'off' | 'fast' | 'normal' | 'slow';
  askAll: boolean;
  sound: boolean;
  curtain: boolean;
  tray: boolean;
}

const KEY = 'brettwerk-settings';
const browserLang: Lang = (globalThis.navigator?.language ?? 'en').toLowerCase().startsWith('de') ? 'de' : 'en';

function read(): Settings {
  const first: Settings = { lang: browserLang, theme: 'auto', speed: 'normal', askAll: false, sound: false, curtain: true, tray: true };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const reducedMotion = (): boolean =>
  settings.speed === 'off' || (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);

/** How long a step of animation takes, in milliseconds. */
export const pace = (): number => (reducedMotion() ? 0 : { off: 0, fast: 150, normal: 260, slow: 350 }[settings.speed]);
