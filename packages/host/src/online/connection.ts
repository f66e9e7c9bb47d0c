import type { Decision, SeatId } from '@crawlspace/kernel';
import {
  type Ask,
  type ByeBecause,
  type Downward,
  PROTOCOL,
  type Reply,
  type ReplyValues,
} from './protocol.ts';
import { haveOf, type Seen, seenAfter } from './seen.ts';

/** A socket, as far as it is used here: that of a browser, or of a test. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  readonly open: () => void;
  readonly message: (text: string) => void;
  readonly close: () => void;
}

export interface ConnectionParts {
  readonly table: string;
  readonly secret: string;
  readonly link?: string;
  readonly connect: (events: SocketEvents) => Socket;
  /** Calls back after so many milliseconds. */
  readonly wait: (milliseconds: number, then: () => void) => void;
  /** A name that nobody else has, for an answer. */
  readonly newId: () => string;
  /** What is seen has changed. */
  readonly show: (seen: Seen) => void;
  /** The connection was lost, or is there again. */
  readonly tell: (state: ConnectionState) => void;
  /** Words and fingers that are shown for a moment. */
  readonly hear?: (message: Extract<Downward, { t: 'said' | 'pointed' }>) => void;
}

/**
 * Connected; coming back, because the server has said so: it restarts, or the table moves to another process; lost, and
 * trying again; or over, because the server will not have us.
 */
export type ConnectionState = 'here' | 'coming-back' | 'lost' | Exclude<ByeBecause, 'come-back'>;

type Done = (reply: Reply | null) => void;

/** One connection after the other leads to the server; what comes by one that has ended counts no more. */
interface Way {
  isOpen: boolean;
}

interface Waiting {
  readonly ask: Ask;
  readonly done: Done;
}

/** A server that stands still keeps its connections: whoever asks and hears nothing for so long comes anew. */
const PATIENCE = 3_000;
/** The server may look for the table for a while before it says anything. */
const ARRIVAL = 8_000;
/** After so long without a word one asks whether the server is still there. */
const SILENCE = 20_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** A server that restarts is back after a few seconds: it is looked for every second … */
const RESTART_WAIT = 1_000;
/** … for so long, and then counts as lost. */
const RESTART = 20_000;

