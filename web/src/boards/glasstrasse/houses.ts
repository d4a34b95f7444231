// The small drawing of each building: a form by what it is called and does, colours by its name. 100 × 60, ground at 56.

const L = 'stroke="var(--line)" stroke-width="1.300" stroke-linejoin="round" stroke-linecap="round"';

function hash(id: string): number {
  let h = 2166136261;
  for (const c of id) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h >>> 0;
}

const roofs = ['oklch(0.55 0.12 35)', 'oklch(0.5 0.07 50)', 'oklch(0.52 0.05 250)', 'oklch(0.58 0.1 55)', 'oklch(0.48 0.06 160)'];
const walls = ['oklch(0.95 0.025 90)', 'oklch(0.9 0.045 80)', 'oklch(0.86 0.05 65)', 'oklch(0.93 0.03 100)'];
const WINDOW = 'oklch(0.86 0.09 95)';
const TIMBER = 'oklch(0.45 0.06 55)';

const windows = (x: number, y: number, n: number, gap = 10): string =>
  Array.from({ length: n }, (_, i) => `<rect x="${x + i * gap}" y="${y}" width="5" height="6" fill="${WINDOW}" ${L}/>`).join('');
const smoke = (x: number, y: number): string =>
  `<path d="M${x} ${y}c-3-3 3-5 0-8s2-4 1-6" fill="none" stroke="var(--charcoal-2)" stroke-width="2" stroke-linecap="round" opacity=".7"/>`;
