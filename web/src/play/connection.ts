// The line to one table: connects again when it is lost, and says every message until it is answered.

import type { ServerMessage } from '../api/types';

export type Line = 'connecting' | 'open' | 'lost' | 'gone';
export type Sent = { id: string; type: string } & Record<string, unknown>;

const FINAL_CODES = new Set([4401, 4403, 4404]);
const HEARTBEAT = 25_000;
const MOST_WAIT = 8000;

interface Ears {
  /** What is said first on every new line. */
  hello: () => object;
  hear: (message: ServerMessage) => void;
  line: (line: Line) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Sent>();
  private ended = false;
  private retries = 0;
  private retry = 0;
  private readonly heart: number;

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    this.connect();
    this.heart = window.setInterval(() => this.raw({ type: 'ping' }), HEARTBEAT);
    addEventListener('online', this.again);
  }

  /** Says something that wants an answer; said again after a new connection until there is one. */
  say(message: Record<string, unknown> & { type: string }): void {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const sent: Sent = { ...message, id };
    this.waiting.set(id, sent);
    this.raw(sent);
  }

  /** The message an answer belongs to; it is not said again. */
  answered(id: string): Sent | undefined {
    const sent = this.waiting.get(id);
    this.waiting.delete(id);
    return sent;
  }

  /** Whether a message of a kind is still without an answer. */
  awaits(type: string): boolean {
    return [...this.waiting.values()].some((sent) => sent.type === type);
  }

  hello(): void {
    this.raw(this.ears.hello());
  }

  /** Connects anew, for example as somebody who has a seat now. */
  reconnect(): void {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  end(): void {
    this.ended = true;
    clearInterval(this.heart);
    clearTimeout(this.retry);
    removeEventListener('online', this.again);
    this.socket?.close();
  }

  /** The network is back: no need to wait for the next attempt. */
  private readonly again = (): void => {
    if (this.socket?.readyState === WebSocket.CLOSED && !this.ended) {
      clearTimeout(this.retry);
      this.connect();
    }
  };

  private connect(): void {
    const url = new URL(`api/tables/${this.table}/live`, document.baseURI);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.retries = 0;
      this.ears.line('open');
      this.hello();
      for (const message of this.waiting.values()) this.raw(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.ears.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.ended || this.socket !== socket) return;
      if (FINAL_CODES.has(event.code)) {
        this.ears.line('gone');
        return;
      }
      this.ears.line('lost');
      const wait = Math.min(MOST_WAIT, 300 * 2 ** this.retries++) + Math.random() * 200;
      this.retry = window.setTimeout(() => !this.ended && this.connect(), wait);
    };
  }

  private raw(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
