// Requests to the server; a refusal becomes an ApiError with the server's code.

import type {
  GameInfo, Hint, Lang, Me, NewSeat, NewTable, Preview, Problem, Replay, Rules, ServerInfo, TableInfo, TableSummary,
} from './types';

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'X-Brettwerk': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(new URL(`api/${path}`, document.baseURI), {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ status: 0, code: 'offline', message: 'The server cannot be reached' });
  }
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get('content-type') ?? '';
  const content: unknown = kind.includes('json') ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const problem = content as Partial<Problem>;
    throw new ApiError({
      status: answer.status,
      code: typeof problem?.code === 'string' ? problem.code : `http_${answer.status}`,
      message: typeof problem?.message === 'string' ? problem.message : answer.statusText,
    });
  }
  return content as T;
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);

const query = (values: Record<string, string | number | null | undefined>) =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

export const api = {
  server: () => get<ServerInfo>('server'),
  me: () => get<Me>('me'),
  guest: (name: string | null, lang: Lang) => post<Me>('guest', name ? { name, lang } : { lang }),
  changeMe: (change: { name?: string; lang?: Lang }) => request<Me>('PATCH', 'me', change),
  account: (account: string, password: string) => post<Me>('account', { account, password }),
  login: (account: string, password: string) => post<Me>('login', { account, password }),
  logout: (everywhere: boolean) => request<void>('POST', 'logout', { everywhere }),
  link: () => post<{ token: string; expires: number }>('me/link'),
  device: (token: string) => post<Me>('device', { token }),
  myTables: () => get<TableSummary[]>('me/tables'),
  history: () => get<TableSummary[]>('me/history?limit=12'),
  games: () => get<GameInfo[]>('games'),
  game: (id: string) => get<GameInfo>(`games/${id}`),
  rules: (id: string, lang: Lang) => get<Rules>(`games/${id}/rules?lang=${lang}`),
  tables: (status: 'open' | 'playing' | 'finished') => get<TableSummary[]>(`tables?status=${status}`),
  newTable: (table: NewTable) => post<TableInfo>('tables', table),
  table: (id: string, key: string | null) => get<TableInfo>(`tables/${id}?${query({ key })}`),
  join: (id: string, key: string | null) => post<TableInfo>(`tables/${id}/join`, { key, seat: null }),
  seat: (id: string, seat: number, who: NewSeat) => request<TableInfo>('PUT', `tables/${id}/seats/${seat}`, who),
  start: (id: string) => post<TableInfo>(`tables/${id}/start`),
  leave: (id: string) => post<TableInfo>(`tables/${id}/leave`),
  close: (id: string) => post<TableInfo>(`tables/${id}/close`),
  rematch: (id: string) => post<TableInfo>(`tables/${id}/rematch`),
  record: (id: string) => get<string>(`tables/${id}/record`),
  preview: (id: string, seat: number, action: number) =>
    get<Preview>(`tables/${id}/preview?${query({ seat, action })}`),
  hint: (id: string, seat: number, lang: Lang) => get<Hint>(`tables/${id}/hint?${query({ seat, lang })}`),
  replay: (ask: { record?: string; table?: string; seat: number; lang: Lang; first: number; count: number }) =>
    post<Replay>('replay', ask),
};
