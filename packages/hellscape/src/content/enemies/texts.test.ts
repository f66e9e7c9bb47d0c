import { expect, it } from 'vitest';
import { cardWords, hasText, say } from '../../../test/words.ts';
import { bosses, mobs, roaming } from './index.ts';

it('every enemy has flavour, and the actions of bosses have names', () => {
  const cards = [...Object.values(mobs), ...Object.values(roaming), ...Object.values(bosses)];
  const named = Object.values(bosses).flatMap(({ id, special }) =>
    special.map((_, n) => `${id}.action-${n}.name`),
  );
  for (const key of [...cards.map(({ id }) => `${id}.flavour`), ...named])
    expect(hasText(key), key).toBe(true);
  for (const { id, stride } of Object.values(mobs))
    expect(hasText(`${id}.text`), id).toBe(stride !== undefined);
});

it.each([
  ...['enemy-order', 'enemy-target', 'enemy-way', 'enemy-zone', 'servant', 'hourglass'],
  'boss-start',
])('ask.%s has words', (ask) => expect(hasText(`ask.${ask}`)).toBe(true));

it.each(['cause.out-of-time', 'cause.no-enemy-left', 'purpose.time-taken'])('%s has words', (key) =>
  expect(hasText(key)).toBe(true),
);

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
