// What the tray shows: the tab, and the rule that was asked for.

export type Tab = 'log' | 'rules' | 'chat';

export const ui = $state<{ tab: Tab; rule: string | null; asked: number; sheet: boolean }>({ tab: 'log', rule: null, asked: 0, sheet: false });

/** Opens the rule book at a rule. */
export function openRule(id: string): void {
  ui.tab = 'rules';
  ui.rule = id;
  ui.asked += 1;
  ui.sheet = true;
}
