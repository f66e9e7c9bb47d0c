import { choose, type Decision, type Rule, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import type { GameShape, TableOf } from '../src/shape.ts';
import { anAnswer, GAMES, give, play, reloaded, type Sitting, sitDown } from '../testing/around.ts';

/** Lets bots that are at work come to an end. */
async function botsRest({ host }: Sitting): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet++) {
    await host.settled();
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (host.botQuestion) quiet = -1;
  }
}

/** A game that asks the same again and again. */
function roundInCircles(): TableOf<GameShape> {
  const { module, setup } = GAMES.brimstone;
  const prompt = { key: 'again' };
  const again = function* (): Rule {
    yield* choose({ seat: 0, prompt, options: ['on', 'further'] });
  };
  return Table.start({ ...module, step: again }, module.parseSetup(setup), 'round');
}

describe('an answer', () => {
  test('is stored before it is shown', async () => {
    const sitting = sitDown('brimstone', 'order');
    const order: string[] = [];
    const append = sitting.store.append;
    sitting.store.append = async (...args) => {
      order.push(`stores with ${sitting.shown.length} shown`);
      await append(...args);
    };
    await give(sitting);
    await give(sitting);
    expect(order).toEqual(['stores with 0 shown', 'stores with 1 shown']);
    expect(sitting.shown.at(-1)).toBe(sitting.store.record.hash);
  });

  test('that could not be stored is taken back, and the next one is taken', async () => {
    const sitting = sitDown('hellscape', 'full');
    await play(sitting, 3);
    const before = sitting.table.hash();
    sitting.store.failNext = true;
    expect(await give(sitting)).toMatchObject({ reason: 'not-stored', error: expect.any(Error) });
    expect(sitting.table.hash()).toBe(before);
    expect(sitting.shown.at(-1)).toBe(before);
    expect(sitting.news.at(-1)?.trouble).toBeInstanceOf(Error);
    expect(await give(sitting)).toBeNull();
    expect(sitting.news.at(-1)?.trouble).toBeNull();
    expect(reloaded('hellscape', sitting).hash()).toBe(sitting.table.hash());
  });

  test('sent twice counts once, also after a reload', async () => {
    const sitting = sitDown('brimstone', 'twice');
    const { seat, answer } = anAnswer(sitting);
    const named = { ...answer, id: 'a1' };
    expect(await sitting.host.answer(seat, named)).toBeNull();
    expect(await sitting.host.answer(seat, named)).toBeNull();
    expect(sitting.table.answerCount).toBe(1);
    expect(sitting.store.record.log).toHaveLength(1);
    expect(await sitting.host.answer(seat, answer)).toMatchObject({ reason: 'not-pending' });
  });

  test('that a rule breaks down over changes nothing, is not stored, and can be given again', async () => {
    const sitting = sitDown('brimstone', 'fault');
    await play(sitting, 12);
    const { seat, answer } = anAnswer(sitting);
    const before = [sitting.table.hash(), sitting.store.record.log.length];
    sitting.rules.breakAfter(0);
    const refusal = await sitting.host.answer(seat, answer);
    sitting.rules.hold();
    expect(refusal).toMatchObject({ reason: 'rule-failed' });
    expect([sitting.table.hash(), sitting.store.record.log.length]).toEqual(before);
    expect(await sitting.host.answer(seat, answer)).toBeNull();
  });

  test('given while another is being stored waits its turn', async () => {
    const sitting = sitDown('brimstone', 'turn');
    const first = anAnswer(sitting);
    const results = await Promise.all([
      sitting.host.answer(first.seat, first.answer),
      sitting.host.answer(first.seat, first.answer),
    ]);
    expect(results).toEqual([null, { reason: 'not-pending' }]);
    expect(sitting.table.answerCount).toBe(1);
  });
});

describe('standing orders', () => {
  const always = (decision: Decision) =>
    decision.kind === 'one' ? [decision.options[0]?.id ?? ''] : null;

  test('answer what they are for, in the same breath as the answer before', async () => {
    const sitting = sitDown('hellscape', 'orders', { order: always });
    await sitting.host.begin();
    const given = sitting.table.answers.length;
    expect(given).toBeGreaterThan(0);
    expect(sitting.table.answers.every(({ by }) => by === 'order')).toBe(true);
    expect(sitting.shown).toHaveLength(1);
    expect(reloaded('hellscape', sitting).answerCount).toBe(given);
  });

  test('are read what is asked; where nobody has any, no question is put into words', async () => {
    let described = 0;
    const count = (sitting: Sitting) => {
      const [question] = sitting.table.pending;
      if (!question) throw new Error('nothing is asked');
      Object.defineProperty(question, 'describe', {
        value: () => {
          described++;
          return {};
        },
      });
    };
    const without = sitDown('brimstone', 'words');
    count(without);
    await without.host.reconsider();
    expect(described).toBe(0);
    const silent = sitDown('brimstone', 'words', { order: () => null });
    count(silent);
    await silent.host.reconsider();
    expect(described).toBeGreaterThan(0);
  });

  test('that answer nonsense leave the question to the person', async () => {
    const sitting = sitDown('brimstone', 'nonsense', { order: () => ['no such option'] });
    await sitting.host.begin();
    expect(sitting.table.answerCount).toBe(0);
    expect(await give(sitting)).toBeNull();
  });

  test('that lead to the same question for ever end, and the table goes on', async () => {
    const sitting = sitDown('brimstone', 'round', { order: always, table: roundInCircles() });
    await sitting.host.begin();
    const given = sitting.table.answerCount;
    expect(given).toBeGreaterThan(50);
    expect(await give(sitting)).toBeNull();
    expect(sitting.table.answerCount).toBeGreaterThan(given);
  });

  test('after a step back the question is asked, whatever they say', async () => {
    let eager = false;
    const sitting = sitDown('brimstone', 'back', {
      order: (each) => (eager ? always(each) : null),
    });
    await play(sitting, 4);
    eager = true;
    const target = sitting.host.undoTarget;
    expect(await sitting.host.goBack({ seats: [0, 1] })).toMatchObject({ ok: true, undone: true });
    expect(sitting.table.answerCount).toBe(target);
  });
});

