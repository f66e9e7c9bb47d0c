import { type Answer, type Decision, Random, randomPicks } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import type { Request } from '../src/bots/messages.ts';
import { BotRoom } from '../src/bots/room.ts';
import { Host, type News } from '../src/host.ts';
import type { Player } from '../src/players.ts';
import type { GameShape } from '../src/shape.ts';
import { anAnswer, give, play, reloaded, type Sitting, sitDown } from '../testing/around.ts';

const soon = (ms = 20) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Stores nothing until it is let go. */
function heldStore(sitting: Sitting) {
  const append = sitting.store.append;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  sitting.store.append = async (...args) => {
    await held;
    return append(...args);
  };
  return () => release();
}

describe('whatever comes as an answer', () => {
  test('is refused when it is none', async () => {
    const sitting = sitDown('brimstone', 'none');
    for (const nonsense of [null, undefined, 3, [], { id: 7 }]) {
      expect(await sitting.host.answer(0, nonsense as unknown as Answer)).toEqual({
        reason: 'malformed',
      });
    }
    expect(sitting.table.answerCount).toBe(0);
  });

  test('with an id that another seat has used is an answer of its own', async () => {
    const sitting = sitDown('brimstone', 'ids');
    const { seat, answer } = anAnswer(sitting);
    expect(await sitting.host.answer(seat, { ...answer, id: 'one' })).toBeNull();
    const next = anAnswer(sitting);
    expect(await sitting.host.answer(7, { ...next.answer, id: 'one' })).toEqual({
      reason: 'no-such-seat',
    });
  });

  test('with an id counts when it is sent again after a refusal or a failed store', async () => {
    const sitting = sitDown('brimstone', 'again');
    const { seat, answer } = anAnswer(sitting);
    const named = { ...answer, id: 'mine' };
    expect(await sitting.host.answer(seat, { ...named, picks: ['no'] })).not.toBeNull();
    sitting.store.failNext = true;
    expect(await sitting.host.answer(seat, named)).toMatchObject({ reason: 'not-stored' });
    expect(await sitting.host.answer(seat, named)).toBeNull();
    expect(sitting.table.answerCount).toBe(1);
  });

  test('waits behind an undo that came first, and is then of a moment that has passed', async () => {
    const sitting = sitDown('brimstone', 'race');
    await play(sitting, 3, 'any');
    const [first, second] = [anAnswer(sitting), anAnswer(sitting)];
    const results = await Promise.all([
      sitting.host.goBack({ seats: [0, 1] }),
      sitting.host.answer(first.seat, first.answer),
      sitting.host.answer(second.seat, second.answer),
    ]);
    expect(results[0]).toMatchObject({ undone: true });
    expect(results.slice(1)).toEqual([{ reason: 'moment-passed' }, { reason: 'moment-passed' }]);
    expect(reloaded('brimstone', sitting).moment).toEqual(sitting.table.moment);
  });
});

