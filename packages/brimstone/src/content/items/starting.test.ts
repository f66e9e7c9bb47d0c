import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { enemyOf, field, withSheets } from '../../../test/fight.ts';
import { shoot, strike, useOnly } from '../../../test/hero-cards.ts';
import { give } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { readyAll, trigger } from '../../rules/abilities/active.ts';
import { rangedWeapons } from '../../rules/fights/weapons.ts';
import { usesNow } from '../../rules/items/uses.ts';

function shotgun(toHit: number, damage: number, defense: number) {
  const played = field('bandido 1,3 vs tentacles 4,3', `to-hit ${toHit}, damage ${damage}`, {
    content: withSheets({ tentacles: { defense } }),
    has: 'shotgun',
  }).runs(shoot);
  return enemyOf(played.done().state, 0).wounds;
}

rule(
  ['B-CLASS-02', 'B-CLASS-03', 'B-CLASS-05'],
  'the Shotgun rolls one D8 To Hit and a D8 for damage',
  () => {
    expect(shotgun(5, 8, 3)).toBe(5);
    expect(shotgun(7, 1, 0)).toBe(1);
  },
);

rule(['B-CLASS-04'], 'the Shotgun is critical on 6 to 8', () => {
  expect([5, 6, 7, 8].map((toHit) => shotgun(toHit, 4, 3))).toEqual([1, 4, 4, 4]);
});

rule('B-CLASS-07 B-CLASS-08', 'the Badge: 2 more dice for everybody, once in an adventure', () => {
  field('us-marshal 1,3 gunslinger 1,1 vs tentacles 2,3', 'to-hit 1 1 1 1', {
    has: 'marshal-badge',
    change: (state) => give(state, 1, 'pistol'),
  })
    .runs(function* (g, hero) {
      const marshal = hero;
      yield* useOnly(g, marshal, 'turn-start');
      expect(rangedWeapons(g, heroAt(g, 1))[0]?.dice).toBe(4);
      yield* strike(g);
      readyAll(g, 'turn');
      expect(rangedWeapons(g, heroAt(g, 1))[0]?.dice).toBe(2);
      g.state.turn.number = 9;
      expect(usesNow(g, marshal, ['turn-start'])).toEqual([]);
    })
    .done();
});

test('the Badge helps only in a fight, and only its bearer of the law', () => {
  field('us-marshal 1,3 bandido', {
    has: 'marshal-badge',
    change: (state) => give(state, 1, 'marshal-badge'),
  })
    .runs((g, hero) => {
      expect(usesNow(g, hero, ['turn-start'])).toEqual([]);
    })
    .done();
});

test('the Dynamite Satchel is filled up to 2 at the start of an adventure', () => {
  const played = field('bandido 1,3', {
    change: (state) => give(state, 0, 'dynamite-satchel', { holds: ['dynamite'] }),
  }).runs((g, hero) => trigger(g, 'adventureStart', { hero }));
  expect(played.done().hero(0).items[0]?.holds).toEqual(['dynamite', 'dynamite']);
});

test('an empty Medical Valise gets Bandages or Whiskey', () => {
  const played = field('saloon-girl 1,3', { has: 'medical-valise' }).runs((g, hero) =>
    trigger(g, 'adventureStart', { hero }),
  );
  expect(played.options).toEqual(['t:bandages', 't:whiskey']);
  expect(played.pick('t:whiskey').done().hero(0).items[0]?.holds).toEqual(['whiskey']);
});

test('starting upgrades bring their cards', () => {
  const played = scene({ heroes: ['bandido'] }).runs(() => {});
  expect(played.hero(0).items.map(({ card }) => card)).toContain('dynamite-satchel');
});
