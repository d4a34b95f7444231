// What the wheels will show after an option, from the events the server foresees.

import type { Preview } from '../../api/types';

export interface Foreseen {
  goods: Record<string, number>;
  turns: Record<string, number>;
}

const WHEEL_GOODS: Record<string, { refined: string; basic: string[] }> = {
  'wheel:glass_wheel': { refined: 'glass', basic: ['wood', 'water', 'charcoal_glass', 'food_glass', 'sand'] },
  'wheel:brick_wheel': { refined: 'brick', basic: ['food_brick', 'clay', 'charcoal_brick'] },
};

export function foresee(goods: Record<string, number>, preview: Preview | null, seat: number | null): Foreseen | null {
  if (!preview) return null;
  const after = { ...goods };
  const turns: Record<string, number> = {};
  let changed = false;
  for (const event of preview.events) {
    if (event.seat !== seat) continue;
    const amount = Number(event.fields.amount ?? 1);
    const good = String(event.fields.good ?? '').replace('marker:', '');
    if (event.kind === 'gained') after[good] = (after[good] ?? 0) + amount;
    else if (event.kind === 'paid') after[good] = (after[good] ?? 0) - amount;
    else if (event.kind === 'turned') {
      const wheel = String(event.fields.wheel);
      const times = Number(event.fields.times ?? 1);
      const parts = WHEEL_GOODS[wheel];
      turns[wheel] = (turns[wheel] ?? 0) + times;
      if (parts) {
        after[parts.refined] = (after[parts.refined] ?? 0) + times;
        for (const basic of parts.basic) after[basic] = (after[basic] ?? 0) - times;
      }
    } else continue;
    changed = true;
  }
  return changed ? { goods: after, turns } : null;
}
