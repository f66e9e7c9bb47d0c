import { connect, type Socket } from 'node:net';

const UPGRADE = [
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

const TEXT = 1;
const PING = 9;
const PONG = 10;

/**
 * A client of WebSockets that keeps to nothing: it hears no goodbye, reads when it likes, and never hangs up.
 */
export class RawSocket {
  readonly socket: Socket;
  /** All that came, as it came. */
  heard = '';
  #isOver = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => {
      this.heard += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#isOver = true;
    });
  }

  static async open(
    address: string,
    headers: Readonly<Record<string, string>> = {},
    path = '/table',
  ): Promise<RawSocket> {
    const { port } = new URL(address);
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    const raw = new RawSocket(socket);
    const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`${[`GET ${path} HTTP/1.1`, ...UPGRADE, ...more].join('\r\n')}\r\n\r\n`);
    await raw.until(() => raw.heard.includes('\r\n\r\n') || raw.#isOver);
    return raw;
  }

  say(message: unknown): void {
    this.socket.write(frame(TEXT, Buffer.from(JSON.stringify(message))));
  }

  /** So many pings at once. */
  ping(times: number): void {
    const one = frame(PING, Buffer.alloc(120, 'p'));
    this.socket.write(Buffer.concat(Array.from({ length: times }, () => one)));
  }

  async until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + 20_000;
    while (!isSo() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Whether the server has let go of the line: who hangs up on one side only finds out by talking on. */
  async isCut(): Promise<boolean> {
    const deadline = Date.now() + 20_000;
    while (!this.#isOver && Date.now() < deadline) {
      this.socket.write(frame(PONG, Buffer.alloc(0)));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return this.#isOver;
  }
}

/** A frame as a client sends it; the mask is nothing but zeros. */
function frame(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | kind, ...size, 0, 0, 0, 0]), payload]);
}
