// A record file that was dropped in or chosen; shown by the replay page.

import { go } from '../state/route.svelte';

export const dropped = $state<{ text: string | null; name: string }>({ text: null, name: '' });

const MOST = 2_000_000;

export async function takeFile(file: File): Promise<void> {
  if (file.size > MOST) return;
  dropped.text = await file.text();
  dropped.name = file.name;
  go(`#/replay/file?at=0&name=${encodeURIComponent(file.name)}`);
}
