// The game's view and box, as src/brettwerk/games/glasstrasse/view.py writes them.

export interface Player {
  goods: Record<string, number>;
  land: string[];
  starts: string[];
  display: string[];
  hand: string[] | null;
  hand_size: number;
  laid: string | null;
  revealed: string | null;
  notches: string[];
  aside: string[];
  locked: string[];
  buildings: number;
  score: number;
}

export interface View {
  phase: string;
  period: number;
  periods: number;
  round: number;
  cup: number;
  introductory: boolean;
  market: (string | null)[][];
  stacks: number[];
  out: string[];
  resolving: { seat: number; card: string; actions: number; paid: boolean; used: number[] } | null;
  seats: Player[];
}

export interface TileInfo {
  kind: 'processing' | 'immediate' | 'bonus' | 'start';
  cost: Record<string, number>;
  points: number;
  effect: string;
  upgrades: string | null;
  shrine: boolean;
  mark: string;
  rule: string;
}

export interface CardInfo {
  order: number;
  entry: string;
  actions: [string, string];
  rule: string;
}

export interface Space {
  id: string;
  row: number;
  col: number;
  start: string;
  forest: string | null;
}

export interface Box {
  tiles: Record<string, TileInfo>;
  cards: Record<string, CardInfo>;
  board: Space[];
}

/** What each wheel carries, refined good first. */
export const WHEELS = {
  glass_wheel: { refined: 'glass', basic: ['wood', 'water', 'charcoal_glass', 'food_glass', 'sand'] },
  brick_wheel: { refined: 'brick', basic: ['food_brick', 'clay', 'charcoal_brick'] },
} as const;

export type WheelId = keyof typeof WHEELS;

/** The good a marker stands for. */
export const goodOf = (marker: string): string => marker.replace(/_(glass|brick)$/, '');
