// Keys at the table: one for every common answer.

import type { OptionInfo } from '../api/types';

/** The words games use for doing nothing (more): they answer to one key. */
const MODEST = new Set(['pass', 'skip', 'end', 'done', 'stop', 'stay', 'none']);

/** The one option that does nothing (more), where there is exactly one. */
export function modest(options: OptionInfo[]): OptionInfo | null {
  const found = options.filter((option) => MODEST.has(option.verb));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What Enter answers while nothing has the focus: the only option, or the hint. */
export function entered(options: OptionInfo[], hint: number | null): OptionInfo | null {
  if (options.length === 1) return options[0] ?? null;
  return options.find((option) => option.action === hint) ?? null;
}

/** Whether a key belongs to what is being typed, or to the browser. */
export function typed(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.ctrlKey || event.metaKey || event.altKey ||
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'range')
  );
}

/** The keys in the order of the list, by the names of their texts. */
export const KEYS = ['digits', 'arrows', 'enter', 'p', 'u', 'h', 'log', 'escape', 'help', 'any'] as const;
