// Record files: one that was dropped in or chosen, shown by the replay page; and those of finished games, to keep.

import { api } from '../api/http';
import { go } from '../state/route.svelte';

export const dropped = $state<{ text: string | null; name: string; number: number }>({ text: null, name: '', number: 0 });

/** Shows a record file; what is wrong with it is said by the replay page. */
export async function takeFile(file: File): Promise<void> {
  dropped.text = await file.text();
  dropped.name = file.name;
  dropped.number += 1;
  go(`#/replay/file?at=0&name=${encodeURIComponent(file.name)}`);
}

/** Downloads the record of a finished game. */
export async function saveRecord(table: string, game: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await api.record(table)], { type: 'text/plain' }));
  link.download = `${game}-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
