// What the server sends and takes, as docs/api.md says it. Checked against the generated schema where there is one.

export type Lang = 'en' | 'de';
export type Words = Record<Lang, string>;
export type TableStatus = 'open' | 'playing' | 'finished' | 'closed';

export interface Me {
  id: string;
  name: string;
  lang: Lang;
  guest: boolean;
  account: string | null;
}

export interface ServerInfo {
  version: string;
  languages: Lang[];
  bots: string[];
  mail: boolean;
  webhooks: boolean;
  web_client: boolean;
}

export interface SettingInfo {
  name: string;
  type: 'yes_no' | 'number' | 'choice' | 'text';
  default: boolean | number | string;
  low: number;
  high: number;
  choices: string[];
  label: Words;
  help: Words;
  choice_labels: Record<string, Words>;
  rules: string[];
}

export interface Marks {
  table: string;
  rows: number;
  one_source: number;
  reconstructed: number;
  unsure: { id: string; name: Words; mark: '1' | 'r' }[];
}

export interface GameInfo {
  id: string;
  version: number;
  data: string;
  min_players: number;
  max_players: number;
  name: Words;
  subtitle: Words;
  settings: SettingInfo[];
  marks: Marks[];
  things: Record<string, Words> | null;
  box: unknown;
}

export interface Rules {
  sections: { id: string; title: string; rules: { id: string; text: string }[] }[];
}

export interface NewSeat {
  kind: 'me' | 'open' | 'invited' | 'bot' | 'hotseat';
  level?: string | null;
  name?: string | null;
}

export interface Clock {
  kind: 'none' | 'move' | 'budget';
  seconds: number;
  add: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  spectators?: boolean;
  counts?: boolean;
  shuffle?: boolean;
  clock?: Clock;
  stand_in?: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  person: string | null;
  name: string;
  level: string | null;
  online: boolean;
  stand_in: boolean;
  score: number | null;
  place: number | null;
}

export interface TableSummary {
  id: string;
  game: string;
  players: number;
  status: TableStatus;
  listed: boolean;
  spectators: boolean;
  counts: boolean;
  clock: Clock;
  host: string;
  created: number;
  started: number | null;
  finished: number | null;
  seats: SeatInfo[];
  your_turn: boolean;
}

export interface TableInfo extends Omit<TableSummary, 'your_turn'> {
  options: Record<string, boolean | number | string>;
  shuffle: boolean;
  stand_in: string;
  you: { seats: number[]; host: boolean; key: string | null; seat_keys: Record<string, string> };
  rematch: string | null;
  rematch_of: string | null;
}

export interface QuestionInfo {
  id: string;
  text: string;
  args: Record<string, string | number>;
  rules: string[];
}

export interface OptionInfo {
  action: number;
  name: string;
  verb: string;
  text: string;
  things: string[];
  targets: string[];
  rules: string[];
}

export interface RefusalInfo {
  name: string;
  target: string;
  text: string;
  rule: string;
}

export interface ScoreInfo {
  total: number;
  parts: { source: string; text: string; points: number }[];
}

export interface LogEntry {
  number: number;
  kind: string;
  seat: number | null;
  fields: Record<string, string | number>;
  text: string;
  takes_back: number[];
  /** The rules of what caused the entry. */
  rules: string[];
  /** Whether it followed from an answer that the server gave for this seat. */
  by_server: boolean;
}

export interface Update {
  type: 'update';
  table: string;
  seat: number | null;
  seats: number[];
  version: number;
  status: TableStatus;
  view: Record<string, unknown> | null;
  to_act: number[];
  question: QuestionInfo | null;
  options: OptionInfo[];
  refusals: RefusalInfo[];
  scores: (ScoreInfo | null)[];
  log: LogEntry[];
  log_end: number;
  undo: { possible: boolean; ask: boolean };
  ask: { number: number; seat: number; waiting: number[]; text: string } | null;
  clocks: { seat: number; running: boolean; left: number; deadline: number | null }[];
  premoves: number[];
  auto: boolean;
  ask_always: boolean;
  stand_ins: number[];
  now: number;
  result: { scores: number[]; winners: number[]; places: number[] } | null;
}

export interface Talk {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export type ServerMessage =
  | Update
  | { type: 'done'; id: string; version: number; repeated: boolean }
  | { type: 'refused'; id: string; code: string; message: string; version: number }
  | { type: 'talk'; talk: Talk[] }
  | { type: 'table'; table: TableInfo }
  | { type: 'pong'; now: number };

/** What an option would do, as far as no chance and nothing hidden comes in. */
export interface Preview {
  events: { kind: string; seat: number | null; fields: Record<string, string | number> }[];
  complete: boolean;
}

/** What a bot would do in this seat, and how it values the options. */
export interface Hint {
  level: string;
  action: number;
  reasons: string[];
  values: { action: number; text: string; value: number }[];
}

export interface ReplayFrame {
  number: number;
  seat: number | null;
  move: string;
  view: Record<string, unknown>;
  scores: (ScoreInfo | null)[];
  log: LogEntry[];
}

/** A finished game or a record file, frame by frame, as one seat (or, with -1, everybody) sees it. */
export interface Replay {
  game: string;
  players: number;
  names: string[];
  options: Record<string, boolean | number | string>;
  total: number;
  totals: number[][];
  result: number[] | null;
  frames: ReplayFrame[];
}

export interface Problem {
  status: number;
  code: string;
  message: string;
}
