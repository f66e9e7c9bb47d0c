import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { bareScene as scene } from '../../../test/bare-heroes.ts';
import { activation, HALL } from '../../../test/enemies.ts';
import { field, spaceIn, withSheets } from '../../../test/fight.ts';
import { enemyAt } from '../../../test/items.ts';
import type { Ability } from '../../abilities.ts';
import type { Moments } from '../../moments.ts';

const cause = { kind: 'card', id: 'test' } as const;

rule(['B-HIT-02', 'B-HIT-05', 'B-HIT-09'], 'Defense stops Hits, each other does 1 Wound', () => {
  const t = scene({ stats: { defense: 4 }, dice: 'defense 4 6 1' }).runs(function* (g, hero) {
    expect(yield* g.do.hitHero(g, hero, { hits: 3, cause })).toBe(1);
  });
  t.done();
  expect(t.hero(0)).toMatchObject({ wounds: 1, sanityDamage: 0, corruption: 0 });
});

rule(['B-HIT-09'], 'two Hits without a stated damage do 2 Wounds', () => {
  const t = scene({ dice: 'defense 1 2' }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 2, cause });
  });
  expect(t.done().hero(0).wounds).toBe(2);
});

test('who reacts to Wounds hears how many Hits did them', () => {
  const heard: number[] = [];
  const ability: Ability = {
    on: { heroHurt: (_g, _source, { hits }): undefined => void heard.push(hits) },
  };
  scene({ abilities: [ability], dice: 'defense 1 6 2' })
    .runs(function* (g, hero) {
      yield* g.do.hitHero(g, hero, { hits: 3, damage: 2, cause });
    })
    .done();
  expect(heard).toEqual([2]);
});

test('Hits that are none are announced to nobody', () => {
  let heard = 0;
  const ability: Ability = {
    on: {
      heroHit: (): undefined => {
        heard++;
      },
    },
  };
  scene({ abilities: [ability], dice: 'defense 6' })
    .runs(function* (g, hero) {
      for (const hits of [0, 1]) yield* g.do.hitHero(g, hero, { hits, cause });
    })
    .done();
  expect(heard).toBe(1);
});

rule(['B-HIT-03', 'B-HIT-06'], 'Willpower stops Horror Hits, the rest is Sanity Damage', () => {
  const t = scene({ stats: { willpower: 5 }, dice: 'willpower 5 4' }).runs(function* (g, hero) {
    yield* g.do.horrorHit(g, hero, { hits: 2, cause });
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 0, sanityDamage: 1 });
});

rule(['B-HIT-04', 'B-HIT-07'], 'Willpower stops Corruption Hits too', () => {
  const t = scene({ stats: { willpower: 4 }, dice: 'willpower 3 6' }).runs(function* (g, hero) {
    yield* g.do.corruptionHit(g, hero, 2, cause);
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0, corruption: 1 });
});

rule(['B-HIT-08'], 'Defense does not stop Horror', () => {
  const stats = { defense: 3, willpower: 6 };
  const t = scene({ stats, dice: 'willpower 4' }).runs(function* (g, hero) {
    yield* g.do.horrorHit(g, hero, { hits: 1, cause });
  });
  expect(t.done().hero(0).sanityDamage).toBe(1);
});

rule(['B-HIT-10'], 'every unblocked Hit does the damage of the enemy', () => {
  const t = field('us-marshal 4,3', 'enemy-to-hit 4 5 4, defense 1 6 1', {
    tile: HALL,
    content: withSheets({ tentacles: { combat: 3, toHitMelee: 4, damage: 3 } }),
    change(state) {
      enemyAt(state, spaceIn(state, [4, 2])).target = 0;
    },
  }).runs(activation());
  expect(t.done().hero(0).wounds).toBe(6);
});

rule(['B-HIT-11', 'B-HIT-12'], 'Horror and Corruption Hits count 1 each', () => {
  const dice = 'willpower 1 1 1, willpower 2 2';
  const t = scene({ dice }).runs(function* (g, hero) {
    yield* g.do.horrorHit(g, hero, { hits: 3, cause });
    yield* g.do.corruptionHit(g, hero, 2, cause);
  });
  expect(t.done().hero(0)).toMatchObject({ sanityDamage: 3, corruption: 2 });
});

rule(['B-HIT-13'], 'Armor rolls for every Wound, also when Defense is ignored', () => {
  const dice = 'defense 1 1, armor 5 6 1 2 3 4, armor 5';
  const armor: Ability = { bestOf: { armor: 5 } };
  const t = scene({ abilities: [armor], dice }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 2, damage: 3, cause });
    expect(hero.wounds).toBe(4);
    yield* g.do.woundHero(g, hero, 1, cause);
  });
  expect(t.done().hero(0).wounds).toBe(4);
});

