import type { Request } from '@crawlspace/host';
import { describe, expect, test } from 'vitest';
import {
  answerWell,
  asked,
  botsHere,
  botsRest,
  newBrowser,
  playUntil,
  settled,
  TWO,
} from '../../test/session/sit-down.ts';

describe('bots', () => {
  test('play a whole game by themselves, saved as they go', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(TWO, 'all-bots', ['bot', 'bot']);
    await botsRest(session);
    expect(session.table.value.outcome).not.toBeNull();
    expect(session.decisions.value).toEqual([]);
    await games.open(session.id);
    const [line] = await reload().list();
    expect(line?.outcome).toEqual(session.table.value.outcome);
    expect(line?.answers).toBe(session.table.value.moment.n);
  });

  test('never answer for a person, and people never wait for a bot that has nothing to do', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'mixed', ['human', 'bot']);
    await botsRest(session);
    for (let i = 0; i < 25; i++) {
      expect([0, -1]).toContain(asked(session).seat);
      expect(session.table.value.viewer).toEqual({ seat: 0 });
      await answerWell(session);
      await botsRest(session);
    }
  });

  test('take over a seat and give it back at any time', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(TWO, 'take-over');
    await playUntil(session, () => session.decisions.value[0]?.seat === 1);
    session.players.value = ['human', 'bot'];
    await settled(session);
    expect(session.thinking.value).toBe(true);
    expect(session.decisions.value.every(({ seat }) => seat !== 1)).toBe(true);
    await botsRest(session);
    expect(asked(session).seat).not.toBe(1);
    session.players.value = ['human', 'human'];
    await playUntil(session, () => session.decisions.value[0]?.seat === 1);
    const again = await reload().open(session.id);
    expect(again.players.value).toEqual(['human', 'human']);
  });

  test('say why they answered, until a person answers again', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'why', ['human', 'bot']);
    await playUntil(session, () => session.thinking.value);
    await botsRest(session);
    expect(session.thought.value?.seat).toBe(1);
    expect(session.thought.value?.why.en).toMatch(/^[A-Z].*\.$/);
    expect(session.thought.value?.why.it).not.toBe(session.thought.value?.why.en);
    session.players.value = ['human', 'human'];
    await answerWell(session);
    expect(session.thought.value).toBeNull();
  });

  test('that look ahead are asked for the seats of experts, the others for theirs', async () => {
    const heard: Request[] = [];
    const { games } = newBrowser({
      bots: (game) => (receive, broken) => {
        const wire = botsHere(game)(receive, broken);
        return {
          send(request) {
            heard.push(request);
            wire.send(request);
          },
          close() {},
        };
      },
    });
    const session = await games.create(TWO, 'experts', ['expert', 'bot']);
    while (session.table.value.game.turn.number < 6 && !session.table.value.outcome)
      await new Promise((resolve) => setTimeout(resolve, 5));
    session.close();
    expect(new Set(heard.map(({ bot }) => bot))).toEqual(new Set(['search', 'thumb']));
    expect(session.players.value).toEqual(['expert', 'bot']);
  });

  test('that were thinking when their seat was taken back answer nothing', async () => {
    const { games } = newBrowser({ pause: () => 20 });
    const session = await games.create(TWO, 'too-late');
    await playUntil(session, () => session.decisions.value[0]?.seat === 1);
    const answers = session.table.value.moment.n;
    session.players.value = ['human', 'bot'];
    session.players.value = ['human', 'human'];
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(session.table.value.moment.n).toBe(answers);
    expect(asked(session).seat).toBe(1);
  });

  test('that fail hand their seat to a person', async () => {
    const { games } = newBrowser({
      bots: () => (receive) => ({
        send: ({ number }) => receive({ number, failure: 'out of ideas' }),
        close() {},
      }),
    });
    const session = await games.create(TWO, 'failing', ['bot', 'bot']);
    await botsRest(session);
    expect(session.players.value).toEqual(['human', 'human']);
    expect(session.decisions.value.map(({ seat }) => seat)).toEqual([0, 1]);
    expect((await session.advise(asked(session))).picks).toEqual([]);
  });

  test('whose worker breaks are connected anew', async () => {
    let connections = 0;
    const { games } = newBrowser({
      bots: (game) => (receive, broken) => {
        connections++;
        return connections === 1
          ? { send: () => broken('the worker is gone'), close() {} }
          : botsHere(game)(receive, broken);
      },
    });
    const session = await games.create(TWO, 'broken');
    expect((await session.advise(asked(session))).picks).toEqual([]);
    expect((await session.advise(asked(session))).picks).not.toEqual([]);
    expect(connections).toBe(2);
  });
});

describe('advice', () => {
  test('is an answer that the table takes, the same however often one asks', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'advice');
    for (let i = 0; i < 40; i++) {
      const decision = asked(session);
      const advice = await session.advise(decision);
      expect(await session.advise(decision)).toEqual(advice);
      expect(await session.answer(decision, advice.picks)).toBeNull();
    }
  });

  test('says why, in a sentence of either language', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'advice');
    const reasons = new Set<string>();
    while (reasons.size < 5) {
      const { picks, why } = await session.advise(asked(session));
      expect(why?.en).toMatch(/^[A-Z].*\.$/);
      expect(why?.it).toMatch(/^[A-ZÈ].*\.$/);
      reasons.add(why?.en ?? '');
      expect(await session.answer(asked(session), picks)).toBeNull();
    }
  });

  test('still fits after an undo', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'advice');
    await playUntil(
      session,
      () => session.table.value.canUndo && session.table.value.moment.n > 20,
    );
    await session.undo();
    const decision = asked(session);
    const ids = decision.options.map(({ id }) => id);
    const { picks } = await session.advise(decision);
    for (const pick of picks) expect(ids).toContain(pick);
    expect(await session.answer(decision, picks)).toBeNull();
  });

  test('is nothing for a decision that is gone', async () => {
    const { games } = newBrowser();
    const session = await games.create(TWO, 'advice');
    const decision = asked(session);
    await answerWell(session);
    expect(await session.advise(decision)).toEqual({ picks: [], why: null });
  });
});
