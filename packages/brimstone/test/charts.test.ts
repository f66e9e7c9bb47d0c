import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { heroAt } from '../src/adventure.ts';
import { type Character, characterOf } from '../src/character.ts';
import { content } from '../src/content/index.ts';
import type { ChartId } from '../src/content-types.ts';
import type { Dice } from './notation.ts';
import { posseOf, stay } from './stay.ts';

/** What a row does to the roller and to a second hero, given these dice. */
interface Expected {
  readonly dice?: Dice;
  readonly pick?: string;
  readonly roller?: Partial<Character> & { readonly grit?: number };
  readonly other?: Partial<Character> & { readonly grit?: number };
  /** What everything costs the roller, and the other, more or less today. */
  readonly prices?: readonly [number, number];
}

/** Both start like this: nothing is full, nothing is empty. */
const BEFORE = {
  gold: 100,
  darkStone: 1,
  corruption: 2,
  wounds: 5,
  sanityDamage: 4,
  bag: ['flash'],
} as const satisfies Partial<Character>;

const spirit = (...dice: number[]) => ['skill-spirit', ...dice] as const;
const agility = (...dice: number[]) => ['skill-agility', ...dice] as const;
const strength = (...dice: number[]) => ['skill-strength', ...dice] as const;
const cunning = (...dice: number[]) => ['skill-cunning', ...dice] as const;
const luck = (...dice: number[]) => ['skill-luck', ...dice] as const;
const lore = (...dice: number[]) => ['skill-lore', ...dice] as const;
const defense = (...dice: number[]) => ['defense', ...dice] as const;
const will = (...dice: number[]) => ['willpower', ...dice] as const;
/** A Bandido's dice: failed and passed. Spirit 3, agility 2, strength 4, cunning 1, luck 2, lore 3. */
const NO = { spirit: [1, 1, 1], agility: [1, 1], strength: [1, 1, 1, 1], luck: [1, 1] };
const YES = { spirit: [6, 1, 1], agility: [6, 1], strength: [6, 1, 1, 1], luck: [6, 1] };

