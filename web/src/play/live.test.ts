// The table over a line that is late: what comes too late for a seat is not shown, and several steps in one go on
// whether the answer or the update comes first.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, OptionInfo, Update } from '../api/types';
import { Live, merge } from './live.svelte';

vi.mock('../state/games.svelte', () => ({ loadGame: () => Promise.resolve({ id: 'glasstrasse', things: {} }) }));

class FakeSocket {
  static OPEN = 1;
  static CLOSED = 3;
  static last: FakeSocket;
  readyState = 1;
  said: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
}

const option = (name: string, action: number): OptionInfo => ({ action, name, verb: name.split(' ')[0] ?? '', text: name, things: [], targets: [], rules: [] });
const entry = (number: number, seat: number, text = ''): LogEntry => ({ number, kind: 'chose', seat, fields: {}, text, takes_back: [], rules: [], by_server: false });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function update(seat: number | null, version: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update', table: 't', seat, seats: [0, 1], version, status: 'playing', view: { of: seat }, to_act: [0, 1],
    question: { id: 'pick_card', text: '', args: {}, rules: [] }, options: ['a', 'b', 'c'].map((id, i) => option(`pick ${id}`, i)), refusals: [],
    scores: [], log: [], log_end: 0, undo: { possible: false, ask: false }, ask: null, clocks: [], premoves: [], auto: false, ask_always: false,
    stand_ins: [], now: 0, result: null, ...more,
  };
}

let live: Live;
let socket: FakeSocket;
const hear = async (message: object): Promise<void> => {
  socket.onmessage({ data: JSON.stringify(message) });
  await settled();
};
const moves = (): Record<string, unknown>[] => socket.said.filter((one) => one.type === 'move');
const done = (version: number): Promise<void> => hear({ type: 'done', id: moves().at(-1)?.id, version, repeated: false });

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { baseURI: 'http://x/', querySelectorAll: () => [], getElementById: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  live = new Live('t', null);
  socket = FakeSocket.last;
  socket.onopen();
});
afterEach(() => {
  live.end();
  vi.unstubAllGlobals();
});

describe('the curtain', () => {
  it('is down before anybody has sat down, and for the next one', async () => {
    await hear(update(0, 1));
    expect(live.curtain).toBe(0);
    live.lift(0);
    expect(live.curtain).toBeNull();
    await hear(update(0, 2, { to_act: [1], question: null, options: [] }));
    expect(live.curtain).toBe(1);
  });

  it('stays down until the next one’s own view is there', async () => {
    await hear(update(0, 1));
    live.lift(0);
    await hear(update(0, 2, { to_act: [1], question: null, options: [] }));
    live.lift(1);
    expect(live.curtain).toBe(1);
    expect(socket.said.at(-1)).toMatchObject({ type: 'hello', seat: 1, log: 0 });
    await hear(update(0, 3, { to_act: [1], question: null, options: [] }));
    expect(live.curtain).toBe(1);
    expect(live.play?.now.version).toBe(2);
    socket.onopen();
    expect(socket.said.at(-1)).toMatchObject({ type: 'hello', seat: 1 });
    await hear(update(1, 3));
    expect(live.curtain).toBeNull();
    expect(live.play?.now.seat).toBe(1);
  });

  it('is not there for one person alone', async () => {
    await hear(update(0, 1, { seats: [0] }));
    expect(live.curtain).toBeNull();
  });
});

describe('several steps in one', () => {
  const picked = (version: number) => update(0, version, { seats: [0], options: ['b', 'c'].map((id, i) => option(`pick ${id}`, 10 + i)) });

  it('go on when the answer comes before the update', async () => {
    await hear(update(0, 1, { seats: [0] }));
    live.play?.sendAll?.(['pick a', 'pick b']);
    await done(2);
    expect(moves()).toHaveLength(1);
    await hear(picked(2));
    expect(moves().map((move) => move.action)).toEqual([0, 10]);
  });

  it('go on when the update comes before the answer', async () => {
    await hear(update(0, 1, { seats: [0] }));
    live.play?.sendAll?.(['pick a', 'pick b']);
    await hear(picked(2));
    expect(moves()).toHaveLength(1);
    expect(live.play?.busy).toBe(true);
    await done(2);
    expect(moves().map((move) => move.action)).toEqual([0, 10]);
  });

  it('stop, and leave the choice to the person, when the next one is not possible', async () => {
    await hear(update(0, 1, { seats: [0] }));
    live.play?.sendAll?.(['pick a', 'pick z']);
    await done(2);
    await hear(picked(2));
    expect(moves()).toHaveLength(1);
    expect(live.play?.busy).toBe(false);
  });

  it('stop when nothing more is asked', async () => {
    await hear(update(0, 1, { seats: [0] }));
    live.play?.sendAll?.(['pick a', 'pick b']);
    await done(2);
    await hear(update(0, 2, { seats: [0], to_act: [1], question: null, options: [] }));
    expect(live.play?.busy).toBe(false);
    await hear(update(0, 3, { seats: [0] }));
    expect(moves()).toHaveLength(1);
  });
});

