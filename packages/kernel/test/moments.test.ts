import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type AnswerEntry,
  loadTable,
  SPECTATOR,
  standingOf,
  type Table,
} from '../src/index.ts';
import { Log } from '../src/log.ts';
import { newSkirmish, nextAnswer, playOn, randomDecider, type SkirmishTable } from './play.ts';
import { skirmish } from './skirmish/index.ts';

const setup = { rats: 2, rounds: 5 };

function firstAnswer(table: SkirmishTable, seat: number): Answer {
  const question = table.pending.find((each) => each.seat === seat || each.seat < 0);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  return { at: table.moment, decision: question.id, picks: [question.options[0] as string] };
}

function refusalOf(table: SkirmishTable, seat: number, answer: Answer): string {
  const before = [table.hash(), table.log.length, table.moment];
  const result = table.answer(seat, answer);
  expect([table.hash(), table.log.length, table.moment]).toEqual(before);
  return result.ok ? 'accepted' : result.refusal.reason;
}

function reloaded(table: SkirmishTable): SkirmishTable {
  return loadTable(skirmish, JSON.parse(JSON.stringify(table.save())));
}

describe('an answer that comes at the wrong time or from the wrong side changes nothing', () => {
  test('sent twice, the second is refused', () => {
    const table = newSkirmish(setup, 'twice');
    const answer = firstAnswer(table, 0);
    expect(table.answer(0, answer).ok).toBe(true);
    expect(refusalOf(table, 0, answer)).toBe('not-pending');
  });

  test('late, after an undo, it does not hit another question with the same number', () => {
    const table = newSkirmish(setup, 'late');
    table.answer(0, firstAnswer(table, 0));
    const late = firstAnswer(table, 1);
    expect(table.undo(0).ok).toBe(true);
    expect(table.pending.map(({ id }) => id)).toContain(late.decision);
    expect(refusalOf(table, 1, late)).toBe('moment-passed');
  });

  test('of a moment that is still to come, it is refused', () => {
    const table = newSkirmish(setup, 'early');
    const answer = firstAnswer(table, 0);
    expect(refusalOf(table, 0, { ...answer, at: { epoch: 0, n: 7 } })).toBe('moment-passed');
    expect(refusalOf(table, 0, { ...answer, at: { epoch: 3, n: 0 } })).toBe('moment-passed');
  });

  test('without a moment, it is not understood', () => {
    const table = newSkirmish(setup, 'no moment');
    const { at: _, ...answer } = firstAnswer(table, 0);
    expect(refusalOf(table, 0, answer as Answer)).toBe('malformed');
    const nonsense = { ...answer, at: { epoch: 'now', n: null } } as unknown as Answer;
    expect(refusalOf(table, 0, nonsense)).toBe('malformed');
  });

  test('from a seat that is not asked, or from no seat at all', () => {
    const table = newSkirmish(setup, 'seats');
    const answer = firstAnswer(table, 0);
    expect(refusalOf(table, 1, answer)).toBe('not-your-decision');
    for (const seat of [-1, 2, 0.5, Number.NaN]) {
      expect(refusalOf(table, seat, answer)).toBe('no-such-seat');
    }
    table.answer(0, firstAnswer(table, 0));
    table.answer(1, firstAnswer(table, 1));
    const forTheParty = { ...firstAnswer(table, 0), picks: ['h0', 'h1'] };
    expect(refusalOf(table, -1, forTheParty)).toBe('no-such-seat');
    expect(table.answer(1, forTheParty).ok).toBe(true);
  });
});

test('whoever decides side by side may answer though a neighbour was quicker', () => {
  const table = newSkirmish(setup, 'side by side');
  const mine = firstAnswer(table, 0);
  expect(table.answer(1, firstAnswer(table, 1)).ok).toBe(true);
  expect(mine.at).toEqual({ epoch: 0, n: 0 });
  expect(table.answer(0, mine).ok).toBe(true);
});

