// The client's own strings. Everything about a game comes from the server in words.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ApiError } from '../api/http';
import type { Lang, Words } from '../api/types';
import { settings } from '../state/settings.svelte';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

function bundle(lang: Lang, source: string): FluentBundle {
  const found = new FluentBundle(lang, { useIsolating: false });
  found.addResource(new FluentResource(source));
  return found;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), de: bundle('de', de) };

/** A message in the chosen language; a missing one shows as its id, and the lint finds it. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const found = bundles[settings.lang];
  const message = found.getMessage(id);
  return message?.value ? found.formatPattern(message.value, args) : id;
}

/** What went wrong, in the chosen language where the code is known, else in the server's words. */
export function problemText(code: string, message: string): string {
  return bundles[settings.lang].hasMessage(`problem-${code}`) ? t(`problem-${code}`) : message;
}

/** The same for anything that was thrown. */
export function problemOf(error: unknown): string {
  if (error instanceof ApiError) return problemText(error.problem.code, error.message);
  return error instanceof Error ? error.message : String(error);
}

/** Words that exist in both languages. */
export const w = (words: Words | undefined): string => words?.[settings.lang] ?? words?.en ?? '';

export const number = (value: number): string =>
  value.toLocaleString(settings.lang, { maximumFractionDigits: 1 }).replace('-', '−');

/** Points, or a dash where they are hidden. */
export const points = (value: number | null | undefined): string => (value === null || value === undefined ? '–' : number(value));
