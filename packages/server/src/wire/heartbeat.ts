import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/** A phone that sleeps is not there: it comes back by itself. */
const HEARTBEAT = 30_000;
/** Connections are asked in so many groups, one after the other: thousands at once would hold up the tables. */
const GROUPS = 30;
/** Pings and pongs of one connection between two beats. Processes that lead others here send one a second. */
const MOST_PINGS = 120;

/** Bytes of a question to a connection. */
const QUESTION = 8;

interface Pulse {
  /** What it was asked last: whoever does not read cannot know the answer. Null once it was answered. */
  asked: Buffer | null;
  /** Since the last beat. */
  pings: number;
}

/** Finds out which connections are dead: whoever is asked and says nothing until asked again. */
export class Heartbeat {
  readonly #groups = Array.from({ length: GROUPS }, () => new Map<WebSocket, Pulse>());
  readonly #timer: NodeJS.Timeout;
  #joined = 0;
  #turn = 0;

  constructor(every = HEARTBEAT) {
    this.#timer = setInterval(() => this.#beat(), every / GROUPS);
    this.#timer.unref();
  }

  watch(socket: WebSocket): void {
    const group = this.#groups[this.#joined++ % GROUPS];
    const pulse: Pulse = { asked: null, pings: 0 };
    group?.set(socket, pulse);
    socket.on('pong', (data) => {
      if (pulse.asked?.equals(data)) pulse.asked = null;
      count(socket, pulse);
    });
    socket.on('ping', (data) => {
      count(socket, pulse);
      // Whatever else is on its way says as well that this process is there.
      if (socket.bufferedAmount === 0) socket.pong(data);
    });
    socket.once('close', () => group?.delete(socket));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const [socket, pulse] of this.#groups[this.#turn++ % GROUPS] ?? []) {
      if (pulse.asked) socket.terminate();
      pulse.asked = randomBytes(QUESTION);
      pulse.pings = 0;
      socket.ping(pulse.asked);
    }
  }
}

/** Pings cost next to nothing, unless there are thousands of them, or nobody takes the answers. */
function count(socket: WebSocket, pulse: Pulse): void {
  pulse.pings++;
  if (pulse.pings > MOST_PINGS) socket.terminate();
}
