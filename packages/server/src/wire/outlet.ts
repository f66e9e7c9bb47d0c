import type { Duplex } from 'node:stream';
import type { ByeBecause, Downward } from '@crawlspace/host/online';
import { WebSocket } from 'ws';

/** Letters that may wait to be sent when something long is asked for: whoever has not taken the last one gets no other. */
const MOST_BEFORE_LONG = 256 * 1024;

/** Whoever does not take what is sent is let go before it fills the memory. */
const MOST_UNSENT = 4 * 1024 * 1024;

/**
 * What is said to one client. All that is said within a turn of the event loop is one write: an answer
 * brings its giver a new view and a reply. `ws` would make two buffers and a gathered write of each text;
 * a server's frames are neither masked nor packed, so that they are put together here as one string.
 */
export class Outlet {
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  /** Frames that wait for the end of this turn, a letter for each byte. */
  #frames = '';
  /** Bytes of long answers that are on their way: they were allowed, and fill the memory of nobody else. */
  #long = 0;
  readonly #flush = () => this.flush();

  /** `line` is what the bytes of the socket go over. */
  constructor(socket: WebSocket, line: Duplex) {
    this.#socket = socket;
    this.#line = line;
  }

  /** Whether anything can still be said. Who is too far behind is let go. */
  get isOpen(): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    if (this.#unsent <= MOST_UNSENT + this.#long) return true;
    this.#socket.terminate();
    return false;
  }

  /** Whether something long may be asked for: looked at before anybody begins to put it together. */
  get hasRoom(): boolean {
    return this.#long === 0 && this.#unsent <= MOST_BEFORE_LONG;
  }

  get #unsent(): number {
    return this.#socket.bufferedAmount + this.#frames.length;
  }

  say(text: string): void {
    if (this.#frames === '') process.nextTick(this.#flush);
    this.#frames += frameOf(text);
  }

  /**
   * Says something long of which the middle is there as bytes: they are sent as they are, and many may be sent the same
   * ones at a time.
   */
  sayLong(before: string, bytes: Uint8Array, after: string): void {
    this.flush();
    const length = Buffer.byteLength(before) + bytes.length + Buffer.byteLength(after);
    this.#long += length;
    this.#line.cork();
    this.#line.write(TEXT + lengthOf(length), 'latin1');
    this.#line.write(before);
    this.#line.write(bytes);
    this.#line.write(after, () => {
      this.#long -= length;
    });
    this.#line.uncork();
  }

  /** Says goodbye, after whatever waits. */
  bye(because: ByeBecause): void {
    this.flush();
    bye(this.#socket, because);
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    // Whoever has gone meanwhile may have been told so: nothing may follow that.
    if (frames === '' || this.#socket.readyState !== WebSocket.OPEN) return;
    this.#line.write(frames, 'latin1');
  }
}

/** To somebody who was not let in, nothing else is said. */
export function bye(socket: WebSocket, because: ByeBecause): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify({ t: 'bye', because } satisfies Downward));
  socket.close();
}

/** FIN and "text" (RFC 6455, 5.2). */
const TEXT = String.fromCharCode(0x81);
const MOST_IN_SEVEN_BITS = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** The frame of a text as a server sends it, a letter for each byte. */
function frameOf(text: string): string {
  const bytes = Buffer.byteLength(text);
  // Most texts have plain letters only, which are their own bytes.
  const payload = bytes === text.length ? text : Buffer.from(text).toString('latin1');
  return `${TEXT}${lengthOf(bytes)}${payload}`;
}

function lengthOf(bytes: number): string {
  if (bytes <= MOST_IN_SEVEN_BITS) return String.fromCharCode(bytes);
  if (bytes <= 0xffff) return String.fromCharCode(IN_TWO_BYTES, bytes >> 8, bytes & 0xff);
  // No text has four gigabytes.
  const low = [24, 16, 8, 0].map((shift) => (bytes >>> shift) & 0xff);
  return String.fromCharCode(IN_EIGHT_BYTES, 0, 0, 0, 0, ...low);
}
