import { rule } from '@crawlspace/kernel/testing';
import { expect, it } from 'vitest';
import { fromTheStart, type Played } from '../../../test/descent.ts';
import { putMob } from '../../../test/foes.ts';
import { carries, heroOf, wears } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import {
  mapFor,
  objectivesDone,
  pass,
  play,
  type QuestScene,
  questScene,
  tokens,
  told,
  without,
  zoneOn,
} from '../../../test/quests.ts';
import { equipped } from '../../../test/training-ground.ts';
import { heroAt } from '../../descent.ts';
import type { ClassId } from '../../ids.ts';
import type { DescentState } from '../../state.ts';
import { content } from '../index.ts';

const QUEST = 'the-cursed-sword';
const SWORD = 'big-freakin-greatsword';
const CRYSTAL = [5, 0] as const;

/** A hero has had the Sword for some rounds. */
function bears(state: DescentState, rounds = 0, hero = 0, card = SWORD): void {
  const { number } = equipped(state, card, hero);
  state.quest.counters = { sword: number, 'rounds-held': rounds };
}

/** So many crystals are gone; one of those left lies where the test wants it. */
function destroyed(state: DescentState, n: number): void {
  const kept = zoneOn(QUEST, ...CRYSTAL);
  const crystals = state.dungeon.tokens.filter(({ kind }) => kind === 'objective');
  const order = crystals.sort((a, b) => Number(a.zone === kept) - Number(b.zone === kept));
  const gone = order.slice(0, n);
  state.dungeon.tokens = state.dungeon.tokens.filter((token) => !gone.includes(token));
}

interface Round extends QuestScene {
  readonly held?: number;
  readonly health?: number;
}

/** The start of a round: the first hero has the Sword and much Health. */
function roundStart({ held = 0, health = 20, change, ...more }: Round): Played {
  return play(QUEST, {
    ...more,
    change(state) {
      without(state, 'portal', 'roaming-portal');
      bears(state, held);
      for (const hero of state.heroes) Object.assign(hero, { health, maxHealth: 20 });
      state.phase = 'round-start';
      change?.(state);
    },
  });
}

/** Makes the choices of the set up: this hero takes the Sword, and everything else is the first option. */
function setUp(heroes: readonly ClassId[], choices: Readonly<Record<string, string>>): Played {
  const table = fromTheStart({ quest: QUEST, heroes });
  while (table.state.phase === 'setup') {
    const wanted = choices[table.prompt ?? ''];
    table.pick(wanted ?? (table.options[0] as string));
  }
  return table;
}

function weapons(table: Played, hero: number): string[] {
  return carries(table.hero(hero)).filter((card) => content.items[card]?.attacks);
}

rule(['H-QSWORD-01', 'H-QSWORD-02'], 'what the dungeon is made of', () => {
  const { tiles } = mapFor(QUEST).quest;
  const at = (x: number, y: number) => tiles.find((tile) => tile.x === x && tile.y === y)?.tile;
  expect([at(0, 0), at(3, 0), at(0, 3), at(3, 3)]).toEqual(['1B', '6A', '2B', '5B']);
  expect(tiles).toHaveLength(4);
});

rule('H-QSWORD-14', 'five crystals, and two Loot tokens on each loot zone for four heroes', () => {
  const { state } = play(QUEST, { heroes: 4 });
  const zones = mapFor(QUEST).quest.tokens.filter(({ kind }) => kind === 'loot').length;
  expect([tokens(state, 'objective'), tokens(state, 'loot')]).toEqual([5, 2 * zones]);
});

rule(
  'H-QSWORD-04',
  'a chosen hero takes the Greatsword out of the Common deck instead of a weapon',
  () => {
    const table = setUp(['ranger', 'wizard', 'berserker'], { 'ask.bearer': 'hero1' });
    expect(weapons(table, 1)).toEqual([SWORD]);
    expect(wears(table.hero(1))).toContain(SWORD);
    for (const other of [0, 2]) {
      const [weapon = '', ...more] = weapons(table, other);
      expect(content.items[weapon]?.deck).toBe('starting');
      expect(more).toEqual([]);
    }
    expect(table.state.decks.items.common.draw).not.toContain(SWORD);
  },
);

rule('H-QSWORD-05', 'the bearer takes 1, 2 and 3 Wounds in three rounds in a row', () => {
  const table = roundStart({});
  const health = [table.hero().health];
  for (let round = 2; round <= 3; round++) {
    pass(pass(table, 0), 1);
    health.push(table.hero().health);
  }
  expect(health).toEqual([19, 17, 14]);
  table.shows('hero1 health 20');
});

rule('H-QSWORD-06', 'a fourth round in a row loses the quest', () => {
  expect(roundStart({ held: 2 }).table.outcome).toBeNull();
  expect(roundStart({ held: 3 }).table.outcome).toEqual({ won: false, cause: 'cursed-sword' });
});

