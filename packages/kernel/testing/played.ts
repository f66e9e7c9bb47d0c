import { expect } from 'vitest';
import type { GameEvent } from '../src/game.ts';
import type { Rule } from '../src/index.ts';
import type { Table } from '../src/table.ts';

/** The events that can have this name. */
type Named<Event extends GameEvent, Name> = Event extends unknown
  ? Name extends Event['t']
    ? Event
    : never
  : never;

/** Whether what a test does is still to be run, or has been done at once. */
export function isRule(acts: unknown): acts is Rule<unknown> {
  return typeof acts === 'object' && acts !== null && Symbol.iterator in acts;
}

/** A table of a test, with the means to say what happens and to see what came of it. */
export class PlayedTable<
  State extends { heroes: readonly unknown[] },
  Setup,
  Event extends GameEvent,
> {
  readonly table: Table<State, Setup, Event, unknown>;
  readonly #finished: () => boolean;

  constructor(table: Table<State, Setup, Event, unknown>, finished: () => boolean) {
    this.table = table;
    this.#finished = finished;
  }

  get state(): State {
    return this.table.state;
  }

  get pending() {
    return this.table.pending;
  }

  /** Key of the first pending prompt. */
  get prompt(): string | undefined {
    return this.table.pending[0]?.prompt.key;
  }

  /** Option ids of the first pending question. */
  get options(): readonly string[] {
    return this.table.pending[0]?.options ?? [];
  }

  get events(): readonly Event[] {
    return this.table.eventsSince(0, { seat: 0 }).map(({ event }) => event as Event);
  }

  /** The last event of that name. */
  event<Name extends Event['t']>(name: Name): Named<Event, Name> | undefined {
    return this.eventsNamed(name).at(-1);
  }

  eventsNamed<Name extends Event['t']>(...names: Name[]): readonly Named<Event, Name>[] {
    return this.events.filter(({ t }) => names.some((name) => name === t)) as Named<Event, Name>[];
  }

  hero(index = 0): State['heroes'][number] {
    const hero = this.state.heroes[index];
    if (!hero) throw new Error(`there is no hero ${index}`);
    return hero;
  }

  /** Answers the first pending question. */
  pick(...picks: string[]): this {
    const [question] = this.table.pending;
    if (!question) throw new Error(`nothing is asked, but the test picks ${picks.join(', ')}`);
    return this.pickAs(Math.max(0, question.seat), ...picks);
  }

  /** Answers one question after the other. */
  picks(...picks: string[]): this {
    for (const pick of picks) this.pick(pick);
    return this;
  }

  /** Answers the first question that waits for this seat. */
  pickAs(seat: number, ...picks: string[]): this {
    const question = this.table.pending.find((each) => each.seat === seat || each.seat < 0);
    if (!question) {
      throw new Error(`seat ${seat} is not asked, but the test picks ${picks.join(', ')}`);
    }
    const { moment } = this.table;
    const result = this.table.answer(seat, { at: moment, decision: question.id, picks });
    if (!result.ok) {
      const { reason, error } = result.refusal;
      if (error) throw error;
      throw new Error(
        `${question.prompt.key} refuses ${picks.join(', ')} (${reason}); options: ${question.options.join(' ')}`,
      );
    }
    return this;
  }

  /** Nothing is left to ask, the rule has run to its end, and every scripted die was rolled. */
  done(): this {
    expect(this.prompt).toBeUndefined();
    expect(this.#finished()).toBe(true);
    this.table.assertScriptUsed();
    return this;
  }
}