rule(['B-HIT-14'], 'Spirit Armor rolls for every point of Sanity Damage', () => {
  const armor: Ability = { bestOf: { spiritArmor: 4 } };
  const dice = 'spirit-armor 4 2 6';
  const t = scene({ abilities: [armor], dice }).runs(function* (g, hero) {
    yield* g.do.loseSanity(g, hero, 3, cause);
  });
  expect(t.done().hero(0).sanityDamage).toBe(1);
});

rule(['B-HIT-15'], 'no Armor against Corruption', () => {
  const abilities = [{ bestOf: { armor: 4, spiritArmor: 4 } }];
  const t = scene({ abilities, dice: 'willpower 1' }).runs(function* (g, hero) {
    yield* g.do.corruptionHit(g, hero, 1, cause);
  });
  expect(t.done().hero(0).corruption).toBe(1);
});

rule(['B-HIT-16'], 'only the best Armor counts', () => {
  const abilities = [{ bestOf: { armor: 6 } }, { bestOf: { armor: 5 } }];
  const t = scene({ abilities, dice: 'armor 5 4' }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 2, cause);
  });
  expect(t.done().hero(0).wounds).toBe(1);
});

rule(['B-HIT-18'], 'Cover stops Hits before Defense', () => {
  const dice = 'cover 5 2, defense 4';
  const abilities = [{ bestOf: { cover: 5 } }];
  const t = scene({ abilities, stats: { defense: 4 }, dice }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 2, cause });
  });
  expect(t.done().hero(0).wounds).toBe(0);
});

rule(['B-HIT-19'], 'Cover and Armor work when Defense is ignored', () => {
  const dice = 'cover 4 3, armor 5';
  const abilities = [{ bestOf: { cover: 4, armor: 5 } }];
  const t = scene({ abilities, dice }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 1, ignoresDefense: true, cause });
    yield* g.do.hitHero(g, hero, { hits: 1, ignoresDefense: true, cause });
  });
  expect(t.done().hero(0).wounds).toBe(0);
});

/** A hero with a Shield that blocks 2, in hand or in the pack. */
function withShield(equipped: boolean) {
  const shield = {
    id: 'test-shield',
    keywords: ['shield'],
    hands: 1,
    weight: 1,
    slots: [],
    darkStone: 0,
    upgradeSlots: 0,
    only: [],
    price: 0,
    shield: 2,
  } as const;
  const item = { card: 'test-shield', equipped, upgrades: [], charges: null, holds: [] };
  return {
    content: (
      all: Parameters<NonNullable<Parameters<typeof scene>[0]>['content'] & object>[0],
    ) => ({ ...all, items: { ...all.items, 'test-shield': shield } }),
    hero: { items: [{ ...item, number: 900 }] },
  };
}

rule(['B-HIT-20'], 'a Shield blocks damage of a Hit before Armor', () => {
  const dice = 'defense 1, armor 1';
  const abilities = [{ bestOf: { armor: 5 } }];
  const t = scene({ ...withShield(true), abilities, dice }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 1, damage: 3, cause });
  });
  expect(t.done().hero(0).wounds).toBe(1);
});

test('a Shield in the pack blocks nothing', () => {
  const t = scene({ ...withShield(false), dice: 'defense 1' }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 1, damage: 3, cause });
  });
  expect(t.done().hero(0).wounds).toBe(3);
});

rule(['B-HIT-22'], 'the order is Cover, Defense, Shield, Armor', () => {
  const dice = 'cover 6 1, defense 1, armor 1';
  const abilities = [{ bestOf: { cover: 5, armor: 5 } }];
  const t = scene({ ...withShield(true), abilities, dice }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 2, damage: 3, cause });
  });
  expect(t.done().hero(0).wounds).toBe(1);
});

rule(['B-HIT-01'], 'a Hit is a Hit, a Horror Hit or a Corruption Hit', () => {
  const kinds: Moments['heroHit']['kind'][] = [];
  const listening: Ability = {
    on: {
      heroHit(_g, _source, { kind }) {
        kinds.push(kind);
        return undefined;
      },
    },
  };
  const dice = 'defense 6, willpower 6 6';
  const t = scene({ abilities: [listening], dice }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 1, cause });
    yield* g.do.horrorHit(g, hero, { hits: 1, cause });
    yield* g.do.corruptionHit(g, hero, 1, cause);
  });
  t.done();
  expect(kinds).toEqual(['hit', 'horror', 'corruption']);
});

