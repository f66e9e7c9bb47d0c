import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;
const MASKED = 0x80;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/**
 * A WebSocket client for thousands of connections in one process: it hands over texts as the bytes they came
 * in and does nothing else with them. It trusts its server: only for loads, never for tests of the protocol.
 */
export class LightSocket {
  readonly #line: Socket;
  readonly #heard: (payload: Buffer) => void;
  /** The beginning of a frame of which the rest has not come yet. */
  #rest: Buffer | null = null;

  private constructor(line: Socket, first: Buffer, heard: (payload: Buffer) => void) {
    this.#line = line;
    this.#heard = heard;
    line.on('data', (data) => this.#take(data as Buffer));
    if (first.length > 0) this.#take(first);
  }

  static async open(
    url: string,
    headers: Readonly<Record<string, string>>,
    heard: (payload: Buffer) => void,
  ): Promise<LightSocket> {
    const { hostname, port, host, pathname } = new URL(url);
    const line = connect({ host: hostname, port: Number(port), noDelay: true });
    const lines = {
      ...{ Host: host, Upgrade: 'websocket', Connection: 'Upgrade' },
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      'Sec-WebSocket-Version': '13',
      ...headers,
    };
    const all = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    line.write(`GET ${pathname} HTTP/1.1\r\n${all.join('')}\r\n`);
    return new LightSocket(line, await upgraded(line), heard);
  }

  send(text: string): void {
    this.#frame(TEXT, Buffer.from(text));
  }

  leave(): void {
    this.#line.destroy();
  }

  /** Takes nothing any more: what is sent piles up at the server. */
  stopReading(): void {
    this.#line.pause();
  }

  onEnd(ended: () => void): void {
    this.#line.once('close', ended);
  }

  /** Clients must mask what they send; a mask of zeros is one, and leaves it as it is. */
  #frame(kind: number, payload: Buffer): void {
    const { length } = payload;
    const size =
      length < IN_TWO_BYTES ? [length] : [IN_TWO_BYTES, (length >> 8) & 0xff, length & 0xff];
    const [first = 0, ...more] = size;
    const head = Buffer.from([0x80 | kind, MASKED | first, ...more, 0, 0, 0, 0]);
    this.#line.write(Buffer.concat([head, payload]));
  }

  #take(data: Buffer): void {
    let left = this.#rest ? Buffer.concat([this.#rest, data]) : data;
    for (let size = frameSize(left); size <= left.length; size = frameSize(left)) {
      const payload = left.subarray(headSize(left), size);
      const kind = (left[0] ?? 0) & 0xf;
      if (kind === TEXT) this.#heard(payload);
      else if (kind === PING) this.#frame(PONG, payload);
      left = left.subarray(size);
    }
    this.#rest = left.length > 0 ? left : null;
  }
}

/** When the server has agreed: what came after that. */
function upgraded(line: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let came = Buffer.alloc(0);
    const take = (data: Buffer) => {
      came = Buffer.concat([came, data]);
      const end = came.indexOf('\r\n\r\n');
      if (end < 0) return;
      line.off('data', take);
      line.on('error', () => line.destroy());
      if (came.subarray(0, end).toString().includes(' 101 ')) resolve(came.subarray(end + 4));
      else reject(new Error(`not let in: ${came.subarray(0, end)}`));
    };
    line.on('data', take);
    line.once('error', reject);
  });
}

function headSize(bytes: Buffer): number {
  const size = bytes[1] ?? 0;
  if (size < IN_TWO_BYTES) return 2;
  return size === IN_EIGHT_BYTES ? 10 : 4;
}

/** How many bytes the first frame has, as far as that can be told; without end while it cannot. */
function frameSize(bytes: Buffer): number {
  const head = headSize(bytes);
  if (bytes.length < head) return Number.POSITIVE_INFINITY;
  if (head === 2) return head + (bytes[1] ?? 0);
  return head + (head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)));
}
