import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Situation, scene } from '../../../test/adventure.ts';
import { CLASS_IDS } from '../../../test/classes.ts';
import { heroOf } from '../../../test/items.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import { content } from '../../content/index.ts';
import type { Content } from '../../content-types.ts';
import type { Hero } from '../../state.ts';
import type { StatName } from '../../stats.ts';
import { posseLevel } from '../abilities/enemy-sheets.ts';
import { heroStat } from '../figures/stats.ts';
import { playStep } from '../turn/turn.ts';
import {
  abilitiesOnOffer,
  gainLevel,
  levelUpAtTurnStart,
  levelUpInPeace,
  mayGainLevel,
  xpForNextLevel,
} from './levels.ts';

/** A bonus that changes nothing the tests look at. */
const MILD = ['level-bonus', 3, 3] as const;

/** A class with two columns of two abilities each. */
const twoColumns = (all: Content): Content => {
  const tracks = [
    ['ricochet-shot', 'double-shot'],
    ['cerberus-shot', 'fast'],
  ];
  const gunslinger = { ...all.classes.gunslinger, tracks };
  return { ...all, classes: { ...all.classes, gunslinger } };
};

function levelling(parts: Partial<Hero>, { dice = [MILD], ...situation }: Situation = {}) {
  return scene({
    heroes: ['gunslinger'],
    dice: dice as NonNullable<Situation['dice']>,
    ...situation,
    change: (state) => Object.assign(heroOf(state, 0), parts),
  }).runs(gainLevel);
}

rule(['B-LEVEL-01'], 'a Level needs its XP', () => {
  expect(levelling({ level: 3, xp: 1999 }, { dice: [] }).done().hero(0).level).toBe(3);
  expect(levelling({ level: 3, xp: 2000 }).hero(0).level).toBe(4);
  const needed = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => xpForNextLevel({ level } as Hero));
  expect(needed).toEqual([500, 1000, 2000, 3000, 4500, 6000, 8000, null]);
});

rule(['B-LEVEL-02'], 'and the XP are spent', () => {
  const hero = levelling({ level: 1, xp: 620 }).pick('ricochet-shot').done().hero(0);
  expect(hero).toMatchObject({ level: 2, xp: 120 });
  expect(xpForNextLevel(hero)).toBe(1000);
  expect(mayGainLevel(hero)).toBe(false);
});

/** A hero at the start of a turn, with so many XP. */
function atTurnStart(parts: Partial<Hero>, campaign = true) {
  return scene({
    heroes: ['gunslinger'],
    change(state) {
      if (campaign) Object.assign(state, { campaign });
      state.turn.step = 'darkness';
      Object.assign(heroOf(state, 0), parts);
    },
  }).runs(playStep);
}

rule(['B-LEVEL-03', 'B-LEVEL-04'], 'in the mine when a turn starts, and it restores', () => {
  const few = atTurnStart({ xp: 499 }).pick('hold-back');
  expect(few.prompt).not.toBe('prompt.level-up');
  const parts = { xp: 510, wounds: 8, sanityDamage: 3, grit: 0 };
  const ready = atTurnStart(parts).pick('hold-back');
  expect(ready.prompt).toBe('prompt.level-up');
  const hero = ready.pick('yes').pick('ricochet-shot').hero(0);
  expect(hero).toMatchObject({ level: 2, xp: 10, wounds: 0, sanityDamage: 0, grit: 1 });
  const later = atTurnStart(parts).pick('hold-back').pick('no').hero(0);
  expect(later).toMatchObject({ level: 1, xp: 510, wounds: 8, sanityDamage: 3, grit: 0 });
});

rule(['B-LEVEL-03'], 'who lies KO’d does not go up a level', () => {
  const lies = { xp: 510, wounds: 10, knockedOut: ['health'] as const };
  const t = scene({
    heroes: ['gunslinger', 'bandido'],
    change: (state) => {
      Object.assign(state, { campaign: true });
      Object.assign(heroOf(state, 0), lies);
    },
  }).runs(levelUpAtTurnStart);
  expect(t.done().hero(0)).toMatchObject({ level: 1, ...lies });
});

rule(['B-LEVEL-04'], 'in Town it heals nobody', () => {
  const t = scene({
    heroes: ['gunslinger'],
    dice: [MILD] as unknown as NonNullable<Situation['dice']>,
    hero: { xp: 500, wounds: 3, grit: 0 },
  }).runs((g) => levelUpInPeace(g, g.state.heroes));
  const hero = t.pick('yes').pick('ricochet-shot').done().hero(0);
  expect(hero).toMatchObject({ level: 2, wounds: 3, grit: 0 });
});

