// Every thing of the game is drawn, and wood flies from where it lay to where it lies.

import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../api/types';
import { flightsOf } from './flights';
import { pile, signPaths } from './icons';
import { CRAFTS, doubt, HUTS, LETTERS, TOOLS, TRADES, WOODS } from './types';

const log = 'wood:firewood_log';

describe('drawings', () => {
  it('exist for every thing of the game', () => {
    const stations = ['carriers', 'fodder', 'planned_work', 'cutters', 'orders', 'sawyers', 'market'];
    const effects = ['extra_cut', 'log_from_supply', 'free_sawing', 'free_carry', 'extra_dry', 'sale_bonus', 'food_from_supply', 'free_raft', 'extra_workers', 'equipment_from_supply'];
    const steps = ['choice', 'walk', 'plans', 'cut', 'arrival', 'transport', 'saw', 'orders', 'sale', 'drying', 'bonus', 'sled', 'feed', 'heat'];
    for (const name of [...WOODS, ...TOOLS, ...CRAFTS, ...HUTS, ...TRADES, ...stations, ...effects, ...steps, 'coin', 'food', 'blocked', 'loan', 'spring', 'summer', 'autumn', 'winter'])
      expect(signPaths(name), name).not.toBe('');
  });

  it('pile up at most six', () => {
    expect([0, 1, 4, 6, 11].map((n) => pile(n).length)).toEqual([0, 1, 4, 6, 6]);
  });

  it('tell what is reconstructed', () => {
    expect([doubt('(r)'), doubt('price publisher page (1)'), doubt(''), doubt('(1) name; numbers (r)')]).toEqual(['r', 'one', null, 'r']);
    expect(LETTERS.h).toBe('hardwood_sawn');
  });
});

describe('flights', () => {
  it('follow the wood', () => {
    const event = (kind: string, fields: LogEntry['fields']): LogEntry => ({ number: 1, kind, seat: 2, fields, text: '', takes_back: [], rules: [], by_server: false });
    const [cut] = flightsOf(event('cut', { wood: log, area: 'area:4' }));
    expect([cut?.from[0], cut?.to[0]]).toEqual(['log@4/firewood_log', '2/woodpile/firewood_log']);
    const [dried] = flightsOf(event('dried', { wood: log, place: 'place:dry_1' }));
    expect([dried?.from[0], dried?.to[0]]).toEqual(['2/dry_1/firewood_log', '2/dry_2/firewood_log']);
    expect(flightsOf(event('split', { wood: 'wood:firewood_sawn', fuel: 3, sale: 1 })).map((one) => one.count)).toEqual([3, 1]);
    expect(flightsOf(event('round', { round: 2 }))).toEqual([]);
  });
});
