import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Circumstances, posseOf, stay } from '../../test/stay.ts';
import { cardWords } from '../../test/words.ts';
import { type Adventure, heroAt } from '../adventure.ts';
import type { Character, OwnedItem } from '../character.ts';
import { content } from '../content/index.ts';
import { forgings, townGoods } from '../content/items/town-goods.ts';
import { TOWN_LOCATIONS, type TownLocation } from '../content-types.ts';
import { meleeWeapon, rangedWeapons } from '../rules/fights/weapons.ts';
import { heroBest, heroStat } from '../rules/figures/stats.ts';
import { removableUpgrades } from '../rules/items/upgrades.ts';
import type { BestOfName, StatName } from '../stats.ts';
import { shop } from './shop.ts';

function owned(card: string, parts: Partial<OwnedItem> = {}): OwnedItem {
  return { card, equipped: false, upgrades: [], charges: null, holds: [], ...parts };
}

function visits(hero: Partial<Character>, location: TownLocation, more: Circumstances = {}) {
  return stay(posseOf(hero), (g) => shop(g, heroAt(g, 0), location), more);
}

/** What of these numbers the hero has. */
function numbers(g: Adventure, names: readonly StatName[]): number[] {
  return names.map((name) => heroStat(g, heroAt(g, 0), name));
}

rule(['B-TOWN-06'], 'goods are paid in Gold, and who has too little gets none', () => {
  const t = visits({ gold: 130 }, 'general-store');
  expect(t.options).toContain('store-rope-belt');
  expect(t.options).not.toContain('store-rabbits-foot');
  t.pick('store-rope-belt').pick('leave').done();
  expect(t.hero(0).gold).toBe(5);
  expect(t.hero(0).items.map(({ card, paid }) => [card, paid])).toEqual([['store-rope-belt', 125]]);
});

rule(['B-TOWN-07'], 'what has a price is sold for it, wherever one is', () => {
  const priced = content.itemDecks.gear.find((id) => content.items[id]?.price === 150) ?? '';
  const worthless = content.itemDecks.personal[0] ?? '';
  for (const location of TOWN_LOCATIONS) {
    const t = visits({ items: [owned(priced), owned(worthless)] }, location);
    expect(t.options).toEqual(['sell', 'leave']);
    t.pick('sell');
    expect(t.options).toHaveLength(1);
    t.pick(t.options[0] ?? '');
    if (t.pending.length > 0) t.pick('leave');
    expect(t.done().hero(0)).toMatchObject({ gold: 150, items: [{ card: worthless }] });
  }
});

rule(['B-TOWN-08'], 'what was bought in Town brings half, by steps of $5', () => {
  for (const [paid, worth] of [
    [100, 50],
    [75, 35],
  ] as const) {
    const hat = owned('store-wide-brim', { paid });
    const t = visits({ items: [hat] }, 'church').pick('sell');
    t.pick(t.options[0] ?? '');
    if (t.pending.length > 0) t.pick('leave');
    expect(t.done().hero(0).gold).toBe(worth);
  }
  // Tokens have no price on them.
  expect(visits({ bag: ['bandages'] }, 'church').options).toEqual([]);
});

rule(['B-TOWN-10'], 'what is forged onto an item stays, what was attached comes off', () => {
  const sabre = owned('smith-sledge', { upgrades: ['stone-dust-edge'] });
  const t = visits({ gold: 250, darkStone: 1, items: [sabre] }, 'blacksmith');
  const forge = t.options.find((id) => id.startsWith('forged-edge')) ?? '';
  t.pick(forge);
  while (t.pending.length > 0) t.pick('leave');
  const [item] = t.done().hero(0).items;
  expect(t.hero(0)).toMatchObject({ gold: 0, darkStone: 0 });
  expect(item?.upgrades).toEqual(['stone-dust-edge', 'forged-edge']);
  stay(
    posseOf({ items: [owned('smith-sledge', { upgrades: ['stone-dust-edge', 'forged-edge'] })] }),
    function* (g) {
      const [both] = heroAt(g, 0).items;
      expect(both && removableUpgrades(g, both)).toEqual(['stone-dust-edge']);
    },
  ).done();
});