/**
 * A client's side of a table. Comes back by itself when the connection is lost, with what it has
 * seen. An answer that was not acknowledged is sent again, as it was: the server counts it once.
 * Anything else that was asked meanwhile is given up, because its moment may have passed.
 */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #waiting = new Map<number, Waiting>();
  #socket: Socket | null = null;
  #way: Way = { isOpen: false };
  #seen: Seen | null = null;
  #number = 0;
  #wait = FIRST_WAIT;
  #isIn = false;
  #ended = false;
  /** When the server said that we should come back; null when it did not. */
  #calledBack: number | null = null;
  /** When something was heard last, in milliseconds since 1970. */
  #heard = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#come();
  }

  get seen(): Seen | null {
    return this.#seen;
  }

  /** Resolves when the answer is stored, or refused. It may take as long as the connection is lost. */
  answer(
    { id: decision, at }: Pick<Decision, 'id' | 'at'>,
    picks: readonly string[],
    seat?: SeatId,
  ): Promise<Reply | null> {
    const as = seat === undefined ? {} : { seat };
    return this.#ask({ t: 'answer', decision, picks, at, id: this.#parts.newId(), ...as });
  }

  /** Asks for anything else. Null when the connection was lost before there was a reply. */
  ask<Kind extends Exclude<Ask['t'], 'answer'>>(
    ask: Extract<Ask, { readonly t: Kind }>,
  ): Promise<
    | (Omit<Reply, 'value'> & {
        readonly value?: Kind extends keyof ReplyValues ? ReplyValues[Kind] : undefined;
      })
    | null
  > {
    return this.#ask(ask) as ReturnType<typeof this.ask<Kind>>;
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #ask(ask: Ask): Promise<Reply | null> {
    return new Promise((done) => {
      const isKept = ask.t === 'answer';
      if (this.#ended || !(this.#isIn || isKept)) {
        done(null);
        return;
      }
      const re = ++this.#number;
      this.#waiting.set(re, { ask, done });
      if (this.#isIn) this.#send({ ...ask, re });
    });
  }

  #come(): void {
    const { table, secret, link, connect } = this.#parts;
    const way: Way = { isOpen: true };
    this.#way = way;
    this.#socket = connect({
      open: () => {
        if (!way.isOpen) return;
        const have = this.#seen ? { have: haveOf(this.#seen) } : {};
        const by = link === undefined ? {} : { link };
        const hello = { t: 'hello', protocol: PROTOCOL, table, secret, ...by, ...have };
        this.#socket?.send(JSON.stringify(hello));
      },
      message: (text) => {
        if (!way.isOpen) return;
        this.#heard = Date.now();
        this.#receive(JSON.parse(text) as Downward<object>);
      },
      close: () => {
        if (way.isOpen) this.#lose();
      },
    });
    this.#await(way, Date.now(), ARRIVAL);
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
    this.#await(this.#way, Date.now(), PATIENCE);
  }

  /** Comes anew when nothing is heard for so long. */
  #await(way: Way, since: number, milliseconds: number): void {
    this.#parts.wait(since + milliseconds - Date.now(), () => {
      if (!way.isOpen || this.#heard >= since) return;
      if (Date.now() - since < milliseconds) this.#await(way, since, milliseconds);
      else {
        // A socket that is dead may take minutes to close: nobody waits for it.
        const socket = this.#socket;
        this.#lose();
        socket?.close();
      }
    });
  }

  /** As long as the way is open, asks whether the server is still there when it was silent for long. */
  #listen(way: Way): void {
    const since = this.#heard;
    this.#parts.wait(SILENCE, () => {
      if (!way.isOpen) return;
      const isSilent = this.#heard === since && Date.now() - since >= SILENCE;
      if (isSilent) void this.#ask({ t: 'here' });
      this.#listen(way);
    });
  }

  #receive(message: Downward<object>): void {
    if (message.t === 'reply') {
      const waiting = this.#waiting.get(message.re);
      this.#waiting.delete(message.re);
      waiting?.done(message);
    } else if (message.t === 'bye') this.#leave(message.because);
    else this.#look(message);
  }

  #look(message: Exclude<Downward<object>, { readonly t: 'reply' | 'bye' }>): void {
    const seen = seenAfter(this.#seen, message);
    const isNews = seen !== this.#seen;
    this.#seen = seen;
    // Whoever is shown the table may have to ask for its packs at once.
    if (message.t === 'welcome' && !this.#isIn) this.#arrive();
    if (seen && isNews) this.#parts.show(seen);
    if (message.t === 'said' || message.t === 'pointed') this.#parts.hear?.(message);
  }

  /** In again: whatever answer was not acknowledged goes out once more. */
  #arrive(): void {
    this.#isIn = true;
    this.#wait = FIRST_WAIT;
    this.#calledBack = null;
    for (const [re, { ask }] of this.#waiting) this.#send({ ...ask, re });
    this.#parts.tell('here');
    this.#listen(this.#way);
  }

  #leave(because: ByeBecause): void {
    if (because === 'come-back') this.#calledBack ??= Date.now();
    if (because === 'come-back' || because === 'too-fast') return;
    this.#end();
    this.#parts.tell(because);
  }

  #lose(): void {
    if (this.#ended) return;
    for (const [re, { ask, done }] of this.#waiting) {
      if (ask.t === 'answer') continue;
      this.#waiting.delete(re);
      done(null);
    }
    const isRestart = this.#calledBack !== null && Date.now() - this.#calledBack < RESTART;
    if (this.#isIn) this.#parts.tell(isRestart ? 'coming-back' : 'lost');
    else if (this.#calledBack !== null && !isRestart) {
      this.#calledBack = null;
      this.#parts.tell('lost');
    }
    this.#isIn = false;
    this.#way.isOpen = false;
    this.#parts.wait(this.#wait, () => {
      if (!this.#ended) this.#come();
    });
    this.#wait = Math.min(isRestart ? RESTART_WAIT : LONGEST_WAIT, 2 * this.#wait);
  }

  #end(): void {
    this.#ended = true;
    this.#isIn = false;
    this.#way.isOpen = false;
    for (const { done } of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }
}
