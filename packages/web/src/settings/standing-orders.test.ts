import {
  alwaysPick,
  answerIn,
  asListed,
  familyIn,
  type GameOrders,
  isStandingOrders,
  neverPick,
  withGeneralOrder,
} from '@crawlspace/bots/orders';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../testing/decisions.ts';

const GAME: GameOrders = {
  families: [
    { key: 'flee', text: { en: '', it: '' }, always: alwaysPick('run'), never: neverPick('stay') },
    { key: 'line-up', text: { en: '', it: '' }, always: asListed() },
    { key: 'cheap', text: { en: '', it: '' }, never: neverPick('keep') },
  ],
  spanOf: () => null,
  keyOf: ({ prompt, options }) =>
    prompt.key === 'pay' && options.every(({ cost }) => !cost) ? 'cheap' : prompt.key,
  together: (orders, { prompt }) =>
    prompt.key === 'both' ? (orders['flee'] === 'always' ? ['run'] : null) : undefined,
};

const ask = (key: string, ...options: { id: string; cost?: { gold: number } }[]) =>
  decisionOf({ prompt: { key }, options });
const flee = ask('flee', { id: 'run' }, { id: 'stay' });

describe('a standing order', () => {
  test('answers what it was given for, and nothing else', () => {
    expect(answerIn(GAME, { flee: 'always' }, flee)).toEqual(['run']);
    expect(answerIn(GAME, { flee: 'never' }, flee)).toEqual(['stay']);
    expect(answerIn(GAME, { flee: 'ask' }, flee)).toBeNull();
    expect(answerIn(GAME, {}, flee)).toBeNull();
    expect(answerIn(GAME, { other: 'always' }, ask('other', { id: 'run' }))).toBeNull();
  });

  test('that a game does not offer is not obeyed', () => {
    expect(answerIn(GAME, { 'line-up': 'never' }, ask('line-up', { id: 'a' }))).toBeNull();
  });

  test('takes what is listed: all of it, or the first', () => {
    const three = ask('line-up', { id: 'a' }, { id: 'b' }, { id: 'c' });
    expect(answerIn(GAME, { 'line-up': 'always' }, three)).toEqual(['a', 'b', 'c']);
    expect(asListed(1).answer(three)).toEqual(['a']);
    expect(asListed(5).answer(three)).toEqual(['a', 'b', 'c']);
  });

  test('goes by the family the game names where the prompt alone does not tell', () => {
    expect(familyIn(GAME, ask('pay', { id: 'keep' }))?.key).toBe('cheap');
    expect(familyIn(GAME, ask('pay', { id: 'keep', cost: { gold: 1 } }))).toBeNull();
    expect(answerIn(GAME, { cheap: 'never' }, ask('pay', { id: 'keep' }))).toEqual(['keep']);
  });

  test('of several that bear on one question the game decides, and doubt is asked', () => {
    expect(answerIn(GAME, { flee: 'always' }, ask('both'))).toEqual(['run']);
    expect(answerIn(GAME, { flee: 'never' }, ask('both'))).toBeNull();
  });
});

describe('what is usual', () => {
  const family = {
    key: 'wait',
    text: { en: '', it: '' },
    always: alwaysPick('on'),
    never: neverPick('stop'),
    sometimes: { words: { en: '', it: '' }, answer: () => null },
    usual: 'always',
  } as const;
  const game: GameOrders = {
    families: [family],
    keyOf: ({ prompt }) => prompt.key,
    spanOf: () => null,
  };
  const wait = ask('wait', { id: 'on' }, { id: 'stop' });

  test('is done until somebody says otherwise', () => {
    expect(answerIn(game, {}, wait)).toEqual(['on']);
    expect(answerIn(game, { wait: 'never' }, wait)).toEqual(['stop']);
    expect(answerIn(game, { wait: 'ask' }, wait)).toBeNull();
    expect(answerIn(game, { wait: 'sometimes' }, wait)).toBeNull();
  });

  test('need not be kept, and what differs from it is: to be asked as well', () => {
    expect(withGeneralOrder({}, family, 'ask')).toEqual({ wait: 'ask' });
    expect(withGeneralOrder({ wait: 'ask', flee: 'never' }, family, 'always')).toEqual({
      flee: 'never',
    });
  });
});

test('only what could be orders is read from a browser', () => {
  expect(isStandingOrders({})).toBe(true);
  expect(isStandingOrders({ flee: 'always', pay: 'ask' })).toBe(true);
  for (const wrong of [null, [], 'always', { flee: 'perhaps' }, { flee: true }])
    expect(isStandingOrders(wrong)).toBe(false);
});
