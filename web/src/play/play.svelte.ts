// What a board is given: the position to draw, what can be clicked, and what happens then. Knows no rules.

import { api } from '../api/http';
import type { GameInfo, LogEntry, OptionInfo, Preview, RefusalInfo, SeatInfo, Update } from '../api/types';
import { w } from '../text/text.svelte';
import { hideTip, showTip } from './tips.svelte';

export interface Choice {
  target: string;
  options: OptionInfo[];
  x: number;
  y: number;
}

export interface TargetProps {
  'data-target': string;
  'data-lit'?: '';
  'data-refused'?: '';
  'data-fresh'?: '';
  'data-pointed'?: '';
  role: 'button' | 'img' | 'group';
  tabindex: number;
  'aria-label': string;
  'aria-disabled'?: boolean;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onpointerdown: (event: PointerEvent) => void;
  onpointerup: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
  oncontextmenu: (event: Event) => void;
}

export class Play {
  readonly info: GameInfo;
  /** What is drawn now. */
  now: Update = $state.raw() as Update;
  seats: SeatInfo[] = $state.raw([]);
  busy = $state(false);
  choice: Choice | null = $state.raw(null);
  /** The option under the pointer or focus, and what it would do. */
  pointed: OptionInfo | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  hint: number | null = $state(null);
  /** The seat whose board is looked at, if not the own one. */
  looking: number | null = $state(null);
  /** A board that asks its question itself folds the list of buttons. */
  folded = $state(false);
  /** Takes back the last step, where that is possible. */
  undo: (() => void) | null = null;
  /** Targets that just changed, for the glow; and the events of the last update, for boards that show numbers change. */
  fresh: Set<string> = $state.raw(new Set());
  happened: LogEntry[] = $state.raw([]);

  /** Sends an option; null where one only watches. */
  send: ((option: OptionInfo) => void) | null = null;
  /** Sends options by name, one after the other, each as soon as it is asked. */
  sendAll: ((names: string[]) => void) | null = null;
  /** While somebody chooses ahead: what can be chosen, and what happens then. */
  ahead: { options: OptionInfo[]; add: (option: OptionInfo) => void } | null = $state.raw(null);
  /** The refusal somebody asked about by pressing what is not possible. */
  refusal: RefusalInfo | null = $state.raw(null);

  lit = $derived.by(() => {
    const found = new Map<string, OptionInfo[]>();
    if (this.busy || !this.send) return found;
    for (const option of this.now.question ? this.now.options : (this.ahead?.options ?? []))
      for (const target of option.targets) found.set(target, [...(found.get(target) ?? []), option]);
    return found;
  });

  refused = $derived.by(() => new Map<string, RefusalInfo>(this.now.refusals.map((r) => [r.target, r])));

  private previews = new Map<number, Preview | null>();
  private previewOf = '';
  private timer = 0;
  private press = 0;
  private pressed = false;

  constructor(info: GameInfo, first: Update, seats: SeatInfo[]) {
    this.info = info;
    this.now = first;
    this.seats = seats;
  }

  /** The name of a thing in the chosen language. */
  name(thing: string): string {
    return w(this.info.things?.[thing]) || thing.slice(thing.indexOf(':') + 1).replaceAll('_', ' ');
  }

  /** Whether the seat looks on from here. */
  mine(seat: number): boolean {
    return this.now.seat === seat;
  }

  point(option: OptionInfo | null): void {
    clearTimeout(this.timer);
    this.pointed = option;
    this.preview = null;
    if (!option || !this.send || this.now.seat === null) return;
    const key = `${this.now.table} ${this.now.version}`;
    if (key !== this.previewOf) {
      this.previews.clear();
      this.previewOf = key;
    }
    const known = this.previews.get(option.action);
    if (known !== undefined) {
      this.preview = known;
      return;
    }
    this.timer = window.setTimeout(() => void this.look(option), 70);
  }

