import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { posseOf, stay } from '../../test/stay.ts';
import { heroAt } from '../adventure.ts';
import { rollOnChart } from './charts.ts';

/** Without Grit, so that dice are as they fall. */
const spent = {
  change: ({ heroes }: { heroes: { grit: number }[] }) => {
    for (const hero of heroes) hero.grit = 0;
  },
};

rule(['B-CAMP-13'], 'who falls while another gets up gets up as well, on the road too', () => {
  const atTheEdge = { class: 'bandido', sanityDamage: 7 } as const;
  const t = stay(
    posseOf(atTheEdge, atTheEdge),
    (g) => rollOnChart(g, 'travel', heroAt(g, 1), g.state.heroes),
    {
      ...spent,
      dice: 'chart-travel 1 1 6, madness 3 4, willpower 1, recover 1 1, madness 6 6, recover 1 1',
    },
  ).done();
  for (const hero of [t.hero(0), t.hero(1)]) expect(hero.knockedOut).toBeNull();
  expect(t.hero(0).conditions).toEqual(['madness-12-cold-clarity']);
});

test('as many as can be in Town stand nowhere twice, so that nobody has to make room', () => {
  const dead = { dead: true, resurrectable: true };
  const posse = posseOf({}, ...Array(11).fill(dead));
  const t = stay(posse, function* () {}).done();
  expect(new Set(t.state.heroes.map(({ space }) => space)).size).toBe(12);
});
