import Board from './Board.svelte';
import Mini from './Mini.svelte';

export { Board, Mini };
