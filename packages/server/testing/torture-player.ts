import { hashOf, Random } from '@crawlspace/kernel';
import type { Store } from '../src/store/store.ts';
import { checkTable, newWitness, type Witness } from './check-table.ts';
import { makeTable, ownerOf, picksFor, SETUPS, TestClient, type Way } from './client.ts';
import type { Tormented } from './torture.ts';

/** One person who plays all seats of a table as fast as it goes, and somebody who looks on. */
export class Player implements Tormented {
  readonly client: TestClient;
  readonly #witness: Witness;
  readonly #random: Random;
  readonly #watcher: TestClient;
  /** The answer that was sent and not acknowledged: after a break it is sent again. */
  #unsure: (() => ReturnType<TestClient['ask']>) | null = null;
  #stopped = false;
  #first: () => void = () => undefined;
  #answered = Promise.resolve();

  constructor(way: Way, seed: string) {
    this.#witness = newWitness(way.table);
    this.#random = Random.seeded(seed);
    this.client = new TestClient(way);
    this.#watcher = new TestClient(way);
    for (const client of [this.client, this.#watcher]) client.onSeen = () => this.#note(client);
  }

  /** Sets a table and sits down at it, in all seats. */
  static async at(address: string, game: keyof typeof SETUPS, seed: string): Promise<Player> {
    const body = { game, name: 'Ada', setup: SETUPS[game], seats: ['me', 'me', 'me'] };
    const made = await makeTable(address, body);
    return new Player(ownerOf(made).way, seed);
  }

  get isOver(): boolean {
    return this.client.seen?.table.outcome != null;
  }

  get acknowledged(): number {
    return this.#witness.acknowledged.size;
  }

  answered(): Promise<void> {
    return this.#answered;
  }

  stop(): void {
    this.#stopped = true;
    this.#first();
  }

  async play(): Promise<void> {
    await this.come();
    await this.playOn();
    this.leave();
  }

  async come(): Promise<void> {
    this.#stopped = false;
    this.#answered = new Promise((resolve) => {
      this.#first = resolve;
    });
    await Promise.all([this.client.come(), this.#watcher.come()]);
  }

  /** Answers until the game is over or the connection is. */
  async playOn(): Promise<void> {
    while (!this.#stopped && this.client.isIn && !this.isOver) await this.#answerOnce();
  }

  leave(): void {
    this.client.leave();
    this.#watcher.leave();
  }

  check(store: Store, isThorough: boolean): Promise<{ lost: number; diverged: number }> {
    return checkTable(store, this.#witness, isThorough);
  }

  async #answerOnce(): Promise<void> {
    const send = this.#unsure ?? this.#nextAnswer();
    if (!send) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return;
    }
    this.#unsure = send;
    const reply = await send();
    if (reply) this.#unsure = null;
    if (reply && !reply.refused) this.#first();
  }

  #nextAnswer(): (() => ReturnType<TestClient['ask']>) | null {
    const { client } = this;
    if (this.#random.below(12) === 0) {
      return () => client.ask({ t: 'undo' });
    }
    const decision = client.seen?.own?.decisions[0];
    if (!decision) return null;
    const picks = picksFor(decision, this.#random);
    const id = client.nextId();
    return async () => {
      const reply = await client.answer(decision, picks, id);
      const { acknowledged, refused } = this.#witness;
      if (reply) (reply.refused ? refused : acknowledged).add(id);
      return reply;
    };
  }

  #note({ seen }: TestClient): void {
    if (!seen) return;
    const { epoch, n } = seen.table.moment;
    this.#witness.seen.set(`${epoch}/${n}`, hashOf(seen.shown.game));
  }
}
