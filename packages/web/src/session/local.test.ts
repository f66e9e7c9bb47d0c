import { content } from '@crawlspace/brimstone';
import { type Decision, withContent } from '@crawlspace/kernel';
import { describe, expect, test, vi } from 'vitest';
import {
  answerWell,
  asked,
  botsRest,
  newBrowser,
  playUntil,
  seen,
  TWO,
} from '../../test/session/sit-down.ts';

/** A decision and an answer to it that is allowed. */
function firstOf(decision: Decision): [Decision, readonly string[]] {
  return [decision, decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id)];
}

describe('a game in the page', () => {
  test('asks, takes answers, refuses wrong ones and tells what happened', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'seed');
    expect(session.seats).toBe(2);
    const seat = Math.max(0, asked(session).seat);
    expect(session.table.value.viewer).toEqual({ seat });
    const before = session.events.value.length;
    expect(await session.answer(asked(session), ['no such option'])).toEqual({
      reason: 'not-an-option',
      pick: 'no such option',
    });
    expect(session.table.value.moment.n).toBe(0);
    await answerWell(session);
    expect(session.table.value.moment.n).toBe(1);
    expect(session.events.value.length).toBeGreaterThan(before);
  });

  test('takes no answer to a question that is gone', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'seed');
    const first = asked(session);
    await answerWell(session);
    expect(await session.answer(first, [first.options[0]?.id ?? ''])).toEqual({
      reason: 'not-pending',
    });
  });

  test('shows moments that do not change when the game goes on', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'seed');
    await playUntil(session, () => session.table.value.game.turn.step === 'activations');
    const shown = session.table.value;
    const copy = { ...shown, game: withContent(content, structuredClone(shown.game)) };
    for (let i = 0; i < 10; i++) await answerWell(session);
    expect(shown).toEqual(copy);
    expect(session.table.value.game.heroes).not.toBe(shown.game.heroes);
  });

  test('is the same after a reload at any moment', async () => {
    const { games, reload } = newBrowser();
    let session = await games.create(TWO, 'reload');
    for (let i = 0; i < 60; i++) {
      await answerWell(session);
      if (i % 4 !== 0) continue;
      const before = seen(session);
      session = await reload().open(session.id);
      expect(seen(session)).toEqual(before);
      expect(session.notice.value).toBeNull();
    }
    expect(session.table.value.game.turn.number).toBeGreaterThan(1);
  });

  test('is saved when the promise of an answer resolves', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(TWO, 'seed');
    const [fresh] = await reload().list();
    expect(fresh).toMatchObject({
      answers: 0,
      turn: 1,
      outcome: null,
      mission: session.setup.mission,
    });
    for (let n = 1; n <= 12; n++) {
      await answerWell(session);
      const [line] = await reload().list();
      expect(line?.answers).toBe(n);
    }
  });

  test('of several answers given at once to what is on the screen, the first one counts', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(TWO, 'seed');
    const given: Promise<unknown>[] = [];
    for (let i = 0; i < 4; i++) {
      const decision = asked(session);
      given.push(
        session.answer(
          decision,
          decision.options.slice(0, decision.min).map(({ id }) => id),
        ),
      );
    }
    const late = { reason: 'not-pending' };
    expect(await Promise.all(given)).toEqual([null, late, late, late]);
    expect(session.table.value.moment).toEqual({ epoch: 0, n: 1 });
    expect(seen(await reload().open(session.id))).toEqual(seen(session));
  });

  test('takes no answer when it was opened in another page, and says so', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(TWO, 'seed');
    const other = await reload().open(session.id);
    await answerWell(other);
    const before = seen(session);
    expect(session.notice.value).toBe('opened-elsewhere');
    expect(await session.answer(...firstOf(asked(session)))).toMatchObject({
      reason: 'table-lost',
    });
    expect(seen(session)).toEqual(before);
    expect(other.notice.value).toBeNull();
    expect((await reload().list())[0]?.answers).toBe(1);
  });

  test('shows a game that another page plays as it goes on there, and takes no answers', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(TWO, 'seed');
    const watched = await reload().watch(session.id);
    const before = watched.table.value;
    const [told] = watched.events.value;
    expect(told).toBeDefined();
    expect(watched.notice.value).toBe('opened-elsewhere');
    expect(watched.decisions.value).toEqual([]);
    await answerWell(session);
    await answerWell(session);
    await vi.waitFor(() => expect(watched.table.value.moment).toEqual({ epoch: 0, n: 2 }));
    expect(watched.table.value.game).toEqual(session.table.value.game);
    expect(watched.events.value).toEqual(session.events.value);
    expect(watched.table.value).not.toEqual(before);
    // It went on from what it had: nothing was loaded and told anew.
    expect(watched.events.value[0]?.event).toBe(told?.event);
    await session.voteToUndo();
    await vi.waitFor(() => expect(watched.table.value.moment).toEqual({ epoch: 1, n: 1 }));
    expect(watched.table.value.game).toEqual(session.table.value.game);
    await answerWell(session);
    await vi.waitFor(() => expect(watched.table.value.moment).toEqual({ epoch: 1, n: 2 }));
    expect(watched.events.value).toEqual(session.events.value);
    const refusal = await watched.answer(...firstOf(asked(session)));
    expect(refusal?.reason).toBe('table-lost');
    expect(session.notice.value).toBeNull();
    watched.close();
    await answerWell(session);
    expect(watched.table.value.moment).toEqual({ epoch: 1, n: 2 });
  });

  test('takes back what cannot be saved, says so, and goes on as soon as it can', async () => {
    const { GameStore } = await import('./storage/store.ts');
    const store = new GameStore('full');
    let isFull = false;
    const append = store.append.bind(store);
    store.append = (...args) =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : append(...args);
    const { games } = newBrowser({ store });
    const session = await games.create(TWO, 'seed');
    isFull = true;
    const before = seen(session);
    expect(await session.answer(...firstOf(asked(session)))).toMatchObject({
      reason: 'not-stored',
    });
    expect(seen(session)).toEqual(before);
    expect(session.notice.value).toBe('not-saved');
    isFull = false;
    await answerWell(session);
    expect(session.notice.value).toBeNull();
    expect((await store.list())[0]?.answers).toBe(1);
  });
});

