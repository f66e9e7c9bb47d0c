import { Connection, type ConnectionState, type Seen } from '@crawlspace/host/online';
import { type Decision, hashOf, Random } from '@crawlspace/kernel';
import { WebSocket } from 'ws';
import { newName, newSecret } from '../src/secrets.ts';
import { newWitness, type Witness } from './check-table.ts';
import { fromElsewhere, type Made, picksFor } from './client.ts';

/** Somebody who plays all seats of a table, over the connection that pages use. */
export class SteadyPlayer {
  readonly witness: Witness;
  /** What the page was told about the connection. */
  readonly states: ConnectionState[] = [];
  /** Why answers were refused. */
  readonly refusals: string[] = [];
  readonly #connection: Connection;
  readonly #watcher: Connection;
  readonly #random: Random;
  readonly #pause: number;
  #id = '';
  #stopped = false;
  #playing: Promise<void>;
  /** When the last answers were acknowledged. */
  #times: number[] = [];

  /**
   * `address` says where the next connection goes, as a proxy before several processes would; `pause` is
   * the time between two answers, so that the game lasts.
   */
  constructor(made: Made, address: () => string, seed: string, pause: number) {
    this.#pause = pause;
    this.witness = newWitness(made.table);
    this.#random = Random.seeded(seed);
    const link = made.spectator.secret;
    this.#connection = this.#connect({ table: made.table, secret: made.owner }, address);
    this.#watcher = this.#connect({ table: made.table, secret: newSecret(), link }, address);
    this.#playing = this.#play();
  }

  /** Milliseconds from a moment to the first answer that was acknowledged after it; null when there is none yet. */
  resumedAfter(moment: number): number | null {
    const first = this.#times.find((time) => time > moment);
    if (first !== undefined) return first - moment;
    // Nobody waits for a game that is over.
    return this.isOver ? 0 : null;
  }

  get isOver(): boolean {
    return this.#connection.seen?.shown.outcome != null;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const late = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([this.#playing, late]);
    this.#connection.close();
    this.#watcher.close();
    await this.#playing;
  }

  #connect(
    who: { readonly table: string; readonly secret: string; readonly link?: string },
    address: () => string,
  ): Connection {
    const headers = fromElsewhere();
    return new Connection({
      ...who,
      connect: ({ open, message, close }) => {
        const socket = new WebSocket(`${address().replace('http', 'ws')}/table`, { headers });
        socket.on('open', open);
        socket.on('message', (data) => message(String(data)));
        socket.on('close', close);
        socket.on('error', () => undefined);
        return socket;
      },
      wait: (milliseconds, then) => void setTimeout(then, milliseconds),
      newId: () => {
        this.#id = newName();
        return this.#id;
      },
      show: (seen) => this.#note(seen),
      tell: (state) => void this.states.push(state),
    });
  }

  async #play(): Promise<void> {
    while (!this.#stopped && !this.isOver) {
      const decision = this.#connection.seen?.own?.decisions[0];
      if (!decision) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        continue;
      }
      const reply = await this.#connection.answer(decision, this.#picks(decision));
      if (!reply) continue;
      const { acknowledged, refused } = this.witness;
      (reply.refused ? refused : acknowledged).add(this.#id);
      if (reply.refused) this.refusals.push(reply.refused.because);
      if (!reply.refused) this.#times.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, this.#pause));
    }
  }

  /** Whoever runs away ends the game. */
  #picks(decision: Decision): readonly string[] {
    const picks = picksFor(decision, this.#random);
    return picks[0] === 'flee' ? ['hold-back'] : picks;
  }

  #note({ shown }: Seen): void {
    const { epoch, n } = shown.moment;
    this.witness.seen.set(`${epoch}/${n}`, hashOf(shown.game));
  }
}