describe('what breaks down around the table', () => {
  test('orders that throw leave the question to the person, and all is stored', async () => {
    let angry = false;
    const sitting = sitDown('hellscape', 'angry', {
      order: () => {
        if (angry) throw new Error('the orders are unreadable');
        return null;
      },
    });
    angry = true;
    await play(sitting, 3, 'any');
    expect(sitting.store.record.log).toHaveLength(3);
    expect(reloaded('hellscape', sitting).hash()).toBe(sitting.table.hash());
  });

  test('a screen that throws loses no answer and stops no bot', async () => {
    const sitting = sitDown('brimstone', 'screen', { players: ['human', 'bot'] });
    const bots = {
      ask: async (_: unknown, id: number) => ({ picks: picksFor(sitting, id), why: null }),
      close: () => {},
    } as unknown as BotRoom;
    const host = new Host<GameShape>({
      ...partsOf(sitting, ['human', 'bot']),
      bots,
      publish: () => {
        throw new Error('the screen is broken');
      },
    });
    await host.begin();
    for (let n = 0; n < 30; n++) {
      const { seat, answer } = anAnswer(sitting);
      if (!host.botQuestion) expect(await host.answer(seat, answer)).toBeNull();
      await soon(1);
    }
    host.close();
    await host.settled();
    expect(new Set(sitting.table.answers.map(({ by }) => by))).toEqual(new Set(['person', 'bot']));
    expect(reloaded('brimstone', sitting).hash()).toBe(sitting.table.hash());
  });

  test('rules that fail for good close the table: nothing more is taken, shown or stored', async () => {
    const sitting = sitDown('brimstone', 'for good');
    await play(sitting, 12, 'any');
    const stored = sitting.store.record;
    const { seat, answer } = anAnswer(sitting);
    breakForGood(sitting);
    expect(await sitting.host.answer(seat, answer)).toMatchObject({ reason: 'table-lost' });
    expect(sitting.news.at(-1)?.trouble).toMatchObject({ name: 'TableLost' });
    sitting.rules.forGood = false;
    sitting.rules.hold();
    const shown = sitting.shown.length;
    expect(await sitting.host.answer(seat, answer)).toMatchObject({ reason: 'table-lost' });
    expect(await sitting.host.goBack({ seats: [0, 1] })).toMatchObject({ reason: 'table-lost' });
    expect(await sitting.host.reconsider()).toMatchObject({ reason: 'table-lost' });
    await expect(sitting.host.look((table) => table.save())).rejects.toThrow(/fail/);
    expect(sitting.shown).toHaveLength(shown);
    expect(sitting.store.record).toBe(stored);
    expect(reloaded('brimstone', sitting).hash()).toBe(stored.hash);
  });

  test('rules that fail for good over a bot are told, and no person gets the broken table', async () => {
    const sitting = sitDown('brimstone', 'for good');
    await play(sitting, 12, 'any');
    breakForGood(sitting);
    await sitting.host.seat(['bot', 'bot']);
    await soon(60);
    await sitting.host.settled();
    expect(sitting.news.at(-1)?.trouble).toMatchObject({ name: 'TableLost' });
    expect(sitting.host.players).toEqual(['bot', 'bot']);
  });
});

describe('closing', () => {
  test('while something is being stored: it is stored, and nothing is shown any more', async () => {
    const sitting = sitDown('brimstone', 'closing');
    const release = heldStore(sitting);
    const answered = give(sitting);
    await soon(5);
    sitting.host.close();
    release();
    expect(await answered).toBeNull();
    await sitting.host.settled();
    expect(sitting.store.record.log).toHaveLength(1);
    expect(sitting.shown).toEqual([]);
  });

  test('ends it: a closed table takes and stores nothing', async () => {
    const sitting = sitDown('brimstone', 'closed');
    await play(sitting, 2, 'any');
    sitting.host.close();
    const before = sitting.store.record;
    expect(await give(sitting)).toMatchObject({ reason: 'table-lost' });
    expect(await sitting.host.undo(0)).toMatchObject({ reason: 'table-lost' });
    expect(await sitting.host.advise({ id: sitting.table.pending[0]?.id ?? 0 })).toEqual({
      picks: [],
      why: null,
    });
    expect(sitting.store.record).toBe(before);
    expect(await sitting.host.look((table) => table.save().hash)).toBe(before.hash);
  });
});

describe('a store', () => {
  test('that never answers holds everything up, but nothing untrue is shown', async () => {
    const sitting = sitDown('brimstone', 'never');
    heldStore(sitting);
    const results: unknown[] = [];
    void give(sitting).then((result) => results.push(result));
    void sitting.host.undo(0).then((result) => results.push(result));
    await soon(30);
    expect([results, sitting.shown]).toEqual([[], []]);
    expect(sitting.store.record.log).toEqual([]);
  });

  test('that wrote and then failed keeps what it wrote: nothing goes over it', async () => {
    const sitting = sitDown('brimstone', 'wrote');
    const append = sitting.store.append;
    sitting.store.append = async (...args) => {
      await append(...args);
      throw new Error('the line went dead');
    };
    expect(await give(sitting)).toMatchObject({ reason: 'not-stored' });
    const written = sitting.store.record;
    sitting.store.append = append;
    expect(await give(sitting)).toMatchObject({ reason: 'not-stored' });
    expect(sitting.store.record).toBe(written);
    expect(reloaded('brimstone', sitting).answerCount).toBe(1);
  });
});