const tree = (x: number, y: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0v-5" ${L}/><path d="M-6-4 0-18 6-4Z" fill="var(--forest)" ${L}/></g>`;

type Draw = (roof: string, wall: string, h: number) => string;

const gable: Draw = (roof, wall, h) =>
  `<path d="M30 56V32h38v24Z" fill="${wall}" ${L}/><path d="M25 34 49 12 73 34Z" fill="${roof}" ${L}/>` +
  `<path d="M45 56V44h8v12Z" fill="${TIMBER}" ${L}/>${windows(34, 39, 1)}${windows(59, 39, 1)}` +
  (h % 2 ? `<path d="M60 22v-9h6v15" fill="var(--brick)" ${L}/>` : `<circle cx="49" cy="25" r="3" fill="${WINDOW}" ${L}/>`);
const timbered: Draw = (roof, wall) =>
  `<path d="M24 56V30h52v26Z" fill="${wall}" ${L}/><path d="M18 32 32 13h36l14 19Z" fill="${roof}" ${L}/>` +
  `<path d="M24 42h52M37 30v26M63 30v26M24 42l13-12M76 42 63 30" stroke="${TIMBER}" stroke-width="2" fill="none"/>` +
  `<path d="M46 56V45h8v11Z" fill="${TIMBER}" ${L}/>${windows(28, 45.500, 1)}${windows(67, 45.500, 1)}${windows(42, 33, 2, 11)}`;
const barn: Draw = (roof, wall) =>
  `<path d="M18 56V34h64v22Z" fill="${wall}" ${L}/><path d="M13 36 26 18h48l13 18Z" fill="${roof}" ${L}/>` +
  `<path d="M40 56V40h20v16ZM50 40v16M40 40l20 16M60 40 40 56" fill="${TIMBER}" ${L}/><path d="M24 40v12M30 40v12M70 40v12M76 40v12" stroke="${TIMBER}" stroke-width="1.500"/>`;
const hut: Draw = (roof, wall, h) =>
  `${tree(24, 56, 1.100)}<path d="M36 56V40h30v16Z" fill="${wall}" ${L}/><path d="M30 42 51 18 72 42Z" fill="${roof}" ${L}/>` +
  `<path d="M47 56V45h8v11Z" fill="${TIMBER}" ${L}/>${tree(82, 56, h % 2 ? 1.400 : 0.800)}`;
const tower: Draw = (roof, wall) =>
  `<path d="M40 56 42 24h16l2 32Z" fill="${wall}" ${L}/><path d="M36 26c0-7 6-14 14-16 8 2 14 9 14 16Z" fill="${roof}" ${L}/>${windows(47.500, 30, 1)}${windows(47.500, 41, 1)}` +
  `<path d="M20 56V44h20v12Z" fill="${wall}" ${L}/><path d="M17 45l13-8 12 8Z" fill="${roof}" ${L}/>`;
const church: Draw = (roof, wall) =>
  `<path d="M42 56V36h38v20Z" fill="${wall}" ${L}/><path d="M38 38l8-14h28l10 14Z" fill="${roof}" ${L}/><path d="M24 56V24h18v32Z" fill="${wall}" ${L}/>` +
  `<path d="M22 25c2-6 5-8 6-13h10c1 5 4 7 6 13Z" fill="${roof}" ${L}/><path d="M33 12V4M30 6.500h6" ${L}/>${windows(30.500, 30, 1)}${windows(50, 43, 3, 9)}`;
const works: Draw = (roof, wall) =>
  `${smoke(79, 12)}<path d="M74 56 76 14h7l2 42Z" fill="var(--brick)" ${L}/><path d="M18 56V34h56v22Z" fill="${wall}" ${L}/>` +
  `<path d="M18 35V22l14 8v-8l14 8v-8l14 8v-8l14 13Z" fill="${roof}" ${L}/>${windows(24, 40, 3, 11)}<path d="M60 56V42h9v14Z" fill="${TIMBER}" ${L}/>`;
const kiln: Draw = (roof, wall) =>
  `${smoke(36, 20)}<path d="M18 56c0-18 8-32 18-34 10 2 18 16 18 34Z" fill="var(--clay)" ${L}/><path d="M30 56V46c0-6 12-6 12 0v10Z" fill="var(--charcoal)" ${L}/>` +
  `<path d="M33 56c0-5 2-4 3-8 1 4 3 3 3 8Z" fill="var(--food)"/><path d="M56 56V40h26v16Z" fill="${wall}" ${L}/><path d="M52 42l17-13 17 13Z" fill="${roof}" ${L}/>${windows(66, 45, 1)}`;
const mill: Draw = (roof, wall) =>
  `<path d="M40 56V30h40v26Z" fill="${wall}" ${L}/><path d="M35 32 60 11l25 21Z" fill="${roof}" ${L}/>${windows(56, 38, 2, 11)}` +
  `<path d="M8 56q8-4 16 0t16 0 16 0 16 0 16 0v3H8Z" fill="var(--water)"/><circle cx="30" cy="42" r="14" fill="none" stroke="${TIMBER}" stroke-width="3"/>` +
  `<path d="M30 26v32M14 42h32M19 31l22 22M41 31 19 53" stroke="${TIMBER}" stroke-width="2"/>`;
const inn: Draw = (roof, wall) =>
  `<path d="M26 56V28h44v28Z" fill="${wall}" ${L}/><path d="M20 30 36 11h24l16 19Z" fill="${roof}" ${L}/><path d="M26 42h44" stroke="${TIMBER}" stroke-width="2"/>` +
  `${windows(31, 32, 4, 10)}${windows(31, 46, 1)}<path d="M44 56V45h9v11Z" fill="${TIMBER}" ${L}/><path d="M70 34h10v3" ${L} fill="none"/><circle cx="80" cy="42" r="5" fill="var(--gold)" ${L}/>`;
const nature = (good: string): Draw => () => {
  if (good === 'pond' || good === 'water')
    return `<ellipse cx="50" cy="44" rx="38" ry="13" fill="var(--water)" ${L}/><path d="M30 42q5-3 10 0t10 0M52 49q5-3 10 0" fill="none" stroke="var(--water-2)" stroke-width="2"/>${tree(20, 40)}${tree(80, 38, 1.200)}`;
  return `<ellipse cx="50" cy="50" rx="42" ry="8" fill="var(--water)" opacity=".55"/><path d="M14 52c10-2 14-26 30-28s18 8 26 12 10 12 16 16Z" fill="var(--${good})" ${L}/><path d="M44 24c-2 8-8 14-6 28M66 36c-3 4-6 10-4 16" fill="none" ${L}/>${tree(82, 50, 0.900)}`;
};

const forms: [RegExp, Draw][] = [
  [/church/, church],
  [/tower|springhouse|floodgate/, tower],
  [/mill|cooperage|fishery|boathouse|slipway|log_driver/, mill],
  [/kiln|potash|charcoal|shingles|pottery|potter|clinker|coal_fac/, kiln],
  [/island|plateau|deposit|pit$|sandpit|clay_lake|basin/, nature('sand')],
  [/depot|storage|storehouse|warehouse|locker|tank|farmstead|grain|buttery/, barn],
  [/factory|plant|works|facility|building_firm|producer|workshop/, works],
  [/hut|lodge|shed|forester|nursery|hunting/, hut],
  [/inn|tavern|spa|bath|boarding|winery|soup|court|springs/, inn],
  [/office|house|mansion|estate|colony|guild|village|colon|brotherhood|half_timbered/, timbered],
];

/** The drawing of a building. */
export function house(id: string): string {
  const h = hash(id);
  const roof = roofs[h % roofs.length] ?? '';
  const wall = walls[(h >>> 4) % walls.length] ?? '';
  const ground = '<ellipse cx="50" cy="56" rx="44" ry="4.500" fill="var(--meadow-2)"/>';
  const isNature = /island|plateau|deposit|pit$|sandpit|clay_lake|basin/.test(id);
  if (isNature) return ground + nature(/clay|loess/.test(id) ? 'clay' : 'sand')(roof, wall, h);
  const draw = forms.find(([name]) => name.test(id))?.[1] ?? gable;
  return ground + draw(roof, wall, h);
}
