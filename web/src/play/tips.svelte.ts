// The one explanation shown at a time, beside the thing it explains.

export interface TipText {
  title: string;
  lines: string[];
  why: { text: string; rule: string } | null;
  options: string[];
}

export const tip = $state<{ text: TipText | null; box: DOMRect | null }>({ text: null, box: null });

/** How much bigger everything is drawn on a big screen: places on the screen divided by it are places in the page. */
export const zoom = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;

let timer = 0;
let about: Element | null = null;
/** What is explained may be drawn anew or go away without the pointer leaving it. */
const watch = typeof MutationObserver === 'undefined' ? null : new MutationObserver(() => about?.isConnected || hideTip());

export function showTip(element: Element, text: TipText): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!element.isConnected) return;
    about = element;
    watch?.observe(document.body, { childList: true, subtree: true });
    tip.box = element.getBoundingClientRect();
    tip.text = text;
  }, 180);
}

export function hideTip(): void {
  clearTimeout(timer);
  watch?.disconnect();
  about = null;
  tip.text = null;
}
