// The connection to one table: hello, updates in order and at a pace one can follow, messages sent until answered.

import { tick } from 'svelte';
import type { GameInfo, LogEntry, OptionInfo, ServerMessage, TableInfo, Talk, Update } from '../api/types';
import { loadGame } from '../state/games.svelte';
import { pace, settings } from '../state/settings.svelte';
import { animate, measure } from './motion';
import { Play } from './play.svelte';
import { chime } from './sound';

type Sent = { id: string; type: string } & Record<string, unknown>;

const MOST_WAIT = 1200;
const FINAL_CODES = new Set([4401, 4403, 4404]);

export class Live {
  table: TableInfo | null = $state.raw(null);
  play: Play | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  talk: Talk[] = $state.raw([]);
  connection: 'connecting' | 'open' | 'lost' | 'gone' = $state('connecting');
  closed: number | null = $state(null);
  problem: string | null = $state(null);
  /** The seat whose turn it is at a shared screen, while the curtain is down. */
  curtain: number | null = $state(null);
  /** What was answered without asking, so that it can be changed. */
  answered: string | null = $state(null);
  /** From click to drawn update, the last ones, in milliseconds. */
  times: number[] = [];

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Sent>();
  private queue: Update[] = [];
  private draining = false;
  private plan: string[] = [];
  private shown: number | null = null;
  private ended = false;
  private retries = 0;
  private logEnd = 0;
  private seat: number | null = null;
  private wanted = 0;
  private clicked = 0;
  private asksAgain = false;
  private undoing = false;
  private autoVersion = -1;
  private skip: (() => void) | null = null;
  private heart = 0;
  private actor: number | null = null;
  private since = 0;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.connect();
    this.heart = window.setInterval(() => this.raw({ type: 'ping' }), 25_000);
  }

  get mySeats(): number[] {
    return this.table?.you.seats ?? [];
  }

  get shared(): boolean {
    return this.mySeats.length > 1;
  }

  end(): void {
    this.ended = true;
    clearInterval(this.heart);
    this.socket?.close();
  }

  // -- connection --------------------------------------------------------------------------------------------------

  private connect(): void {
    const url = new URL(`api/tables/${this.id}/live`, document.baseURI);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.retries = 0;
      this.connection = 'open';
      this.hello();
      for (const message of this.waiting.values()) this.raw(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.ended || this.socket !== socket) return;
      this.closed = event.code;
      if (FINAL_CODES.has(event.code)) {
        this.connection = 'gone';
        return;
      }
      this.connection = 'lost';
      const wait = Math.min(8000, 300 * 2 ** this.retries++) + Math.random() * 200;
      window.setTimeout(() => !this.ended && this.connect(), wait);
    };
  }

  /** Connects anew, for example as somebody who has a seat now. */
  reconnect(): void {
    const old = this.socket;
    this.seat = null;
    this.connect();
    old?.close();
  }

  private raw(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Says hello: again for another language or another seat at this screen. */
  hello(): void {
    this.raw({
      type: 'hello',
      seat: this.seat,
      log: this.logEnd,
      talk: this.talk.at(-1)?.number ?? 0,
      lang: settings.lang,
      key: this.key,
    });
  }

  newLanguage(): void {
    this.log = [];
    this.logEnd = 0;
    this.hello();
  }

  say(message: Record<string, unknown> & { type: string }): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const sent = { ...message, id } as Sent;
    this.waiting.set(id, sent);
    this.raw(sent);
    return id;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        if (this.play) this.play.seats = message.table.seats;
        break;
      case 'update':
        this.queue.push(message);
        void this.drain();
        break;
      case 'talk':
        this.talk = [...this.talk, ...message.talk.filter((one) => one.number > (this.talk.at(-1)?.number ?? 0))];
        break;
      case 'done':
        this.waiting.delete(message.id);
        this.wanted = message.version;
        if (this.play && this.play.now.version >= message.version && !this.queue.length) {
          this.play.busy = false;
          if (this.plan.length && !this.draining) void this.goOn(this.play.now);
        }
        break;
      case 'refused': {
        const sent = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        this.plan = [];
        if (this.play) this.play.busy = false;
        if (message.code !== 'stale' || sent?.type !== 'move') this.problem = message.message;
        break;
      }
      case 'pong':
        break;
    }
  }

  // -- updates, one after the other --------------------------------------------------------------------------------

  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    try {
      for (let update = this.queue.shift(); update; update = this.queue.shift()) {
        // One player's turn plays for at most 1.2 seconds, however many steps it has.
        const actor = update.log.at(-1)?.seat ?? null;
        if (actor !== this.actor || performance.now() - this.since > 4 * MOST_WAIT) {
          this.actor = actor;
          this.since = performance.now();
        }
        const wait = await this.show(update);
        const left = MOST_WAIT - (performance.now() - this.since);
        if (wait > 0 && left > 0) await this.rest(Math.min(wait, left));
      }
    } finally {
      this.draining = false;
    }
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, milliseconds);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Any key hurries what is being played back. */
  hurry(): void {
    this.skip?.();
  }

  /** Draws an update; answers how long the next one should wait. */
  private async show(update: Update): Promise<number> {
    const info: GameInfo = this.play?.info ?? (await loadGame(this.table?.game ?? ''));
    const news = update.log.filter((entry) => entry.number > this.logEnd);
    if (this.shown !== null && this.shown !== update.seat) this.log = [];
    this.log = this.shown === update.seat || this.log.length ? [...this.log, ...news] : news;
    const first = this.shown === null || this.shown !== update.seat;
    this.logEnd = update.log_end;
    this.shown = update.seat;
    this.seat = update.seat;
    const step = first || this.plan.length ? 0 : pace();
    const before = step > 0 ? measure() : null;
    if (!this.play) {
      this.play = new Play(info, update, this.table?.seats ?? []);
      this.play.send = (option) => this.move(option);
      this.play.undo = () => this.undo();
      this.play.sendAll = (names) => this.moveAll(names);
    } else {
      const own = this.play.now.question !== null && this.play.now.seat === update.seat;
      this.play.now = update;
      this.play.choice = null;
      this.play.hint = null;
      this.play.point(null);
      if (!own && update.question && settings.sound) chime();
    }
    this.play.happened = first ? [] : news;
    this.play.fresh = new Set(first ? [] : news.flatMap((entry) => Object.values(entry.fields).map(String)));
    if (update.version >= this.wanted) this.play.busy = this.plan.length > 0;
    await tick();
    if (this.clicked) {
      this.times.push(performance.now() - this.clicked);
      (window as unknown as { brettwerkTimes?: number[] }).brettwerkTimes = this.times;
      this.clicked = 0;
    }
    if (before) animate(before, news, step);
    this.lower(update);
    await this.goOn(update);
    const mine = update.question !== null && !this.queue.length;
    return news.length && !mine ? step * Math.min(2, news.length) : 0;
  }

  /** At a shared screen the curtain comes down when it is another one's turn. */
  private lower(update: Update): void {
    if (!this.shared || update.status !== 'playing') {
      this.curtain = null;
      return;
    }
    const waiting = this.mySeats.filter((seat) => update.to_act.includes(seat));
    if (waiting.length && update.seat !== null && !waiting.includes(update.seat)) this.curtain = waiting[0] ?? null;
    else if (this.play && this.lifted !== update.seat && waiting.length) this.curtain = update.seat;
  }

  private lifted: number | null = null;

  /** The next person has sat down at this screen. */
  lift(seat: number): void {
    this.lifted = seat;
    this.curtain = null;
    if (this.seat !== seat) {
      this.seat = seat;
      this.logEnd = 0;
      this.answered = null;
      this.hello();
    }
  }

  /** Goes on with what was planned, or answers what needs no asking. */
  private async goOn(update: Update): Promise<void> {
    const play = this.play;
    if (!play || !update.question || this.curtain !== null) return;
    if (this.plan.length) {
      // What was sent must be done and drawn before the next step of a plan: others may act in between.
      if (update.version < this.wanted || [...this.waiting.values()].some((sent) => sent.type === 'move')) return;
      const next = this.plan.shift();
      const option = update.options.find((one) => one.name === next);
      if (option) await this.move(option);
      else this.plan = [];
      return;
    }
    const usual = usualAnswer(update.options);
    if (!usual || settings.askAll || this.queue.length) {
      this.asksAgain = false;
      this.undoing = false;
      return;
    }
    if (this.undoing && update.undo.possible) {
      this.undo();
      return;
    }
    if (this.asksAgain) {
      this.asksAgain = false;
      return;
    }
    // It is asked when the answer does more than give the goods: when a wheel would turn.
    const preview = await play.look(usual);
    if (play.now !== update || preview?.events.some((event) => event.kind === 'turned' || event.kind === 'lost')) return;
    this.autoVersion = update.version;
    this.answered = usual.text;
    await this.move(usual, true);
  }

  // -- what a person does ------------------------------------------------------------------------------------------

  private async move(option: OptionInfo, auto = false): Promise<void> {
    const play = this.play;
    if (!play) return;
    play.busy = true;
    this.problem = null;
    this.undoing = false;
    if (!auto) {
      this.answered = null;
      this.clicked = performance.now();
    }
    this.wanted = play.now.version + 1;
    this.say({ type: 'move', version: play.now.version, action: option.action, seat: play.now.seat });
  }

  private async moveAll(names: string[]): Promise<void> {
    const [first, ...rest] = names;
    const option = this.play?.now.options.find((one) => one.name === first);
    if (!option) return;
    this.plan = rest;
    await this.move(option);
  }

  undo(): void {
    if (!this.play?.now.undo.possible) return;
    this.undoing = true;
    this.answered = null;
    this.play.busy = true;
    this.wanted = this.play.now.version + 1;
    this.say({ type: 'undo', version: this.play.now.version, seat: this.play.now.seat });
  }

  /** Takes back the answer that was given without asking, and asks. */
  changeAnswer(): void {
    this.undo();
    this.undoing = false;
    this.asksAgain = true;
  }

  ask(): void {
    if (this.play) this.say({ type: 'ask', version: this.play.now.version, seat: this.play.now.seat });
  }

  answer(ask: number, yes: boolean): void {
    this.say({ type: 'answer', ask, yes, seat: this.play?.now.seat ?? null });
  }

  back(): void {
    this.say({ type: 'back', seat: this.play?.now.seat ?? null });
  }

  chat(text: string): void {
    this.say({ type: 'talk', text: text.slice(0, 500) });
  }
}

/** The answer that almost everybody gives to a question that rarely matters: take all that is offered. */
export function usualAnswer(options: OptionInfo[]): OptionInfo | null {
  return options.find((option) => option.verb === 'take' && option.things.includes('measure:all')) ?? null;
}
