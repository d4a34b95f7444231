// Hash routes: #/ start, #/new/GAME, #/game/GAME, #/table/ID?key=…, #/replay/ID?at=…, #/settings, #/device/TOKEN.

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [path = '', rest = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [page = '', id = ''] = path.split('/');
  return { page, id: decodeURIComponent(id), query: new URLSearchParams(rest) };
}

export const route = $state<{ now: Route }>({ now: read() });

addEventListener('hashchange', () => {
  const next = read();
  if (next.page !== route.now.page || next.id !== route.now.id) scrollTo(0, 0);
  route.now = next;
});

export function go(hash: string): void {
  location.hash = hash;
}

/** Writes a moment into the address without a new entry in the history. */
export function replaceHash(hash: string): void {
  history.replaceState(null, '', hash);
}