describe('a moment', () => {
  test('never comes twice, however often the table goes back', () => {
    const table = newSkirmish({ rats: 4, rounds: 9 }, 'moments');
    const decide = randomDecider('moments');
    const seen = new Set<string>();
    const note = () => {
      const moment = JSON.stringify(table.moment);
      expect(seen).not.toContain(moment);
      seen.add(moment);
    };
    note();
    for (let n = 0; n < 60; n++) {
      const back = n % 5 === 4 && table.answerCount > 0;
      if (back && !table.undo(0).ok) table.goBack([0, 1]);
      else if (!back && table.pending.length > 0) playOn(table, decide, 1);
      else continue;
      note();
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  test('survives a reload', () => {
    const table = newSkirmish(setup, 'reload');
    const decide = randomDecider('reload');
    playOn(table, decide, 4);
    table.undo(0);
    playOn(table, decide, 3);
    table.undo(1);
    expect(table.moment.epoch).toBe(2);
    expect(reloaded(table).moment).toEqual(table.moment);
  });
});

describe('the log only grows', () => {
  test('an undo is an entry, and what was taken back stays in the log', () => {
    const table = newSkirmish(setup, 'log');
    table.answer(0, { ...firstAnswer(table, 0), by: 'person', id: 'mine' });
    table.answer(1, { ...firstAnswer(table, 1), by: 'bot' });
    const before = [...table.log];
    const undone = table.undo(1, 0);
    expect(undone).toMatchObject({ ok: true });
    expect(table.log).toEqual([...before, { t: 'undo', to: 0, seats: [1], vote: false }]);
    expect(undone.ok && undone.entries).toEqual(table.log.slice(2));
    expect(before[0]).toMatchObject({ t: 'answer', seat: 0, by: 'person', id: 'mine' });
    expect(standingOf(table.log).answers).toEqual([]);
  });

  test('every change gives back just the entries that are new', () => {
    const table = newSkirmish(setup, 'entries');
    const stored: unknown[] = [];
    const decide = randomDecider('entries');
    for (let n = 0; n < 30; n++) {
      const { seat, answer } = nextAnswer(table, decide);
      const result = n % 6 === 5 ? table.goBack([0, 1]) : table.answer(seat, answer);
      if (result.ok) stored.push(...result.entries);
    }
    expect(stored).toEqual(table.log);
    expect(stored.length).toBeGreaterThan(25);
  });

  test('entries of votes change nothing where an older log has them', () => {
    const table = newSkirmish(setup, 'votes');
    playOn(table, randomDecider('votes'), 5);
    const log = new Log([...table.log, { t: 'vote', seat: 0, to: 3 }]);
    const again = loadTable(skirmish, { ...table.save(), log: log.entries, seal: log.seal });
    expect(again.hash()).toBe(table.hash());
    expect(again.moment).toEqual(table.moment);
    again.goBack([0, 1], 4);
    expect(again.answerCount).toBe(4);
    expect(again.moment).toEqual({ epoch: 1, n: 4 });
  });

  test('nobody goes back to where the table is or will be, nor from outside', () => {
    const table = newSkirmish(setup, 'outside');
    table.answer(0, firstAnswer(table, 0));
    for (const to of [1, 2, -1, 0.5]) {
      expect(table.undo(0, to)).toEqual({ ok: false, reason: 'nothing-to-undo' });
      expect(table.goBack([0], to)).toEqual({ ok: false, reason: 'nothing-to-undo' });
    }
    expect(table.undo(2)).toEqual({ ok: false, reason: 'no-such-seat' });
    expect(table.log).toHaveLength(1);
  });

  test('saving the head costs no look at the whole log: each seal follows from the last', () => {
    const table = newSkirmish({ rats: 4, rounds: 9 }, 'seals');
    const decide = randomDecider('seals');
    const seals = new Set<string>();
    for (let n = 0; n < 20; n++) {
      playOn(table, decide, 1);
      seals.add(table.head().seal);
    }
    expect(seals.size).toBe(20);
    expect(table.head()).toEqual(reloaded(table).head());
  });
});

describe('entries that could not be stored', () => {
  /** All that can be told of a table. */
  const standOf = (table: Table<never, never, never, unknown> | SkirmishTable) => ({
    hash: table.hash(),
    head: table.head(),
    moment: table.moment,
    log: [...table.log],
    told: table.eventsSince(0, { seat: 0 }),
    barrier: table.barrier,
  });

  test('are forgotten: an answer, an undo and an undo by vote', () => {
    const table = newSkirmish({ rats: 3, rounds: 9 }, 'forget');
    const decide = randomDecider('forget');
    for (let n = 0; n < 40 && table.pending.length > 1 - 1; n++) {
      const before = standOf(table);
      const { seat, answer } = nextAnswer(table, decide);
      const deeds = [
        () => table.answer(seat, answer),
        () => table.undo(0),
        () => table.goBack([0, 1], 0),
      ];
      for (const deed of deeds) {
        const logged = table.log.length;
        deed();
        table.forget(table.log.length - logged);
        expect(standOf(table)).toEqual(before);
      }
      playOn(table, decide, 1);
      if (table.outcome) break;
    }
    expect(table.answerCount).toBeGreaterThan(10);
  });
});

describe('who looks', () => {
  test('a spectator gets what all seats may know, and may answer nothing', () => {
    const table = newSkirmish({ rats: 1, rounds: 9 }, 'seed');
    const { deck } = table.state;
    deck.draw.sort((a, b) => (a === 'rumour' ? 1 : 0) - (b === 'rumour' ? 1 : 0));
    for (const picks of [['press'], ['press'], ['h0', 'h1'], ['search']]) {
      const [question] = table.pending;
      const seat = Math.max(0, question?.seat ?? 0);
      table.answer(seat, { at: table.moment, decision: question?.id ?? 0, picks });
    }
    expect(table.view({ seat: 0 }).game.hand).toEqual(['rumour']);
    const watched = table.view(SPECTATOR);
    expect(watched.game.hand).toEqual([]);
    expect(watched.decisions).toEqual([]);
    expect(watched.waitingFor.length).toBeGreaterThan(0);
    expect(JSON.stringify([watched, table.eventsSince(0, SPECTATOR)])).not.toContain('rumour');
  });

  test('there is no view from a seat that is not at the table', () => {
    const table = newSkirmish(setup, 'outside');
    for (const seat of [-1, 2]) expect(() => table.view({ seat })).toThrow(RangeError);
  });
});

test('a table that went back and forth stands where its log says', () => {
  const table = newSkirmish({ rats: 4, rounds: 6 }, 'there and back');
  const decide = randomDecider('there and back');
  playOn(table, decide, 12);
  table.goBack([0, 1], 5);
  playOn(table, decide, 3);
  const answers: readonly AnswerEntry[] = standingOf(table.log).answers;
  expect(answers).toEqual(table.answers);
  const straight = newSkirmish({ rats: 4, rounds: 6 }, 'there and back');
  for (const answer of answers) expect(straight.repeat(answer)).toBeNull();
  expect(straight.hash()).toBe(table.hash());
});