rule(['B-XP-02'], 'in a single adventure nobody goes up a level', () => {
  expect(atTurnStart({ xp: 8000 }, false).pick('hold-back').prompt).not.toBe('prompt.level-up');
});

rule(['B-LEVEL-08'], 'the Posse Level stays as it was', () => {
  const look = (g: Adventure) => posseLevel(g);
  const t = scene({
    heroes: ['gunslinger'],
    dice: [MILD] as unknown as NonNullable<Situation['dice']>,
    change: (state) => {
      Object.assign(state, { posseLevel: 2 });
      Object.assign(heroOf(state, 0), { level: 2, xp: 1000 });
    },
  }).runs(function* (g, hero) {
    yield* gainLevel(g, hero);
    expect([hero.level, look(g)]).toEqual([3, 2]);
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 0 });
  });
  const group = t.pick('ricochet-shot').done().state.fight?.groups.tentacles;
  expect(group).toMatchObject({ brutal: false, elite: [] });
});

rule(['B-LEVEL-05'], '2D6 decide on a bonus of the class', () => {
  const t = levelling({ xp: 500 }, { dice: 'level-bonus 3 4' }).pick('ricochet-shot').done();
  const seven = content.bonuses.find((each) => each.class === 'gunslinger' && each.row === 7);
  expect(t.event('level-bonus')).toMatchObject({ card: seven?.id, dice: [3, 4] });
  expect(t.eventsNamed('level-bonus')).toHaveLength(1);
  expect(t.hero(0).upgrades).toContain(seven?.id);
});

rule(['B-LEVEL-06'], 'an ability needs the one above it', () => {
  const t = levelling({ xp: 500 }, { content: twoColumns });
  expect(t.options).toEqual(['ricochet-shot', 'cerberus-shot']);
  const grown = t.pick('ricochet-shot').done().hero(0);
  expect(abilitiesOnOffer({ content: twoColumns(content) }, grown)).toEqual([
    'double-shot',
    'cerberus-shot',
  ]);
});

rule(['B-HERO-21'], 'starting upgrades that were not chosen never come back', () => {
  for (const { tracks, upgrades } of Object.values(content.classes))
    expect(tracks.flat().filter((id) => upgrades.includes(id))).toEqual([]);
});

test('what an ability brings along is taken', () => {
  const withKit = (all: Content): Content => {
    const known = all.upgrades['ricochet-shot'];
    if (!known) throw new Error('there is no such upgrade');
    const kit = { ...known, items: ['dynamite-satchel'] };
    return { ...all, upgrades: { ...all.upgrades, 'ricochet-shot': kit } };
  };
  const t = levelling({ xp: 500 }, { content: withKit }).pick('ricochet-shot').done();
  expect(t.hero(0).items.at(-1)).toMatchObject({ card: 'dynamite-satchel' });
});

describe.each(CLASS_IDS)('the bonuses of the %s', (heroClass) => {
  const rows = content.bonuses.filter((each) => each.class === heroClass);

  test('are one for each total', () => {
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test.each(rows)('$row: $id', ({ row, data = {}, ability }) => {
    const first = Math.max(1, row - 6);
    let before: number[] = [];
    const names = Object.keys(ability.stats ?? {}) as StatName[];
    const look = (g: Adventure) => names.map((name) => heroStat(g, heroAt(g, 0), name));
    let after: number[] = [];
    const t = scene({
      heroes: [heroClass],
      content: (all) => ({
        ...all,
        classes: { ...all.classes, [heroClass]: { ...all.classes[heroClass], tracks: [] } },
      }),
      dice: `level-bonus ${first} ${row - first}`,
      hero: { xp: 500, gold: 0, bag: [] },
    }).runs(function* (g, hero) {
      before = look(g);
      yield* gainLevel(g, hero);
      after = look(g);
    });
    const hero = t.done().hero(0);
    expect(after).toEqual(before.map((value, n) => value + Number(data[names[n] ?? ''])));
    expect(hero.gold).toBe(data['gold'] ?? 0);
    expect(hero.darkStone).toBe(data['darkStone'] ?? 0);
    const gains = names.length + hero.gold + hero.darkStone + hero.bag.length;
    expect(gains).toBeGreaterThan(0);
  });
});
