import { expect, test } from 'vitest';
import { bareScene } from '../../../test/bare-heroes.ts';
import type { Ability } from '../../abilities.ts';
import type { RerollOffer } from '../../moments.ts';

const offering = (parts: Partial<RerollOffer>): Ability => ({
  on: {
    heroRolled: (_g, source, roll): undefined => {
      roll.offers.push({ source, ...parts });
    },
  },
});

function rolls(parts: Partial<RerollOffer>, times: number) {
  return bareScene({ abilities: [offering(parts)], dice: 'test 1, reroll 2, '.repeat(times) }).runs(
    function* (g, hero) {
      for (let time = 0; time < times; time++) {
        yield* g.do.heroRoll(g, hero, 'test', { count: 1 });
      }
    },
  );
}

test('an ability that re-rolls is told, and used up as long as it says', () => {
  const often = rolls({}, 2).pick('die0').pick('die0').done();
  expect(often.eventsNamed('ability-used')).toEqual([
    expect.objectContaining({ hero: 0, card: 'test-ability-0' }),
    expect.objectContaining({ hero: 0, card: 'test-ability-0' }),
  ]);
  expect(often.hero(0).exhausted).toEqual({});
  const once = rolls({ limit: 'turn' }, 1).pick('die0').done();
  expect(once.hero(0).exhausted).toEqual({ 'test-ability-0': 'turn' });
});

test('what is used up is not offered again, and what is not taken is not used up', () => {
  const played = bareScene({
    abilities: [offering({ limit: 'turn' })],
    dice: 'test 1, test 1, reroll 3, test 1',
  }).runs(function* (g, hero) {
    for (let time = 0; time < 3; time++) {
      yield* g.do.heroRoll(g, hero, 'test', { count: 1 });
    }
  });
  played.pick();
  expect(played.hero(0).exhausted).toEqual({});
  played.pick('die0').done();
  expect(played.eventsNamed('rerolled')).toHaveLength(1);
});
