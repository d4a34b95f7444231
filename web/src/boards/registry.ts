// Game id → its board. To add one: write boards/<game>/Board.svelte (props: { play }), optionally Mini.svelte for the
// seat strip (props: { play, seat }), and add the line here. Everything else is the same for every game; a game without a
// line is drawn by boards/generic.

import './dark.css';
import type { Component } from 'svelte';
import type { Play } from '../play/play.svelte';

export interface BoardModule {
  Board: Component<{ play: Play }>;
  Mini: Component<{ play: Play; seat: number }> | null;
  /** Names of things that stand in no table (spaces, wheels, seasons), for targets and tips; optional. */
}

const boards: Record<string, () => Promise<BoardModule>> = {
  glasstrasse: () => import('./glasstrasse'),
  caylus1303: () => import('./caylus1303'),
  hoyuk: () => import('./hoyuk'),
  lignum: () => import('./lignum'),
};

export async function loadBoard(game: string): Promise<BoardModule> {
  return (boards[game] ?? (() => import('./generic')))();
}

export const hasBoard = (game: string): boolean => game in boards;
