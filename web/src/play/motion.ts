// Motion from events: pieces travel from where they were to where they are, goods fly to their markers, numbers show
// how they changed. Boards mark pieces with `data-piece="tile:cooperage"` and places where goods live with
// `data-home="0/marker:wood"` (seat/thing).

import type { LogEntry } from '../api/types';
import { iconMarkup } from '../pieces/icons';

type Boxes = Map<string, DOMRect>;

/** Where every piece lies now. */
export function measure(): Boxes {
  const boxes: Boxes = new Map();
  for (const element of document.querySelectorAll<Element>('[data-piece]')) {
    const name = element.getAttribute('data-piece') ?? '';
    if (!boxes.has(name)) boxes.set(name, element.getBoundingClientRect());
  }
  return boxes;
}

const layer = (): HTMLElement | null => document.getElementById('motion');

/** Plays what happened between two drawings; `step` is the length of one movement. */
export function animate(before: Boxes, news: LogEntry[], step: number): void {
  for (const element of document.querySelectorAll<Element>('[data-piece]')) {
    const from = before.get(element.getAttribute('data-piece') ?? '');
    if (!from) continue;
    const to = element.getBoundingClientRect();
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(dx, dy) > 6 && to.width > 0) travel(element, from, step);
  }
  let beat = 0;
  for (const entry of news) {
    const gain = entry.kind === 'gained' ? 1 : entry.kind === 'paid' || entry.kind === 'lost' ? -1 : 0;
    if (!gain || entry.seat === null) continue;
    const home = document.querySelector(`[data-home="${entry.seat}/${String(entry.fields.good)}"]`);
    if (home) change(home, gain * Number(entry.fields.amount ?? 1), String(entry.fields.good), Math.min(beat++ * step * 0.4, 800), step);
  }
}

/** A copy of the piece flies over the table; the piece itself waits, invisible. */
function travel(element: Element, from: DOMRect, step: number): void {
  const over = layer();
  if (!over) return;
  const to = element.getBoundingClientRect();
  let ghost: Element;
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    const box = (element as SVGGraphicsElement).getBBox();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    const copy = element.cloneNode(true) as SVGElement;
    copy.removeAttribute('transform');
    svg.append(copy);
    ghost = svg;
  } else ghost = element.cloneNode(true) as Element;
  ghost.removeAttribute('data-piece');
  ghost.removeAttribute('data-target');
  ghost.setAttribute('aria-hidden', 'true');
  const style = (ghost as HTMLElement).style;
  Object.assign(style, {
    position: 'fixed', margin: '0', left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px`,
    transformOrigin: '0 0',
  });
  over.append(ghost);
  (element as HTMLElement).style.opacity = '0';
  const animation = ghost.animate(
    [
      { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})` },
      { transform: 'none' },
    ],
    { duration: step * 1.3, easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
  const done = () => {
    ghost.remove();
    (element as HTMLElement).style.opacity = '';
  };
  animation.onfinish = done;
  animation.oncancel = done;
}

/** +n or −n rises for a moment where a stock changed. */
function change(home: Element, amount: number, good: string, delay: number, step: number): void {
  const over = layer();
  if (!over) return;
  const box = home.getBoundingClientRect();
  if (!box.width) return;
  const sign = document.createElement('div');
  sign.className = amount > 0 ? 'rise plus' : 'rise minus';
  sign.innerHTML = `${amount > 0 ? '+' : '−'}${Math.abs(amount)}${iconMarkup(good.slice(good.indexOf(':') + 1).replace(/_(glass|brick)$/, ''), 16)}`;
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
  animation.onfinish = () => sign.remove();
  animation.oncancel = () => sign.remove();
}
