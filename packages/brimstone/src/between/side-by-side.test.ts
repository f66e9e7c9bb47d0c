import { all, type Rule } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { posseOf, type Stayed, servicesOnly, stay } from '../../test/stay.ts';
import { type Adventure, heroAt } from '../adventure.ts';
import type { Character, OwnedItem } from '../character.ts';
import { content as allContent } from '../content/index.ts';
import type { TownLocation } from '../content-types.ts';
import { removeItem } from '../rules/abilities/changes.ts';
import { pay, spendDarkStone } from '../rules/items/purse.ts';
import { takeToken } from '../rules/items/side-bag.ts';
import { saleValue } from './offers.ts';
import { shop } from './shop.ts';

const DEAD = { dead: true, resurrectable: true } as const;
/** What the Church asks for a hero of the first Level. */
const PRICE = 500;

function owned(card: string): OwnedItem {
  return { card, equipped: false, upgrades: [], charges: null, holds: [] };
}

/** Heroes in Town at the same time, each at a Location or nowhere. */
function inTown(
  posse: readonly Partial<Character>[],
  ...locations: (TownLocation | null)[]
): Stayed {
  const visits = function* (g: Adventure): Rule {
    const lanes = locations.flatMap((at, n) => (at ? [shop(g, heroAt(g, n), at)] : []));
    yield* all(lanes);
  };
  return stay(posseOf(...posse), visits, { content: servicesOnly });
}

/** The answer of one seat to the question with this key; whether it was taken. */
function answers(t: Stayed, seat: number, key: string, ...picks: string[]): boolean {
  const asked = t.pending.find((each) => each.seat === seat && each.prompt.key === key);
  if (!asked) throw new Error(`${seat} is not asked ${key}`);
  return t.table.answer(seat, { at: t.table.moment, decision: asked.id, picks }).ok;
}

const AT_COUNTER = 'prompt.town-service';
const GIVE = 'prompt.give-for-resurrection';
const SELL = 'prompt.sell-for-resurrection';

function gives(t: Stayed, seat: number, dollars: number): boolean {
  return answers(t, seat, GIVE, ...Array<string>(dollars / 5).fill('gold'));
}

function optionsOf(t: Stayed, seat: number, key: string): readonly string[] {
  const asked = t.pending.find((each) => each.seat === seat && each.prompt.key === key);
  return asked?.options ?? [];
}

function purses(t: Stayed): number[] {
  return t.state.heroes.map(({ gold }) => gold);
}

describe('Gold that is promised', () => {
  /** The first raises the third; the second has something to buy meanwhile. */
  const collecting = (gold: number, others = 450) => {
    const t = inTown([{ gold: others }, { gold }, DEAD], 'church', 'general-store');
    answers(t, 0, AT_COUNTER, 'resurrection:h2');
    return t;
  };

  test('and spent elsewhere is not paid twice: the resurrection fails, nobody owes anything', () => {
    const t = collecting(60);
    expect(gives(t, 1, 60)).toBe(true);
    const [goods] = optionsOf(t, 1, AT_COUNTER);
    expect(answers(t, 1, AT_COUNTER, goods as string)).toBe(true);
    const spent = 60 - (purses(t)[1] as number);
    expect(spent).toBeGreaterThan(0);
    expect(gives(t, 0, 440)).toBe(true);
    expect(t.state.heroes[2]?.dead).toBe(true);
    expect(t.event('not-resurrected')?.amount).toBe(spent);
    expect(purses(t)).toEqual([450, 60 - spent, 0]);
  });

  test('and paid is gone from the counter where its owner stands', () => {
    const t = collecting(60);
    gives(t, 1, 60);
    expect(optionsOf(t, 1, AT_COUNTER).length).toBeGreaterThan(1);
    gives(t, 0, 440);
    expect(t.state.heroes[2]?.dead).toBe(false);
    expect(purses(t)).toEqual([10, 0, 0]);
    expect(optionsOf(t, 1, AT_COUNTER)).toEqual([]);
  });

  test('counts for the others at once: nobody gives more than is missing', () => {
    const t = collecting(5000);
    gives(t, 1, PRICE);
    expect(t.state.heroes[2]?.dead).toBe(false);
    expect(purses(t)).toEqual([450, 4500, 0]);
  });

  test('is paid by name', () => {
    const t = collecting(60);
    gives(t, 1, 60);
    gives(t, 0, 440);
    const paid = t.eventsNamed('paid').map(({ hero, amount, card }) => [hero, amount, card]);
    expect(paid).toEqual([
      [1, 60, 'resurrection'],
      [0, 440, 'resurrection'],
    ]);
  });
});

describe('two who raise the same hero', () => {
  test('pay once: what the second was asked is moot', () => {
    const t = inTown([{ gold: 600 }, { gold: 600 }, DEAD], 'church', 'church');
    answers(t, 0, AT_COUNTER, 'resurrection:h2');
    answers(t, 1, AT_COUNTER, 'resurrection:h2');
    expect(t.pending.filter(({ prompt }) => prompt.key === GIVE).length).toBe(4);
    gives(t, 0, PRICE);
    expect(t.state.heroes[2]?.dead).toBe(false);
    expect(t.pending.filter(({ prompt }) => prompt.key === GIVE)).toEqual([]);
    expect(t.eventsNamed('resurrected', 'not-resurrected').length).toBe(1);
    expect(purses(t)).toEqual([100, 600, 0]);
  });

  const treasure = Object.values(allContent.items).find(({ price }) => (price ?? 0) >= PRICE);
  const personal = allContent.itemDecks.personal[0] as string;

  test('sell its belongings once, and its Personal Item stays', () => {
    const items = [owned(treasure?.id as string), owned(personal)];
    const t = inTown([{ gold: 600 }, { gold: 600 }, { ...DEAD, items }], 'church', 'church');
    const worth = saleValue(
      { content: allContent } as Adventure,
      t.hero(2).items[0] as Parameters<typeof saleValue>[1],
    );
    answers(t, 0, AT_COUNTER, 'resurrection:h2');
    answers(t, 1, AT_COUNTER, 'resurrection:h2');
    const [first] = optionsOf(t, 2, SELL);
    answers(t, 2, SELL, first as string);
    expect(t.hero(2)).toMatchObject({ dead: false, gold: worth - PRICE });
    expect(t.pending.some(({ prompt }) => prompt.key === SELL)).toBe(false);
    expect(t.hero(2).items.map(({ card }) => card)).toEqual([personal]);
    expect(t.eventsNamed('item-sold').length).toBe(1);
  });
});

describe('what is not there', () => {
  const refuses = (act: (g: Adventure) => void) =>
    expect(() =>
      stay(posseOf({ gold: 10, darkStone: 1 }), function* (g) {
        act(g);
      }),
    ).toThrow();

  test('cannot be paid, spent or taken away', () => {
    refuses((g) => pay(g, heroAt(g, 0), 15, 'surgery'));
    refuses((g) => pay(g, heroAt(g, 0), -5, 'surgery'));
    refuses((g) => spendDarkStone(heroAt(g, 0), 2));
    refuses((g) => takeToken(heroAt(g, 0), 'whiskey'));
    refuses((g) => {
      const item = { ...owned('canteen'), number: 99 };
      removeItem(g, heroAt(g, 0), item as Parameters<typeof removeItem>[2]);
    });
  });
});
