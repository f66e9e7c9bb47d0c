import { answerIn, ORDERS, type StandingOrder } from '@crawlspace/bots/orders';
import { LANGUAGES, type Rolled } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import {
  answerWell,
  asked,
  newBrowser,
  playUntil,
  settled,
  TWO,
} from '../../test/session/sit-down.ts';
import { isSaveProblem, type Session } from '../session/types.ts';
import { orderFamily } from './standing-orders.ts';

function decision(
  key: string,
  options: Decision['options'],
  more: Partial<Decision> = {},
): Decision {
  return {
    id: 1,
    at: { epoch: 0, n: 0 },
    seat: 0,
    kind: 'one',
    prompt: { key },
    options,
    min: 1,
    max: 1,
    ...more,
  };
}

const DEFENSE = { hero: 0, purpose: 'defense', kind: 'defense' };

function dice(values: readonly number[], need: number | null, grit = 1, roll = DEFENSE): Decision {
  const options = values.map((value, i) => ({
    id: `die${i}`,
    means: { kind: 'die', die: i, value, roll },
    text: { key: 'option.die', params: { value } },
    odds: (6 - value) / 6,
    ...(grit ? { cost: { grit } } : {}),
  }));
  const key = need === null ? 'prompt.reroll-higher' : 'prompt.reroll';
  const prompt = { key, ...(need === null ? {} : { params: { need } }) };
  return decision(key, options, { prompt, kind: 'many', min: 0, max: values.length });
}

describe('standing orders', () => {
  test('nothing is answered by itself unless it was asked for', () => {
    expect(answerIn(ORDERS.brimstone, {}, dice([1, 2], 4))).toBeNull();
    expect(
      answerIn(ORDERS.brimstone, { 'reroll-grit.defense': 'ask' }, dice([1, 2], 4)),
    ).toBeNull();
    expect(
      answerIn(ORDERS.brimstone, { 'reroll-free.defense': 'always' }, dice([1, 2], 4)),
    ).toBeNull();
    const activation = decision('prompt.activation', [{ id: 'end' }]);
    expect(answerIn(ORDERS.brimstone, { 'prompt.activation': 'always' }, activation)).toBeNull();
  });

  test('re-rolls: all failed dice, or none; without a number to reach those that get better', () => {
    const always = { 'reroll-grit.defense': 'always' } as const;
    expect(answerIn(ORDERS.brimstone, always, dice([5, 1, 3], 4))).toEqual(['die1', 'die2']);
    expect(answerIn(ORDERS.brimstone, always, dice([5, 1, 3], null))).toEqual(['die1', 'die2']);
    expect(answerIn(ORDERS.brimstone, always, { ...dice([3, 1, 2], 4), max: 1 })).toEqual(['die1']);
    expect(answerIn(ORDERS.brimstone, always, { ...dice([5], null), min: 1 })).toBeNull();
    expect(
      answerIn(ORDERS.brimstone, { 'reroll-grit.defense': 'never' }, dice([5, 1, 3], 4)),
    ).toEqual([]);
    expect(answerIn(ORDERS.brimstone, { 'reroll-free.defense': 'never' }, dice([1], 4, 0))).toEqual(
      [],
    );
  });

  test('an order for one kind of roll says nothing about the others', () => {
    const never = { 'reroll-grit.gain': 'never', 'reroll-grit.healing': 'never' } as const;
    const gold = dice([1], null, 1, { hero: 0, purpose: 'gold', kind: 'gain' });
    expect(answerIn(ORDERS.brimstone, never, gold)).toEqual([]);
    expect(answerIn(ORDERS.brimstone, never, dice([1, 2], 4))).toBeNull();
  });

  test('several re-rolls: what costs nothing comes first, and doubt is asked', () => {
    const means = { kind: 'reroll', card: 'grit', roll: DEFENSE };
    const several = decision('prompt.reroll-with', [
      { id: 'grit', cost: { grit: 1 }, means },
      { id: 'lucky-charm' },
      { id: 'keep' },
    ]);
    const chosen = (grit: StandingOrder, free: StandingOrder) =>
      answerIn(
        ORDERS.brimstone,
        { 'reroll-grit.defense': grit, 'reroll-free.defense': free },
        several,
      );
    expect(chosen('always', 'always')).toEqual(['lucky-charm']);
    expect(chosen('always', 'never')).toEqual(['grit']);
    expect(chosen('never', 'never')).toEqual(['keep']);
    expect(chosen('ask', 'always')).toEqual(['lucky-charm']);
    expect(chosen('always', 'ask')).toBeNull();
    expect(chosen('ask', 'never')).toBeNull();
  });

  test('results of a roll resolve themselves only when nothing can be changed', () => {
    const always = { 'ask.results': 'always' } as const;
    const results = (...kinds: string[]) => {
      const options = kinds.map((kind, i) => ({ id: `${kind}${i}`, means: { kind } }));
      const asked = decision('ask.results', [...options, { id: 'finish' }]);
      return answerIn(ORDERS.hellscape, always, asked);
    };
    expect(results('resolve', 'resolve')).toEqual(['finish']);
    expect(results('resolve', 'reroll')).toBeNull();
    expect(results('resolve', 'use')).toBeNull();
    const order = decision('ask.enemy-order', [{ id: 'enemy-b' }, { id: 'enemy-a' }]);
    expect(answerIn(ORDERS.hellscape, { 'ask.enemy-order': 'always' }, order)).toEqual(['enemy-b']);
  });

  test('every family has words in every language and something to be set to', () => {
    for (const { families } of Object.values(ORDERS))
      for (const { text, always, never } of families) {
        const offers = [always, never].filter((offer) => offer !== undefined);
        expect(offers).not.toEqual([]);
        for (const language of LANGUAGES)
          for (const words of [text, ...offers.map((offer) => offer.words)])
            expect(words[language]).not.toBe('');
      }
    expect(orderFamily('brimstone', dice([1], 4))?.key).toBe('reroll-grit.defense');
    expect(orderFamily('brimstone', dice([1], 4, 0))?.key).toBe('reroll-free.defense');
    expect(orderFamily('brimstone', decision('prompt.revive', []))?.key).toBe('prompt.revive');
    expect(orderFamily('brimstone', decision('prompt.activation', []))).toBeNull();
  });
});

