// Wood, tiles and coins fly from where they were to where they are, as the events tell it; others' fly to their seat.

import type { LogEntry } from '../../api/types';
import { signPaths } from './icons';

const bare = (value: unknown): string => String(value ?? '').replace(/^[a-z_]+:/, '');
const NEXT: Record<string, string> = { sale: 'dry_1', dry_1: 'dry_2', dry_2: 'dry_3' };

interface Flight {
  sign: string;
  from: string[];
  to: string[];
  count: number;
}

/** From where to where something goes in an event; places by preference, the first that is drawn counts. */
export function flightsOf(entry: LogEntry): Flight[] {
  const { seat, fields } = entry;
  const wood = bare(fields.wood);
  const at = (place: string): string[] => [`${seat}/${place}/${wood}`, `${seat}/${place}`, `${seat}/mini`];
  const amount = Number(fields.amount ?? 1);
  const one = (sign: string, from: string[], to: string[], count = 1): Flight[] => [{ sign, from, to, count }];
  switch (entry.kind) {
    case 'cut':
      return one(wood, [`log@${bare(fields.area)}/${wood}`, `area:${bare(fields.area)}`], at('woodpile'));
    case 'carried':
    case 'loaded':
      return one(wood, at('woodpile'), at(bare(fields.target)));
    case 'floated':
      return one(wood, at('woodpile'), at('river'));
    case 'landed':
      return one(wood, at('river'), at(bare(fields.target)), amount);
    case 'split':
      return [...one(wood, at('saw_store'), at('fuel_store'), Number(fields.fuel ?? 0)), ...one(wood, at('saw_store'), at('sale'), Number(fields.sale ?? 0))];
    case 'sold':
      return one('coin', at(bare(fields.place)), at('purse'));
    case 'dried':
      return one(wood, at(bare(fields.place)), at(NEXT[bare(fields.place)] ?? 'dry_3'));
    case 'food_taken':
    case 'used_larder':
      return one('food', [`food@${bare(fields.area)}`, `area:${bare(fields.area)}`], at('food'), Math.min(3, amount));
    case 'log_gained':
      return one(wood, ['space:8'], at('woodpile'), amount);
    default:
      return [];
  }
}

const find = (names: string[]): Element | null => {
  for (const name of names) {
    const found = document.querySelector(`[data-spot="${name}"]`) ?? document.querySelector(`[data-target="${name}"]`);
    if (found && found.getBoundingClientRect().width) return found;
  }
  return null;
};

/** Plays the flights of some events within a second. */
export function fly(news: LogEntry[], step: number): void {
  const layer = document.getElementById('motion');
  if (!layer || !step) return;
  const all = news.flatMap(flightsOf).flatMap((flight) => Array.from({ length: Math.min(4, flight.count) }, () => flight));
  const gap = Math.min(step * 0.45, 800 / Math.max(1, all.length));
  all.slice(0, 24).forEach((flight, i) => {
    const [from, to] = [find(flight.from), find(flight.to)];
    if (!from || !to || from === to) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const piece = document.createElement('div');
    piece.innerHTML = `<svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">${signPaths(flight.sign)}</svg>`;
    Object.assign(piece.style, { position: 'fixed', left: '0', top: '0' });
    const place = (box: DOMRect): string => `translate(${box.left + box.width / 2 - 13}px, ${box.top + box.height / 2 - 13}px)`;
    layer.append(piece);
    const motion = piece.animate([{ transform: place(a), opacity: 1 }, { transform: place(b), opacity: 1, offset: 0.9 }, { transform: place(b), opacity: 0 }], {
      duration: step * 1.4,
      delay: i * gap,
      fill: 'backwards',
      easing: 'cubic-bezier(.3,.6,.2,1)',
    });
    motion.onfinish = () => piece.remove();
    motion.oncancel = () => piece.remove();
  });
}
