import { SPECTATOR, type Table } from '@crawlspace/kernel';
import type { Character } from '../../src/character.ts';
import type { BrimstoneEvent } from '../../src/events.ts';
import type { AdventureState, Hero } from '../../src/state.ts';
import { Accountant } from './accountant.ts';

type Audited = Pick<
  Table<AdventureState, unknown, BrimstoneEvent, unknown>,
  'state' | 'toldCount' | 'eventsSince'
>;

/** The accountant at a table: after every answer it enters the new events and audits the heroes. */
export class Audit {
  readonly happened = new Map<BrimstoneEvent['t'], number>();
  readonly #accountant: Accountant;
  #told = 0;

  constructor(heroes: readonly (Hero | Character)[]) {
    this.#accountant = new Accountant(heroes);
  }

  look(table: Audited): string[] {
    for (const { event } of table.eventsSince(this.#told, SPECTATOR)) {
      const told = event as BrimstoneEvent;
      this.happened.set(told.t, (this.happened.get(told.t) ?? 0) + 1);
      this.#accountant.enter(told);
    }
    this.#told = table.toldCount;
    return this.#accountant.audit(table.state.heroes);
  }
}