test('nothing is forged without the stone, the slot or the right item', () => {
  const offered = (hero: Partial<Character>) =>
    visits({ gold: 1000, ...hero }, 'blacksmith').options.filter((id) => id.startsWith('forged'));
  const hat = owned('smith-iron-hat');
  expect(offered({ darkStone: 1, items: [hat] })).toHaveLength(1);
  expect(offered({ darkStone: 0, items: [hat] })).toEqual([]);
  expect(offered({ darkStone: 1, items: [] })).toEqual([]);
  const full = owned('smith-iron-hat', { upgrades: ['forged-hatband'] });
  expect(offered({ darkStone: 1, items: [full] })).toEqual([]);
});

describe.each(TOWN_LOCATIONS)('the goods of the %s', (location) => {
  test.each(townGoods[location])('$id', ({ id, price, only, ability, weapon, charges }) => {
    const { stats = {}, bestOf = {} } = ability ?? {};
    const names = Object.keys(stats) as StatName[];
    const bests = Object.keys(bestOf) as BestOfName[];
    const heroClass = only.length > 0 ? 'gunslinger' : 'bandido';
    let before: number[] = [];
    let after: number[] = [];
    let best: (number | null)[] = [];
    const t = stay(posseOf({ class: heroClass, gold: price ?? 0 }), function* (g) {
      before = numbers(g, names);
      yield* shop(g, heroAt(g, 0), location);
      after = numbers(g, names);
      best = bests.map((name) => heroBest(g, heroAt(g, 0), name));
    }).pick(id);
    while (t.pending.length > 0) t.pick('leave');
    expect(t.done().hero(0).gold).toBe(0);
    expect(after).toEqual(before.map((value, n) => value + (stats[names[n] ?? 'road'] ?? 0)));
    expect(best).toEqual(Object.values(bestOf));
    // What the text says are the numbers in force.
    for (const number of [...Object.values(stats), ...Object.values(bestOf)])
      expect(cardWords('en', id).text).toContain(String(Math.abs(number)));
    // Guns do what their weapon says, ammunition is played by itself, everything else changes a number.
    const isSaid = names.length + bests.length > 0 || weapon?.kind === 'gun';
    expect(isSaid || charges !== undefined).toBe(true);
  });
});

const weapons = Object.values(townGoods)
  .flat()
  .filter(({ weapon }) => weapon);

test.each(weapons)('$id shoots or strikes with what its card says', ({ id, weapon }) => {
  const items = [owned(id, { equipped: true })];
  stay(posseOf({ items }), function* (g) {
    const hero = heroAt(g, 0);
    const [shot] = rangedWeapons(g, hero);
    if (weapon?.kind === 'gun') {
      const { range, dice, damage } = shot ?? {};
      expect([range, dice, damage]).toEqual([weapon.range, weapon.shots, weapon.damage ?? 0]);
      expect(cardWords('en', id).text).toContain(`Range ${range}, ${dice} Shot`);
    }
    const used = weapon?.kind === 'gun' ? shot : meleeWeapon(g, hero);
    const { toHitDie = 'D6', damageDie = 'D6' } = weapon ?? {};
    expect([used?.toHitDie, used?.damageDie]).toEqual([toHitDie, damageDie]);
  }).done();
});

test.each(forgings)('$id is in force on what it was forged onto', ({ id, does, upgrade }) => {
  const fits = Object.values(townGoods)
    .flat()
    .find(
      ({ keywords, upgradeSlots, hands }) =>
        upgradeSlots > 0 &&
        upgrade?.onto.some((kind) =>
          kind
            .split('+')
            .every((word) => keywords.includes(word) || (hands === 1 && word !== 'gun')),
        ),
    );
  const stats = does?.stats ?? {};
  const names = Object.keys(stats) as StatName[];
  const found = [[], [id]].map((upgrades) => {
    let seen: number[] = [];
    const item = owned(fits?.id ?? '', { equipped: true, upgrades });
    stay(posseOf({ items: [item] }), function* (g) {
      seen = numbers(g, names);
    }).done();
    return seen;
  });
  expect(names.length).toBeGreaterThan(0);
  expect(found[1]).toEqual(found[0]?.map((value, n) => value + (stats[names[n] ?? 'road'] ?? 0)));
  for (const number of Object.values(stats)) {
    expect(cardWords('en', id).text).toContain(String(number));
  }
});