rule('H-QSWORD-07', 'the Sword wounds before Lifebringer tokens are spent', () => {
  const table = roundStart({ held: 1, health: 1 }).shows(
    'told knocked-out 1, told stood-up 1, hero health 3 knockedOut false',
  );
  expect(table.state.lifebringers).toEqual({ left: 0, spent: 1 });
});

rule('H-QSWORD-08', 'passing the Sword on in a Trade starts the count again', () => {
  const table = play(QUEST, {
    change(state) {
      bears(state, 2);
      for (const hero of state.heroes) Object.assign(hero, { health: 20, maxHealth: 20 });
      without(state, 'portal', 'roaming-portal');
    },
  });
  table.picks('hero0', 'trade').pickAs(0, 'give1');
  expect(table.state.quest.counters['rounds-held']).toBe(0);
  expect(wears(table.hero(1))).toEqual([SWORD]);
  while (table.prompt === 'ask.trade') table.pick('done');
  pass(pass(table, 0), 1);
  table.shows('hero health 20, hero1 health 19');
  expect(table.state.quest.counters['rounds-held']).toBe(1);
});

rule('H-QSWORD-09', 'the Sword cannot be put into the Inventory', () => {
  const table = play(QUEST, { heroes: 1, change: set(bears, 'hero has rusty-sword') }).shows(
    'lacks put-away, lacks trade',
  );
  expect(wears(table.hero())).toEqual([SWORD]);
  // Only the Sword is bound to its bearer.
  const helmed = play(QUEST, { heroes: 1, change: set(bears, 'hero wears pot-helm') }).pick(
    'put-away',
  );
  expect(wears(helmed.hero())).toEqual([SWORD]);
});

rule('H-QSWORD-10', 'the bearer destroys a crystal with an action and gains experience', () => {
  const table = play(QUEST, { at: [CRYSTAL, CRYSTAL], change: (state) => bears(state) })
    .pick('hero0')
    .shows('hero turn.actions 3')
    .pick('destroy-crystal')
    .shows('hero turn.actions 2 xp 5, hero1 xp 0');
  expect(tokens(table.state, 'objective')).toBe(4);
  play(QUEST, { at: [CRYSTAL, CRYSTAL], change: (state) => bears(state) })
    .pick('hero1')
    .shows('lacks destroy-crystal');
});

rule(
  ['H-QSWORD-03', 'H-QSWORD-11'],
  'the last crystal wins the quest, the last but one does not',
  () => {
    const breaking = (gone: number) =>
      play(QUEST, {
        at: [CRYSTAL],
        change: set(bears, (state) => void destroyed(state, gone)),
      }).picks('hero0', 'destroy-crystal');
    const fourth = breaking(3);
    expect([fourth.table.outcome, told(fourth)]).toEqual([null, { n: 4, of: 5 }]);
    expect(objectivesDone(fourth)).toEqual([false, false]);
    expect(breaking(4).table.outcome).toEqual({ won: true, cause: QUEST });
  },
);

rule('H-QSWORD-12', 'the Sword has more dice with every crystal gone', () => {
  const dice = (gone: number) => {
    const table = questScene(QUEST, {
      at: [CRYSTAL],
      change(state) {
        bears(state);
        destroyed(state, gone);
        putMob(state, 'undead', heroOf(state).zone);
      },
    }).runs((g, hero) => g.do.heroAttack(g, hero));
    const rolled = table.event('rolled')?.dice ?? [];
    return ['yellow', 'orange'].map((die) => rolled.filter((each) => each.startsWith(die)).length);
  };
  expect([0, 1, 2, 3, 4].map(dice)).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
    [3, 3],
  ]);
});

it('no other weapon grows with it', () =>
  questScene(QUEST, {
    change: set(bears, (state) => void destroyed(state, 4), 'hero1 wears rusty-sword'),
  }).runs((g, hero) => {
    expect(g.quest.extraDice?.(g, heroAt(g, 1), 'rusty-sword')).toEqual({ yellow: 0, orange: 0 });
    expect(g.quest.extraDice?.(g, hero, SWORD)).toEqual({ yellow: 2, orange: 2 });
  }));

rule(
  'H-QSWORD-13',
  'a lone hero takes 1 Wound a round, never loses by it, and may curse another weapon',
  () => {
    const table = roundStart({ heroes: 1 });
    for (let round = 2; round <= 5; round++) pass(table, 0);
    table.shows('state round 5');
    expect([table.hero().health, table.table.outcome]).toEqual([15, null]);
    const cursed = setUp(['ranger'], { 'ask.cursed-weapon': 'short-bow' });
    expect(weapons(cursed, 0)).toEqual(['short-bow']);
    expect(cursed.state.quest.counters['sword']).toBe(cursed.hero().items[0]?.number);
    expect(cursed.state.decks.items.common.draw).toContain(SWORD);
  },
);
