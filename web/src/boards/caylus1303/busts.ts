// The twelve characters as busts on 48 × 48: our own invention, a hat and a tool each.

const L = 'stroke="var(--line)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"';

interface Bust {
  coat: string;
  skin: string;
  hair: string;
  long?: boolean;
  beard?: boolean;
  hat: string;
  tool: string;
  sky: string;
}

const skins = ['oklch(0.83 0.055 62)', 'oklch(0.72 0.07 55)', 'oklch(0.6 0.07 50)'];
const [pale = '', tan = '', dark = ''] = skins;

const all: Record<string, Bust> = {
  c_early_riser: { coat: 'oklch(0.72 0.12 60)', skin: pale, hair: 'oklch(0.6 0.1 60)', sky: 'oklch(0.9 0.08 70)', hat: `<path d="M15 16c0-9 18-9 18 0l6-1c-2 4-28 4-30 0Z" fill="oklch(0.85 0.1 90)" ${L}/>`, tool: `<circle cx="39" cy="12" r="5" fill="oklch(0.85 0.15 80)" ${L}/><path d="M39 3v2M47 12h-1M45 6l-1 1" ${L}/>` },
  c_night_worker: { coat: 'oklch(0.42 0.06 270)', skin: pale, hair: 'oklch(0.3 0.03 60)', sky: 'oklch(0.5 0.07 270)', hat: `<path d="M13 22C11 6 37 6 35 22c-4-7-18-7-22 0Z" fill="oklch(0.35 0.05 270)" ${L}/>`, tool: `<path d="M38 34v-9h7v9Z" fill="oklch(0.88 0.15 90)" ${L}/><path d="M38 25l3.500-5 3.500 5" fill="none" ${L}/>` },
  c_merchant: { coat: 'oklch(0.6 0.14 20)', skin: tan, hair: 'oklch(0.35 0.06 40)', long: true, sky: 'oklch(0.88 0.05 150)', hat: `<path d="M14 17c0-8 20-8 20 0Z" fill="oklch(0.75 0.13 150)" ${L}/>`, tool: `<path d="M36 38c-1-8 10-8 9 0 0 5-9 5-9 0Z" fill="oklch(0.8 0.1 75)" ${L}/><path d="M38 32h5" ${L}/>` },
  c_thief: { coat: 'oklch(0.35 0.03 150)', skin: pale, hair: 'oklch(0.3 0.03 60)', sky: 'oklch(0.72 0.03 200)', hat: `<path d="M11 27C9 4 39 4 37 27c-3-10-5-13-13-13s-10 3-13 13Z" fill="oklch(0.4 0.05 150)" ${L}/><path d="M16 22h16v4H16Z" fill="oklch(0.25 0.02 60)"/>`, tool: '' },
  c_marshal: { coat: 'oklch(0.45 0.12 300)', skin: pale, hair: 'oklch(0.8 0.01 80)', beard: true, sky: 'oklch(0.86 0.05 300)', hat: `<path d="M14 15c-2-9 20-11 21-2 0 4-3 4-21 4Z" fill="oklch(0.4 0.12 300)" ${L}/><path d="M32 9c4-6 8-4 9-1" fill="none" stroke="oklch(0.95 0.02 90)" stroke-width="2.500" stroke-linecap="round"/>`, tool: `<path d="M42 44V22" stroke="oklch(0.83 0.13 88)" stroke-width="3" stroke-linecap="round"/><circle cx="42" cy="20" r="3" fill="oklch(0.83 0.13 88)" ${L}/>` },
  c_bailiff: { coat: 'oklch(0.5 0.09 145)', skin: tan, hair: 'oklch(0.45 0.07 50)', beard: true, sky: 'oklch(0.88 0.06 120)', hat: `<path d="M10 17h28c-2-3-6-3-7-5-2-6-12-6-14 0-1 2-5 2-7 5Z" fill="oklch(0.5 0.07 60)" ${L}/>`, tool: `<circle cx="41" cy="32" r="4" fill="none" stroke="oklch(0.7 0.1 85)" stroke-width="2.500"/><path d="M41 36v8h3" fill="none" stroke="oklch(0.7 0.1 85)" stroke-width="2.500"/>` },
  c_architect: { coat: 'oklch(0.55 0.11 245)', skin: pale, hair: 'oklch(0.55 0.12 45)', long: true, sky: 'oklch(0.9 0.04 240)', hat: `<path d="M14 18C14 8 34 8 34 18c-6-3-14-3-20 0Z" fill="oklch(0.95 0.02 85)" ${L}/>`, tool: `<path d="M41 22l-4 20M41 22l4 20M38 34h6" fill="none" ${L} stroke-width="2"/>` },
  c_carter: { coat: 'oklch(0.6 0.08 65)', skin: dark, hair: 'oklch(0.25 0.02 60)', sky: 'oklch(0.88 0.05 90)', hat: `<path d="M8 17h32c-5-3-7-10-16-10S13 14 8 17Z" fill="oklch(0.82 0.09 88)" ${L}/>`, tool: `<circle cx="41" cy="36" r="6" fill="none" stroke="oklch(0.5 0.07 50)" stroke-width="2.500"/><path d="M41 30v12M35 36h12" stroke="oklch(0.5 0.07 50)" stroke-width="1.500"/>` },
  c_chamberlain: { coat: 'oklch(0.55 0.16 25)', skin: pale, hair: 'oklch(0.75 0.02 80)', sky: 'oklch(0.9 0.06 85)', hat: `<path d="M14 17l-1-8 5 3 6-5 6 5 5-3-1 8Z" fill="oklch(0.84 0.13 88)" ${L}/>`, tool: `<path d="M36 44V30h9v14Z" fill="oklch(0.96 0.02 85)" ${L}/><path d="M38 34h5M38 38h5" ${L} stroke-width="1"/>` },
  c_foreman: { coat: 'oklch(0.62 0.11 50)', skin: tan, hair: 'oklch(0.35 0.05 50)', beard: true, sky: 'oklch(0.86 0.03 250)', hat: `<path d="M14 16c0-9 20-9 20 0v2H14Z" fill="oklch(0.55 0.1 30)" ${L}/>`, tool: `<path d="M41 44V28" stroke="var(--wood)" stroke-width="3"/><path d="M36 23h10v6H36Z" fill="oklch(0.6 0.012 260)" ${L}/>` },
  c_goldsmith: { coat: 'oklch(0.5 0.1 330)', skin: dark, hair: 'oklch(0.22 0.02 60)', long: true, sky: 'oklch(0.9 0.09 92)', hat: `<path d="M13 19c2-7 20-7 22 0" fill="none" stroke="oklch(0.84 0.15 88)" stroke-width="3.500"/>`, tool: `<circle cx="41" cy="36" r="5" fill="none" stroke="oklch(0.8 0.15 88)" stroke-width="3"/><path d="M38 30l3-4 3 4-3 2.500Z" fill="oklch(0.75 0.13 200)" ${L}/>` },
  c_day_labourer: { coat: 'oklch(0.7 0.05 85)', skin: tan, hair: 'oklch(0.5 0.09 50)', sky: 'oklch(0.87 0.06 130)', hat: `<path d="M14 17c1-8 19-8 20 0l-20 0Z" fill="oklch(0.66 0.04 80)" ${L}/>`, tool: `<path d="M42 45V24" stroke="var(--wood)" stroke-width="2.500"/><path d="M38 14h8l-1 10h-6Z" fill="oklch(0.7 0.012 260)" ${L}/>` },
};

