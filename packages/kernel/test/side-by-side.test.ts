import { expect, test } from 'vitest';
import {
  all,
  asThingsStand,
  choose,
  firstOf,
  type GameEvent,
  type GameModule,
  pickMany,
  type Rule,
  Table,
} from '../src/index.ts';

/** Coins on a table, and what each of two people took of them. */
interface Coins {
  left: string[];
  readonly taken: string[][];
  steps: number;
}

type CoinGame = GameModule<Coins, null, GameEvent, Coins>;

/** Two people help themselves, in one of two manners. */
function coinsWith(step: (state: Coins) => Rule): CoinGame {
  return {
    id: 'coins',
    rules: 1,
    parseSetup: () => null,
    seats: () => 2,
    setUp: () => ({ left: ['penny', 'dime', 'dollar'], taken: [[], []], steps: 0 }),
    *step({ state }) {
      yield* step(state);
      state.steps++;
    },
    outcome: ({ steps }) => (steps > 0 ? { won: true, cause: 'done' } : null),
    clone: (state) => structuredClone(state),
    view: (state) => structuredClone(state),
  };
}

function take(state: Coins, seat: number, coins: readonly string[]): void {
  for (const coin of coins) {
    const at = state.left.indexOf(coin);
    if (at < 0) throw new Error(`there is no ${coin}`);
    state.left.splice(at, 1);
    state.taken[seat]?.push(coin);
  }
}

/** Each takes once, whenever they like. */
const inLanes = coinsWith(function* (state) {
  yield* all(
    [0, 1].map(function* (seat): Rule {
      const coins = yield* asThingsStand(() =>
        pickMany({ seat, prompt: { key: 'prompt.take' }, of: [...state.left], id: (coin) => coin }),
      );
      take(state, seat, coins);
    }),
  );
});

/** Everybody is asked anew after each coin, until one has had enough. */
const anew = coinsWith(function* (state) {
  for (let isOver = false; !isOver; ) {
    isOver = yield* firstOf(
      [0, 1].map(function* (seat): Rule<boolean> {
        const options = [...state.left, 'enough'];
        const coin = yield* choose({ seat, prompt: { key: 'prompt.take' }, options });
        if (coin !== 'enough') take(state, seat, [coin]);
        return coin === 'enough';
      }),
    );
  }
});

function answer(table: Table<Coins, null, GameEvent, Coins>, seat: number, ...picks: string[]) {
  const asked = table.pending.find((question) => question.seat === seat);
  return table.answer(seat, { at: table.moment, decision: asked?.id ?? 0, picks });
}

test('what another took cannot be taken: the answer is refused, and nothing has changed', () => {
  const table = Table.start(inLanes, null, 'x');
  const stale = table.view({ seat: 1 });
  expect(answer(table, 0, 'dime', 'dollar').ok).toBe(true);
  const before = table.hash();
  const late = { at: stale.moment, decision: stale.decisions[0]?.id ?? 0, picks: ['dime'] };
  expect(table.answer(1, late)).toMatchObject({ refusal: { reason: 'not-an-option' } });
  expect(table.hash()).toBe(before);
  expect(table.view({ seat: 1 }).decisions[0]?.options.map(({ id }) => id)).toEqual(['penny']);
});

test('a question that is put again keeps its number, so that what can still be had stays picked', () => {
  const table = Table.start(inLanes, null, 'x');
  const [asked] = table.view({ seat: 1 }).decisions;
  answer(table, 0, 'dollar');
  const [again] = table.view({ seat: 1 }).decisions;
  expect(again?.id).toBe(asked?.id);
  expect(answer(table, 1, 'penny', 'dime').ok).toBe(true);
  expect(table.state.taken).toEqual([['dollar'], ['penny', 'dime']]);
});

test('when nothing is left to choose, the question answers itself', () => {
  const table = Table.start(inLanes, null, 'x');
  answer(table, 1, 'penny', 'dime', 'dollar');
  expect(table.outcome).toEqual({ won: true, cause: 'done' });
  expect(table.answerCount).toBe(1);
});

test('a question that the rules ask anew because of another keeps its number as well', () => {
  const table = Table.start(anew, null, 'x');
  const [, second] = table.pending;
  expect(answer(table, 0, 'dime').ok).toBe(true);
  expect(table.pending.map(({ seat, id }) => [seat, id])).toEqual([
    [0, 3],
    [1, second?.id],
  ]);
  expect(table.pending[1]?.options).toEqual(['penny', 'dollar', 'enough']);
});

test('undo puts a question again as it was', () => {
  const table = Table.start(inLanes, null, 'x');
  const before = table.hash();
  answer(table, 0, 'dollar');
  table.undo(0);
  expect(table.hash()).toBe(before);
  expect(answer(table, 1, 'dollar').ok).toBe(true);
});

test('a question is put into words once, and anew when others have acted', () => {
  const table = Table.start(inLanes, null, 'coins');
  const worded = () => table.pending.map((question) => table.decision(question));
  const before = worded();
  expect(worded()).toEqual(before);
  expect(worded()[1]).toBe(before[1]);
  expect(table.view({ seat: 1 }).decisions[0]).toBe(before[1]);
  const id = before[0]?.id ?? 0;
  table.answer(0, { at: table.moment, decision: id, picks: ['dime'] });
  const [now] = worded();
  expect(now).toMatchObject({ id: before[1]?.id, at: table.moment });
  expect(now?.options.map((option) => option.id)).toEqual(['penny', 'dollar']);
  table.undo(0);
  expect(worded()[1]).toMatchObject({ at: { epoch: 1, n: 0 }, options: before[1]?.options });
});
