import { describe, expect, test } from 'vitest';
import { type Circumstances, posseOf, stay } from '../../test/stay.ts';
import { heroAt } from '../adventure.ts';
import type { Character } from '../character.ts';
import { content } from '../content/index.ts';
import { pastimes } from '../content/town/pastimes.ts';
import { TOWN_LOCATIONS, type TownLocation } from '../content-types.ts';
import { heroStat } from '../rules/figures/stats.ts';
import { offersAt } from './offers.ts';
import { shop } from './shop.ts';
import { evening } from './town.ts';

function visits(hero: Partial<Character>, location: TownLocation, more: Circumstances = {}) {
  return stay(posseOf(hero), (g) => shop(g, heroAt(g, 0), location), more);
}

/** One thing done at a Location, and then away. */
function does(
  id: string,
  hero: Partial<Character>,
  dice: NonNullable<Circumstances['dice']> = [],
): {
  readonly gold: number;
  readonly xp: number;
  readonly wounds: number;
  readonly sanityDamage: number;
  readonly items: readonly unknown[];
} {
  const location = content.services[id]?.location ?? 'saloon';
  const t = visits(hero, location, { dice }).pick(id);
  while (t.pending.length > 0) {
    // Without Grit for it nobody rolls again.
    if (t.prompt === 'prompt.town-service') t.pick('leave');
    else t.pick();
  }
  return t.done().hero(0);
}

describe('games in the Saloon', () => {
  test('Faro pays on 5 or more, and the stake is gone otherwise', () => {
    expect(does('faro', { gold: 20 }, [['faro', 5]]).gold).toBe(50);
    expect(does('faro', { gold: 20 }, [['faro', 4]]).gold).toBe(0);
  });

  test('Stud pays for every die of Cunning that shows 5 or more', () => {
    const gunslinger = { class: 'gunslinger', gold: 30 } as const;
    expect(does('poker', gunslinger, [['skill-cunning', 5, 6, 1]]).gold).toBe(50);
    expect(does('poker', gunslinger, [['skill-cunning', 1, 2, 4]]).gold).toBe(0);
  });

  test('dice in the back room pay for doubles, and Grit is no help', () => {
    expect(does('back-room-dice', { gold: 50 }, [['back-room-dice', 3, 3]]).gold).toBe(250);
    expect(does('back-room-dice', { gold: 50 }, [['back-room-dice', 3, 4]]).gold).toBe(0);
  });

  test('the chance is told where it is the same for everybody', () => {
    const t = visits({ gold: 100 }, 'saloon');
    const [asked] = t.pending;
    const odds = ['faro', 'back-room-dice', 'poker'].map((id) => asked?.describe?.(id).odds);
    expect(odds).toEqual([1 / 3, 1 / 6, undefined]);
  });

  test('a stake is the same for everybody', () => {
    const charming = { class: 'saloon-girl', gold: 500, upgrades: ['sweet-talk'] } as const;
    stay(posseOf(charming), function* (g) {
      expect(heroStat(g, heroAt(g, 0), 'townPrice')).toBe(-10);
      const [staked, bought] = ['faro', 'saloon-flask'].map(
        (id) => offersAt(g, heroAt(g, 0), 'saloon').find((offer) => offer.id === id)?.price,
      );
      expect([staked, bought]).toEqual([20, 115]);
    }).done();
  });

  test('one game of a kind a day', () => {
    const t = stay(
      posseOf({ gold: 200 }),
      function* (g) {
        yield* shop(g, heroAt(g, 0), 'saloon');
        yield* evening(g);
        yield* shop(g, heroAt(g, 0), 'saloon');
      },
      { dice: 'faro 1, town-event 6' },
    ).pick('faro');
    while (t.prompt !== 'prompt.town-service') t.pick();
    expect(t.options).not.toContain('faro');
    t.pick('leave').pick('stay');
    expect(t.options).toContain('faro');
  });
});

describe('what does one good', () => {
  const hurt = { gold: 100, wounds: 5, sanityDamage: 4 } as const;

  test.each([
    ['stitching', 4, { wounds: 1, sanityDamage: 4, gold: 80 }],
    ['confession', 3, { wounds: 5, sanityDamage: 1, gold: 80 }],
    ['store-bath', null, { wounds: 3, sanityDamage: 4, gold: 90 }],
    ['store-barber', null, { wounds: 5, sanityDamage: 2, gold: 90 }],
  ] as const)('%s heals', (id, die, after) => {
    expect(does(id, hurt, die === null ? [] : [['heal', die]])).toMatchObject(after);
  });

  test('nobody who is whole is offered healing', () => {
    const whole = TOWN_LOCATIONS.flatMap((location) => visits({ gold: 60 }, location).options);
    for (const id of ['stitching', 'confession', 'store-bath', 'store-barber'])
      expect(whole).not.toContain(id);
  });

  test('drill brings experience', () => {
    expect(does('outpost-drill', { gold: 50 })).toMatchObject({ gold: 0, xp: 20 });
  });

  test('a crate of surplus is a Gear card', () => {
    expect(does('outpost-surplus', { gold: 150 }).items).toHaveLength(1);
  });

  test('a ticket of the raffle wins one on a 6', () => {
    expect(does('store-raffle', { gold: 25 }, 'store-raffle 6').items).toHaveLength(1);
    expect(does('store-raffle', { gold: 25 }, 'store-raffle 5').items).toHaveLength(0);
  });
});

test('each Location has something to do and something to buy', () => {
  const services = Object.values(content.services);
  for (const location of TOWN_LOCATIONS) {
    const here = services.filter((service) => service.location === location);
    const goods = here.filter(({ kind }) => kind === 'goods' || kind === 'ware');
    expect([location, goods.length >= 12]).toEqual([location, true]);
    expect([location, here.length - goods.length >= 3]).toEqual([location, true]);
  }
  expect(pastimes).toHaveLength(10);
});
