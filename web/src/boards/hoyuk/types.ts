// The game's view and box, as src/brettwerk/games/hoyuk/view.py writes them.

export type Direction = 'up' | 'right' | 'down' | 'left';

export interface Cell {
  cell: string;
  kind: 'house' | 'ruin' | 'pen';
  block: string;
  owner?: number;
  /** Houses of one family have the same number. */
  family?: number;
  storeys?: number;
  roof?: string | null;
  villager?: boolean;
  shaman?: boolean;
  direction?: Direction;
  cattle?: boolean;
}

export type Counted = 'houses' | 'tall' | 'ovens' | 'pens' | 'shrines' | 'cattle' | 'villagers';

export interface Block {
  block: string;
  size: number;
  players: Record<Counted, number>[];
  winners: Record<string, number | null>;
  hit: boolean;
  locusts: boolean;
  evaluated: boolean;
  protected: boolean;
}

export interface Pile {
  pile: string;
  cards: number;
  top: string | null;
  returned: string[];
  closed: boolean;
}

export interface Elements {
  houses: number;
  third: string[];
}

export interface Player {
  seat: number;
  tribe: string | null;
  colour: string | null;
  stock: number;
  built: number;
  score: number;
  points: number;
  houses: number;
  tall: number;
  families: number;
  allowance: number;
  played: string[];
  cards: number;
  hand: Record<string, number> | null;
  tile: string | null;
  /** What the tile shows, and what of it is still to be built. */
  tile_shows: Elements;
  tile_left: Elements;
}

export interface View {
  seat: number;
  phase: string;
  round: number;
  step: number;
  mode: 'basic' | 'advanced' | 'expert';
  house_limit: number;
  start_player: number;
  end_triggered: boolean;
  over: boolean;
  cells: Cell[];
  shaman: string | null;
  blocks: Block[];
  supply: Record<string, number>;
  piles: Pile[];
  tiles: { left: number; aside: string[] };
  disasters: { current: string | null; cards: number; seen: string[]; revealed: number };
  players: Player[];
}

export interface Box {
  side: number;
  tiles: Record<string, Record<string, string>>;
  disasters: Record<string, { selector: string; metric: string; effect: string; amount: string; rule: string }>;
  piles: Record<string, { counts: string; rule: string }>;
  pieces: Record<string, { count: string; mark: string; rule: string }>;
  rewards: Record<string, { mark: string; rule: string }>;
  tribes: Record<string, { colour: string; letter: string; rule: string }>;
  group_points: number[];
}

/** Which number of a block a pile compares. */
export const COUNTED: Record<string, Counted> = {
  oven: 'ovens', shrine: 'shrines', pen: 'pens', tall_house: 'tall', house: 'houses', cattle: 'cattle', villager: 'villagers',
};
