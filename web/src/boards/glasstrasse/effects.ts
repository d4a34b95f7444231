// A printed effect as a row of signs: `conv:wood:1>water:2` is wood, an arrow, two drops. Only for drawing.

export interface Sign {
  icon?: string;
  number?: number;
  /** On spaces adjacent to the tile. */
  adjacent?: boolean;
  text?: string;
}

const text = (value: string): Sign => ({ text: value });
const ARROW: Sign = { icon: 'arrow' };
const LAND = ['pit', 'grove', 'pond'];

function icon(name: string, number = 1): Sign {
  if (name.startsWith('adj_')) return { icon: name.slice(4), number, adjacent: true };
  return { icon: name, number };
}

const between = (signs: Sign[][], sign: string): Sign[] =>
  signs.flatMap((one, i) => (i > 0 ? [text(sign), ...one] : one));

/** One item: `wood:2`, `sand|clay:1`, `same(clay|sand):2`, `place_any:1`. */
function item(code: string): Sign[] {
  const same = /^same\((.+)\):(\d+)$/.exec(code);
  if (same) return [icon('any_basic', Number(same[2]))];
  const [names = '', amount = '1'] = code.split(':');
  if (names === 'place_any') return between(LAND.map((land) => [icon(land)]), '/');
  if (names === 'same_basic') return [icon('any_basic', Number(amount))];
  return between(names.split('|').map((name) => [icon(name, Number(amount))]), '/');
}

const items = (code: string): Sign[] => code.split('+').flatMap(item);

function points(value: string): Sign {
  return { icon: 'points', text: value === '0.5' ? '½' : value };
}

/** The signs of one effect. */
export function signs(code: string): Sign[] {
  const [kind = '', ...rest] = code.split(':');
  const body = rest.join(':');
  const [from = '', to = ''] = body.split('>');
  switch (kind) {
    case 'none':
      return [];
    case 'conv':
      return [...items(from), ARROW, ...items(to)];
    case 'repeat':
      return [{ icon: 'repeat' }, ...items(from), ARROW, ...items(to)];
    case 'gain':
      return items(body);
    case 'gain_each_wheel':
      return [...items(body), text('×2')];
    case 'gain_per':
      return [...items(to), text('per'), ...item(from)];
    case 'place': {
      const [land = '', more] = body.split('+gain:');
      const placed = land === 'any' ? between(LAND.map((one) => [icon(one)]), '/') : [icon(land)];
      return more ? [...placed, text('+'), ...items(more)] : placed;
    }
    case 'place_adj_all':
      return [icon(`adj_${body}`)];
    case 'place_adj_same':
      return [text('2×'), ...between(LAND.map((one) => [icon(`adj_${one}`)]), '/')];
    case 'copy_adj_immediate':
      return [{ icon: 'repeat' }, icon('adj_immediate_building')];
    case 'build':
      return [{ icon: 'build' }, icon('building')];
    case 'draw_display':
      return [{ icon: 'draw' }, icon('display', 3)];
    case 'gift':
      return [icon('any_basic', Number(from.split(':')[0])), text('+'), { icon: 'gift' }];
    case 'score_per':
      return [points(to), text('per'), ...item(from)];
    case 'score_div': {
      const [good = '', number = '1'] = body.split('/');
      return [points('1'), text('per'), icon(good, Number(number))];
    }
    case 'score_group':
      return [points(to), text('per'), icon(from), icon(from), text('…')];
    case 'score_block':
      return [points(to), text('per'), icon(from, 4)];
    case 'score_lesser':
      return [points(to), text('per'), text('min'), icon(from)];
    case 'score_set':
      return [points(to), text('per'), ...items(from)];
    case 'score_min': {
      const [what = '', least = ''] = from.split(':');
      return [points(to), text('≥'), icon(what, Number(least))];
    }
    default:
      return [text('?')];
  }
}

/** The goods of an entry cost. */
export const entrySigns = (code: string): Sign[] => (code === 'none' ? [] : items(code));

const WIDTH = { icon: 22, number: 11, text: 8.5, adjacent: 4 };

export function widthOf(sign: Sign): number {
  let width = sign.icon ? WIDTH.icon : 0;
  if (sign.number !== undefined && sign.number > 1) width += WIDTH.number;
  if (sign.adjacent) width += WIDTH.adjacent;
  if (sign.text && !sign.icon) width += sign.text === 'per' ? 10 : sign.text.length * WIDTH.text + 3;
  return width + 1;
}
