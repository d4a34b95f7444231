import { describe, expect, it } from 'vitest';
import type { Play } from '../../play/play.svelte';
import { isEmpty, label, name, printed, thingOf } from './things';

const names: Record<string, string> = { 'view:deck': 'Orders in the deck', 'view:points': 'Points', 'order:castle': 'Castle' };
const play = {
  name: (thing: string) => names[thing] ?? thing.slice(thing.indexOf(':') + 1).replaceAll('_', ' '),
  seats: [{ name: 'Ada' }, { name: 'Ben' }],
  lit: new Map([['place:s7', []]]),
  refused: new Map([['tile:mill', {}]]),
  info: { box: { order: { castle: { points: 10, clover: 1, none: 0, text: '', parts: [1] } }, round: 3 } },
} as unknown as Play;

describe('the generic board', () => {
  it('labels keys by the words of the game, else by themselves', () => {
    expect(label(play, 'deck')).toBe('Orders in the deck');
    expect(label(play, 'start_player')).toBe('start player');
    expect(label(play, 'order:castle')).toBe('Castle');
  });

  it('calls seats by their players', () => {
    expect(name(play, 'seat:B')).toBe('Ben');
    expect(name(play, 'seat:D')).toBe('D');
  });

  it('finds the thing behind a plain name that is lit or refused', () => {
    expect(thingOf(play, 'order:castle')).toBe('order:castle');
    expect(thingOf(play, 's7')).toBe('place:s7');
    expect(thingOf(play, 'mill')).toBe('tile:mill');
    expect(thingOf(play, 'planning')).toBe(null);
  });

  it('shows what is printed on a thing, and nothing where nothing is', () => {
    expect(printed(play, 'order:castle')).toEqual([
      ['Points', '10'],
      ['clover', '1'],
      ['none', '0'],
    ]);
    expect(printed(play, 'round:x')).toEqual([]);
    expect(printed(play, 'meadow:clover')).toEqual([]);
  });

  it('tells empty values from zero', () => {
    expect([null, undefined, '', false, [], {}].every(isEmpty)).toBe(true);
    expect([0, 'a', true, [0], { a: null }].some(isEmpty)).toBe(false);
  });
});
