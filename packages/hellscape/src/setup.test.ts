import { SeededLuck } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fromTheStart, type Played, type Situation, scene } from '../test/descent.ts';
import { onMap, placed } from '../test/maps.ts';
import { say } from '../test/words.ts';
import { content } from './content/index.ts';
import type { Content } from './content-types.ts';
import { DICE_LIMIT } from './dice.ts';
import { BOSSES, CLASSES, type ClassId, DICE, MOBS, ROAMING, TIERS } from './ids.ts';
import { hellscape } from './module.ts';
import { DARKNESS_TRACK } from './rules/round/darkness.ts';
import type { DescentState } from './state.ts';

/** The table when all choices of the set up are made, each with the first answer there is. */
function ready(situation: Situation): Played {
  const table = fromTheStart(situation);
  while (table.state.phase === 'setup') table.pick(table.options[0] ?? '');
  return table;
}

const party = (heroes: number): readonly ClassId[] => CLASSES.slice(0, heroes);

/** The state before the first question. */
function setUp(heroes: number, seed = 'set up'): DescentState {
  const setup = hellscape.parseSetup({
    quest: 'tutorial',
    heroes: party(heroes).map((id) => ({ class: id })),
  });
  return hellscape.setUp(setup, new SeededLuck(seed));
}

describe('step 1: the heroes', () => {
  rule(['H-CONT-02'], 'are six, and each has a class', () => {
    const cards = Object.values(content.heroes);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(6);
    const names = CLASSES.map((id) => [
      id,
      say('en', { key: `hero.${id}` }),
      say('en', { key: `${content.heroes[id].id}.name` }),
      content.heroes[id].class,
    ]);
    expect(names).toEqual([
      ['berserker', 'Gheta', 'Gheta', 'berserker'],
      ['paladin', 'Sir Ronen', 'Sir Ronen', 'paladin'],
      ['ranger', 'Irk', 'Irk', 'ranger'],
      ['rogue', 'Feydra', 'Feydra', 'rogue'],
      ['shaman', 'Nahias', 'Nahias', 'shaman'],
      ['wizard', 'Mathrin', 'Mathrin', 'wizard'],
    ]);
  });

  rule(['H-HERO-01', 'H-SETUP-01'], 'every player has one of their own', () => {
    for (const players of [3, 4]) {
      const { heroes } = ready({ heroes: party(players) }).state;
      expect(heroes.map(({ index }) => index)).toEqual([0, 1, 2, 3].slice(0, players));
      expect(heroes.map((hero) => content.heroes[hero.class].id)).toEqual(
        party(players).map((id) => content.heroes[id].id),
      );
    }
  });

  rule(['H-SETUP-02', 'H-SETUP-03'], 'begin with no experience, at level 1', () => {
    const { heroes, reserve } = setUp(5);
    expect(heroes.map(({ xp, level }) => [xp, level])).toEqual(Array(5).fill([0, 1]));
    expect(reserve).toHaveLength(5);
  });

  rule(['H-SETUP-04'], 'set aside 1 Rare and 3 Epic Treasure tokens each', () => {
    const { reserve } = setUp(3);
    expect(reserve).toEqual(Array(3).fill({ common: 0, rare: 1, epic: 3 }));
  });

  rule(['H-SETUP-05', 'H-CONT-33'], 'have not activated yet', () => {
    const { heroes } = ready({ heroes: party(4) }).state;
    expect(heroes.map(({ activated }) => activated)).toEqual([false, false, false, false]);
    expect(heroes.map(({ level }) => level)).toEqual([1, 1, 1, 1]);
    expect(CLASSES.length - heroes.length).toBe(2);
  });

  rule(['H-SETUP-06', 'H-HERO-13'], 'have the Health and Mana of their cards', () => {
    for (const [health, mana] of [
      [6, 3],
      [7, 2],
    ] as const) {
      ready({
        heroes: ['wizard'],
        content: (all) => ({
          ...all,
          heroes: { ...all.heroes, wizard: { ...all.heroes.wizard, health, mana } },
        }),
      }).shows(`hero health ${health} mana ${mana} maxHealth ${health} maxMana ${mana}`);
    }
  });

  it('take a starting weapon as long as there is a card of it', () => {
    const table = fromTheStart({ heroes: party(4), quest: 'tutorial' });
    const offered: (readonly string[])[] = [];
    while (table.state.phase === 'setup') {
      if (table.prompt === 'ask.starting-weapon') offered.push(table.options);
      table.pick(table.options[0] ?? '');
    }
    const [first = [], second, third, fourth] = offered;
    const [weapon = ''] = first;
    expect(content.items[weapon]?.copies).toBe(2);
    expect(second).toEqual(first);
    expect(third).toEqual(first.filter((id) => id !== weapon));
    expect(fourth).toEqual(third);
  });

  rule(['H-SETUP-07'], 'have the components of their class', () => {
    const { board } = ready({ heroes: ['ranger'] }).hero();
    if (board.class !== 'ranger') throw new Error('no Ranger');
    expect(new Set(board.arrows.draw).size).toBe(14);
    const boards = setUp(6).heroes.map((hero) => [hero.class, hero.board.class]);
    expect(boards).toEqual(CLASSES.map((id) => [id, id]));
  });

  rule(['H-HERO-08'], 'are of level 1 in every quest', () => {
    const quests = Object.keys(content.quests);
    expect(quests).toHaveLength(11);
    for (const quest of quests) {
      const { heroes } = ready({ quest, heroes: party(4) }).state;
      expect([quest, ...heroes.map(({ level }) => level)]).toEqual([quest, 1, 1, 1, 1]);
    }
  });
});

