// The effect language of the data tables (`1 cloth > 4 pp | 2 cloth > 6 pp`) as rows of numbers and icons.

export interface Part {
  icon: string;
  number: string;
}

export interface Row {
  price: Part[];
  gain: Part[];
}

const SPECIAL: Record<string, Part[]> = {
  house: [{ icon: 'house', number: '' }],
  claim: [{ icon: 'claim', number: '' }],
  'build wood': [{ icon: 'build_wood', number: '' }],
  'build stone': [{ icon: 'build_stone', number: '' }],
  'build stone -1 stone': [
    { icon: 'build_stone', number: '' },
    { icon: 'stone', number: '−1' },
  ],
  'provost 0..2': [{ icon: 'provost', number: '±2' }],
};

function items(text: string): Part[] {
  const special = SPECIAL[text.trim()];
  if (special) return special;
  return text.split(' + ').flatMap((item) => {
    const match = /^(\d+) (\w+)$/.exec(item.trim());
    return match ? [{ number: match[1] ?? '', icon: match[2] ?? '' }] : [];
  });
}

export function rows(text: string): Row[] {
  if (!text) return [];
  if (text.startsWith('per player')) return [{ price: [{ icon: 'worker', number: '1' }], gain: [{ icon: 'provost', number: '±1' }] }];
  return text
    .split(' | ')
    .map((option) => {
      const [left = '', right] = option.split(' > ');
      return right === undefined ? { price: [], gain: items(left) } : { price: items(left), gain: items(right) };
    })
    .filter((row) => row.gain.length);
}

export interface Glyph {
  icon: string;
  number: string;
  x: number;
  y: number;
}

/** Where the icons of an effect stand, for a line height; width is that of the widest line. */
export function lay(text: string, size: number): { glyphs: Glyph[]; width: number; height: number } {
  const glyphs: Glyph[] = [];
  const lines = rows(text);
  let width = 0;
  const made: { from: number; width: number }[] = [];
  lines.forEach((row, i) => {
    let x = 0;
    const from = glyphs.length;
    const y = i * (size + 1);
    const put = (part: Part): void => {
      const digits = part.number.length * size * 0.5;
      glyphs.push({ ...part, x, y });
      x += digits + (part.icon ? size : 0) + size * 0.14;
    };
    row.price.forEach(put);
    if (row.price.length) {
      glyphs.push({ icon: 'arrow', number: '', x, y });
      x += size * 0.88;
    }
    row.gain.forEach(put);
    made.push({ from, width: x });
    width = Math.max(width, x);
  });
  made.forEach((line, i) => {
    const end = made[i + 1]?.from ?? glyphs.length;
    for (let k = line.from; k < end; k++) {
      const glyph = glyphs[k];
      if (glyph) glyph.x += (width - line.width) / 2;
    }
  });
  return { glyphs, width, height: lines.length * (size + 1) };
}
