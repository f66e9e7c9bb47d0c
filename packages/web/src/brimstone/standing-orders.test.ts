import {
  answerIn,
  familyIn,
  ORDERS,
  orderOf,
  reroll,
  rerollWith,
  type StandingOrders,
} from '@crawlspace/bots/orders';
import { factsOf, LANGUAGES } from '@crawlspace/brimstone';
import { type Decision, type Facts, refuse } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../testing/decisions.ts';
import { randomMoments } from '../../testing/random-adventures.ts';
import { hasText } from './game-words.ts';

const { families } = ORDERS.brimstone;
const moments = randomMoments();
const ASKING: StandingOrders = Object.fromEntries(families.map(({ key }) => [key, 'ask']));

function all(order: 'always' | 'never' | 'sometimes'): StandingOrders {
  return Object.fromEntries(families.map(({ key }) => [key, order]));
}

describe('standing orders over random adventures', () => {
  for (const order of ['always', 'never', 'sometimes'] as const) {
    test(`what they answer is legal (${order})`, () => {
      let answered = 0;
      const refused = moments.flatMap(({ question, decision }) => {
        const picks = answerIn(ORDERS.brimstone, all(order), decision);
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
        const family = familyIn(ORDERS.brimstone, decision);
        for (const { key } of families) {
          if (decision.prompt.key.startsWith('prompt.reroll-with')) continue;
          const picks = answerIn(ORDERS.brimstone, { ...ASKING, [key]: order }, decision);
          if (family?.key !== key) expect(picks).toBeNull();
        }
      }
    });
  }

  test('everything is asked where all orders are to ask', () => {
    for (const { decision } of moments)
      expect(answerIn(ORDERS.brimstone, ASKING, decision)).toBeNull();
  });

  test('what is usual answers the same wherever the family says so, and is legal', () => {
    const usual: StandingOrders = Object.fromEntries(
      families.map((family) => [family.key, orderOf(family, {})]),
    );
    let answered = 0;
    for (const { question, decision } of moments) {
      const picks = answerIn(ORDERS.brimstone, {}, decision);
      expect(picks).toEqual(answerIn(ORDERS.brimstone, usual, decision));
      if (!picks) continue;
      answered++;
      expect(refuse(question, picks)).toBeNull();
    }
    expect(answered).toBeGreaterThan(50);
  });

  test('re-rolls with orders to ask are asked', () => {
    const roll = { hero: 0, purpose: 'to-hit', kind: 'attack' };
    const grit = { id: 'grit', cost: { grit: 1 }, means: { kind: 'reroll', card: 'grit', roll } };
    const offers = [grit, { id: 'charm' }, { id: 'keep' }];
    const asked = decisionOf({ prompt: { key: 'prompt.reroll-with' }, options: offers });
    expect(answerIn(ORDERS.brimstone, {}, asked)).toBeNull();
  });

  test('all hits go to the only enemy in reach, and are assigned where there are more', () => {
    const hits = (...enemies: string[]) =>
      decisionOf({
        kind: 'allocate',
        prompt: { key: 'prompt.assign-hits' },
        options: enemies.map((id) => ({ id, capacity: 3 })),
        min: 1,
        max: 3,
      });
    const all = ['spiders4', 'spiders4', 'spiders4'];
    expect(answerIn(ORDERS.brimstone, {}, hits('spiders4'))).toEqual(all);
    expect(answerIn(ORDERS.brimstone, {}, hits('spiders4', 'spiders5'))).toBeNull();
  });

  test('no means of re-rolling is asked for where all dice hit, nor for a fair Move', () => {
    const asked = (kind: string, ...dice: number[]) => {
      const roll = { hero: 0, purpose: kind, kind };
      const means = { kind: 'reroll', card: 'grit', roll };
      const options = [{ id: 'grit', cost: { grit: 1 }, means }, { id: 'charm' }, { id: 'keep' }];
      const prompt = { key: 'prompt.reroll-with', facts: { dice } };
      return answerIn(ORDERS.brimstone, {}, decisionOf({ prompt, options }));
    };
    expect(asked('critical', 3, 3, 4)).toEqual(['keep']);
    expect(asked('move', 3)).toEqual(['keep']);
    expect(asked('move', 1)).toBeNull();
    expect(asked('attack', 3, 3, 4)).toBeNull();
  });

  test('never re-rolls dice that are good enough', () => {
    for (const { decision } of moments) {
      const { need } = factsOf(decision);
      if (familyIn(ORDERS.brimstone, decision)?.always?.answer !== reroll) continue;
      if (need === undefined) continue;
      const picks = reroll(decision) ?? [];
      for (const { id, text } of decision.options)
        expect(picks.includes(id) && Number(text?.params?.['value']) >= need).toBe(false);
    }
  });
});

describe('what hardly anybody would want is not asked', () => {
  const usual = (part: Partial<Decision>) => answerIn(ORDERS.brimstone, {}, decisionOf(part));
  const yesOrNo = [{ id: 'yes' }, { id: 'no' }];

  test('a card added to a hit, where the other hits kill', () => {
    const hit = (wounds: number, rest: number) => {
      const facts = { hit: { wounds, rest, health: 4 } };
      return usual({ prompt: { key: 'prompt.use-card', facts }, options: yesOrNo });
    };
    expect(hit(3, 3)).toEqual(['no']);
    expect(hit(1, 2)).toBeNull();
  });

  test('what works once, in a fight that goes on and goes well', () => {
    const badge = (fight: Record<string, number> | undefined) =>
      usual({
        prompt: { key: 'prompt.use-turn-start', ...(fight ? { facts: { fight } } : {}) },
        options: [{ id: 'badge' }, { id: 'pass' }],
      });
    expect(badge({ fought: 0, foes: 1, heroes: 4 })).toBeNull();
    expect(badge({ fought: 2, foes: 3, heroes: 4 })).toEqual(['pass']);
    expect(badge({ fought: 2, foes: 5, heroes: 4 })).toBeNull();
    expect(badge(undefined)).toBeNull();
  });

  test('one heal where both are to be had', () => {
    const prompt = { key: 'prompt.comfort' };
    const [wounds, sanity, both] = [{ id: 'wounds' }, { id: 'sanity' }, { id: 'both' }];
    expect(usual({ prompt, options: [wounds, sanity, both] })).toEqual(['both']);
    expect(usual({ prompt, options: [wounds, sanity] })).toBeNull();
  });

  test('Grit for a second find', () => {
    const means = {
      kind: 'die',
      die: 0,
      value: 3,
      roll: { hero: 0, purpose: 'scavenge', kind: 'search' },
    };
    const rummage = (...dice: number[]) =>
      usual({
        kind: 'many',
        prompt: { key: 'prompt.reroll', facts: { dice, need: 6 } },
        min: 0,
        max: 1,
        options: [{ id: 'die0', means, cost: { grit: 1 } }],
      });
    expect(rummage(3, 6, 5)).toEqual([]);
    expect(rummage(3, 4, 5)).toBeNull();
  });

  test('Poison that did nothing, and damage that kills as it lies', () => {
    const die = (kind: string, odds: number, facts: Facts) => {
      const means = { kind: 'die', die: 0, value: 3, roll: { hero: 0, purpose: kind, kind } };
      const option = { id: 'die0', means, odds, cost: { grit: 1 } };
      const prompt = { key: 'prompt.reroll-higher', facts };
      return usual({ kind: 'many', prompt, min: 0, max: 1, options: [option] });
    };
    expect(die('affliction', 1 / 6, {})).toEqual([]);
    expect(die('affliction', 4 / 6, {})).toBeNull();
    expect(die('damage', 5 / 6, {})).toBeNull();
    expect(die('damage', 5 / 6, { done: true })).toEqual([]);
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
    for (const { always, never, sometimes } of families)
      for (const language of LANGUAGES) {
        const words = [always, never, sometimes].flatMap((each) => each?.words[language] ?? []);
        expect(new Set(words).size).toBe(words.length);
      }
  });
});

/** The same question, put to somebody who has chosen what to re-roll with. */
function chosen(decision: Decision): Decision {
  const options = decision.options.map((option) => ({
    ...option,
    means: { kind: 'die', ...option.means, chosen: true },
  }));
  return { ...decision, options };
}

describe('a re-roll by order', () => {
  const dice = (values: readonly number[], part: Partial<Decision> = {}, need = 4): Decision =>
    decisionOf({
      kind: 'many',
      prompt: { key: 'prompt.reroll', facts: { need } },
      options: values.map((value, die) => ({
        id: `die${die}`,
        means: { kind: 'die', die, value, roll: { hero: 0, purpose: 'defense', kind: 'defense' } },
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
    const never = { 'reroll-free.defense': 'never' } as const;
    expect(answerIn(ORDERS.brimstone, never, dice([1, 2]))).toEqual([]);
    expect(answerIn(ORDERS.brimstone, never, chosen(dice([1, 2])))).toBeNull();
    expect(reroll(chosen(dice([5, 6])))).toBeNull();
    expect(reroll(chosen(dice([1, 6])))).toEqual(['die0']);
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

describe('without an order', () => {
  const reroll = (kind: string, ...odds: number[]): Decision =>
    decisionOf({
      kind: 'many',
      prompt: { key: 'prompt.reroll-higher' },
      options: odds.map((chance, die) => ({
        id: `die${die}`,
        means: { kind: 'die', die, value: 3, roll: { hero: 0, purpose: kind, kind } },
        odds: chance,
        cost: { grit: 1 },
      })),
      min: 0,
      max: odds.length,
    });
  const usual = (decision: Decision) => answerIn(ORDERS.brimstone, {}, decision);

  test('no Grit goes into a Move roll or a critical; tests and defense are asked', () => {
    expect(usual(reroll('move', 0.8))).toEqual([]);
    expect(usual(reroll('critical', 0.2))).toEqual([]);
    for (const kind of ['attack', 'defense', 'test']) expect(usual(reroll(kind, 0.1))).toBeNull();
  });

  test('damage is asked about where a die is bad', () => {
    expect(usual(reroll('damage', 0.6, 0.3))).toEqual([]);
    expect(usual(reroll('damage', 0.3, 5 / 6))).toBeNull();
    expect(usual(chosen(reroll('damage', 0.3)))).toBeNull();
  });

  test('what costs nothing is used where nothing else could be', () => {
    const end = (...means: object[]) =>
      decisionOf({
        prompt: { key: 'prompt.use-turn-end' },
        options: [
          ...means.map((each, i) => ({ id: `use${i}`, means: { kind: 'use', ...each } })),
          { id: 'pass', means: { kind: 'pass' } },
        ],
      });
    const ability = { token: null, item: null };
    expect(usual(end(ability))).toEqual(['use0']);
    expect(usual(end({ ...ability, item: 3 }))).toBeNull();
    expect(usual(end({ ...ability, token: 'whiskey' }))).toBeNull();
    expect(usual(end(ability, ability))).toBeNull();
    const [use, pass] = end(ability).options;
    if (!use || !pass) throw new Error('two options are offered');
    expect(usual({ ...end(), options: [{ ...use, cost: { grit: 1 } }, pass] })).toBeNull();
  });

  test('Grit past the maximum moves on, unless something else could be done with it', () => {
    const spend = (...ids: string[]) =>
      decisionOf({
        prompt: { key: 'prompt.spend-grit-at-once' },
        options: ids.map((id) => ({ id })),
      });
    expect(usual(spend('move', 'lose'))).toEqual(['move']);
    expect(usual(spend('shot', 'lose'))).toBeNull();
    expect(usual(spend('move', 'shot', 'lose'))).toBeNull();
  });

  test('the Darkness is held back, except that the first turn waits', () => {
    const start = (turn: number) =>
      decisionOf({
        prompt: { key: 'prompt.turn-start', facts: { turn } },
        options: [{ id: 'hold-back' }, { id: 'flee' }],
      });
    expect(usual(start(1))).toBeNull();
    expect(usual(start(2))).toEqual(['hold-back']);
  });
});

test('an activation with nothing but belongings left ends by order, any other is asked', () => {
  const never = { 'prompt.activation-after': 'never' } as const;
  const after = (...options: Decision['options']) =>
    answerIn(
      ORDERS.brimstone,
      never,
      decisionOf({ prompt: { key: 'prompt.activation-after' }, options }),
    );
  const items = { id: 'items', means: { kind: 'items' } };
  const end = { id: 'end', means: { kind: 'end' } };
  const use = (hero: number, timing = 'activation') => ({
    id: `h${hero}`,
    means: { kind: 'use', hero, timing },
  });
  expect(after(items, use(1), end)).toEqual(['end']);
  expect(after(items, use(0), end)).toBeNull();
  expect(after(items, use(0, 'anytime'), end)).toEqual(['end']);
  expect(after(items, { id: 'lantern', means: { kind: 'take-lantern' } }, end)).toBeNull();
});