describe('steps 4 to 18: the table', () => {
  rule(['H-CONT-34'], 'Lifebringer tokens', () => {
    expect(setUp(6).lifebringers).toEqual({ left: 3, spent: 0 });
    expect([1, 2, 3, 4, 5, 6].map((n) => setUp(n).lifebringers.left)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  rule(['H-SETUP-14', 'H-SETUP-15'], 'decks of enemies by level, shuffled', () => {
    const { mobs, roaming } = setUp(2).decks;
    expect(TIERS.map((tier) => mobs[tier].draw.length)).toEqual([8, 8, 8]);
    expect(TIERS.map((tier) => roaming[tier].draw.length)).toEqual([4, 4, 4]);
    for (const tier of TIERS) {
      expect(mobs[tier].draw.every((card) => content.mobs[card]?.tier === tier)).toBe(true);
      expect(roaming[tier].draw.every((card) => content.roaming[card]?.tier === tier)).toBe(true);
    }
    const orders = ['a', 'b', 'c'].map((seed) => setUp(2, seed).decks.mobs['1-2'].draw.join());
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  rule(['H-SETUP-19'], 'miniatures for all enemies', () => {
    const [biggest] = ready({ ...mobsWaiting(1), heroes: party(6) }).state.enemies;
    const inAMob = 1 + (biggest?.minions ?? 0);
    expect(MOBS.length * inAMob + ROAMING.length + BOSSES.length).toBe(62);
  });

  rule(['H-SETUP-22'], 'Loot on each marked zone', () => {
    const loot = (heroes: number) => {
      const map = {
        tiles: [placed('field', 0, 0)],
        start: [[0, 0]] as const,
        tokens: [
          { kind: 'loot', x: 1, y: 1 },
          { kind: 'loot', x: 2, y: 2 },
        ] as const,
      };
      const { tokens } = ready({ ...onMap(map), heroes: party(heroes) }).state.dungeon;
      return tokens.filter(({ kind }) => kind === 'loot').length;
    };
    expect(loot(3)).toBe(4);
    expect([1, 2, 4, 5, 6].map(loot)).toEqual([2, 2, 4, 6, 6]);
  });

  rule(['H-SETUP-25'], 'the Treasure bag, and the pool of what is left', () => {
    const { bag, pool } = setUp(4);
    expect(bag).toEqual({ common: 25, rare: 5, epic: 0 });
    expect(pool).toEqual({ common: 0, rare: 2, epic: 6 });
    const draw = (rarity: string) =>
      scene({ heroes: party(4), dice: [['treasure', rarity]] })
        .runs((g) => {
          expect(g.do.drawFromBag(g, 1)).toMatchObject({ [rarity]: 1 });
        })
        .done();
    draw('common');
    draw('rare');
    expect(() => draw('epic')).toThrow('cannot come up "epic"');
  });

  rule(['H-SETUP-26', 'H-SETUP-27', 'H-SETUP-28'], 'mobs with their items and treasure', () => {
    const { enemies } = ready({ ...mobsWaiting(2), heroes: party(4) }).state;
    expect(enemies.map(({ minions }) => minions + 1)).toEqual([5, 5]);
    for (const { item } of enemies) expect(content.mobItems[item ?? '']?.tier).toBe('1-2');
    expect(new Set(enemies.map(({ item }) => item)).size).toBe(2);
    const tokens = enemies.map(({ card, treasure: { common, rare, epic } }) => [
      card,
      common + rare + epic,
    ]);
    expect(Object.fromEntries(tokens)).toEqual({ [POOR]: 1, [RICH]: 2 });
  });

  rule(['H-SETUP-29'], 'all heroes in the same zone', () => {
    for (const quest of Object.keys(content.quests)) {
      if (quest === 'hellscape') continue;
      const { heroes } = ready({ quest, heroes: party(3) }).state;
      expect([quest, new Set(heroes.map(({ zone }) => zone)).size]).toEqual([quest, 1]);
    }
  });

  rule(['H-SETUP-30'], 'dice and tokens at hand', () => {
    expect(DICE.reduce((sum, die) => sum + DICE_LIMIT[die], 0)).toBe(18);
    const { heroes } = ready({ heroes: party(2) }).state;
    for (const { health, mana, fire, frost } of heroes) {
      expect(Math.min(health, mana)).toBeGreaterThan(0);
      expect([fire, frost]).toEqual([0, 0]);
    }
  });

  rule(['H-SETUP-31'], 'the Darkness track on its first space', () => {
    const { darkness } = setUp(2);
    expect(darkness).toEqual({ side: 'A', space: 1 });
    expect(DARKNESS_TRACK.A).toHaveLength(9);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(setUp(3, 'one')).toEqual(setUp(3, 'one'));
    expect(setUp(3, 'one')).not.toEqual(setUp(3, 'two'));
  });
});

const POOR = 'mob-skeletons-1-2';
const RICH = 'mob-undead-1-2';

/** A map where so many mobs wait; of level 1-2 there are only two, with rewards 1 and 2. */
function mobsWaiting(mobs: number): Pick<Situation, 'quest' | 'content'> {
  const spots = [1, 2].slice(0, mobs).map((x) => ({ kind: 'starting-mob' as const, x, y: 2 }));
  const change = (all: Content): Content => {
    const higher = Object.entries(all.mobs).filter(([, { tier }]) => tier !== '1-2');
    const [poor, rich] = [all.mobs[POOR], all.mobs[RICH]];
    if (!poor || !rich) throw new Error('the mobs of the test are gone');
    return {
      ...all,
      mobs: {
        ...Object.fromEntries(higher),
        [POOR]: { ...poor, reward: 1 },
        [RICH]: { ...rich, reward: 2 },
      },
    };
  };
  return onMap({ tiles: [placed('field', 0, 0)], start: [[0, 0]], tokens: spots }, {}, change);
}
