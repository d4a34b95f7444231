// The game's view and box, as src/brettwerk/games/caylus1303/view.py writes them.

export const RESOURCES = ['food', 'wood', 'stone', 'cloth', 'gold'] as const;

export interface Place {
  id: string;
  tile: string | null;
  banner: 'none' | 'start' | 'wood' | 'stone' | 'monument' | 'residence';
  side: 'empty' | 'printed' | 'setup' | 'claimed' | 'construction' | 'residence' | 'monument';
  owner: number | null;
  workers: number[];
  active: boolean;
}

export interface Player {
  seat: number;
  supply: number;
  camp: number;
  houses: number;
  resources: Record<string, number>;
  characters: string[];
  bundles: number;
  passed: boolean;
  merchant_used: boolean;
  goldsmith_used: boolean;
  pp: number | null;
  score: number | null;
}

export interface View {
  round: number;
  rounds: number;
  phase: string;
  cursor: string | null;
  start_player: number;
  provost: number;
  last_gap: number;
  pass_order: number[];
  road: Place[];
  site: { workers: number[]; slots: { slot: number; tile: string; open: boolean }[] };
  stock: { wood: string[]; stone: string[]; monuments: string[]; characters: string[] };
  pending: { kind: string; seat: number; tile?: string; place?: string | null; bundle?: string[] }[];
  seats: Player[];
}

export interface TileInfo {
  kind: string;
  price: Record<string, number>;
  pp: number;
  setup: string;
  construction: string;
  on_build: string;
  bonus: string;
  income: string;
  rule: string;
  /** Marks of price, points, effect and setup side: certain (empty), one source (1), reconstructed (r). */
  marks: [string, string, string, string];
}

export interface Box {
  tiles: Record<string, TileInfo>;
  characters: Record<string, { phase: string; use: string; limit: string; rule: string }>;
  road: { id: string; kind: string; mark: string; rule: string }[];
}
