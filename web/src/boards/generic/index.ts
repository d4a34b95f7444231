import Board from './Board.svelte';

export { Board };
export const Mini = null;
