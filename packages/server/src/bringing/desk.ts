import { Busy, type ErrandLimits, Errands, TakesTooLong } from '../apart/errands.ts';
import { spendApart } from '../cost/bill.ts';
import { Declined } from '../declined.ts';
import type { Brought, TakenIn } from './bring.ts';
import type { FromThread } from './messages.ts';

export type DeskLimits = ErrandLimits;

/** Few bring anything: its thread takes more memory than its start takes time, and the library needs some next. */
const LIMITS: DeskLimits = { patience: 10_000, waiting: 10, idle: 100 };

/**
 * Where games and companies from elsewhere are read, checked and replayed: in a thread of its own, one after the other, so that
 * nobody who plays notices how long that takes.
 */
export class Desk {
  readonly #errands: Errands<Brought, FromThread>;

  constructor(limits: Partial<DeskLimits> = {}) {
    const file = new URL('./thread.ts', import.meta.url);
    this.#errands = new Errands(file, { ...LIMITS, ...limits });
  }

  /** Throws Declined, with a word for whoever brought it. From each address only one is looked at or waits. */
  async takeIn(brought: Brought, from: string): Promise<TakenIn> {
    if (this.#errands.has(from)) throw new Declined(429, 'too-fast');
    const { cpu, ...said } = await this.#asked(brought, from);
    spendApart(cpu);
    if (said.t === 'taken') return said.taken;
    if (said.t === 'not-taken') throw new Declined(400, said.because, said.why);
    throw new Error(said.why);
  }

  close(): void {
    this.#errands.close();
  }

  async #asked(brought: Brought, from: string): Promise<FromThread> {
    try {
      // A small text may lie among others in memory that cannot be moved.
      const { buffer, byteLength } = brought.bytes;
      const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
      return await this.#errands.run(brought, from, isAlone ? [buffer] : []);
    } catch (error) {
      if (error instanceof Busy) throw new Declined(503, 'busy');
      if (error instanceof TakesTooLong) throw new Declined(422, 'takes-too-long');
      throw error;
    }
  }
}
