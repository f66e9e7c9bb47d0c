import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { bareScene as scene } from '../../../test/bare-heroes.ts';
import type { Ability } from '../../abilities.ts';
import { heroAt } from '../../adventure.ts';
import { SKILLS } from '../../ids.ts';
import { abilitiesOf, exhaust, isExhausted, reacts, readyAll } from '../abilities/active.ts';
import { cardsChanged, standingChanged } from '../abilities/changes.ts';
import { discardFromPlay, keepInPlay } from '../abilities/in-play.ts';
import { heroKeywords, heroStat } from '../figures/stats.ts';
import { equip } from '../items/items.ts';

rule(['B-ENC-10'], 'Skills lie between 1 and 6', () => {
  scene({ heroes: ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] })
    .runs((g) => {
      for (const hero of g.state.heroes) {
        for (const skill of SKILLS) {
          expect(heroStat(g, hero, skill)).toBeGreaterThanOrEqual(1);
          expect(heroStat(g, hero, skill)).toBeLessThanOrEqual(6);
        }
      }
    })
    .done();
});

rule(['B-ENC-11'], 'no change brings a Skill below 1 or above 6', () => {
  const abilities = [{ stats: { strength: -2, agility: 3 } }];
  scene({ stats: { strength: 1, agility: 5 }, abilities })
    .runs((g, hero) => {
      expect(heroStat(g, hero, 'strength')).toBe(1);
      expect(heroStat(g, hero, 'agility')).toBe(6);
    })
    .done();
});

test('upgrades, situations and bonuses for a while add up within the limits', () => {
  const angry: Ability = {
    stats: { combat: 1 },
    statsWhen: (g, { hero }) => (heroAt(g, hero ?? 0).wounds > 0 ? { combat: 2 } : {}),
  };
  scene({ stats: { combat: 2 }, abilities: [angry] })
    .runs((g, hero) => {
      expect(heroStat(g, hero, 'combat')).toBe(3);
      hero.wounds = 1;
      expect(heroStat(g, hero, 'combat')).toBe(5);
      hero.bonuses = [{ stat: 'combat', amount: -9, until: 'turn' }];
      expect(heroStat(g, hero, 'combat')).toBe(1);
      readyAll(g, 'turn');
      expect(heroStat(g, hero, 'combat')).toBe(5);
      hero.upgrades = [];
      cardsChanged(g, hero);
      expect(heroStat(g, hero, 'combat')).toBe(2);
    })
    .done();
});

test('conditions, cards in play and items count as soon as they are there', () => {
  const blade = {
    id: 'test-blade',
    keywords: [],
    hands: 1,
    weight: 0,
    slots: [],
    darkStone: 0,
    upgradeSlots: 0,
    only: [],
    price: 0,
    ability: { stats: { initiative: 2 } },
  } as const;
  const gloom = { id: 'test-gloom', remains: { everyHero: { initiative: -1 } } };
  scene({
    stats: { initiative: 4 },
    conditions: [
      { id: 'test-limp', kind: 'injury', row: 7, ability: { stats: { initiative: -2 } } },
    ],
    content: (all) => ({
      ...all,
      items: { ...all.items, 'test-blade': blade },
      darkness: { ...all.darkness, 'test-gloom': gloom },
    }),
  })
    .runs((g, hero) => {
      const initiative = () => heroStat(g, hero, 'initiative');
      expect(initiative()).toBe(4);
      hero.conditions.push('test-limp');
      cardsChanged(g, hero);
      expect(initiative()).toBe(2);
      keepInPlay(g, 'test-gloom');
      expect(initiative()).toBe(1);
      const item = { number: 900, card: 'test-blade', upgrades: [], charges: null, holds: [] };
      hero.items.push({ ...item, equipped: false });
      cardsChanged(g, hero);
      expect(initiative()).toBe(1);
      for (const each of hero.items) equip(g, hero, each);
      expect(initiative()).toBe(3);
      hero.conditions = [];
      cardsChanged(g, hero);
      discardFromPlay(g, 'test-gloom');
      expect(initiative()).toBe(6);
    })
    .done();
});

test('the cards of a KO’d hero rest, but the numbers count', () => {
  const ability: Ability = { stats: { maxHealth: 2 }, on: { turnEnd: () => undefined } };
  scene({ abilities: [ability], stats: { maxHealth: 10 } })
    .runs((g, hero) => {
      expect(reacts(g, 'turnEnd')).toBe(true);
      hero.knockedOut = ['health'];
      standingChanged(g);
      expect(reacts(g, 'turnEnd')).toBe(false);
      expect(abilitiesOf(g, hero)).toHaveLength(1);
      expect(heroStat(g, hero, 'maxHealth')).toBe(12);
      expect(heroKeywords(g, hero)).toContain('law');
    })
    .done();
});

test('what is used up is ready again when its span ends', () => {
  scene()
    .runs((g) => {
      const source = { card: 'badge', hero: 0, item: 7, type: null };
      exhaust(g, source, 'turn');
      exhaust(g, source, 'fight', 'rally');
      expect(isExhausted(g, source)).toBe(true);
      readyAll(g, 'activation');
      expect(isExhausted(g, source)).toBe(true);
      readyAll(g, 'turn');
      expect(isExhausted(g, source)).toBe(false);
      expect(isExhausted(g, source, 'rally')).toBe(true);
      readyAll(g, 'fight');
      expect(isExhausted(g, source, 'rally')).toBe(false);
    })
    .done();
});