const ROWS: Readonly<Record<string, readonly Expected[]>> = {
  // --- The road
  'road-burning-town': [
    {
      dice: [spirit(...NO.spirit), ['sanity', 3], spirit(...YES.spirit)],
      roller: { sanityDamage: 7, darkStone: 2 },
    },
  ],
  'road-landslide': [
    {
      dice: [agility(...YES.agility), agility(...NO.agility), ['wounds', 4]],
      other: { wounds: 9 },
    },
  ],
  'road-hold-up': [
    { dice: [cunning(5)], roller: { xp: 15 } },
    { dice: [cunning(4)], roller: { gold: 70 }, other: { gold: 70 } },
  ],
  'road-fever': [
    { dice: [strength(...NO.strength), ['wounds', 3]], roller: { wounds: 8 } },
    { dice: [strength(...YES.strength)] },
  ],
  'road-broken-axle': [
    { dice: [luck(...NO.luck), ['side-bag-token', 'flash']], roller: { bag: [] } },
    { dice: [luck(...YES.luck)] },
  ],
  'road-rain': [{ roller: { sanityDamage: 5 } }],
  'road-lame-horse': [
    { pick: 'pay', roller: { gold: 80 } },
    { pick: 'do-not-pay', roller: { wounds: 6 } },
  ],
  'road-quiet': [{ roller: { xp: 5 } }],
  'road-peddler': [
    { pick: 'pay', roller: { gold: 80, bag: ['flash', 'tonic'] } },
    { pick: 'do-not-pay' },
  ],
  'road-old-debt': [{ roller: { gold: 125 } }],
  'road-camp-song': [{ roller: { grit: 1 }, other: { grit: 1 } }],
  'road-lost-wagon': [{ dice: 'gold 4', roller: { gold: 140, bag: ['flash', 'bandages'] } }],
  'road-wanted-man': [
    { dice: [agility(...YES.agility)], roller: { gold: 200 } },
    { dice: [agility(...NO.agility), defense(4, 1, 1)], roller: { wounds: 7 } },
  ],
  'road-dust-storm': [
    {
      dice: [strength(...NO.strength), strength(...YES.strength)],
      roller: { wounds: 6, sanityDamage: 5 },
    },
  ],
  'road-strange-light': [{ dice: [will(4), will(5)], roller: { corruption: 3, darkStone: 3 } }],
  'road-dead-rider': [
    {
      dice: [spirit(...YES.spirit), spirit(...NO.spirit), ['sanity', 2]],
      other: { sanityDamage: 6 },
    },
  ],

  // --- The Camp Site: only the camper is there
  'camp-the-visitor': [
    { dice: [spirit(...NO.spirit), will(1, 5)], roller: { corruption: 3 } },
    { dice: [spirit(...YES.spirit)] },
  ],
  'camp-thieves': [{ dice: [cunning(1)], roller: { gold: 50 } }, { dice: [cunning(5)] }],
  'camp-wolves': [{ dice: [defense(1, 4)], roller: { wounds: 6 } }],
  'camp-nightmares': [{ dice: 'sanity 3', roller: { sanityDamage: 7 } }],
  'camp-cold': [
    { dice: [strength(3, 3, 3, 3)], roller: { wounds: 6 } },
    { dice: [strength(4, 1, 1, 1)] },
  ],
  'camp-stars': [{ roller: { xp: 5 } }],
  'camp-ants': [
    { dice: [luck(...NO.luck), ['side-bag-token', 'flash']], roller: { bag: [] } },
    { dice: [luck(4, 1)] },
  ],
  'camp-shared-bottle': [{ roller: { sanityDamage: 3, bag: ['flash', 'whiskey'] } }],
  'camp-card-game': [
    { dice: [luck(5, 1)], roller: { gold: 140 } },
    { dice: [luck(4, 4)], roller: { gold: 90 } },
  ],
  'camp-healer': [{ roller: { wounds: 3, bag: ['flash', 'herbs'] } }],
  'camp-buried-box': [{ dice: 'gold 5', roller: { gold: 200 } }],

  // --- Town Events
  'town-fire': [
    {
      dice: [agility(...YES.agility), agility(...NO.agility), ['wounds', 2]],
      roller: { xp: 25 },
      other: { wounds: 7 },
    },
  ],
  'town-breach': [
    {
      dice: [spirit(...NO.spirit), ['sanity', 1], spirit(...YES.spirit)],
      roller: { sanityDamage: 5 },
      other: { darkStone: 2 },
    },
  ],
  'town-robbery': [{ roller: { gold: 75 }, other: { gold: 75 } }],
  'town-plague': [
    { dice: [strength(...NO.strength), strength(...YES.strength)], roller: { wounds: 7 } },
  ],
  'town-gossip': [{ roller: { sanityDamage: 5 }, other: { sanityDamage: 5 } }],
  'town-market': [{ roller: { gold: 110 }, other: { gold: 110 } }],
  'town-sermon': [{ roller: { sanityDamage: 2 }, other: { sanityDamage: 2 } }],
  'town-shooting-match': [{ dice: [cunning(5)], roller: { gold: 150 } }, { dice: [cunning(4)] }],
  'town-dance': [{ roller: { grit: 1 }, other: { grit: 1 } }],
  'town-bounty': [
    {
      dice: [agility(...YES.agility), agility(...NO.agility), defense(1, 1)],
      roller: { gold: 175 },
      other: { wounds: 7 },
    },
  ],
  'town-heroes': [{ roller: { gold: 150, xp: 20 }, other: { gold: 150, xp: 20 } }],

  // --- The Doc's Office
  'doc-wrong-bottle': [
    {
      dice: [strength(...NO.strength), ['wounds', 2], strength(...YES.strength)],
      roller: { wounds: 7 },
    },
  ],
  'doc-gone-mad': [
    { dice: 'sanity 1, sanity 3', roller: { sanityDamage: 5 }, other: { sanityDamage: 7 } },
  ],
  'doc-epidemic': [{ prices: [20, 20] }],
  'doc-assistant': [
    { dice: [lore(5, 1, 1)], roller: { xp: 10 } },
    { dice: [lore(4, 4, 4)], roller: { sanityDamage: 5 } },
  ],
  'doc-smell': [{ roller: { sanityDamage: 5 } }],
  'doc-quiet': [{ roller: { wounds: 4 }, other: { wounds: 4 } }],
  'doc-old-magazine': [{ roller: { xp: 5 } }],
  'doc-samples': [
    { roller: { bag: ['flash', 'bandages'] }, other: { bag: ['flash', 'bandages'] } },
  ],
  'doc-sober': [{ prices: [-15, -15] }],
  'doc-stone-study': [{ roller: { darkStone: 0, gold: 160 } }],
  'doc-miracle': [
    { roller: { wounds: 0, sanityDamage: 0 }, other: { wounds: 0, sanityDamage: 0 } },
  ],

  // --- The Church
  'church-bells': [
    { dice: [spirit(...YES.spirit), spirit(...NO.spirit), will(1, 1)], other: { corruption: 4 } },
  ],
  'church-confession': [{ roller: { sanityDamage: 6 } }],
  'church-collection': [{ roller: { gold: 85 }, other: { gold: 85 } }],
  'church-new-roof': [{ prices: [10, 10] }],
  'church-choir': [{ roller: { sanityDamage: 3 } }],
  'church-silence': [{ roller: { sanityDamage: 2 }, other: { sanityDamage: 2 } }],
  'church-wedding': [{ dice: [luck(4, 1)], roller: { gold: 120 } }, { dice: [luck(3, 3)] }],
  'church-charity': [{ prices: [-15, -15] }],
  'church-blessing': [{ roller: { grit: 1 }, other: { grit: 1 } }],
  'church-relic': [{ dice: [lore(1, 5, 1)], roller: { xp: 20 } }, { dice: [lore(1, 1, 1)] }],
  'church-light': [{ roller: { corruption: 1 }, other: { corruption: 1 } }],

  // --- The Blacksmith
  'smith-stone-cracks': [{ dice: [defense(1, 1, 1), defense(6, 6, 6)], roller: { wounds: 8 } }],
  'smith-glow': [{ dice: [will(1), will(6)], roller: { corruption: 3 } }],
  'smith-busy': [{ prices: [25, 25] }],
  'smith-spark': [{ roller: { wounds: 6 } }],
  'smith-noise': [{ roller: { sanityDamage: 5 } }],
  'smith-watch': [{ roller: { xp: 5 }, other: { xp: 5 } }],
  'smith-bellows': [
    { dice: [strength(5, 1, 1, 1)], roller: { gold: 125 } },
    { dice: [strength(4, 4, 4, 4)] },
  ],
  'smith-scrap': [{ roller: { bag: ['flash', 'dark-stone-shiv'] } }],
  'smith-apprentice': [{ prices: [-25, -25] }],
  'smith-stone-found': [{ roller: { darkStone: 2 } }],
  'smith-gift': [{}],

  // --- The Frontier Outpost
  'outpost-raid': [
    {
      dice: [agility(...YES.agility), agility(...NO.agility), defense(1, 1, 6)],
      roller: { xp: 25 },
      other: { wounds: 7 },
    },
  ],
  'outpost-search': [{ roller: { darkStone: 0 } }],
  'outpost-fine': [{ roller: { gold: 80 } }],
  'outpost-inspection': [{ prices: [15, 15] }],
  'outpost-roll-call': [{ roller: { sanityDamage: 5 } }],
  'outpost-news': [{ roller: { xp: 5 }, other: { xp: 5 } }],
  'outpost-escort': [{ dice: [agility(4, 1)], roller: { gold: 130 } }, { dice: [agility(3, 3)] }],
  'outpost-sell-off': [{ prices: [-15, -15] }],
  'outpost-powder': [
    { roller: { bag: ['flash', 'dynamite'] }, other: { bag: ['flash', 'dynamite'] } },
  ],
  'outpost-bounty': [{ roller: { gold: 150 } }],
  'outpost-medal': [{ roller: { gold: 150, xp: 30 } }],

  // --- The General Store
  'store-collapse': [
    { dice: [agility(3, 3), ['wounds', 2], agility(4, 1)], roller: { wounds: 7 } },
  ],
  'store-pickpocket': [{ dice: [cunning(4)], roller: { gold: 70 } }, { dice: [cunning(5)] }],
  'store-late-wagon': [{ prices: [15, 15] }],
  'store-snake': [{ dice: [agility(3, 3)], roller: { wounds: 6 } }, { dice: [agility(4, 1)] }],
  'store-queue': [{ roller: { sanityDamage: 5 } }],
  'store-candy': [{ roller: { sanityDamage: 3 }, other: { sanityDamage: 3 } }],
  'store-sale': [{ prices: [-5, -5] }],
  'store-sample': [{ roller: { bag: ['flash', 'whiskey'] } }],
  'store-owner-owes': [{ prices: [-15, -15] }],
  'store-delivery': [
    { dice: [strength(4, 1, 1, 1)], roller: { gold: 130 } },
    { dice: [strength(3, 3, 3, 3)] },
  ],
  'store-crate': [{}],

  // --- The Saloon
  'saloon-duel': [
    { dice: [agility(...YES.agility)], roller: { xp: 30 } },
    { dice: [agility(...NO.agility), ['wounds', 5]], roller: { wounds: 10 } },
  ],
  'saloon-brawl': [
    { dice: [defense(1, 6), defense(6, 6)], roller: { xp: 10, wounds: 6 }, other: { xp: 10 } },
  ],
  'saloon-cheated': [{ roller: { gold: 80 } }],
  'saloon-payday': [{ prices: [10, 10] }],
  'saloon-hangover': [{ roller: { wounds: 6 } }],
  'saloon-piano': [{ roller: { sanityDamage: 2 }, other: { sanityDamage: 2 } }],
  'saloon-story': [{ roller: { xp: 5 }, other: { xp: 5 } }],
  'saloon-round': [{ roller: { bag: ['flash', 'whiskey'] }, other: { bag: ['flash', 'whiskey'] } }],
  'saloon-lucky-hand': [{ dice: [luck(5, 1)], roller: { gold: 160 } }, { dice: [luck(4, 4)] }],
  'saloon-toast': [{ roller: { grit: 1 }, other: { grit: 1 } }],
  'saloon-stranger': [{ roller: { gold: 200, sanityDamage: 5 } }],
};

