import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choose,
  type Game,
  type GameEvent,
  type GameModule,
  loadTable,
  type Rule,
  SaveError,
  Table,
  TableLost,
} from '../src/index.ts';
import { nextAnswer, randomDecider } from './play.ts';
import { type Skirmish, type SkirmishEvent, skirmish } from './skirmish/index.ts';

/** Rules that break down after so many rolls or events, whatever they were doing: once, or for good. */
function fragile(forGood = false) {
  let left = Number.POSITIVE_INFINITY;
  const strain = () => {
    if (left-- > 0) return;
    if (!forGood) left = Number.POSITIVE_INFINITY;
    throw new Error('a rule broke down');
  };
  const module = {
    ...skirmish,
    step(game: Game<Skirmish, SkirmishEvent>): Rule {
      const strained = new Proxy(game, {
        get(target, name) {
          const part: unknown = Reflect.get(target, name, target);
          if (typeof part !== 'function') return part;
          return (...args: unknown[]) => {
            strain();
            return part.apply(target, args);
          };
        },
      });
      return skirmish.step(strained);
    },
  };
  return {
    module,
    breakAfter: (uses: number) => {
      left = uses;
    },
    hold: () => {
      left = Number.POSITIVE_INFINITY;
    },
  };
}

test('a rule that breaks down leaves the table, its log and its save as they were', () => {
  let failures = 0;
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 3 }), fc.nat({ max: 60 }), (seed, after, steps) => {
      const rules = fragile();
      // Half of the tables keep every safe point.
      const snapshots = steps % 2 === 0 || 7;
      const table = Table.start(rules.module, { rats: 3, rounds: 4 }, seed, { snapshots });
      const decide = randomDecider(seed);
      for (let n = 0; n < steps && table.pending.length > 0; n++) {
        const before = { hash: table.hash(), head: table.head(), moment: table.moment };
        const told = table.eventsSince(0, { seat: 0 });
        const { seat, answer } = nextAnswer(table, decide);
        rules.breakAfter(after);
        const result = table.answer(seat, answer);
        rules.hold();
        if (result.ok) continue;
        failures++;
        expect(result.refusal).toMatchObject({ reason: 'rule-failed', error: expect.any(Error) });
        expect({ hash: table.hash(), head: table.head(), moment: table.moment }).toEqual(before);
        expect(table.eventsSince(0, { seat: 0 })).toEqual(told);
        expect(loadTable(skirmish, table.save()).hash()).toBe(before.hash);
        expect(table.answer(seat, answer).ok).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
  expect(failures).toBeGreaterThan(200);
});

/** Nothing but questions, each with luck in what comes of it; at one step the rules break down, once. */
function luckyQuestions() {
  const breaks = { at: Number.NaN };
  const module: GameModule<{ n: number }, null, GameEvent, number> = {
    rules: 1,
    id: 'lucky',
    parseSetup: () => null,
    seats: () => 1,
    setUp: () => ({ n: 0 }),
    clone: (state) => ({ ...state }),
    view: ({ n }) => n,
    outcome: () => null,
    *step(game): Rule {
      if (game.state.n === breaks.at) {
        breaks.at = Number.NaN;
        throw new Error('a rule broke down');
      }
      yield* choose({ seat: 0, prompt: { key: 'on' }, options: ['on', 'off'] });
      game.state.n++;
      game.pick('luck', [1, 2, 3]);
    },
  };
  return { module, breaks };
}

test('rules that break down once on the way back leave no gap in what is known of luck', () => {
  const { module, breaks } = luckyQuestions();
  for (let to = 1; to < 12; to++) {
    const table = Table.start(module, null, 'lucky');
    for (let n = 0; n < 12; n++) {
      const [question] = table.pending;
      if (!question) throw new Error('nothing is asked');
      table.answer(0, { at: table.moment, decision: question.id, picks: ['on'] });
    }
    breaks.at = to;
    expect(table.goBack([0], to)).toMatchObject({ ok: true });
    expect([table.answerCount, table.barrier]).toEqual([to, to]);
    const { answers } = table.settled;
    expect(table.pastSince({ answers: 0, events: 0 }).fateful).toBe('1'.repeat(answers));
  }
});

test('a rule that breaks down while a record is loaded is named with the answer', () => {
  const table = Table.start(skirmish, { rats: 3, rounds: 4 }, 'load');
  const decide = randomDecider('load');
  for (let n = 0; n < 12; n++) {
    const { seat, answer } = nextAnswer(table, decide);
    table.answer(seat, answer);
  }
  const rules = fragile();
  const start = Table.start(rules.module, { rats: 3, rounds: 4 }, 'load');
  expect(start.answerCount).toBe(0);
  rules.breakAfter(9);
  const load = () => loadTable(rules.module, table.save());
  expect(load).toThrow(SaveError);
  rules.breakAfter(9);
  expect(load).toThrow(/^the rules fail over answer \d+ of 12: a rule broke down$/);
});

test('rules that fail over what they took before leave no table, and it says so', () => {
  const rules = fragile(true);
  const table = Table.start(rules.module, { rats: 3, rounds: 4 }, 'lost');
  const decide = randomDecider('lost');
  const record = table.save();
  rules.breakAfter(0);
  const answerAll = () => {
    while (table.pending.length > 0) {
      const { seat, answer } = nextAnswer(table, decide);
      table.answer(seat, answer);
    }
  };
  expect(answerAll).toThrow(TableLost);
  expect(loadTable(skirmish, record).hash()).toBe(record.hash);
});