describe('who sits there', () => {
  test.each<[string, readonly Player[], readonly Player[]]>([
    ['too few', ['human'], ['human', 'human']],
    ['nobody', [], ['human', 'human']],
    ['too many', ['bot', 'bot', 'human'], ['bot', 'bot']],
  ])('%s: every seat has one player', (_, players, seated) => {
    expect(sitDown('brimstone', 'seats', { players }).host.players).toEqual(seated);
  });

  test('is told anew: the question after a step back is still asked, whatever orders say', async () => {
    let eager = false;
    const sitting = sitDown('hellscape', 'anew', {
      order: ({ options: [first] }) => (eager && first ? [first.id] : null),
    });
    await play(sitting, 3, 'any');
    eager = true;
    await sitting.host.goBack({ seats: [0, 1] });
    const { answerCount } = sitting.table;
    await sitting.host.seat(['human', 'human']);
    expect(sitting.table.answerCount).toBe(answerCount);
    await sitting.host.reconsider();
    expect(sitting.table.answerCount).toBeGreaterThan(answerCount);
  });
});

describe('standing orders', () => {
  const first = ({ options: [option] }: Decision) => (option ? [option.id] : null);

  test('go on with the answer after a step back, and stay away when it could not be stored', async () => {
    let eager = false;
    const sitting = sitDown('hellscape', 'after', {
      order: (each) => (eager ? first(each) : null),
    });
    await play(sitting, 3, 'any');
    await sitting.host.goBack({ seats: [0, 1] });
    eager = true;
    sitting.store.failNext = true;
    expect(await give(sitting)).toMatchObject({ reason: 'not-stored' });
    await sitting.host.seat(['human', 'human']);
    expect(sitting.table.answerCount).toBe(2);
    expect(await give(sitting)).toBeNull();
    expect(sitting.table.answers.slice(3).some(({ by }) => by === 'order')).toBe(true);
  });

  test('are not held up by a vote that changed nothing', async () => {
    let eager = false;
    const sitting = sitDown('hellscape', 'vote', { order: (each) => (eager ? first(each) : null) });
    // Right after a roll: there a single vote decides nothing.
    while (sitting.table.answerCount < 3 || sitting.table.answerCount > sitting.table.barrier) {
      await play(sitting, 1, 'any');
    }
    expect(await sitting.host.goBack({ seats: [0] })).toMatchObject({ undone: false });
    eager = true;
    await sitting.host.seat(['human', 'human']);
    expect(sitting.table.answerCount).toBeGreaterThan(3);
  });
});

test('where no bots can be had, people get their seats and nobody has advice', async () => {
  const sitting = sitDown('brimstone', 'absent', { players: ['bot', 'bot'] });
  sitting.mood.absent = true;
  await sitting.host.begin();
  await expect.poll(() => sitting.host.players).toEqual(['human', 'human']);
  const [question] = sitting.table.pending;
  expect(await sitting.host.advise({ id: question?.id ?? 0 })).toEqual({ picks: [], why: null });
  expect(await give(sitting)).toBeNull();
});

test('bots start anew after a step back, also when the game has gone as far again', async () => {
  const requests: Request[] = [];
  const room = new BotRoom((receive) => ({
    send(request) {
      requests.push(request);
      receive({ number: request.number, picks: [], why: null });
    },
    close() {},
  }));
  const { table } = sitDown('brimstone', 'anew');
  const followed = (epoch: number, n: number) => ({
    setup: {},
    seed: 'anew',
    moment: { epoch, n },
    answers: Array.from({ length: n }, () => ({
      t: 'answer' as const,
      seat: 0,
      decision: 1,
      picks: [],
    })),
    safePoint: table.safePoint,
  });
  const who = { bot: 'thumb', purpose: 'play' } as const;
  for (const [epoch, n] of [
    [0, 4],
    [0, 6],
    [1, 6],
    [1, 7],
  ] as const) {
    await room.ask(followed(epoch, n), 1, who);
  }
  expect(requests.map(({ position, answers }) => [position !== null, answers.length])).toEqual([
    [true, 4],
    [false, 2],
    [true, 6],
    [false, 1],
  ]);
});

