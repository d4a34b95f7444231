// Motion from this game's events: workers walk from supply to building and on to the camp, resources fly to their owner.

import type { LogEntry } from '../../api/types';
import { glyph } from './icons';
import { disc } from './shapes';

const find = (selector: string): Element | null => [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0) ?? null;

function fly(markup: string, size: number, from: Element | null, to: Element | null, delay: number, step: number): void {
  const over = document.getElementById('motion');
  if (!over || !from || !to) return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const piece = document.createElement('div');
  piece.innerHTML = markup;
  piece.setAttribute('aria-hidden', 'true');
  Object.assign(piece.style, { position: 'fixed', width: `${size}px`, height: `${size}px`, left: `${b.left + b.width / 2 - size / 2}px`, top: `${b.top + b.height / 2 - size / 2}px` });
  over.append(piece);
  const dx = a.left + a.width / 2 - b.left - b.width / 2;
  const dy = a.top + a.height / 2 - b.top - b.height / 2;
  const animation = piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 18}px) scale(1.15)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: step * 1.2, delay, fill: 'backwards', easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
  animation.onfinish = animation.oncancel = () => piece.remove();
}

function rise(at: Element | null, amount: number, icon: string, delay: number, step: number): void {
  const over = document.getElementById('motion');
  if (!over || !at || !amount) return;
  const box = at.getBoundingClientRect();
  const sign = document.createElement('div');
  sign.className = amount > 0 ? 'rise plus' : 'rise minus';
  sign.innerHTML = `${amount > 0 ? '+' : '−'}${Math.abs(amount)}<svg viewBox="0 0 24 24" width="16" height="16">${glyph(icon)}</svg>`;
  Object.assign(sign.style, { left: `${box.left + box.width / 2}px`, top: `${box.top}px` });
  over.append(sign);
  const animation = sign.animate(
    [
      { opacity: 0, transform: 'translate(-50%, 6px)' },
      { opacity: 1, transform: 'translate(-50%, -10px)', offset: 0.25 },
      { opacity: 1, transform: 'translate(-50%, -14px)', offset: 0.7 },
      { opacity: 0, transform: 'translate(-50%, -24px)' },
    ],
    { duration: step * 4, delay, fill: 'backwards', easing: 'ease-out' },
  );
  animation.onfinish = animation.oncancel = () => sign.remove();
}

const worker = (seat: number): string => `<svg viewBox="-12 -12 24 24" width="24" height="24">${disc(seat)}</svg>`;

export function flights(news: LogEntry[], step: number): void {
  let beat = 0;
  let place: Element | null = null;
  for (const entry of news) {
    const seat = entry.seat;
    const at = typeof entry.fields.place === 'string' ? (find(`[data-spot="${entry.fields.place}"]`) ?? find(`[data-target="${entry.fields.place}"]`)) : null;
    if (entry.kind === 'activated') place = at;
    if (seat === null) continue;
    const amount = Number(entry.fields.amount ?? 1);
    const delay = Math.min(beat * step * 0.35, 850);
    const own = (what: string): Element | null => find(`[data-home="${seat}/${what}"]`);
    const before = beat++;
    if (entry.kind === 'placed') fly(worker(seat), 24, own('supply'), at, delay, step);
    else if (entry.kind === 'on_site') fly(worker(seat), 24, own('supply'), find('[data-target="site:site"]'), delay, step);
    else if (entry.kind === 'returned') fly(worker(seat), 24, at, own('camp'), delay, step);
    else if (entry.kind === 'left_site') fly(worker(seat), 24, find('[data-target="site:site"]'), own('camp'), delay, step);
    else if (entry.kind === 'gained') {
      const icon = String(entry.fields.resource).replace('resource:', '');
      if (place) fly(`<svg viewBox="0 0 24 24" width="22" height="22">${glyph(icon)}</svg>`, 22, place, own(`resource:${icon}`), delay, step);
      rise(own(`resource:${icon}`), amount, icon, delay + step * 0.6, step);
    } else if (entry.kind === 'paid') rise(own(`resource:${String(entry.fields.resource).replace('resource:', '')}`), -amount, String(entry.fields.resource).replace('resource:', ''), delay, step);
    else if (entry.kind === 'hired') rise(own('supply'), amount, 'worker', delay, step);
    else if (entry.kind === 'sent') rise(own('supply'), -amount, 'worker', delay, step);
    else if (entry.kind === 'scored') rise(own('pp') ?? own('supply'), amount, 'pp', delay, step);
    else beat = before;
  }
}
