// A table as it is played: updates in order and at a pace one can follow, and what a person does there.

import { tick } from 'svelte';
import type { GameInfo, LogEntry, OptionInfo, ServerMessage, TableInfo, Talk, Update } from '../api/types';
import { loadGame } from '../state/games.svelte';
import { pace, settings } from '../state/settings.svelte';
import { problemText, t } from '../text/text.svelte';
import { Ahead } from './ahead.svelte';
import { Connection, type Line } from './connection';
import { animate, measure } from './motion';
import { Play } from './play.svelte';
import { chime } from './sound';

const MOST_WAIT = 1200;

export class Live {
  table: TableInfo | null = $state.raw(null);
  play: Play | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  talk: Talk[] = $state.raw([]);
  line: Line = $state('connecting');
  problem: string | null = $state(null);
  /** The seat whose turn it is at a shared screen, while the curtain is down. */
  curtain: number | null = $state(null);
  /** What the server answered for this seat since its last own step. */
  answered: string | null = $state(null);
  readonly ahead = new Ahead((actions) => this.tell('premove', { actions }));
  /** From click to drawn update, the last ones, in milliseconds. */
  times: number[] = [];

  private readonly connection: Connection;
  private queue: Update[] = [];
  private draining = false;
  /** Names of the options still to be sent, one after the other. */
  private plan: string[] = [];
  /** The seat this screen looks from; updates for another one of this screen's seats come too late. */
  private eyes: number | null = null;
  /** The seat whose person has raised the curtain. */
  private lifted: number | null = null;
  /** The last entry of the log that the server has sent. */
  private logEnd = 0;
  private wanted = 0;
  private clicked = 0;
  private skip: (() => void) | null = null;
  private actor: number | null = null;
  private since = 0;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.connection = new Connection(id, {
      hello: () => ({
        type: 'hello', seat: this.eyes, log: this.logEnd, talk: this.talk.at(-1)?.number ?? 0, lang: settings.lang, key: this.key,
      }),
      hear: (message) => this.hear(message),
      line: (line) => (this.line = line),
    });
  }

  end(): void {
    this.connection.end();
  }

  /** Connects anew, for example as somebody who has a seat now. */
  reconnect(): void {
    this.eyes = null;
    this.connection.reconnect();
  }

  /** Asks for everything again in the chosen language. */
  newLanguage(): void {
    this.logEnd = 0;
    this.connection.hello();
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
        this.connection.answered(message.id);
        this.wanted = message.version;
        if (this.play && this.play.now.version >= message.version && !this.queue.length) {
          this.play.busy = this.plan.length > 0;
          // The update came before this answer: a plan goes on from here.
          if (this.plan.length && !this.draining) this.goOn(this.play.now);
        }
        break;
      case 'refused': {
        const sent = this.connection.answered(message.id);
        this.stopPlan();
        if (message.code !== 'stale' || sent?.type !== 'move') this.problem = problemText(message.code, message.message);
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
    if (this.eyes !== null && update.seat !== this.eyes && update.seats.includes(this.eyes)) return 0;
    const info: GameInfo = this.play?.info ?? (await loadGame(this.table?.game ?? ''));
    const first = !this.play || this.play.now.seat !== update.seat;
    const seen = first ? 0 : (this.log.at(-1)?.number ?? 0);
    const news = update.log.filter((entry) => entry.number > seen);
    this.log = merge(first ? [] : this.log, update.log);
    this.logEnd = update.log_end;
    this.eyes = update.seat;
    const step = first || this.plan.length ? 0 : pace();
    const before = step > 0 ? measure() : null;
    if (!this.play) {
      this.play = new Play(info, update, this.table?.seats ?? []);
      this.play.send = (option) => this.move(option);
      this.play.undo = () => this.undo();
      this.play.sendAll = (names) => this.moveAll(names);
    } else {
      const own = this.play.now.question !== null && !first;
      this.play.now = update;
      this.play.choice = null;
      this.play.hint = null;
      // Why something is not possible stays to be read while others act, as long as it is so.
      const stays = !first && !news.some((entry) => entry.seat === update.seat);
      this.play.refusal = (stays && this.play.refusal && this.play.refused.get(this.play.refusal.target)) || null;
      this.play.point(null);
      if (!own && update.question && settings.sound) chime();
    }
    if (first && update.seat !== null && update.status === 'playing' && update.ask_always !== settings.askAll) this.askAlways(settings.askAll);
    const answers = news.filter((entry) => entry.by_server && entry.text).map((entry) => entry.text);
    if (first || news.some((entry) => entry.seat === update.seat)) this.answered = first ? null : answers.join(' · ') || null;
    if (this.ahead.look(update, first, news)) this.problem = t('ahead-gone');
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
    this.goOn(update);
    const mine = update.question !== null && !this.queue.length;
    return news.length && !mine ? step * Math.min(2, news.length) : 0;
  }

  /** At a shared screen the curtain comes down when it is another one's turn. */
  private lower(update: Update): void {
    const waiting = update.seats.filter((seat) => update.to_act.includes(seat));
    if (update.seats.length < 2 || update.status !== 'playing') this.curtain = null;
    else if (waiting.length) {
      const next = update.seat !== null && waiting.includes(update.seat) ? update.seat : (waiting[0] ?? null);
      this.curtain = next === update.seat && next === this.lifted ? null : next;
      if (this.curtain !== null && !settings.curtain) this.lift(this.curtain);
    } else if (this.lifted === update.seat) this.curtain = null;
  }

  /** The next person has sat down at this screen; the curtain stays until there is nothing of the last one to see. */
  lift(seat: number): void {
    this.lifted = seat;
    if (this.play?.now.seat === seat) {
      this.curtain = null;
      this.goOn(this.play.now);
      return;
    }
    this.eyes = seat;
    this.logEnd = 0;
    this.problem = null;
    this.stopPlan();
    this.connection.hello();
  }

  /** Goes on with what was planned. */
  private goOn(update: Update): void {
    if (!this.plan.length || this.curtain !== null) return;
    // What was sent must be done and drawn before the next step of a plan: others may act in between.
    if (update.version < this.wanted || this.connection.awaits('move')) return;
    const next = this.plan.shift();
    const option = update.options.find((one) => one.name === next);
    if (option) this.move(option);
    else this.stopPlan();
  }

  /** Forgets what was planned; the person decides. */
  private stopPlan(): void {
    this.plan = [];
    if (this.play) this.play.busy = false;
  }

  // -- what a person does ------------------------------------------------------------------------------------------

  private move(option: OptionInfo): void {
    const play = this.play;
    if (!play) return;
    play.busy = true;
    this.problem = null;
    this.clicked = performance.now();
    this.wanted = play.now.version + 1;
    this.tell('move', { version: play.now.version, action: option.action });
  }

  private moveAll(names: string[]): void {
    const [first, ...rest] = names;
    const option = this.play?.now.options.find((one) => one.name === first);
    if (!option) return;
    this.plan = rest;
    this.move(option);
  }

  undo(): void {
    if (!this.play?.now.undo.possible) return;
    this.play.busy = true;
    this.wanted = this.play.now.version + 1;
    this.tell('undo', { version: this.play.now.version });
  }

  /** To be asked everything, or only what matters. */
  askAlways(on: boolean): void {
    settings.askAll = on;
    this.tell('ask_always', { on });
  }

  ask(): void {
    this.tell('ask', { version: this.play?.now.version ?? 0 });
  }

  answer(ask: number, yes: boolean): void {
    this.tell('answer', { ask, yes });
  }

  back(): void {
    this.tell('back');
  }

  chat(text: string): void {
    this.connection.say({ type: 'talk', text: text.slice(0, 500) });
  }

  /** Says something as the seat one looks from. */
  private tell(type: string, more: Record<string, unknown> = {}): void {
    this.connection.say({ type, ...more, seat: this.play?.now.seat ?? null });
  }
}

/** Both logs as one; where both have an entry, the newer words count. */
export function merge(old: LogEntry[], more: LogEntry[]): LogEntry[] {
  if ((old.at(-1)?.number ?? 0) < (more[0]?.number ?? 1)) return [...old, ...more];
  const all = new Map([...old, ...more].map((entry) => [entry.number, entry]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