/** Rows that hand out a card of the gear deck. */
const WITH_GEAR = ['road-dead-rider', 'smith-gift', 'store-crate'];

/** Something to find that changes no number. */
const PLAIN_GEAR = content.itemDecks.gear.find((id) => !content.items[id]?.ability) ?? '';

describe('every row of the charts does what it says', () => {
  const cases = Object.entries(ROWS).flatMap(([id, all]) =>
    all.map((expected, n) => ({ id, n, expected })),
  );

  test.each(cases)('$id, case $n', ({ id, expected }) => {
    const { dice = [], pick, roller = {}, other = {}, prices = [0, 0] } = expected;
    const row = content.charts[id];
    const t = stay(
      posseOf(BEFORE, BEFORE),
      function* (g) {
        const heroes = [heroAt(g, 0), heroAt(g, 1)];
        const present = row?.chart === 'camp-site' ? heroes.slice(0, 1) : heroes;
        yield* row?.resolve(g, heroAt(g, 0), present) ?? [];
      },
      {
        dice: dice as [],
        change: (state) => {
          for (const hero of state.heroes) hero.grit = 0;
          state.decks.gear.draw = [PLAIN_GEAR];
        },
      },
    );
    if (pick) t.pick(pick);
    t.done();
    for (const [index, changed] of [roller, other].entries()) {
      const { grit = 0, ...rest } = changed;
      const hero = t.hero(index);
      const { items, ...came } = characterOf(hero);
      const { items: _, ...was } = posseOf(BEFORE, BEFORE)[index] as Character;
      expect({ ...came, grit: hero.grit }).toEqual({ ...was, ...rest, grit });
      expect(items).toHaveLength(index === 0 && WITH_GEAR.includes(id) ? 1 : 0);
      expect(hero.bonuses.reduce((sum, { amount }) => sum + amount, 0)).toBe(prices[index]);
    }
  });

  test('and none is forgotten', () => {
    expect(Object.keys(ROWS).sort()).toEqual(Object.keys(content.charts).sort());
  });
});

rule(['B-TRAVEL-03', 'B-TOWN-03', 'B-TOWN-05', 'B-TOWN-13'], 'a row for every total', () => {
  const rowsOf = (chart: ChartId) =>
    Object.values(content.charts).flatMap((each) => (each.chart === chart ? [each.row] : []));
  expect(rowsOf('travel')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  for (const chart of new Set(Object.values(content.charts).map((each) => each.chart))) {
    if (chart !== 'travel') expect(rowsOf(chart)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  }
});