describe('the log', () => {
  it('grows, and says it anew in another language', () => {
    const english = [entry(1, 0, 'one'), entry(2, 0, 'two')];
    expect(merge(english, [entry(3, 0, 'three')]).map((one) => one.text)).toEqual(['one', 'two', 'three']);
    expect(merge([...english, entry(3, 0, 'three')], [entry(1, 0, 'eins'), entry(2, 0, 'zwei')]).map((one) => one.text)).toEqual(['eins', 'zwei', 'three']);
  });

  it('has no hole when an old update comes between a new hello and its answer', async () => {
    await hear(update(0, 1, { seats: [0], log: [entry(1, 0, 'one')], log_end: 1 }));
    live.newLanguage();
    await hear(update(0, 2, { seats: [0], log: [entry(2, 0, 'two')], log_end: 2 }));
    await hear(update(0, 2, { seats: [0], log: [entry(1, 0, 'eins'), entry(2, 0, 'zwei')], log_end: 2 }));
    expect(live.log.map((one) => one.text)).toEqual(['eins', 'zwei']);
  });
});

describe('choosing ahead', () => {
  const waits = (version: number, premoves: number[]) => update(0, version, { seats: [0], to_act: [1], question: null, options: [], premoves });

  it('offers what was asked before, tells the server, and can be cancelled', async () => {
    await hear(update(0, 1, { seats: [0] }));
    await hear(waits(2, []));
    const [first] = live.ahead.asked[0]?.options ?? [];
    if (first) live.ahead.add(first);
    expect(socket.said.at(-1)).toMatchObject({ type: 'premove', actions: [0], seat: 0 });
    expect(live.ahead.text(0)).toBe('pick a');
    live.ahead.remove(0);
    expect(socket.said.at(-1)).toMatchObject({ type: 'premove', actions: [] });
  });

  it('says when it was not possible, and not when it was played', async () => {
    await hear(update(0, 1, { seats: [0] }));
    await hear(waits(2, [1]));
    await hear(update(0, 3, { seats: [0], premoves: [] }));
    expect(live.problem).not.toBeNull();
    live.problem = null;
    await hear(waits(4, [1]));
    await hear(update(0, 5, { seats: [0], premoves: [], log: [entry(1, 0)], log_end: 1 }));
    expect(live.problem).toBeNull();
  });
});

describe('why something is not possible', () => {
  const refusals = [{ name: 'build mill', target: 'tile:mill', text: 'too dear', rule: 'GS-6.1' }];
  const ask = async (): Promise<void> => {
    await hear(update(0, 1, { seats: [0], refusals }));
    if (live.play) live.play.refusal = live.play.now.refusals[0] ?? null;
  };

  it('stays to be read while others act', async () => {
    await ask();
    await hear(update(0, 2, { seats: [0], refusals, log: [entry(1, 1)], log_end: 1 }));
    expect(live.play?.refusal?.text).toBe('too dear');
  });

  it('goes when it is possible, and when one has done something else', async () => {
    await ask();
    await hear(update(0, 2, { seats: [0], log: [entry(1, 1)], log_end: 1 }));
    expect(live.play?.refusal).toBeNull();
    await ask();
    await hear(update(0, 3, { seats: [0], refusals, log: [entry(2, 0)], log_end: 2 }));
    expect(live.play?.refusal).toBeNull();
  });

  it('goes when another one looks from this screen', async () => {
    await hear(update(0, 1, { refusals }));
    if (live.play) live.play.refusal = live.play.now.refusals[0] ?? null;
    live.lift(1);
    await hear(update(1, 2, { refusals }));
    expect(live.play?.now.seat).toBe(1);
    expect(live.play?.refusal).toBeNull();
  });
});
