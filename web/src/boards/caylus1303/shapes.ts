// The players' symbols as paths on 24 × 24, for pieces inside drawings; the same as PlayerMark draws.

const shapes = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M4 4h16v16H4Z',
  'M12 2.500 22 20.500H2Z',
  'M12 1.500 22 12 12 22.500 2 12Z',
  'M8.500 3h7v5.500H21v7h-5.500V21h-7v-5.500H3v-7h5.500Z',
];

export const shape = (seat: number): string => shapes[seat % 5] ?? '';

/** A worker: a wooden disc in the player's colour with the symbol on it, round its middle. */
export const disc = (seat: number, r = 11): string =>
  `<circle cy="1.500" r="${r}" fill="oklch(0.25 0.03 60 / 0.35)"/><circle r="${r}" fill="var(--player-${seat % 5})" stroke="var(--line)" stroke-width="1.400"/><g transform="scale(${r / 17}) translate(-12 -12)"><path d="${shape(seat)}" fill="oklch(0.98 0.01 85)" stroke="var(--line)" stroke-width="1.600" stroke-linejoin="round"/></g>`;

/** A player's house, its foot in the middle at 0 0. */
export const home = (seat: number, s = 1): string =>
  `<g transform="scale(${s})"><path d="M-9 0V-11L0-19 9-11V0Z" fill="var(--player-${seat % 5})" stroke="var(--line)" stroke-width="1.400" stroke-linejoin="round"/><g transform="translate(0 -7) scale(.44) translate(-12 -12)"><path d="${shape(seat)}" fill="oklch(0.98 0.01 85)" stroke="var(--line)" stroke-width="1.600"/></g></g>`;
