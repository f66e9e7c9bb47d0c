import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { posseOf, servicesOnly, stay } from '../../test/stay.ts';
import { heroAt } from '../adventure.ts';
import type { Character, OwnedItem } from '../character.ts';
import { rollOnChart } from './charts.ts';
import { shop } from './shop.ts';

const STONE = 'madness-3-talks-to-the-stone';
const COUNTS = 'madness-9-counts-everything';
/** It has a Dark Stone Icon. */
const HEART = 'petrified-heart';
const HAT = 'store-wide-brim';

function owned(card: string): OwnedItem {
  return { card, equipped: false, upgrades: [], charges: null, holds: [] };
}

const inTheSaloon = (hero: Partial<Character>) =>
  stay(posseOf(hero), (g) => shop(g, heroAt(g, 0), 'saloon'), { content: servicesOnly });

rule(['B-TOWN-07'], 'who gives nothing to other Heroes on an Adventure sells it in Town', () => {
  const t = inTheSaloon({ items: [owned(HAT)], conditions: [COUNTS] });
  t.pick('sell').pick('i1').done();
  expect(t.hero(0)).toMatchObject({ gold: 100, items: [] });
});

test('who never sells Dark Stone sells nothing with its Icon', () => {
  const t = inTheSaloon({ items: [owned(HEART), owned(HAT)], conditions: [STONE] });
  expect(t.pick('sell').options).toEqual(['i2']);
});

test('who never sells Dark Stone does not sell it to the Doc', () => {
  const study = (conditions: string[]) =>
    stay(
      posseOf({ darkStone: 1, conditions }),
      (g) => rollOnChart(g, 'docs-office', heroAt(g, 0), g.state.heroes),
      { dice: 'chart-docs-office 5 6' },
    )
      .done()
      .hero(0);
  expect(study([])).toMatchObject({ gold: 60, darkStone: 0 });
  expect(study([STONE])).toMatchObject({ gold: 0, darkStone: 1 });
});
