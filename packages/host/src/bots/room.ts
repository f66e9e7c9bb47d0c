import type { AnswerEntry, Moment, Snapshot } from '@crawlspace/kernel';
import type { Position, Reply, Request, Thought } from './messages.ts';

/** Where the bots think: in a worker, or wherever the tests put them. */
export interface Wire {
  send(request: Request): void;
  close(): void;
}

export type Connect = (receive: (reply: Reply) => void, broken: (why: string) => void) => Wire;

/** A table as far as its bots have to know it to be in step. */
export interface Followed {
  readonly setup: unknown;
  readonly seed: string;
  readonly moment: Moment;
  /** The answers that stand, and the safe point nearest to the last of them. */
  readonly answers: readonly AnswerEntry[];
  readonly safePoint: Snapshot<unknown>;
}

interface Waiting {
  resolve(thought: Thought): void;
  reject(why: Error): void;
}

/** The page's side of the bots: asks them, and keeps their table in step with ours. */
export class BotRoom {
  readonly #connect: Connect;
  readonly #waiting = new Map<number, Waiting>();
  #wire: Wire | null = null;
  #number = 0;
  /** How far the bots have heard; null when they have to be told where the game stands. */
  #heard: Moment | null = null;

  constructor(connect: Connect) {
    this.#connect = connect;
  }

  /** What a bot makes of a decision that is pending at this table. */
  ask(table: Followed, decision: number, who: Pick<Request, 'bot' | 'purpose'>): Promise<Thought> {
    this.#wire ??= this.#connect(
      (reply) => this.#receive(reply),
      (why) => this.#giveUp(why),
    );
    const number = ++this.#number;
    const answer = new Promise<Thought>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
    });
    this.#wire.send({ number, ...who, decision, ...this.#news(table) });
    return answer;
  }

  close(): void {
    this.#giveUp('the game was closed');
  }

  /** What the bots have not heard; when the table went back they start anew from the last safe point. */
  #news({
    setup,
    seed,
    moment,
    answers,
    safePoint,
  }: Followed): Pick<Request, 'position' | 'answers'> {
    const heard = this.#heard;
    this.#heard = moment;
    if (heard?.epoch === moment.epoch && heard.n <= moment.n) {
      return { position: null, answers: answers.slice(heard.n) };
    }
    const position: Position = { setup, seed, start: safePoint };
    return { position, answers: answers.slice(safePoint.answers) };
  }

  #receive(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if ('picks' in reply) {
      waiting?.resolve({ picks: reply.picks, why: reply.why });
      return;
    }
    this.#heard = null;
    waiting?.reject(new Error(reply.failure));
  }

  #giveUp(why: string): void {
    this.#wire?.close();
    this.#wire = null;
    this.#heard = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