export function bust(id: string): string {
  const b = all[id];
  if (!b) return '';
  return (
    `<rect width="48" height="48" rx="9" fill="${b.sky}"/>` +
    (b.long ? `<path d="M13 20c-3 10-2 16-1 20h24c1-4 2-10-1-20Z" fill="${b.hair}" ${L}/>` : '') +
    `<path d="M5 48c0-11 8-14 19-14s19 3 19 14Z" fill="${b.coat}" ${L}/><path d="M20 30v6l4 4 4-4v-6Z" fill="${b.skin}" ${L}/>` +
    `<ellipse cx="24" cy="22" rx="9" ry="10.500" fill="${b.skin}" ${L}/>` +
    (b.long ? '' : `<path d="M15 21c0-10 18-10 18 0l-2-5H17Z" fill="${b.hair}"/>`) +
    (b.beard ? `<path d="M15.500 24c1 12 16 12 17 0-3 3-5 2.500-8.500 2.500S18.500 27 15.500 24Z" fill="${b.hair}" ${L}/>` : `<path d="M21.500 28c1.500 1.200 3.500 1.200 5 0" fill="none" ${L}/>`) +
    `<circle cx="20.500" cy="22" r="1.200" fill="var(--line)"/><circle cx="27.500" cy="22" r="1.200" fill="var(--line)"/>` +
    b.hat +
    b.tool
  );
}
