import type { Ask, Downward, Own } from '@crawlspace/host/online';
import { PROTOCOL } from '@crawlspace/host/online';
import type { Decision } from '@crawlspace/kernel';
import { LightSocket } from './light-socket.ts';

export interface Count {
  done: number;
  refused: number;
  /** Bytes that came back. */
  bytes: number;
}

/** What is seen of the table where somebody attacks. */
export interface Glimpse {
  readonly decisions: readonly Decision[];
}

export interface AssailantWay {
  readonly address: string;
  readonly from: Readonly<Record<string, string>>;
  readonly hello: object;
  /** What to ask next; null waits for the next view. */
  readonly next: (n: number, seen: Glimpse) => Ask | null;
  /** Looks at what is shown: only needed by those who answer. */
  readonly looks?: boolean;
  /** Takes nothing of what is sent once it is in. */
  readonly isDeaf?: boolean;
}

/** So many may be under way on one connection before the server refuses. */
const WINDOW = 24;
/** Whoever is too fast goes on after so many milliseconds: waiting longer would do less harm. */
const BREATH = 100;
const COME_AGAIN = 1_000;
const KIND_AT = '{"t":"'.length;
const HEAD = 120;

/** Somebody who asks as much as they are let: pipelined, again as soon as they may, and back when sent away. */
export class Assailant {
  readonly #way: AssailantWay;
  readonly #count: Count;
  #socket: LightSocket | null = null;
  #underWay = 0;
  #asked = 0;
  #isOver = false;
  #isIn = false;
  #seen: Glimpse = { decisions: [] };

  constructor(way: AssailantWay, count: Count) {
    this.#way = way;
    this.#count = count;
  }

  async come(): Promise<void> {
    if (this.#isOver) return;
    const { address, from, hello, isDeaf } = this.#way;
    this.#underWay = 0;
    this.#isIn = false;
    try {
      const url = `${address.replace('http', 'ws')}/table`;
      const socket = await LightSocket.open(url, from, (data) => this.#hear(data));
      if (this.#isOver) return socket.leave();
      this.#socket = socket;
      socket.onEnd(() => this.#again());
      socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, ...hello }));
      if (isDeaf) setTimeout(() => this.#shout(), COME_AGAIN);
    } catch {
      this.#again();
    }
  }

  leave(): void {
    this.#isOver = true;
    this.#socket?.leave();
  }

  /** Asks without ever taking what comes back. */
  #shout(): void {
    this.#socket?.stopReading();
    for (let n = 0; n < WINDOW; n++) this.#ask();
    if (!this.#isOver) setTimeout(() => this.#shout(), COME_AGAIN);
  }

  #again(): void {
    if (!this.#isOver) setTimeout(() => void this.come(), COME_AGAIN);
  }

  #hear(data: Buffer): void {
    this.#count.bytes += data.length;
    const kind = String.fromCharCode(data[KIND_AT] ?? 0);
    if (kind === 'r') this.#hearReply(data.subarray(0, HEAD).toString('latin1'));
    if (kind !== 'w' && kind !== 'u') return;
    this.#isIn = true;
    if (this.#way.looks) this.#seen = { decisions: ownIn(String(data))?.decisions ?? [] };
    this.#goOn();
  }

  #hearReply(head: string): void {
    this.#underWay--;
    if (!head.includes('"refused":')) this.#count.done++;
    else this.#count.refused++;
    if (head.includes('"too-fast"')) setTimeout(() => this.#goOn(), BREATH);
    else this.#goOn();
  }

  #goOn(): void {
    if (!this.#isIn || this.#way.isDeaf) return;
    while (this.#underWay < (this.#way.looks ? 1 : WINDOW)) if (!this.#ask()) return;
  }

  #ask(): boolean {
    const ask = this.#isOver ? null : this.#way.next(this.#asked, this.#seen);
    if (!ask) return false;
    this.#asked++;
    this.#underWay++;
    this.#socket?.send(JSON.stringify({ ...ask, re: this.#asked }));
    return true;
  }
}

function ownIn(text: string): Own | null {
  const message = JSON.parse(text) as Downward;
  return message.t === 'welcome' || message.t === 'update' ? message.own : null;
}
