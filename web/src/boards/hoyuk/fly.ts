// Pieces and cards on their way: from a player's stock or the supply to the cell, from a pile to the hand and back.

import type { LogEntry } from '../../api/types';
import { pace, reducedMotion } from '../../state/settings.svelte';
import { markup } from './drawings';

const box = (selector: string): DOMRect | null => {
  for (const element of document.querySelectorAll(selector)) {
    const found = element.getBoundingClientRect();
    if (found.width) return found;
  }
  return null;
};
const home = (what: string): DOMRect | null => box(`[data-home="${what}"]`);
const cellBox = (id: string): DOMRect | null => box(`[data-cell="${id.replace('cell:', '')}"] .ring`);
const after = (thing: unknown): string => String(thing ?? '').replace(/^\w+:/, '');

interface Way {
  from: DOMRect | null;
  to: DOMRect | null;
  what: string;
}

function wayOf(entry: LogEntry): Way | null {
  const { kind, seat, fields } = entry;
  const cell = String(fields.cell ?? '');
  if (kind === 'founded' || kind === 'built' || kind === 'storey') return { from: home(`${seat}/house`), to: cellBox(cell), what: 'house' };
  if (kind === 'pen') return { from: home('supply/pen'), to: cellBox(cell), what: 'pen' };
  if (kind === 'placed') return { from: home(`supply/${after(fields.element)}`), to: cellBox(cell), what: after(fields.element) };
  if (kind === 'removed' || kind === 'taken') return { from: cellBox(cell), to: home(`supply/${after(fields.element)}`), what: after(fields.element) };
  if (kind === 'won') return { from: home(`pile/${after(fields.pile)}`), to: home(`${seat}/cards`), what: after(fields.symbol) };
  if (kind === 'returned') return { from: home(`${seat}/cards`), to: home(`pile/${after(fields.pile)}`), what: 'joker' };
  return null;
}

/** Plays what happened; never longer than a second and a bit. */
export function fly(news: LogEntry[]): void {
  const layer = document.getElementById('motion');
  const step = pace();
  if (!layer || !step || reducedMotion()) return;
  let beat = 0;
  for (const entry of news) {
    const delay = Math.min(beat * step * 0.4, 800);
    if (entry.kind === 'group' || entry.kind.endsWith('_scored')) {
      const at = home(`${entry.seat}/points`);
      if (at) rise(layer, at, Number(entry.fields.points ?? 0), delay, step);
      beat += 1;
      continue;
    }
    const way = wayOf(entry);
    if (!way?.from || !way.to) continue;
    beat += 1;
    travel(layer, way.from, way.to, way.what, delay, step, entry.kind === 'won' || entry.kind === 'returned');
  }
}

function travel(layer: HTMLElement, from: DOMRect, to: DOMRect, what: string, delay: number, step: number, card: boolean): void {
  const piece = document.createElement('div');
  piece.innerHTML = markup(what, 30);
  Object.assign(piece.style, {
    position: 'fixed', left: `${to.left + to.width / 2 - 18}px`, top: `${to.top + to.height / 2 - 18}px`, padding: '3px', borderRadius: '7px', lineHeight: '0',
    ...(card ? { background: 'var(--paper-2)', boxShadow: 'var(--shadow)' } : {}),
  });
  layer.append(piece);
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const animation = piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 0.4 },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 24}px) scale(1.25)`, opacity: 1, offset: 0.55 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: step * 1.4, delay, fill: 'backwards', easing: 'ease-out' },
  );
  animation.onfinish = () => piece.remove();
  animation.oncancel = () => piece.remove();
}

function rise(layer: HTMLElement, at: DOMRect, points: number, delay: number, step: number): void {
  const sign = document.createElement('div');
  sign.className = 'rise plus';
  sign.textContent = `+${points}`;
  Object.assign(sign.style, { left: `${at.left + at.width / 2}px`, top: `${at.top}px` });
  layer.append(sign);
  const animation = sign.animate(
    [
      { opacity: 0, transform: 'translate(-50%, 6px)' },
      { opacity: 1, transform: 'translate(-50%, -10px)', offset: 0.25 },
      { opacity: 0, transform: 'translate(-50%, -24px)' },
    ],
    { duration: step * 4, delay, fill: 'backwards', easing: 'ease-out' },
  );
  animation.onfinish = () => sign.remove();
  animation.oncancel = () => sign.remove();
}