describe('bots', () => {
  test('are asked about what is stored, also when an answer comes at the same time', async () => {
    const sitting = sitDown('brimstone', 'in step');
    const asked: number[] = [];
    const bots = {
      ask: async (followed: { moment: { n: number } }) => {
        asked.push(followed.moment.n - sitting.store.record.log.length);
        return { picks: [], why: null };
      },
      close: () => {},
    } as unknown as BotRoom;
    const host = new Host<GameShape>({ ...partsOf(sitting, ['human', 'human']), bots });
    for (let n = 0; n < 3; n++) {
      const { seat, answer } = anAnswer(sitting);
      const first = host.look(() => undefined);
      const advice = host.advise({ id: answer.decision });
      const answered = host.answer(seat, answer);
      await Promise.all([first, advice, answered]);
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((ahead) => ahead === 0)).toBe(true);
  });

  test('say what they had in mind until a person answers', async () => {
    const sitting = sitDown('hellscape', 'mind');
    const why = { en: 'because', it: 'perché' };
    const bots = {
      ask: async (_: unknown, id: number) => ({ picks: picksFor(sitting, id), why }),
      close: () => {},
    } as unknown as BotRoom;
    const host = new Host<GameShape>({ ...partsOf(sitting, ['human', 'bot']), bots });
    await host.begin();
    const thoughts: unknown[] = [];
    for (let n = 0; n < 30 && thoughts.length < 2; n++) {
      await soon(1);
      await host.settled();
      const said = sitting.news.at(-1)?.thought;
      if (said) thoughts.push(said);
      const { seat, answer } = anAnswer(sitting);
      if (host.botQuestion) continue;
      const told = sitting.news.length;
      expect(await host.answer(seat, answer)).toBeNull();
      expect(sitting.news[told]?.thought).toBeNull();
    }
    host.close();
    expect(thoughts[0]).toEqual({ seat: 1, why });
  });

  test('that answer nonsense lose their seat, and only theirs', async () => {
    const sitting = sitDown('hellscape', 'nonsense');
    const bots = {
      ask: async () => ({ picks: null, why: null }),
      close: () => {},
    } as unknown as BotRoom;
    const host = new Host<GameShape>({ ...partsOf(sitting, ['human', 'bot']), bots });
    await host.begin();
    await soon();
    await host.settled();
    for (let n = 0; n < 40 && !host.botQuestion; n++) {
      const { seat, answer } = anAnswer(sitting);
      await host.answer(seat, answer);
    }
    await soon();
    await host.settled();
    expect(host.players).toEqual(['human', 'human']);
    expect(sitting.table.answers.every(({ by }) => by === 'person')).toBe(true);
  });

  test('that answer for a seat a person took meanwhile are not heard', async () => {
    const sitting = sitDown('hellscape', 'taken', { players: ['bot', 'bot'] });
    let wake = () => {};
    sitting.mood.late = new Promise((resolve) => {
      wake = resolve;
    });
    await sitting.host.begin();
    await soon(5);
    await sitting.host.seat(['human', 'human']);
    wake();
    await soon();
    await sitting.host.settled();
    expect(sitting.table.answerCount).toBe(0);
    expect(await give(sitting)).toBeNull();
  });

  test('are left alone by a storm of changed orders', async () => {
    const sitting = sitDown('hellscape', 'storm', { players: ['bot', 'bot'] });
    const storm = Array.from({ length: 50 }, () => sitting.host.reconsider());
    expect(new Set(await Promise.all(storm))).toEqual(new Set([null]));
    await soon(30);
    sitting.host.close();
    await sitting.host.settled();
    expect(sitting.table.answerCount).toBeGreaterThan(0);
    expect(reloaded('hellscape', sitting).hash()).toBe(sitting.table.hash());
  });
});

function picksFor({ table }: Sitting, id: number): readonly string[] {
  const question = table.pending.find((each) => each.id === id);
  return question ? randomPicks(question, Random.seeded('any')) : [];
}

/** From now on every rule fails. */
function breakForGood({ rules }: Sitting): void {
  rules.breakAfter(0);
  rules.forGood = true;
}

function partsOf({ table, store, news }: Sitting, players: readonly Player[]) {
  return {
    table,
    setup: {},
    seed: 'other',
    players,
    bots: { ask: () => Promise.reject(new Error('no bot')), close() {} } as unknown as BotRoom,
    store,
    order: () => null,
    pause: () => Promise.resolve(),
    publish: (said: News) => void news.push(said),
  };
}
