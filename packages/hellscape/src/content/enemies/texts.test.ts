import { expect, it } from 'vitest';
import { cardWords, hasText, say } from '../../../test/words.ts';
import { bosses, mobs, roaming } from './index.ts';

it('every enemy has its words in both languages', () => {
  const needed = [
    ...Object.keys(mobs).flatMap((id) => [`${id}.name`, `${id}.flavour`]),
    ...Object.values(mobs).flatMap(({ id, stride }) => (stride ? [`${id}.text`] : [])),
    ...Object.keys(roaming).flatMap((id) =>
      ['name', 'flavour', 'pattern-1', 'pattern-2'].map((part) => `${id}.${part}`),
    ),
    ...Object.values(bosses).flatMap(({ id, special, track }) => [
      `${id}.name`,
      `${id}.flavour`,
      ...special.flatMap((_, n) => [`${id}.action-${n}`, `${id}.action-${n}.name`]),
      ...track.map((_, n) => `${id}.track-${n + 1}`),
    ]),
    'ask.enemy-order',
    'ask.enemy-target',
    'ask.enemy-way',
    'ask.enemy-zone',
    'ask.servant',
    'ask.hourglass',
    'ask.boss-start',
    'cause.out-of-time',
    'cause.no-enemy-left',
    'purpose.time-taken',
  ];
  for (const key of needed) {
    expect(hasText(key), key).toBe(true);
  }
});

it('the texts of abilities are made from what they do', () => {
  expect(cardWords('en', 'mob-undead-3-4').text).toBe(
    'ATTACK, 1 symbol: take 2 Wounds, +2 yellow dice.',
  );
  expect(cardWords('en', 'mob-skeletons-5').text).toBe(
    'COMBAT, 2 symbols: 1 fallen Minion of the Mob gets up again, Heal 2.',
  );
  expect(cardWords('it', 'mob-gargoyles-1-2').text).toBe('DIFESA, 1 simbolo: +1 Scudo.');
  for (const { id, stride } of Object.values(mobs)) {
    if (!stride) continue;
    expect(cardWords('en', id).text).toContain(`up to ${stride} Zones`);
    expect(cardWords('it', id).text).toContain(`fino a ${stride} Zone`);
  }
  expect(cardWords('en', 'reaper').text).toBe(
    'ATTACK, 1 symbol: −1 Shield.\nDEFENSE, 2 symbols: deal 1 Wound to the target.',
  );
});

it('the spaces of the boss tracks say what they add', () => {
  const words = {
    yellow: /^Attack: \+(\d) yellow/,
    orange: /^Attack: \+(\d) orange/,
    enemy: /^Attack: \+(\d) Enemy/,
    blue: /^Defense: \+(\d) blue/,
    actions: /^\+(\d) action/,
    activationDice: /^\+(\d) Activation/,
  } as const;
  for (const { id, track } of Object.values(bosses)) {
    for (const [at, { arrives, ...adds }] of track.entries()) {
      for (const [what, n] of Object.entries(adds) as [keyof typeof words, number][]) {
        const text = say('en', { key: `${id}.track-${at + 1}` });
        expect(words[what].exec(text)?.[1], text).toBe(String(n));
      }
    }
  }
});