/** The kinds of rolls for which a re-roll is asked. */
function rollsAsked(session: Session): unknown[] {
  const means = session.decisions.value.flatMap(({ options }) => options[0]?.means ?? []);
  return means.map((meaning) => ('roll' in meaning ? (meaning.roll as Rolled).kind : null));
}

function prompts(session: Session): string[] {
  return session.decisions.value.map(({ prompt }) => prompt.key);
}

describe('standing orders at the table', () => {
  test('a question with an order is never seen, and its answer is in the record', async () => {
    const { games, orders, reload } = newBrowser();
    orders.value = { 'prompt.turn-start': 'always', 'reroll-grit.move': 'never' };
    const session = await games.create(TWO, 'orders');
    await playUntil(session, () => {
      expect(prompts(session)).not.toContain('prompt.turn-start');
      expect(rollsAsked(session)).not.toContain('move');
      return session.table.value.game.turn.number > 3;
    });
    const held = session.events.value.filter(({ event }) => event.t === 'turn').length;
    expect(held).toBeGreaterThan(2);
    const again = await reload().open(session.id);
    expect(again.table.value).toEqual(session.table.value);
  });

  test('set while the question waits, it answers at once', async () => {
    const { games, orders } = newBrowser();
    const session = await games.create(TWO, 'orders');
    await playUntil(session, () => prompts(session).includes('prompt.turn-start'));
    const answers = session.table.value.moment.n;
    orders.value = { 'prompt.turn-start': 'always' };
    await settled(session);
    expect(session.table.value.moment.n).toBeGreaterThan(answers);
    expect(prompts(session)).not.toContain('prompt.turn-start');
  });

  test('undo goes past what answered itself to the last answer of a person', async () => {
    const { games, orders } = newBrowser();
    const session = await games.create(TWO, 'orders');
    await playUntil(session, () => prompts(session).includes('prompt.turn-start'));
    expect(await session.voteToUndo()).toBe(true);
    const before = { decision: asked(session), answers: session.table.value.moment.n };
    orders.value = { 'prompt.turn-start': 'always' };
    await answerWell(session);
    expect(session.table.value.moment.n).toBeGreaterThan(before.answers + 1);
    expect(await session.voteToUndo()).toBe(true);
    expect(session.table.value.moment.n).toBe(before.answers);
    expect(asked(session)).toEqual({ ...before.decision, at: session.table.value.moment });
  });

  test('after a reload, undo still goes to the last answer of a person', async () => {
    const { games, orders, reload } = newBrowser();
    orders.value = { 'prompt.turn-start': 'always' };
    const session = await games.create(TWO, 'orders');
    let target = 0;
    while (session.table.value.game.turn.step === 'setup') {
      target = session.table.value.moment.n;
      await answerWell(session);
    }
    expect(session.table.value.moment.n).toBeGreaterThan(target + 1);
    const again = await reload().open(session.id);
    await again.voteToUndo();
    expect(again.table.value.moment.n).toBe(target);
  });

  test('a game from a file knows what had answered itself, and undo asks it again', async () => {
    const { games, orders } = newBrowser();
    orders.value = { 'prompt.turn-start': 'always' };
    const session = await games.create(TWO, 'orders');
    let last = 0;
    while (session.table.value.game.turn.step === 'setup') {
      last = session.table.value.moment.n;
      await answerWell(session);
    }
    const imported = await games.importSave(await session.exportSave());
    if (isSaveProblem(imported)) throw new Error(imported.problem);
    const again = await games.open(imported.id);
    await again.voteToUndo();
    expect(again.table.value.moment.n).toBe(last);
    await answerWell(again);
    expect(prompts(again)).not.toContain('prompt.turn-start');
  });

  test('they are for people only', async () => {
    const { games, orders } = newBrowser({ pause: () => 30 });
    orders.value = { 'prompt.turn-start': 'always' };
    const session = await games.create(TWO, 'bots', ['bot', 'bot']);
    expect(session.table.value.moment.n).toBe(0);
    session.close();
  });

  test('who wants the next chance is asked there, until they let it pass', async () => {
    const { games, orders } = newBrowser();
    orders.value = {};
    const session = await games.create(TWO, 'orders');
    const atChance = () => orderFamily('brimstone', asked(session))?.isChance === true;
    await playUntil(session, () => prompts(session).includes('prompt.turn-start'));
    await answerWell(session);
    expect(atChance()).toBe(false);
    session.wantsChance.value = true;
    await playUntil(session, atChance);
    expect(session.wantsChance.value).toBe(true);
    const usual = answerIn(ORDERS.brimstone, {}, asked(session));
    await session.answer(asked(session), usual ?? []);
    expect(session.wantsChance.value).toBe(false);
    for (let answers = 0; answers < 10; answers++) {
      expect(usualAt(session)).toBeNull();
      await answerWell(session);
    }
  });
});

/** What would have answered itself and is asked all the same. */
function usualAt(session: Session): readonly string[] | null {
  return answerIn(ORDERS.brimstone, {}, asked(session));
}
