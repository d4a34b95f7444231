// Every kind of action has a place on the board where a player would reach for it.

import { describe, expect, it } from 'vitest';
import type { LogEntry, OptionInfo } from '../../api/types';
import { flightsOf } from './flights';
import { pile, signPaths } from './icons';
import { spotsOf } from './spots';
import { CRAFTS, doubt, HUTS, LETTERS, TOOLS, TRADES, WOODS, type Player } from './types';

const player = { area: 3, space: 4, wood: { sale: { softwood_sawn: 2 }, dry_1: {}, dry_2: { softwood_sawn: 1 } } } as unknown as Player;
const option = (verb: string, ...things: string[]): OptionInfo => ({ action: 1, name: verb, verb, text: verb, things, targets: things, rules: [] });
const log = 'wood:firewood_log';

describe('options', () => {
  it('are found where the wood lies', () => {
    expect(spotsOf(option('cut', log), player, null)).toEqual(['log@3/firewood_log']);
    expect(spotsOf(option('carry', log, 'place:sale'), player, null)).toEqual(['piece@woodpile/firewood_log', 'place:sale']);
    expect(spotsOf(option('sell', 'place:dry_2', 'wood:softwood_sawn'), player, null)).toEqual(['piece@dry_2/softwood_sawn']);
    expect(spotsOf(option('put', log, 'place:sale', 'order:order_03'), player, null)).toEqual(['piece@sale/firewood_log', 'order:order_03']);
  });

  it('take the place from the preview, or offer every pile of the kind', () => {
    const dry = option('dry', 'wood:softwood_sawn');
    expect(spotsOf(dry, player, 'place:dry_2')).toEqual(['piece@dry_2/softwood_sawn']);
    expect(spotsOf(dry, player, null)).toEqual(['piece@dry_2/softwood_sawn', 'piece@sale/softwood_sawn']);
    expect(spotsOf(option('plan_log', log), player, 'area:5')).toEqual(['log@5/firewood_log']);
    expect(spotsOf(option('plan_log', log), player, null)).toEqual(['ghost:firewood_log']);
  });

  it('without a target of their own lie where a player would reach', () => {
    const verbs = ['hire', 'extra', 'stay', 'cut_all', 'to_saw_store', 'cart', 'raft', 'planned_raft', 'float_all', 'to_fuel', 'sell_all', 'winter_cut', 'sled', 'pay', 'set', 'huts', 'number', 'loan', 'build_huts'];
    for (const verb of verbs) expect(spotsOf(option(verb), player, null).length, verb).toBeGreaterThan(0);
  });

  it('with a target keep it', () => {
    for (const target of ['space:7', 'area:2', 'order:order_01', 'plan:plan_cut', 'tile:cart', 'craft:stake', 'good:saw']) expect(spotsOf(option('any', target), player, null)).toEqual([target]);
  });
});

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
