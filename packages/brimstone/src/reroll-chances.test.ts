import { expect, test } from 'vitest';
import { field, withSheets } from '../test/fight.ts';
import { meaningOf } from './meanings.ts';
import { rerollChances } from './reroll-chances.ts';
import { normalAttack } from './rules/fights/attack.ts';
import { meleeWeapon } from './rules/fights/weapons.ts';
import { skillTest } from './rules/heroes/skill-tests.ts';

function rounded(chances: ReturnType<typeof rerollChances>) {
  return chances.map(({ of, odds }) => [of, Math.round(odds * 1000) / 1000]);
}

function meaningsOf(played: ReturnType<ReturnType<typeof field>['runs']>) {
  const [asked] = played.pending;
  return (asked?.options ?? []).map((option) => (asked ? meaningOf(asked, option) : null));
}

test('dice of a test pass together more often than one of them', () => {
  const played = field('us-marshal 3,3', 'skill-strength 1 2', {
    change: (state) => void Object.assign(state.heroes[0] ?? {}, { grit: 1 }),
  }).runs(function* (g, hero) {
    yield* skillTest(g, hero, { skill: 'strength', need: 5, card: 'test' });
  });
  const [one = null, other = null] = meaningsOf(played);
  expect(rounded(rerollChances([one]))).toEqual([['test', 0.333]]);
  // 1 − (2/3)²
  expect(rounded(rerollChances([one, other]))).toEqual([['test', 0.556]]);
  expect(rerollChances([])).toEqual([]);
});

test('damage dice go against Defense one by one, and may get worse', () => {
  const played = field('us-marshal 1,3 vs tentacles 2,3', 'to-hit 4 4, damage 5 2', {
    content: withSheets({ tentacles: { defense: 4, health: 3 } }),
    change: (state) => void Object.assign(state.heroes[0] ?? {}, { grit: 1 }),
  }).runs((g, hero) => normalAttack(g, hero, [meleeWeapon(g, hero)]));
  // To Hit: critical hits would get past Defense, so dice that hit are offered too.
  played.pick();
  const [good = null, bad = null] = meaningsOf(played);
  // 1 Wound so far, 2 more kill. The bad die does 0, 1 with a 5, 2 with a 6.
  expect(rounded(rerollChances([bad]))).toEqual([
    ['kill', 0.167],
    ['better', 0.333],
  ]);
  // Both: 3 Wounds with 5-6, 6-5, 6-6; more than 1 with 5-5 and a lone 6 as well; none in 16 of 36.
  expect(rounded(rerollChances([good, bad]))).toEqual([
    ['kill', 0.083],
    ['better', 0.333],
    ['worse', 0.444],
  ]);
});
