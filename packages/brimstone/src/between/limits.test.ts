import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import type { Dice } from '../../test/notation.ts';
import { posseOf, servicesOnly, stay } from '../../test/stay.ts';
import { heroAt } from '../adventure.ts';
import type { Character, OwnedItem } from '../character.ts';
import type { TownLocation } from '../content-types.ts';
import { shop } from './shop.ts';

const MARROW = 'mutation-13-lead-marrow';
const TOKENS = ['bandages', 'bandages', 'whiskey', 'whiskey', 'tonic'] as const;
/** Weight 7 in all: more than a Saloon Girl carries by herself. */
const HEAVY = ['smith-breastplate', 'smith-sledge', 'outpost-carbine', 'outpost-revolver'];

function owned(card: string, equipped = true): OwnedItem {
  return { card, equipped, upgrades: [], charges: null, holds: [], paid: 200 };
}

/** A Saloon Girl (Strength 1, Health 8) at a counter, without Grit. */
function visit(hero: Partial<Character>, location: TownLocation, dice: Dice = []) {
  const her = { class: 'saloon-girl', ...hero } as const;
  return stay(posseOf(her), (g) => shop(g, heroAt(g, 0), location), {
    content: servicesOnly,
    dice,
    change: ({ heroes }) => {
      for (const each of heroes) each.grit = 0;
    },
  });
}

rule(['B-BAG-01'], 'who sells the belt that held the sixth Token parts with one', () => {
  const belt = owned('store-rope-belt');
  const t = visit({ bag: [...TOKENS, 'dynamite'], items: [belt] }, 'saloon');
  t.pick('sell').pick('i1');
  expect(t.prompt).toBe('prompt.bag-too-full');
  t.pick('discard:t:dynamite').done();
  expect(t.hero(0).bag).toEqual(TOKENS);
});

rule(['B-ITEM-09'], 'who sells the saddlebag parts with what it carried', () => {
  const items = [owned('outpost-saddlebag'), ...HEAVY.map((card) => owned(card, false))];
  const t = visit({ items }, 'saloon').pick('sell').pick('i1');
  expect(t.prompt).toBe('prompt.too-heavy');
});

rule(['B-ITEM-09'], 'who is cured of what made her strong carries less', () => {
  const hero = { gold: 300, conditions: [MARROW], items: HEAVY.map((card) => owned(card, false)) };
  const t = visit(hero, 'docs-office', [['cutting-it-out', 6]]);
  t.pick(`cutting-it-out:${MARROW}`);
  expect(t.hero(0).conditions).toEqual([]);
  expect(t.prompt).toBe('prompt.too-heavy');
});

test('who sells the brace that held her up still has 1 Health', () => {
  const t = visit({ items: [owned('doc-copper-brace')], wounds: 8 }, 'saloon');
  t.pick('sell').pick('i1').done();
  expect(t.hero(0)).toMatchObject({ wounds: 7, knockedOut: null });
});

rule(['B-CORR-05'], 'who sells what kept the Corruption off mutates at once', () => {
  const hero = { items: [owned('church-medallion')], corruption: 5 };
  const t = visit(hero, 'saloon', 'mutation 11');
  t.pick('sell').pick('i1').done();
  expect(t.hero(0)).toMatchObject({ corruption: 0, conditions: ['mutation-11-coal-tears'] });
});
