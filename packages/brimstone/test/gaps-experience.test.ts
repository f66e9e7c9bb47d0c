import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../src/content/index.ts';
import { lookThroughDoor } from '../src/rules/exploration/search.ts';
import { manageItems } from '../src/rules/items/manage-items.ts';
import type { AdventureState, Hero } from '../src/state.ts';
import { activateHero } from './activation.ts';
import { adventure, scene } from './adventure.ts';
import { FIRST_DOOR, standInDoorway } from './explore.ts';
import { field } from './fight.ts';
import { carry, heroOf } from './items.ts';
import { FOUR, finish, playAtRandom, xpOf } from './missions.ts';

describe('experience', () => {
  rule('B-XP-02', 'no rule of an adventure looks at it', () => {
    const played = (xp: number) => {
      const t = adventure({
        heroes: ['us-marshal', 'bandido'],
        seed: 'whatever',
        change(state) {
          for (const hero of state.heroes) hero.xp = xp;
        },
      });
      return playAtRandom(t, 'choices');
    };
    const [none, much] = [played(0), played(7000)];
    expect(much.events).toEqual(none.events);
    expect(much.state.outcome).toEqual(none.state.outcome);
    expect(none.events.length).toBeGreaterThan(100);
  });

  rule('B-XP-03', 'who places a Map Tile gains 5', () => {
    const placed = (edition: 'revised' | 'first') =>
      scene({
        options: { edition },
        seed: 'tile',
        plain: true,
        hero: { xp: 40 },
        change: (state) => standInDoorway(state, 0, FIRST_DOOR),
      }).runs((g, hero) => lookThroughDoor(g, hero, FIRST_DOOR));
    expect(finish(placed('revised')).hero(0).xp).toBe(45);
    expect(finish(placed('first')).hero(0).xp).toBe(40);
  });

  rule('B-XP-09', 'A Fistful of Dark Stone is worth 25 for each hero', () => {
    const t = scene({
      heroes: FOUR,
      seed: 'won',
      change(state) {
        for (const hero of state.heroes) hero.xp = hero.index * 10;
      },
    }).runs((g) => g.do.winAdventure(g, 'objective'));
    expect(xpOf(finish(t))).toEqual([25, 35, 45, 55]);
  });
});

describe('the two currencies', () => {
  rule('B-XP-10', 'Gold and Dark Stone, and most Loot is of these', () => {
    /** The numbers of a hero that are higher afterwards, without what harms. */
    const gained = (before: Hero, after: Hero) =>
      Object.entries(after).flatMap(([name, value]) => {
        const harm = /^(wounds|sanityDamage|corruption|poison|voidVenom)$/.test(name);
        const old: unknown = Object.entries(before).find(([other]) => other === name)?.[1];
        return typeof value === 'number' && value !== old && !harm ? name : [];
      });
    const found = Object.keys(content.loot).map((id) => {
      const before = scene({ seed: id })
        .runs((g) => g.do.anytime(g))
        .hero(0);
      const t = scene({ seed: id }).runs(function* (g, hero) {
        yield* content.loot[id]?.resolve(g, hero) ?? g.do.anytime(g);
      });
      return gained(before, finish(t).hero(0));
    });
    expect(new Set(found.flat())).toEqual(new Set(['gold', 'darkStone']));
    expect(found.filter((currencies) => currencies.length > 0)).toHaveLength(9);
  });

  rule('B-XP-13', 'each Dark Stone found is kept count of', () => {
    const t = scene().runs((g, hero) => g.do.gainDarkStone(g, hero, 3));
    expect(t.done().hero(0).darkStone).toBe(3);
  });

  /** Forging needs a Dark Stone and a weapon to do it on. */
  const [forged] = Object.values(content.items).filter(({ upgrade }) => upgrade?.darkStone === 1);
  const forge = (state: AdventureState) => {
    if (!forged) throw new Error('no upgrade costs a Dark Stone');
    const fitting = Object.values(content.items).find(
      ({ keywords, upgradeSlots }) =>
        upgradeSlots > 0 && forged.upgrade?.onto.some((keyword) => keywords.includes(keyword)),
    );
    carry(state, 0, fitting?.id ?? '');
    carry(state, 0, forged.id);
    Object.assign(heroOf(state, 0), { gold: 50, darkStone: 2 });
  };

  rule(
    ['B-XP-12', 'B-LOOT-16'],
    'in a Mine an Item may cost Dark Stone, while Gold buys nothing',
    () => {
      const t = field('us-marshal 3,3', { change: forge })
        .runs(manageItems)
        .pick('attach:i101:i100');
      expect(t.hero(0)).toMatchObject({ darkStone: 1, gold: 50 });
      const acting = field('us-marshal 3,3', 'move 3', { change: forge }).runs(activateHero);
      const [question] = acting.pending;
      const costs = question?.options.map((id) => question.describe?.(id)?.cost ?? {});
      expect(acting.options.length).toBeGreaterThan(2);
      for (const cost of costs ?? []) expect(cost).not.toHaveProperty('gold');
      const buys = acting.options.filter((id) => /buy|shop|bank|town/.test(id));
      expect(buys).toEqual([]);
    },
  );
});
