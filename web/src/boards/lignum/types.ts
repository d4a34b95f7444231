// The game's view and box, as src/brettwerk/games/lignum/view.py writes them.

export type Counts = Record<string, number>;

export interface Space {
  number: number;
  type: string;
  tile: string | null;
  foremen: number[];
  stock?: number;
  extra?: number;
}

export interface Area {
  number: number;
  logs: Counts;
  food: number;
  tiles: number[];
}

export interface Player {
  thalers: number;
  loans: number;
  arrears: number;
  food: number;
  fodder: number[];
  equipment: Counts;
  craft: Counts;
  huts: Counts;
  area: number | null;
  chosen: number | null;
  has_chosen: boolean;
  space: number | null;
  letter: string | null;
  hired: Counts;
  idle: Counts;
  yard_worker: boolean;
  day_labour: number;
  planned: Counts;
  orders: { order: string; met: boolean[] }[];
  filled: string[];
  plan_tiles: number[];
  wood: Record<string, Counts>;
  score: number;
}

export interface Plan {
  card: string;
  price: number;
  tiles: { seat: number; number: number; rounds: number }[];
}

export interface View {
  phase: string;
  step: string | null;
  round: number;
  year: number;
  season: string;
  orders_in_play: boolean;
  plans_in_play: boolean;
  open_choice: boolean;
  order: number[];
  clearing: number[];
  position: number;
  path: Space[];
  areas: Area[];
  supply: Counts;
  craft_stack: number;
  marking_deck: number;
  winters: string[];
  offer: string[];
  order_deck: number;
  plans: Plan[];
  seats: Player[];
}

type Row = Record<string, string>;

export interface Box {
  prices: { market: number; sets: number[]; extra_sawyer: number; loan: number; loans: number; repayment: number[]; drying: Counts };
  path: Record<string, Row>;
  wood: Record<string, Row>;
  stock: Record<string, Row>;
  craft: Record<string, Row>;
  winters: Record<string, Row>;
  orders: Record<string, Row>;
  plans: Record<string, Row>;
}

export const LOGS = ['firewood_log', 'softwood_log', 'hardwood_log'];
export const WOODS = [...LOGS, 'firewood_sawn', 'softwood_sawn', 'hardwood_sawn'];
export const TOOLS = ['cart', 'raft', 'saw', 'sled'];
export const CRAFTS = ['stake', 'board', 'shingle', 'withe', 'joker'];
export const HUTS = ['larder', 'drying_hut', 'lodging'];
export const TRADES = ['cutter', 'carrier', 'sawyer'];

/** The wood a letter of the tables stands for. */
export const LETTERS: Record<string, string> = Object.fromEntries([...'FSHfsh'].map((letter, i) => [letter, WOODS[i] ?? '']));

export const sum = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((a, b) => a + b, 0);

/** Whether a mark of the tables says "reconstructed" or "from one source". */
export const doubt = (mark: string | undefined): 'r' | 'one' | null => (mark?.includes('(r)') ? 'r' : mark?.includes('(1)') ? 'one' : null);