test('abilities learn the To Hit rolls of the hits that got through', () => {
  let told: readonly number[] = [];
  const listening: Ability = {
    on: {
      heroHurt(_g, _source, { rolls }) {
        told = rolls;
        return undefined;
      },
    },
  };
  scene({ abilities: [listening], dice: 'defense 6 1 2' })
    .runs(function* (g, hero) {
      yield* g.do.hitHero(g, hero, { hits: 3, cause, rolls: [6, 5, 4] });
    })
    .done();
  expect(told).toEqual([5, 4]);
});

test('hits of several enemies are defended against together, and each source wounds by itself', () => {
  const from = (damage: number) => ({ hits: 1, damage, cause });
  const dice = 'defense 1 1, reroll 6';
  const t = scene({ hero: { grit: 1 }, dice }).runs(function* (g, hero) {
    yield* g.do.hitTogether(g, hero, [from(2), from(3)]);
  });
  t.pick('die1').done();
  expect(t.hero(0).wounds).toBe(2);
});

test('all hits of one enemy are one source of Wounds, those of two are two', () => {
  const heard = (...of: readonly number[]) => {
    const told: number[] = [];
    const ability: Ability = {
      on: { heroHurt: (_g, _source, { hits }): undefined => void told.push(hits) },
    };
    scene({
      abilities: [ability],
      dice: [['defense', ...of.map(() => 1)]],
      change: (state) => {
        for (const space of [2, 3]) enemyAt(state, space);
      },
    })
      .runs(function* (g, hero) {
        const hits = of.map((index) => {
          const enemy = g.state.enemies[index];
          if (!enemy) throw new Error('an enemy');
          return { hits: 1, cause: { kind: 'enemy', id: enemy.type, enemy } as const };
        });
        yield* g.do.hitTogether(g, hero, hits);
      })
      .done();
    return told;
  };
  expect(heard(0, 0)).toEqual([2]);
  expect(heard(0, 1)).toEqual([1, 1]);
});

test('a single Sanity Damage is heard of, too', () => {
  const heard: number[] = [];
  const ability: Ability = {
    on: { heroSanityLost: (_g, _source, { amount }): undefined => void heard.push(amount) },
  };
  scene({ abilities: [ability], dice: 'willpower 1' })
    .runs(function* (g, hero) {
      yield* g.do.horrorHit(g, hero, { hits: 1, cause });
    })
    .done();
  expect(heard).toEqual([1]);
});

test('each die of a Defense roll against several says whose hit it is against', () => {
  const asked = (...ids: readonly string[]) => {
    const t = scene({ hero: { grit: 1 }, dice: 'defense 1 1' }).runs(function* (g, hero) {
      const hits = ids.map((id) => ({ hits: 1, cause: { kind: 'card', id } as const }));
      yield* g.do.hitTogether(g, hero, hits);
    });
    const [question] = t.pending;
    return ['die0', 'die1'].map((die) => question?.describe?.(die)?.text);
  };
  const about = (n: number, key: string) => ({
    key: 'option.die-about',
    params: {
      value: 1,
      what: { key: 'roll.hit-from', params: { n, count: 2, from: { key, params: { x: 1 } } } },
    },
  });
  expect(asked('one', 'other')).toEqual([about(1, 'one.name'), about(2, 'other.name')]);
  expect(asked('one', 'one')[1]).toEqual({ key: 'option.die', params: { value: 1 } });
});

test('a hero put out by an ability on the way rolls neither Defense nor Willpower', () => {
  const fatal: Ability = {
    on: {
      *heroHit(g, _source, { hero }) {
        yield* g.do.woundHero(g, hero, 99, cause);
      },
    },
  };
  const struck = scene({ abilities: [fatal], dice: [] }).runs(function* (g, hero) {
    expect(yield* g.do.hitHero(g, hero, { hits: 2, cause })).toBe(0);
  });
  expect(struck.done().hero(0)).toMatchObject({ knockedOut: ['health'], wounds: 10 });
  const corrupted = scene({ abilities: [fatal], dice: [] }).runs(function* (g, hero) {
    expect(yield* g.do.corruptionHit(g, hero, 2, cause)).toBe(0);
  });
  expect(corrupted.done().hero(0)).toMatchObject({ knockedOut: ['health'], corruption: 0 });
  const frightened = scene({ abilities: [fatal], dice: [] }).runs(function* (g, hero) {
    expect(yield* g.do.horrorHit(g, hero, { hits: 2, cause })).toBe(0);
  });
  expect(frightened.done().hero(0)).toMatchObject({ knockedOut: ['health'], sanityDamage: 0 });
});
