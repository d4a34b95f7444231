// Drawing: every printed effect has signs, every forecast adds up, every compound breaks where it may.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasIcon } from '../../pieces/icons';
import { soften } from '../../text/soften';
import type { Preview } from '../../api/types';
import { entrySigns, signs } from './effects';
import { foresee } from './foresee';

const DATA = join(import.meta.dirname, '../../../../src/brettwerk/games/glasstrasse/data');

function column(file: string, name: string): string[] {
  const [head = '', ...rows] = readFileSync(join(DATA, file), 'utf8').trim().split('\n');
  const at = head.split(',').indexOf(name);
  return rows.map((row) => [...row.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((m) => m[2] ?? m[1] ?? '')[at] ?? '');
}

describe('effects', () => {
  const codes = [...column('buildings.csv', 'effect_code'), ...column('specialists.csv', 'action1_code'), ...column('specialists.csv', 'action2_code')];

  it('are all drawn with icons we have', () => {
    expect(codes.length).toBeGreaterThan(120);
    for (const code of codes) {
      const row = signs(code);
      expect(row.length, code).toBeGreaterThan(0);
      for (const sign of row) if (sign.icon) expect(hasIcon(sign.icon), `${code}: ${sign.icon}`).toBe(true);
      expect(row.some((sign) => sign.text === '?'), code).toBe(false);
    }
  });

  it('show entry costs', () => {
    for (const code of column('specialists.csv', 'entry_code')) for (const sign of entrySigns(code)) expect(hasIcon(sign.icon ?? '')).toBe(true);
  });

  it('read as printed', () => {
    expect(signs('conv:wood:1>water:2')).toEqual([{ icon: 'wood', number: 1 }, { icon: 'arrow' }, { icon: 'water', number: 2 }]);
    expect(signs('score_per:sand>0.5')[0]).toEqual({ icon: 'points', text: '½' });
  });
});

describe('foresight', () => {
  const goods = { glass: 0, sand: 0, food_glass: 1, charcoal_glass: 2, water: 3, wood: 4 };

  it('adds gains and turns the wheel', () => {
    const events: Preview['events'] = [
      { kind: 'gained', seat: 0, fields: { good: 'marker:sand', amount: 2 } },
      { kind: 'turned', seat: 0, fields: { wheel: 'wheel:glass_wheel', times: 1 } },
      { kind: 'gained', seat: 1, fields: { good: 'marker:wood', amount: 1 } },
    ];
    const after = foresee(goods, { events, complete: true }, 0);
    expect(after?.goods).toMatchObject({ glass: 1, sand: 1, food_glass: 0, charcoal_glass: 1, water: 2, wood: 3 });
    expect(after?.turns).toEqual({ 'wheel:glass_wheel': 1 });
  });

  it('says nothing where nothing changes', () => {
    expect(foresee(goods, { events: [], complete: true }, 0)).toBeNull();
    expect(foresee(goods, null, 0)).toBeNull();
  });
});

describe('long names', () => {
  it('break between words', () => {
    expect(soften('Brennstoffsammler')).toBe('Brennstoff\u00adsammler');
    expect(soften('Köhler')).toBe('Köhler');
    expect(soften('Zimmermann')).toBe('Zimmer\u00admann');
  });
});
