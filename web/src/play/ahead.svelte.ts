// Choosing ahead: what this seat could do when it was asked before, and what it has chosen for its next turns.

import type { LogEntry, OptionInfo, Update } from '../api/types';

interface Asked {
  id: string;
  text: string;
  options: OptionInfo[];
}

const MOST_QUESTIONS = 2;

export class Ahead {
  /** The last questions this seat was asked, the latest first. */
  asked: Asked[] = $state.raw([]);
  /** The actions that will be played, in this order, when it is this seat's turn. */
  chosen: number[] = $state.raw([]);
  private words = new Map<number, string>();

  constructor(private readonly send: (actions: number[]) => void) {}

  /** Learns from an update; true if something that was chosen turned out not to be possible. */
  look(update: Update, first: boolean, news: LogEntry[]): boolean {
    if (first) this.asked = [];
    const { question, options } = update;
    if (question && options.length) {
      this.asked = [{ id: question.id, text: question.text, options }, ...this.asked.filter((one) => one.id !== question.id)].slice(0, MOST_QUESTIONS);
      for (const option of options) this.words.set(option.action, option.text);
    }
    const played = news.some((entry) => entry.seat === update.seat);
    const gone = !first && this.chosen.length > 0 && !update.premoves.length && question !== null && !played;
    this.chosen = update.premoves;
    return gone;
  }

  /** A chosen action in words, where they are known. */
  text(action: number): string {
    return this.words.get(action) ?? '…';
  }

  add(option: OptionInfo): void {
    this.change([...this.chosen, option.action]);
  }

  remove(at: number): void {
    this.change(this.chosen.filter((_, i) => i !== at));
  }

  private change(actions: number[]): void {
    this.chosen = actions;
    this.send(actions);
  }
}
