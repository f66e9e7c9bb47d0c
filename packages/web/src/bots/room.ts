import { type AnswerEntry, type GameRecord, standingOf } from '@crawlspace/kernel';
import type { Position, Reply, Request, Thought } from './messages.ts';

/** Where the bots think: in a worker, or wherever the tests put them. */
export interface Wire {
  send(request: Request): void;
  close(): void;
}

export type Connect = (receive: (reply: Reply) => void, broken: (why: string) => void) => Wire;

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
  /** How many answers the bots have heard, and the last of them. */
  #heard: { readonly count: number; readonly last: AnswerEntry | undefined } | null = null;

  constructor(connect: Connect) {
    this.#connect = connect;
  }

  /** What a bot makes of a decision that is pending at the end of this record. */
  ask(
    record: GameRecord,
    decision: number,
    who: Pick<Request, 'bot' | 'purpose'>,
  ): Promise<Thought> {
    this.#wire ??= this.#connect(
      (reply) => this.#receive(reply),
      (why) => this.#giveUp(why),
    );
    const number = ++this.#number;
    const answer = new Promise<Thought>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
    });
    this.#wire.send({ number, ...who, decision, ...this.#news(record) });
    return answer;
  }

  close(): void {
    this.#giveUp('the game was closed');
  }

  /** What the bots have not heard; after an undo they start anew from the last safe point. */
  #news(record: GameRecord): Pick<Request, 'position' | 'answers'> {
    const { answers } = standingOf(record.log);
    const heard = this.#heard;
    this.#heard = { count: answers.length, last: answers.at(-1) };
    if (heard && answers.length >= heard.count && answers[heard.count - 1] === heard.last) {
      return { position: null, answers: answers.slice(heard.count) };
    }
    return { position: positionOf(record), answers: answers.slice(record.snapshot?.answers) };
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

function positionOf({ setup, seed, snapshot }: GameRecord): Position {
  if (!snapshot) throw new Error('a table always saves its last safe point');
  return { setup, seed, start: snapshot };
}

/** Bots that think in a worker of their own, so that the page never waits for them. */
export function inWorker(start: () => Worker): Connect {
  return (receive, broken) => {
    const worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => receive(data));
    worker.addEventListener('error', ({ message }) => broken(message));
    return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
  };
}
