// Texts: both languages say the same things with the same arguments, every message is used, none is missing.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const read = (lang: string): string => readFileSync(join(SRC, 'text', `${lang}.ftl`), 'utf8');
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

function messages(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^([a-z][\w-]*) =([\s\S]*?)(?=^\S|$(?![\s\S]))/gm)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') ? [path] : [];
  });
}

const code = sources(SRC).map((path) => readFileSync(path, 'utf8'));
const used = new Set(code.flatMap((text) => [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((m) => m[1] ?? '')));
const patterns = code.flatMap((text) => [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map((m) => new RegExp(`^${(m[1] ?? '').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '[\\w-]+')}$`)));
const ternaries = new Set(code.flatMap((text) => [...text.matchAll(/'([a-z]+-[\w-]+)'/g)].map((m) => m[1] ?? '')));

describe('texts', () => {
  const [en, de] = [read('en'), read('de')];

  it('are the same messages in both languages', () => {
    expect(ids(de)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it('use the same arguments', () => {
    const german = messages(de);
    const args = (body: string): string[] => [...new Set([...body.matchAll(/\$(\w+)/g)].map((m) => m[1] ?? ''))].sort();
    for (const [id, body] of messages(en)) expect(args(german.get(id) ?? ''), id).toEqual(args(body));
  });

  it('can be read', () => {
    for (const text of [en, de]) {
      const bundle = new FluentBundle('en');
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      for (const id of ids(text)) expect(bundle.hasMessage(id), id).toBe(true);
    }
  });

  it('are all there', () => {
    for (const id of used) expect(ids(en), id).toContain(id);
  });

  it('are all used', () => {
    const unused = ids(en).filter((id) => !used.has(id) && !ternaries.has(id) && !patterns.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });
});

describe('components', () => {
  it('hold no words of their own', () => {
    for (const path of sources(SRC).filter((name) => name.endsWith('.svelte'))) {
      const markup = readFileSync(path, 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '').replace(/<pre>[\s\S]*?<\/pre>/g, '');
      let flat = markup;
      for (let before = ''; before !== flat; ) {
        before = flat;
        flat = flat.replace(/\{[^{}]*\}/g, '');
      }
      const words = [...flat.matchAll(/>([^<>]*)</g)].map((m) => (m[1] ?? '').trim()).filter((text) => /[a-zA-ZäöüÄÖÜ]{3,}/.test(text) && !/^(English|Deutsch|\.csv|min)$/.test(text) && !/&nbsp;/.test(text));
      expect(words, path).toEqual([]);
    }
  });
});
