// What the tray shows: the tab, and the rule that was asked for; and whether the list of keys is open.

import { settings } from './settings.svelte';

export type Tab = 'log' | 'rules' | 'chat';

export const ui = $state<{ tab: Tab; rule: string | null; asked: number; sheet: boolean; keys: boolean }>({
  tab: 'log', rule: null, asked: 0, sheet: false, keys: false,
});

/** Whether the screen is a phone's: the tray is a sheet there. */
export const narrow = (): boolean => matchMedia('(max-width: 760px)').matches;

/** Brings a tab of the tray into sight. */
export function openTab(tab: Tab): void {
  ui.tab = tab;
  ui.sheet = true;
  settings.tray = true;
}

/** Opens the rule book at a rule. */
export function openRule(id: string): void {
  ui.rule = id;
  ui.asked += 1;
  openTab('rules');
}
