// The types we write by are those of the server: this file does not compile where they have come apart.

import type { components } from './schema';
import type { Hint, LogEntry, OptionInfo, Preview, Replay, SeatInfo, TableInfo, TableSummary, Update } from './types';

type Server = components['schemas'];
type Fits<Theirs extends Ours, Ours> = Theirs;

export type Checked = [
  Fits<Server['Update'], Update>,
  Fits<Server['TableInfo'], Loose<TableInfo>>,
  Fits<Server['TableSummary'], Loose<TableSummary>>,
  Fits<Server['SeatInfo'], SeatInfo>,
  Fits<Server['OptionInfo'], OptionInfo>,
  Fits<Server['LogEntry'], LogEntry>,
  Fits<Server['Preview'], Preview>,
  Fits<Server['Hint'], Hint>,
  Fits<Server['Replay'], Replay>,
];

/** A clock's fields have defaults, so the schema calls them optional; the server always writes them. */
type Loose<T extends { clock: unknown }> = Omit<T, 'clock'>;
