import { hellscapeThumb } from '@crawlspace/bots';
import {
  answerIn,
  familyIn,
  ORDERS,
  orderOf,
  type StandingOrder,
  type StandingOrders,
} from '@crawlspace/bots/orders';
import { CLASSES, hellscape } from '@crawlspace/hellscape';
import { PARTY, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../testing/decisions.ts';
import { randomMoments } from '../../testing/random-descents.ts';

/** Every family set to the same, where it can be set to that. */
function allSetTo(order: StandingOrder): StandingOrders {
  return Object.fromEntries(ORDERS.hellscape.families.map(({ key }) => [key, order]));
}

const BOTH = ['always', 'never'] as const;

describe('standing orders of Hellscape over random quests', () => {
  const moments = randomMoments();

  test('answer with options that are there, as many as are wanted, each once', () => {
    let answered = 0;
    for (const { decision } of moments)
      for (const order of BOTH) {
        const picks = answerIn(ORDERS.hellscape, allSetTo(order), decision);
        if (!picks) continue;
        answered++;
        const ids = decision.options.map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining([...picks]));
        expect(new Set(picks).size).toBe(picks.length);
        expect(picks.length).toBeGreaterThanOrEqual(decision.min);
        expect(picks.length).toBeLessThanOrEqual(decision.max);
      }
    expect(answered).toBeGreaterThan(100);
  });

  test('answer nothing where people want to be asked', () => {
    for (const { decision } of moments)
      expect(answerIn(ORDERS.hellscape, allSetTo('ask'), decision)).toBeNull();
  });

  test('do what is usual where nobody gave an order', () => {
    const usual = ORDERS.hellscape.families.map((family) => [family.key, orderOf(family, {})]);
    for (const { decision } of moments)
      expect(answerIn(ORDERS.hellscape, {}, decision)).toEqual(
        answerIn(ORDERS.hellscape, Object.fromEntries(usual), decision),
      );
  });

  test('bear on the questions of their family and on no other', () => {
    const keys = ORDERS.hellscape.families.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { decision } of moments) {
      const family = familyIn(ORDERS.hellscape, decision)?.key ?? null;
      const { key, facts } = decision.prompt;
      const isOver = key === 'ask.turn' && facts?.['actions'] === 0;
      const named = key.startsWith('ask.token-') ? 'ask.token' : key;
      expect(family).toBe(isOver ? 'turn-over' : keys.includes(named) ? named : null);
      const others = keys.map((each) => [each, each === family ? 'ask' : 'always'] as const);
      expect(answerIn(ORDERS.hellscape, Object.fromEntries(others), decision)).toBeNull();
    }
  });

  test('every family is about something that is asked', () => {
    const asked = new Set(moments.map(({ decision }) => decision.prompt.key));
    const seen = ORDERS.hellscape.families.filter(({ key }) => asked.has(key));
    expect(seen.length).toBeGreaterThan(ORDERS.hellscape.families.length / 2);
  });

  test('a turn without actions ends by itself in peace, though ground could be laid', () => {
    const over = (quiet: number, kind: string) =>
      decisionOf({
        prompt: { key: 'ask.turn', facts: { actions: 0, quiet: quiet > 0 } },
        options: [
          { id: 'it', means: { kind } },
          { id: 'end-turn', means: { kind: 'end-turn' } },
        ],
      });
    const answer = (quiet: number, kind: string) =>
      answerIn(ORDERS.hellscape, {}, over(quiet, kind));
    expect(answer(1, 'lay')).toEqual(['end-turn']);
    expect(answer(1, 'use')).toEqual(['end-turn']);
    expect(answer(0, 'lay')).toBeNull();
    expect(answer(0, 'use')).toBeNull();
    expect(answer(1, 'quest-deed')).toBeNull();
  });

  test('the skill that clearly works is blessed, of others one is asked for', () => {
    const bless = (facts: Record<string, string>) =>
      decisionOf({
        prompt: { key: 'ask.bless', facts },
        options: ['holy-strike-1', 'retribution', 'skip'].map((id) => ({ id })),
      });
    const clear = bless({ fitting: 'retribution' });
    expect(answerIn(ORDERS.hellscape, {}, clear)).toEqual(['retribution']);
    expect(answerIn(ORDERS.hellscape, {}, bless({}))).toBeNull();
  });

  test('in the turn of another hero only those are asked who can heal somebody weak', () => {
    const anytime = (urgent: number) =>
      decisionOf({
        prompt: { key: 'ask.anytime', facts: { urgent: urgent > 0 } },
        options: [{ id: 'use-health-potion/0' }, { id: 'skip' }],
      });
    expect(answerIn(ORDERS.hellscape, {}, anytime(0))).toEqual(['skip']);
    expect(answerIn(ORDERS.hellscape, {}, anytime(1))).toBeNull();
    expect(answerIn(ORDERS.hellscape, { 'ask.anytime': 'ask' }, anytime(0))).toBeNull();
  });

  test('in peace heroes act in turn, and people are asked in a fight', () => {
    const asked = (quiet: number) =>
      decisionOf({
        prompt: { key: 'ask.activate', facts: { quiet: quiet > 0 } },
        options: [{ id: 'hero0' }, { id: 'hero1' }],
      });
    expect(answerIn(ORDERS.hellscape, {}, asked(1))).toEqual(['hero0']);
    expect(answerIn(ORDERS.hellscape, {}, asked(0))).toBeNull();
  });

  test('the token that clearly fits an action is flipped, of others one is asked for', () => {
    const tokens = (facts: Record<string, string>) =>
      decisionOf({
        prompt: { key: 'ask.token-move', facts },
        options: [{ id: 'token-dash' }, { id: 'token-blade' }],
      });
    expect(answerIn(ORDERS.hellscape, {}, tokens({ fitting: 'token-dash' }))).toEqual([
      'token-dash',
    ]);
    expect(answerIn(ORDERS.hellscape, {}, tokens({}))).toBeNull();
  });

  test('a turn without actions ends by itself where what is left can wait', () => {
    const turn = (...kinds: string[]) =>
      decisionOf({
        prompt: { key: 'ask.turn', facts: { actions: 0 } },
        options: [...kinds, 'end-turn'].map((kind) => ({ id: kind, means: { kind } })),
      });
    expect(answerIn(ORDERS.hellscape, {}, turn('put-away', 'lift'))).toEqual(['end-turn']);
    expect(answerIn(ORDERS.hellscape, {}, turn('put-away', 'lay'))).toBeNull();
    const potion = (timing: string) => {
      const options = [{ id: 'drink', means: { kind: 'use', timing } }];
      return { ...turn(), options: [...options, ...turn().options] };
    };
    expect(answerIn(ORDERS.hellscape, {}, potion('anytime'))).toEqual(['end-turn']);
    expect(answerIn(ORDERS.hellscape, {}, potion('turn'))).toBeNull();
    const acting = { ...turn(), prompt: { key: 'ask.turn', facts: { actions: 1 } } };
    expect(answerIn(ORDERS.hellscape, {}, acting)).toBeNull();
  });

  test('dice resolve by themselves only where no die and no ability is left to think about', () => {
    const results = moments.filter(({ decision }) => decision.prompt.key === 'ask.results');
    const orders: StandingOrders = { 'ask.results': 'always' };
    let byThemselves = 0;
    for (const { decision } of results) {
      const kinds = decision.options.map(({ id, means }) => means?.kind ?? id);
      const thinking = ['reroll', 'use', 'enemy-ability', 'turn-amulet', 'stance'];
      const settled = !kinds.some((kind) => thinking.includes(kind));
      if (settled) byThemselves++;
      expect(answerIn(ORDERS.hellscape, orders, decision)).toEqual(settled ? ['finish'] : null);
    }
    expect(byThemselves).toBeGreaterThan(0);
    expect(byThemselves).toBeLessThan(results.length);
  });
});

describe('a quest in which everything that can answers itself', () => {
  for (const order of BOTH) {
    test(`goes on to the end of what was asked for (${order})`, () => {
      const heroes = CLASSES.map((each) => ({ class: each }));
      const setup = hellscape.parseSetup({ quest: 'hellish-maze', heroes });
      const table = Table.start(hellscape, setup, `orders ${order}`);
      const decide = hellscapeThumb('orders');
      const orders = allSetTo(order);
      let byOrder = 0;
      for (let answers = 0; answers < 600; answers++) {
        const [question] = table.pending;
        if (!question) break;
        const seat = question.seat === PARTY ? 0 : question.seat;
        const byItself = answerIn(ORDERS.hellscape, orders, table.decision(question));
        if (byItself) byOrder++;
        const picks = byItself ?? decide(question, () => table.view({ seat }).game);
        const answer = { decision: question.id, picks, at: table.moment };
        expect(table.answer(seat, answer)).toMatchObject({ ok: true });
      }
      expect(byOrder).toBeGreaterThan(4);
    });
  }
});