describe('undo', () => {
  test('takes back one answer after the other, and stops where a die was rolled', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'undo');
    expect(session.table.value.canUndo).toBe(false);
    expect(await session.undo()).toBe('nothing-to-undo');
    await playUntil(
      session,
      () => !session.table.value.canUndo && session.table.value.moment.n > 0,
    );
    const afterTheRoll = seen(session);
    expect(await session.undo()).toBe('barrier');
    expect(seen(session)).toEqual(afterTheRoll);
    let before = seen(session);
    while (!session.table.value.canUndo) {
      before = seen(session);
      await answerWell(session);
    }
    expect(await session.undo()).toBe('undone');
    const { moment, ...table } = session.table.value;
    expect(moment).toEqual({ epoch: 1, n: before.table.moment.n });
    expect(table.game).toEqual(before.table.game);
    expect(table.canUndo).toBe(false);
    expect(session.events.value).toEqual(before.events);
    expect(await session.undo()).toBe('barrier');
  });

  test('is saved like an answer', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(TWO, 'undo');
    await playUntil(session, () => session.table.value.canUndo);
    await session.undo();
    const again = await reload().open(session.id);
    expect(again.decisions.value).toEqual(session.decisions.value);
    expect(again.table.value.moment.n).toBe(session.table.value.moment.n);
  });

  test('goes past a roll when everybody agrees, and the story says so', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'undo');
    expect(await session.voteToUndo()).toBe(false);
    await playUntil(
      session,
      () => !session.table.value.canUndo && session.table.value.moment.n > 0,
    );
    const answers = session.table.value.moment.n;
    expect(await session.voteToUndo()).toBe(true);
    expect(session.table.value.moment.n).toBe(answers - 1);
    expect(session.events.value.at(-1)?.event).toEqual({ t: 'undone-by-vote', voters: [0, 1] });
  });

  test('goes back to what the person answered, past what bots did', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'bots', ['human', 'bot']);
    await botsRest(session);
    const mine: number[] = [];
    while (mine.length < 12) {
      mine.push(session.table.value.moment.n);
      await answerWell(session);
      await botsRest(session);
    }
    const given = session.table.value.moment.n;
    expect(given).toBeGreaterThan(mine.length);
    while (mine.length > 0) {
      const target = mine.pop();
      await session.voteToUndo();
      expect(session.table.value.moment.n).toBe(target);
      expect(session.decisions.value.length).toBeGreaterThan(0);
      expect(session.thinking.value).toBe(false);
    }
    const votes = session.events.value.filter(({ event }) => event.t === 'undone-by-vote');
    expect(votes).toHaveLength(1);
  });
});
