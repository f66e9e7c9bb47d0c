import { describe, expect, test } from 'vitest';
import { all, choose, loadTable, Table } from '../src/index.ts';
import { newSkirmish, playOn, randomDecider } from './play.ts';
import { skirmish } from './skirmish/index.ts';

const setup = { rats: 2, rounds: 5 };

/** Answers the pending decision of a seat. */
function answer(table: ReturnType<typeof newSkirmish>, seat: number, ...picks: string[]) {
  const decision = table.view({ seat }).decisions[0]?.id ?? 0;
  const result = table.answer(seat, { at: table.moment, decision, picks });
  expect(result).toMatchObject({ ok: true });
  return result;
}

describe('several seats at once', () => {
  test('both heroes are asked for their stance and may answer in either order', () => {
    const table = newSkirmish(setup, 'seed');
    expect(table.view({ seat: 0 }).waitingFor).toEqual([
      { seat: 0, prompt: 'skirmish.stance' },
      { seat: 1, prompt: 'skirmish.stance' },
    ]);
    answer(table, 1, 'press');
    expect(table.view({ seat: 0 }).waitingFor).toEqual([{ seat: 0, prompt: 'skirmish.stance' }]);
    expect(table.view({ seat: 1 }).decisions).toEqual([]);
    answer(table, 0, 'guard');
    expect(table.state.heroes.map((hero) => hero.stance)).toEqual(['guard', 'press']);
  });

  test('what belongs to the party may be answered by any seat, but by nobody else', () => {
    const table = newSkirmish(setup, 'seed');
    answer(table, 0, 'guard');
    answer(table, 1, 'guard');
    const [question] = table.pending;
    expect(question?.prompt.key).toBe('skirmish.order');
    const decision = question?.id ?? 0;
    expect(table.answer(2, { at: table.moment, decision, picks: ['h1', 'h0'] })).toEqual({
      ok: false,
      refusal: { reason: 'no-such-seat' },
    });
    answer(table, 1, 'h1', 'h0');
    expect(table.state.toAct).toEqual([0]);
  });
});

