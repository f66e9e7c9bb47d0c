import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import type { Dice } from '../../test/notation.ts';
import { posseOf, type Stayed, servicesOnly, stay } from '../../test/stay.ts';
import type { Adventure } from '../adventure.ts';
import { heroAt } from '../adventure.ts';
import type { Character } from '../character.ts';
import { rollOnChart } from './charts.ts';
import { shop } from './shop.ts';
import { inTown } from './stay.ts';
import { leaveTown } from './town.ts';

const FULL = ['bandages', 'bandages', 'whiskey', 'whiskey', 'tonic'] as const;

const gold = (dollars: number) => Array<string>(dollars / 5).fill('gold');

/** The first hero has left; then something happens to the second. */
function after(heroes: Partial<Character>[], dice: Dice, happens: (g: Adventure) => Rule): Stayed {
  return stay(
    posseOf(...heroes),
    function* (g) {
      leaveTown(g, heroAt(g, 0));
      yield* happens(g);
    },
    {
      dice,
      content: servicesOnly,
      change: ({ heroes }) => {
        for (const hero of heroes) hero.grit = 0;
      },
    },
  );
}

rule(['B-TOWN-16'], 'who has left Town does not hear anybody scream there', () => {
  const atTheEdge = { class: 'bandido', sanityDamage: 7 } as const;
  const dice: Dice = 'chart-town 3 3, madness 3 4, recover 6 6';
  const t = after([atTheEdge, atTheEdge], dice, (g) =>
    rollOnChart(g, 'town', heroAt(g, 1), inTown(g)),
  ).done();
  expect(t.hero(0).sanityDamage).toBe(7);
});

rule(['B-INJ-12'], 'who has left Town may still give for a Resurrection', () => {
  const dead = { dead: true, resurrectable: true };
  const t = after([{ gold: 300 }, { gold: 200 }, dead], [], (g) => shop(g, heroAt(g, 1), 'church'))
    .pick('resurrection:h2')
    .pickAs(0, ...gold(300))
    .pickAs(1, ...gold(200))
    .done();
  expect(t.state.heroes.map(({ gold, dead }) => [gold, dead])).toEqual(Array(3).fill([0, false]));
});

rule(['B-TOWN-16'], 'nothing can be handed to who has left Town', () => {
  const t = after([{}, { bag: FULL }], [], (g) => g.do.gainToken(g, heroAt(g, 1), 'flash'));
  expect(t.prompt).toBe('prompt.bag-too-full');
  expect(t.options.filter((id) => id.startsWith('give'))).toEqual([]);
});
