// Trees, grass and reeds, scattered the same way every time by the name of their place.

function* dice(seed: string): Generator<number, never> {
  let h = 0;
  for (const c of seed) h = (h * 31 + c.charCodeAt(0)) >>> 0;
  for (;;) {
    h = (Math.imul(h ^ (h >>> 15), 2246822519) + 374761393) >>> 0;
    yield (h >>> 8) / 2 ** 24;
  }
}

export interface Tree {
  x: number;
  y: number;
  s: number;
  light: boolean;
}

/** Conifers over a forest tile, back rows first. */
export function conifers(id: string, width: number, height: number): Tree[] {
  const roll = dice(id);
  const trees: Tree[] = [];
  const rows = Math.round(height / 30);
  for (let row = 0; row < rows; row++) {
    const y = 40 + (row * (height - 48)) / Math.max(1, rows - 1);
    const columns = Math.round(width / 27);
    for (let i = 0; i < columns; i++) {
      const x = 18 + ((i + (row % 2) * 0.5) * (width - 30)) / columns + roll.next().value * 6;
      trees.push({ x: Math.min(width - 16, x), y: y + roll.next().value * 5, s: 29 + roll.next().value * 7, light: roll.next().value > 0.6 });
    }
  }
  return trees;
}

export function groveTrees(id: string): { x: number; y: number; r: number; light: boolean }[] {
  const roll = dice(id);
  return [
    [28, 52],
    [70, 50],
    [48, 68],
    [24, 82],
    [76, 80],
  ].map(([x = 0, y = 0]) => ({ x: x + roll.next().value * 6, y: y + roll.next().value * 4, r: 12 + roll.next().value * 5, light: roll.next().value > 0.5 }));
}

export function grass(id: string): string {
  const roll = dice(id);
  return Array.from({ length: 6 }, () => {
    const x = 14 + roll.next().value * 70;
    const y = 20 + roll.next().value * 64;
    return `M${x.toFixed(1)} ${y.toFixed(1)}l-2-6M${(x + 3).toFixed(1)} ${y.toFixed(1)}l1-8M${(x + 6).toFixed(1)} ${y.toFixed(1)}l3-5`;
  }).join('');
}

export function reeds(id: string): string {
  const roll = dice(id);
  const side = roll.next().value > 0.5 ? 72 : 18;
  return Array.from({ length: 4 }, (_, i) => `M${side + i * 4} ${34 + roll.next().value * 6}v-${12 + Math.round(roll.next().value * 8)}`).join('');
}