test('rules side by side keep their own results, and single options answer themselves', () => {
  const asked: string[] = [];
  const lane = (seat: number, options: readonly string[]) =>
    choose({ seat, prompt: { key: 'pick' }, options });
  const module = {
    ...skirmish,
    *step(game: { state: { lastRound: number; round: number } }) {
      const picks = yield* all([lane(0, ['a', 'b']), lane(1, ['only']), lane(0, ['c', 'd'])]);
      asked.push(...picks);
      game.state.round = game.state.lastRound + 1;
    },
  };
  const table = Table.start(module, setup, 'seed');
  expect(table.pending.map(({ options }) => options)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const [first, second] = table.pending;
  table.answer(0, { at: table.moment, decision: second?.id ?? 0, picks: ['d'] });
  expect(
    table.answer(0, { at: table.moment, decision: second?.id ?? 0, picks: ['d'] }),
  ).toMatchObject({ ok: false });
  table.answer(0, { at: table.moment, decision: first?.id ?? 0, picks: ['a'] });
  expect(asked).toEqual(['a', 'only', 'd']);
  expect(table.outcome).toEqual({ won: false, cause: 'too-late' });
  expect(table.pending).toEqual([]);
});

describe('undo', () => {
  test('takes back choices, but not a roll', () => {
    const table = newSkirmish(setup, 'seed');
    expect(table.undo(0)).toEqual({ ok: false, reason: 'nothing-to-undo' });
    answer(table, 0, 'press');
    answer(table, 1, 'press');
    expect(table.undo(0)).toMatchObject({ ok: true });
    expect(table.view({ seat: 1 }).decisions.map(({ prompt }) => prompt.key)).toEqual([
      'skirmish.stance',
    ]);
    answer(table, 1, 'guard');
    answer(table, 0, 'h0', 'h1');
    expect(table.view({ seat: 0 }).canUndo).toBe(false);
    expect(table.undo(0)).toEqual({ ok: false, reason: 'barrier' });
  });

  test('a move can be undone until something hidden is seen', () => {
    const dice = [
      ['crown', 44],
      ['move', 6],
    ] as const;
    const table = newSkirmish(setup, 'seed', { script: dice });
    answer(table, 0, 'press');
    answer(table, 1, 'press');
    answer(table, 0, 'h1', 'h0');
    answer(table, 1, 's55');
    expect(table.undo(0)).toMatchObject({ ok: true });
    expect(table.state.heroes[1]?.space).toBe(63);
    answer(table, 1, 's44');
    expect(table.state.crownFound).toBe(true);
    expect(table.undo(0)).toEqual({ ok: false, reason: 'barrier' });
    table.assertScriptUsed();
  });

  test('past the barrier seats agree to go back, and the log says so for good', () => {
    const table = newSkirmish(setup, 'seed');
    answer(table, 0, 'press');
    answer(table, 1, 'press');
    const before = table.hash();
    answer(table, 0, 'h0', 'h1');
    expect(table.goBack([0, 5])).toEqual({ ok: false, reason: 'no-such-seat' });
    expect(table.goBack([0, 1])).toMatchObject({ ok: true });
    expect(table.hash()).toBe(before);
    const said = { t: 'undone-by-vote', voters: [0, 1] };
    expect(table.eventsSince(0, { seat: 0 }).at(-1)?.event).toEqual(said);
    // Going back further keeps the line in the log, once.
    table.undo(0);
    playOn(table, randomDecider('on'), 5);
    const lines = table
      .eventsSince(0, { seat: 0 })
      .filter(({ event }) => event.t === 'undone-by-vote');
    expect(lines.map(({ event }) => event)).toEqual([said]);
  });

  test('a vote keeps its place in the log when the game is saved and loaded', () => {
    const table = newSkirmish(setup, 'seed');
    const decide = randomDecider('votes');
    playOn(table, decide, 9);
    table.goBack([0, 1]);
    playOn(table, decide, 6);
    const loaded = loadTable(skirmish, JSON.parse(JSON.stringify(table.save())));
    expect(loaded.log).toEqual(table.log);
    expect(loaded.log).toContainEqual({ t: 'undo', to: 8, seats: [0, 1], vote: true });
    expect(loaded.eventsSince(0, { seat: 0 })).toEqual(table.eventsSince(0, { seat: 0 }));
    expect(loaded.fork().eventsSince(0, { seat: 0 })).toEqual(table.eventsSince(0, { seat: 0 }));
  });

  test('goes back further than the snapshots that are kept', () => {
    const table = newSkirmish({ rats: 4, rounds: 9 }, 'long');
    const decide = randomDecider('long');
    const hashes: string[] = [];
    for (let n = 0; n < 60 && table.pending.length > 0; n++) {
      hashes.push(table.hash());
      playOn(table, decide, 1);
    }
    for (const hash of hashes.reverse()) {
      table.goBack([0, 1]);
      expect(table.hash()).toBe(hash);
    }
    expect(table.answerCount).toBe(0);
  });
});

test('an event for one seat is told to that seat alone', () => {
  const table = newSkirmish({ rats: 1, rounds: 9 }, 'seed');
  const { deck } = table.state;
  deck.draw.sort((a, b) => (a === 'rumour' ? 1 : 0) - (b === 'rumour' ? 1 : 0));
  answer(table, 0, 'press');
  answer(table, 1, 'press');
  answer(table, 0, 'h0', 'h1');
  answer(table, 0, 'search');
  const drew = (seat: number) =>
    table.eventsSince(0, { seat }).filter(({ event }) => event.t === 'drew');
  expect(drew(0).map(({ event }) => event)).toEqual([
    { t: 'drew', seat: 0, card: 'rumour', only: [0] },
  ]);
  expect(drew(1)).toEqual([]);
});

test('rules that ask nothing and never end are stopped', () => {
  const idle = { ...skirmish, *step() {} };
  expect(() => Table.start(idle, setup, 'seed')).toThrow(
    'the rules go round without asking anything',
  );
});

test('an impossible setup is refused with its reason', () => {
  expect(() => newSkirmish({ rats: 9, rounds: 5 }, 'seed')).toThrow('there must be 1 to 4 rats');
});

test('a witness sees how the table stood when something was told', () => {
  const table = newSkirmish(setup, 'seed');
  const seen: { told: number; order: number }[] = [];
  table.witness = () => {
    seen.push({ told: table.toldCount, order: table.state.toAct.length });
  };
  const before = table.toldCount;
  playOn(table, randomDecider('witness'));
  const told = Array.from({ length: table.toldCount - before }, (_, i) => before + i + 1);
  expect(seen.map((each) => each.told)).toEqual(told);
  expect(new Set(seen.map(({ order }) => order)).size).toBeGreaterThan(1);
  const silent = seen.length;
  playOn(table.fork(), randomDecider('fork'));
  expect(seen).toHaveLength(silent);
});