  /** Asks the server what an option would do; null where it cannot say. */
  async look(option: OptionInfo): Promise<Preview | null> {
    const found = await api.preview(this.now.table, this.now.seat ?? 0, option.action).catch(() => null);
    this.previews.set(option.action, found);
    if (this.pointed?.action === option.action) this.preview = found;
    return found;
  }

  choose(option: OptionInfo): void {
    this.choice = null;
    this.point(null);
    hideTip();
    if (this.ahead && !this.now.question) this.ahead.add(option);
    else if (!this.busy) this.send?.(option);
  }

  /** Attributes that make an element a target: lit when an option is about it, explained when pointed at. */
  target(target: string, label: string, lines: string[] = []): TargetProps {
    const options = this.lit.get(target);
    const refusal = this.refused.get(target);
    const lit = options !== undefined;
    const explain = (element: Element) =>
      showTip(element, {
        title: label,
        lines,
        why: refusal && !lit ? { text: refusal.text, rule: refusal.rule } : null,
        options: (options ?? []).map((option) => option.text),
      });
    const press = (element: Element) => {
      if (!options) {
        this.refusal = refusal ?? null;
        return;
      }
      if (options.length === 1 && options[0]) this.choose(options[0]);
      else {
        const box = element.getBoundingClientRect();
        hideTip();
        this.choice = { target, options, x: box.left + box.width / 2, y: box.bottom };
      }
    };
    return {
      'data-target': target,
      ...(lit ? { 'data-lit': '' as const } : {}),
      ...(refusal && !lit ? { 'data-refused': '' as const } : {}),
      ...(this.fresh.has(target) ? { 'data-fresh': '' as const } : {}),
      ...(this.pointed?.targets.includes(target) ? { 'data-pointed': '' as const } : {}),
      role: lit ? 'button' : 'img',
      tabindex: lit ? 0 : -1,
      'aria-label': refusal && !lit ? `${label}. ${refusal.text}` : label,
      onclick: (event) => {
        if (this.pressed) {
          this.pressed = false;
          return;
        }
        press(event.currentTarget as Element);
      },
      onkeydown: (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          event.stopPropagation();
          press(event.currentTarget as Element);
        }
      },
      onpointerenter: (event) => {
        if (event.pointerType === 'touch') return;
        explain(event.currentTarget as Element);
        this.point(options?.[0] ?? null);
      },
      onpointerleave: () => {
        clearTimeout(this.press);
        hideTip();
        if (lit) this.point(null);
      },
      onpointerdown: (event) => {
        if (event.pointerType !== 'touch') return;
        const element = event.currentTarget as Element;
        this.pressed = false;
        this.press = window.setTimeout(() => {
          this.pressed = true;
          explain(element);
        }, 420);
      },
      onpointerup: () => clearTimeout(this.press),
      onfocus: (event) => {
        const element = event.currentTarget as Element;
        if (!element.matches(':focus-visible')) return;
        explain(element);
        this.point(options?.[0] ?? null);
      },
      onblur: () => {
        hideTip();
        this.point(null);
      },
      oncontextmenu: (event) => {
        if (this.pressed) event.preventDefault();
      },
    };
  }

  /** The same for an element whose own words (some perhaps hidden from the eye) are its name. */
  worded(target: string, label: string, lines: string[] = []): Omit<TargetProps, 'aria-label'> {
    const { 'aria-label': _, ...rest } = this.target(target, label, lines);
    return { ...rest, role: rest.role === 'img' ? 'group' : rest.role };
  }

  /** The same without an action: an explanation on hover, focus and long press. */
  tip(label: string, lines: string[] = []): Pick<TargetProps, 'onpointerenter' | 'onpointerleave'> {
    return {
      onpointerenter: (event) => showTip(event.currentTarget as Element, { title: label, lines, why: null, options: [] }),
      onpointerleave: () => hideTip(),
    };
  }
}
