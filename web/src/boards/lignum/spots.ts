// Where on the board each option can be taken: what the game aims at, and where a player would reach for the rest.

import type { OptionInfo } from '../../api/types';
import type { Play, TargetProps } from '../../play/play.svelte';
import type { Player } from './types';

export type Spots = Map<string, OptionInfo[]>;

const FIXED: Record<string, string> = {
  cart: 'tile:cart', raft: 'tile:raft', planned_raft: 'tile:raft', sled: 'tile:sled', float_all: 'place:river', to_saw_store: 'place:saw_store',
  to_fuel: 'place:fuel_store', sell_all: 'place:sale', winter_cut: 'place:woodpile', pay: 'food', loan: 'purse', build_huts: 'huts', set: 'huts',
  huts: 'huts', number: 'plan_tiles',
};

/** Verbs whose options say which wood, but not from where; the server's preview tells. */
export const SOURCELESS = ['dry', 'dry_all', 'plan_log'];

export function spotsOf(option: OptionInfo, player: Player | undefined, source: string | null): string[] {
  const of = (domain: string): string => option.things.find((thing) => thing.startsWith(`${domain}:`))?.slice(domain.length + 1) ?? '';
  const [wood, place] = [of('wood'), of('place')];
  switch (option.verb) {
    case 'cut':
      return [`log@${player?.area}/${wood}`];
    case 'cut_all':
    case 'stay':
      return [`area:${player?.area}`];
    case 'plan_log':
      return source?.startsWith('area:') ? [`log@${source.slice(5)}/${wood}`] : [`ghost:${wood}`];
    case 'bonus':
      return [`ghost:${wood}`];
    case 'carry':
    case 'load':
      return [`piece@woodpile/${wood}`, `place:${place}`];
    case 'float':
      return [`piece@woodpile/${wood}`];
    case 'saw':
      return [`piece@saw_store/${wood}`];
    case 'sell':
    case 'plan_dry':
    case 'drying_hut':
      return [`piece@${place}/${wood}`];
    case 'put':
      return [`piece@${place}/${wood}`, `order:${of('order')}`];
    case 'dry':
      return (source?.startsWith('place:') ? [source.slice(6)] : ['dry_2', 'dry_1', 'sale'].filter((at) => player?.wood[at]?.[wood])).map((at) => `piece@${at}/${wood}`);
    case 'dry_all':
      return source ? [source] : [];
    case 'hire':
    case 'extra':
      return [`space:${player?.space}`];
  }
  const fixed = FIXED[option.verb];
  return fixed ? [fixed] : option.targets;
}

export function findSpots(play: Play, player: Player | undefined, source: string | null): Spots {
  const found: Spots = new Map();
  if (play.busy || !play.send) return found;
  for (const option of play.now.options)
    for (const spot of spotsOf(option, player, source)) found.set(spot, [...(found.get(spot) ?? []), option]);
  return found;
}

/** The attributes of a target whose options are known: the same behaviour as any target's, other options. */
export function aim(play: Play, target: string, options: OptionInfo[] | undefined, label: string, lines: string[] = []): TargetProps {
  const lit = new Map(options?.length ? [[target, options]] : []);
  const seen: Play = new Proxy(play, {
    get: (whole, key) => {
      if (key === 'lit') return lit;
      const value: unknown = Reflect.get(whole, key, whole);
      return typeof value === 'function' ? (value.bind(seen) as unknown) : value;
    },
    set: (whole, key, value) => Reflect.set(whole, key, value, whole),
  });
  const { 'data-pointed': _, ...props } = seen.target(target, label, lines);
  return options?.some((option) => option.action === play.pointed?.action) ? { ...props, 'data-pointed': '' } : props;
}
