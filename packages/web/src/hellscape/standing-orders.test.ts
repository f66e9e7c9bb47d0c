import { hellscapeThumb } from '@crawlspace/bots';
import { CLASSES, hellscape } from '@crawlspace/hellscape';
import { PARTY, Table, toDecision } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { randomMoments } from '../../testing/random-descents.ts';
import {
  answerIn,
  familyIn,
  type StandingOrder,
  type StandingOrders,
} from '../settings/standing-orders.ts';
import { hellscapeOrders } from './standing-orders.ts';

/** Every family set to the same, where it can be set to that. */
function allSetTo(order: StandingOrder): StandingOrders {
  return Object.fromEntries(hellscapeOrders.families.map(({ key }) => [key, order]));
}

const BOTH = ['always', 'never'] as const;

describe('standing orders of Hellscape over random quests', () => {
  const moments = randomMoments();

  test('answer with options that are there, as many as are wanted, each once', () => {
    let answered = 0;
    for (const { decision } of moments)
      for (const order of BOTH) {
        const picks = answerIn(hellscapeOrders, allSetTo(order), decision);
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

  test('answer nothing where nobody gave an order, or said to ask', () => {
    for (const { decision } of moments) {
      expect(answerIn(hellscapeOrders, {}, decision)).toBeNull();
      expect(answerIn(hellscapeOrders, allSetTo('ask'), decision)).toBeNull();
    }
  });

  test('bear on the questions of their family and on no other', () => {
    const keys = hellscapeOrders.families.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { decision } of moments) {
      const family = familyIn(hellscapeOrders, decision);
      expect(family?.key ?? null).toBe(
        keys.includes(decision.prompt.key) ? decision.prompt.key : null,
      );
      const others = Object.fromEntries(
        keys.filter((key) => key !== decision.prompt.key).map((key) => [key, 'always' as const]),
      );
      expect(answerIn(hellscapeOrders, others, decision)).toBeNull();
    }
  });

  test('every family is about something that is asked', () => {
    const asked = new Set(moments.map(({ decision }) => decision.prompt.key));
    const seen = hellscapeOrders.families.filter(({ key }) => asked.has(key));
    expect(seen.length).toBeGreaterThan(hellscapeOrders.families.length / 2);
  });

  test('dice resolve by themselves only where no die and no ability is left to think about', () => {
    const results = moments.filter(({ decision }) => decision.prompt.key === 'ask.results');
    const orders: StandingOrders = { 'ask.results': 'always' };
    let byThemselves = 0;
    for (const { decision } of results) {
      const kinds = decision.options.map(({ id, means }) => means?.kind ?? id);
      const settled = kinds.every((kind) => kind === 'resolve' || kind === 'finish');
      if (settled) byThemselves++;
      expect(answerIn(hellscapeOrders, orders, decision)).toEqual(settled ? ['finish'] : null);
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
        const byItself = answerIn(hellscapeOrders, orders, toDecision(question, table.moment));
        if (byItself) byOrder++;
        const picks = byItself ?? decide(question, () => table.view({ seat }).game);
        const answer = { decision: question.id, picks, at: table.moment };
        expect(table.answer(seat, answer)).toMatchObject({ ok: true });
      }
      expect(byOrder).toBeGreaterThan(4);
    });
  }
});