describe('undo', () => {
  test('goes back past bots and orders to the last answer of a person', async () => {
    const sitting = sitDown('brimstone', 'undo', { players: ['human', 'bot'] });
    await sitting.host.begin();
    await botsRest(sitting);
    for (let n = 0; n < 6; n++) {
      await give(sitting, `${n}`);
      await botsRest(sitting);
    }
    const target = sitting.host.undoTarget;
    expect(sitting.table.answers[target]?.by).toBe('person');
    expect(sitting.table.answers.slice(target + 1).every(({ by }) => by === 'bot')).toBe(true);
    sitting.mood.late = new Promise(() => undefined);
    expect(await sitting.host.goBack({ seats: [0, 1] })).toMatchObject({ undone: true });
    expect(sitting.table.answerCount).toBe(target);
    expect(reloaded('brimstone', sitting).moment).toEqual(sitting.table.moment);
  });

  test('that could not be stored did not happen', async () => {
    const sitting = sitDown('brimstone', 'undo lost');
    await play(sitting, 5);
    const before = [sitting.table.hash(), sitting.table.moment];
    sitting.store.failNext = true;
    expect(await sitting.host.goBack({ seats: [0, 1] })).toMatchObject({ reason: 'not-stored' });
    expect([sitting.table.hash(), sitting.table.moment]).toEqual(before);
  });

  test('by vote is free where nothing was rolled or seen, and no vote is told', async () => {
    const sitting = sitDown('brimstone', 'free');
    while (sitting.table.answerCount <= sitting.table.barrier) await give(sitting, 'free');
    expect(await sitting.host.goBack({ seats: [0, 1] })).toMatchObject({ ok: true, undone: true });
    expect(sitting.table.log.at(-1)).toMatchObject({ t: 'undo', seats: [0], vote: false });
  });

  test('of nothing says so', async () => {
    const sitting = sitDown('brimstone', 'nothing');
    expect(await sitting.host.undo(0)).toEqual({ ok: false, reason: 'nothing-to-undo' });
  });
});

describe('bots', () => {
  test('that fail leave their seat to a person, and the game goes on', async () => {
    const sitting = sitDown('brimstone', 'mad', { players: ['bot', 'human'] });
    sitting.mood.fail = true;
    await sitting.host.begin();
    await botsRest(sitting);
    expect(sitting.host.players).toEqual(['human', 'human']);
    expect(sitting.shown.length).toBeGreaterThan(0);
    expect(await give(sitting)).toBeNull();
  });

  test('that think while the table goes back do not answer a question of before', async () => {
    const sitting = sitDown('brimstone', 'slow', { players: ['human', 'bot'] });
    await sitting.host.begin();
    await botsRest(sitting);
    let wake = () => {};
    sitting.mood.late = new Promise((resolve) => {
      wake = resolve;
    });
    while (!sitting.host.botQuestion) await give(sitting, `${sitting.table.answerCount}`);
    await sitting.host.goBack({ seats: [0, 1] });
    const after = [sitting.table.hash(), sitting.table.moment];
    wake();
    await new Promise((resolve) => setTimeout(resolve, 30));
    await sitting.host.settled();
    if (!sitting.host.botQuestion) {
      expect([sitting.table.hash(), sitting.table.moment]).toEqual(after);
    }
  });

  test('stop when nothing can be stored, and go on when it can', async () => {
    const sitting = sitDown('hellscape', 'bots full', { players: ['bot', 'bot'] });
    sitting.store.failNext = true;
    await sitting.host.begin();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sitting.host.settled();
    expect(sitting.table.answerCount).toBe(0);
    expect(sitting.news.at(-1)?.trouble).toBeInstanceOf(Error);
    await sitting.host.reconsider();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sitting.host.settled();
    expect(sitting.table.answerCount).toBeGreaterThan(0);
    sitting.host.close();
  });

  test('advise without answering', async () => {
    const sitting = sitDown('brimstone', 'advice');
    const [question] = sitting.table.pending;
    if (!question) throw new Error('nothing is asked');
    const decision = sitting.table.decision(question);
    const { picks } = await sitting.host.advise(decision);
    expect(decision.options.map(({ id }) => id)).toEqual(expect.arrayContaining([...picks]));
    expect(sitting.table.answerCount).toBe(0);
    expect((await sitting.host.advise({ id: 9999 })).picks).toEqual([]);
  });
});
