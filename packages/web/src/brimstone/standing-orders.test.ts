import { hasText, LANGUAGES } from '@crawlspace/brimstone';
import { type Decision, refuse } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../testing/decisions.ts';
import { randomMoments } from '../../testing/random-adventures.ts';
import { answerIn, familyIn, type StandingOrders } from '../settings/standing-orders.ts';
import { reroll, rerollWith } from './rerolls.ts';
import { brimstoneOrders } from './standing-orders.ts';

const { families } = brimstoneOrders;
const moments = randomMoments();

function all(order: 'always' | 'never'): StandingOrders {
  return Object.fromEntries(families.map(({ key }) => [key, order]));
}

describe('standing orders over random adventures', () => {
  for (const order of ['always', 'never'] as const) {
    test(`what they answer is legal (${order})`, () => {
      let answered = 0;
      const refused = moments.flatMap(({ question, decision }) => {
        const picks = answerIn(brimstoneOrders, all(order), decision);
        if (!picks) return [];
        answered++;
        const refusal = refuse(question, picks);
        return refusal ? [`${decision.prompt.key}: ${picks} is refused: ${refusal.reason}`] : [];
      });
      expect([...new Set(refused)]).toEqual([]);
      expect(answered).toBeGreaterThan(50);
    });

    test(`each family answers its own questions and no others (${order})`, () => {
      for (const { decision } of moments) {
        const family = familyIn(brimstoneOrders, decision);
        for (const { key } of families) {
          if (decision.prompt.key.startsWith('prompt.reroll-with')) continue;
          const picks = answerIn(brimstoneOrders, { [key]: order }, decision);
          if (family?.key !== key) expect(picks).toBeNull();
        }
      }
    });
  }

  test('without orders everything is asked, and so it is when all orders are to ask', () => {
    const asking = Object.fromEntries(families.map(({ key }) => [key, 'ask'] as const));
    const answered = moments.filter(
      ({ decision }) =>
        !decision.prompt.key.startsWith('prompt.reroll-with') &&
        (answerIn(brimstoneOrders, {}, decision) ?? answerIn(brimstoneOrders, asking, decision)),
    );
    expect(answered).toEqual([]);
  });

  test('re-rolls with orders to ask are asked', () => {
    const offers = [{ id: 'grit', cost: { grit: 1 } }, { id: 'charm' }, { id: 'keep' }];
    const asked = decisionOf({ prompt: { key: 'prompt.reroll-with' }, options: offers });
    expect(answerIn(brimstoneOrders, {}, asked)).toBeNull();
  });

  test('never re-rolls dice that are good enough', () => {
    for (const { decision } of moments) {
      const need = decision.prompt.params?.['need'];
      if (familyIn(brimstoneOrders, decision)?.always?.answer !== reroll) continue;
      if (typeof need !== 'number') continue;
      const picks = reroll(decision) ?? [];
      for (const { id, text } of decision.options)
        expect(picks.includes(id) && Number(text?.params?.['value']) >= need).toBe(false);
    }
  });
});

describe('families of questions', () => {
  test('are asked in the game: every prompt among them has a text there', () => {
    for (const { key } of families)
      if (key.startsWith('prompt.')) expect(hasText(key), key).toBe(true);
    expect(new Set(families.map(({ key }) => key)).size).toBe(families.length);
  });

  test('are told apart by their words in both languages', () => {
    for (const language of LANGUAGES) {
      const words = families.map(({ text }) => text[language]);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test('offer orders whose words differ', () => {
    for (const { always, never } of families)
      for (const language of LANGUAGES)
        if (always && never) expect(always.words[language]).not.toBe(never.words[language]);
  });
});

describe('a re-roll by order', () => {
  const dice = (values: readonly number[], part: Partial<Decision> = {}, need = 4): Decision =>
    decisionOf({
      kind: 'many',
      prompt: { key: 'prompt.reroll', params: { need } },
      options: values.map((value, die) => ({
        id: `die${die}`,
        text: { key: 'option.die', params: { value } },
      })),
      min: 0,
      max: values.length,
      ...part,
    });

  test('takes the worst dice first when not all may be rolled', () => {
    expect(reroll(dice([3, 1, 2], { max: 2 }))).toEqual(['die1', 'die2']);
    expect(reroll(dice([4, 5, 6]))).toEqual([]);
    expect(reroll(dice([1, 1, 1]))).toEqual(['die0', 'die1', 'die2']);
  });

  test('is left to the person when more dice have to be rolled than failed', () => {
    expect(reroll(dice([6, 6, 1], { min: 2 }))).toBeNull();
    expect(reroll(dice([6, 1, 1], { min: 2 }))).toEqual(['die1', 'die2']);
  });

  test('that is never wanted is still asked about once its means has been chosen', () => {
    const never = { 'reroll-free': 'never' } as const;
    expect(answerIn(brimstoneOrders, never, dice([1, 2]))).toEqual([]);
    expect(answerIn(brimstoneOrders, never, dice([1, 2], { min: 1 }))).toBeNull();
  });

  test('goes by the chance where there is no number to reach', () => {
    const open = dice([2, 5], { prompt: { key: 'prompt.reroll-higher' } });
    const withOdds = {
      ...open,
      options: open.options.map((option, i) => ({ ...option, odds: [0.5, 0.2][i] ?? 0 })),
    };
    expect(reroll(withOdds)).toEqual(['die0']);
    expect(reroll(open)).toEqual([]);
  });

  test('by Grit alone or for free alone follows its own order', () => {
    const offers = (...options: { id: string; cost?: { grit: number } }[]) =>
      decisionOf({ options: [...options, { id: 'keep' }] });
    const grit = { id: 'grit', cost: { grit: 1 } };
    expect(rerollWith(offers(grit), 'always', 'ask')).toEqual(['grit']);
    expect(rerollWith(offers(grit), 'never', 'ask')).toEqual(['keep']);
    expect(rerollWith(offers({ id: 'charm' }), 'ask', 'always')).toEqual(['charm']);
    expect(rerollWith(offers({ id: 'charm' }), 'always', 'never')).toEqual(['keep']);
    expect(rerollWith(offers({ id: 'charm' }), 'always', 'ask')).toBeNull();
  });
});
