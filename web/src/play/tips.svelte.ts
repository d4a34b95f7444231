// The one explanation shown at a time, beside the thing it explains.

export interface TipText {
  title: string;
  lines: string[];
  why: { text: string; rule: string } | null;
  options: string[];
}

export const tip = $state<{ text: TipText | null; box: DOMRect | null }>({ text: null, box: null });

let timer = 0;

export function showTip(element: Element, text: TipText): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // What was pointed at may have been drawn anew meanwhile.
    if (!element.isConnected) return;
    tip.box = element.getBoundingClientRect();
    tip.text = text;
  }, 180);
}

export function hideTip(): void {
  clearTimeout(timer);
  tip.text = null;
}
