import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Played } from '../../../test/descent.ts';
import { putMob } from '../../../test/foes.ts';
import { heroOf } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import {
  mapFor,
  markedDoor,
  objectivesDone,
  pass,
  play,
  playTo,
  type QuestScene,
  questScene,
  tokens,
  told,
  without,
  zoneOn,
} from '../../../test/quests.ts';
import type { DescentState, Enemy } from '../../state.ts';

const QUEST = 'releasing-michael';
const SEAL = [5, 1] as const;
const DOOR = [5, 2] as const;
const INSIDE = [6, 2] as const;
const GATE = markedDoor(QUEST);

function bossOf(state: DescentState): Enemy {
  const boss = state.enemies.find(({ kind }) => kind === 'boss');
  if (!boss) throw new Error('there is no boss');
  return boss;
}

/** The door to the chamber is open, and nothing is in the way. */
function opened(state: DescentState): void {
  without(state, 'corruption', 'portal', 'roaming-portal');
  state.dungeon.open[GATE] = true;
}

/** The first hero steps into the chamber. */
function enter({ change, ...more }: QuestScene = {}): Played {
  return play(QUEST, { ...more, at: [DOOR], change: set(opened, change) }).picks(
    ...((more.heroes ?? 2) > 1 ? ['hero0'] : []),
    'move',
    `zone${zoneOn(QUEST, ...INSIDE)}`,
  );
}

function wells(state: DescentState): number[] {
  const tokensThere = state.dungeon.tokens.filter(({ kind }) => kind === 'corruption');
  return tokensThere.map(({ count = 0 }) => count);
}

rule(['H-QMICHAEL-01', 'H-QMICHAEL-03', 'H-BOSS-06'], 'Michael waits on tile 8A', () => {
  const map = mapFor(QUEST);
  expect(map.quest.tiles.map(({ tile }) => tile)).toEqual(['2B', '4B', '8A']);
  const { state } = play(QUEST);
  expect(bossOf(state).type).toBe('michael');
  const tile = map.zones[bossOf(state).zone]?.tile ?? -1;
  expect(map.quest.tiles[tile]?.tile).toBe('8A');
  expect(tokens(state, 'corruption')).toBe(4);
});

describe('the seals', () => {
  rule('H-QMICHAEL-07', 'are broken with an action each', () => {
    const table = play(QUEST, { at: [SEAL] })
      .picks('hero0', 'break-seal')
      .shows('hero turn.actions 2');
    expect(tokens(table.state, 'corruption')).toBe(3);
  });

  rule('H-QMICHAEL-08', 'teach every hero', () =>
    play(QUEST, { heroes: 3, at: [SEAL, [0, 1]] })
      .picks('hero0', 'break-seal', 'end-turn', 'hero1', 'break-seal')
      .shows('heroes xp 10 10 10'),
  );

  rule(
    ['H-QMICHAEL-02', 'H-QMICHAEL-04'],
    'keep the only door of the chamber shut until all are broken',
    () => {
      const tile = mapFor(QUEST).boss?.tile;
      const doors = mapFor(QUEST).doors.filter(({ zones }) =>
        zones.some((zone) => mapFor(QUEST).zones[zone]?.tile === tile),
      );
      expect(doors.map(({ id }) => id)).toEqual([GATE]);
      const atDoor = (seals: number) =>
        play(QUEST, {
          at: [DOOR],
          change(state) {
            without(state, 'corruption');
            const zone = zoneOn(QUEST, ...SEAL);
            for (let id = 900; id < 900 + seals; id++)
              state.dungeon.tokens.push({ id, kind: 'corruption', zone });
          },
        }).picks('hero0', 'move');
      atDoor(1).shows(`lacks door${GATE}`);
      expect([told(atDoor(1)), objectivesDone(atDoor(1))]).toEqual([{ n: 1 }, [false, false]]);
      const table = atDoor(0).pick(`door${GATE}`);
      expect(table.state.dungeon.open[GATE]).toBe(true);
      table.shows('hero turn.mp 1');
      expect(objectivesDone(table)).toEqual([true, false]);
    },
  );
});

rule('H-QMICHAEL-05', 'no Door card is drawn at the chamber', () => {
  const table = play(QUEST, { at: [DOOR], change: (state) => without(state, 'corruption') })
    .picks('hero0', 'move', `door${GATE}`)
    .shows('told door-opened 1');
  expect(table.eventsNamed('door-card')).toEqual([]);
});

it('nobody shoots Michael from outside', () =>
  play(QUEST, { at: [DOOR], change: set(opened, 'hero wears short-bow') })
    .pick('hero0')
    .shows('lacks attack'));

rule('H-QMICHAEL-06', 'the first hero inside begins the fight', () => {
  const outside = play(QUEST, { at: [DOOR], change: opened }).picks('hero0', 'move');
  outside
    .pick(outside.options.find((id) => id !== `zone${zoneOn(QUEST, ...INSIDE)}`) ?? '')
    .shows('told moved 1');
  expect(outside.eventsNamed('boss-fight')).toEqual([]);
  const table = enter({
    heroes: 4,
    change: set(
      (state) => void putMob(state, 'undead', zoneOn(QUEST, 3, 2)),
      'heroes health 1 mana 0 xp 0, hero3 knockedOut true, hero1 xp 5',
    ),
  });
  playTo(table, 'ask.activate');
  const { state } = table;
  expect(state.heroes.map(({ zone }) => zone)).toEqual(Array(4).fill(zoneOn(QUEST, ...INSIDE)));
  expect(state.heroes.every((hero) => hero.health === hero.maxHealth && !hero.knockedOut)).toBe(
    true,
  );
  expect(state.heroes.every((hero) => hero.mana === hero.maxMana)).toBe(true);
  expect(heroOf(state, 1).level).toBe(2);
  expect(state.enemies.map(({ kind }) => kind)).toEqual(['boss']);
  expect(state.darkness).toEqual({ side: 'boss', space: 1 });
  expect([state.phase, state.heroes.some(({ activated }) => activated)]).toEqual(['hero', false]);
});

describe('the wells of Corruption', () => {
  it('stand in the corners: as many are full as the game counts heroes, four at most', () => {
    const full = (heroes: number) => wells(enter({ heroes }).state);
    expect([1, 2, 3, 4, 6].map(full)).toEqual([
      [1, 1, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ]);
  });

  it('are cleansed with an action', () => {
    const table = enter({ heroes: 1 });
    heroOf(table.state).zone = zoneOn(QUEST, 6, 1);
    playTo(table, 'ask.turn');
    table.shows('lacks break-seal').picks('move', 'done', 'cleanse-well');
    expect(wells(table.state)).toEqual([0, 1, 0, 0]);
    table.shows('lacks cleanse-well, hero turn.actions 2');
  });

  /** A Darkness Phase of the fight. */
  function darkness(counts: readonly number[], wounds: number) {
    return questScene(QUEST, {
      change(state) {
        without(state, 'corruption');
        state.dungeon.bossOnly = true;
        state.darkness = { side: 'boss', space: 1 };
        bossOf(state).wounds = wounds;
        counts.forEach((count, at) => {
          const zone = zoneOn(QUEST, at % 2 ? 8 : 6, at < 2 ? 1 : 3);
          state.dungeon.tokens.push({ id: 900 + at, kind: 'corruption', zone, count });
        });
      },
    }).runs((g) => g.quest.darkness?.(g) ?? none());
  }

  it('heal Michael, and rise where they are lowest', () => {
    const one = darkness([2, 1, 2, 0], 20);
    expect([bossOf(one.state).wounds, wells(one.state)]).toEqual([15, [2, 1, 2, 1]]);
    const choice = darkness([1, 1, 2, 2], 20).shows('prompt ask.well, options token900 token901');
    expect(wells(choice.pick('token901').state)).toEqual([1, 2, 2, 2]);
  });

  it('lose the quest when they run over', () => {
    darkness([3, 3, 3, 2], 0).shows('state outcome null');
    expect(darkness([3, 3, 3, 3], 0).state.outcome).toEqual({ won: false, cause: 'corrupted' });
  });

  it('are quiet before the fight', () => {
    const table = play(QUEST, { heroes: 1 });
    playTo(pass(table, 0), 'ask.turn');
    expect(table.eventsNamed('quest')).toEqual([]);
    expect(tokens(table.state, 'corruption')).toBe(4);
  });
});

rule('H-QMICHAEL-09', 'Michael is released when he is beaten, and the quest is won', () => {
  const beating = (short: number) => {
    const table = questScene(QUEST, {
      change: set(opened, 'state darkness.side boss darkness.space 1'),
    }).runs(function* (g) {
      const wounds = g.content.bosses.michael.healthPerHero * g.state.scale - short;
      yield* g.do.woundEnemy(g, bossOf(g.state), wounds, { kind: 'hero', hero: 0 });
    });
    return table;
  };
  beating(1).shows('state outcome null');
  const other = questScene(QUEST, {
    change: (state) => putMob(state, 'undead', heroOf(state).zone),
  }).runs(function* (g) {
    const mob = g.state.enemies.find(({ kind }) => kind === 'mob');
    const cause = { kind: 'hero', hero: 0 } as const;
    if (mob) yield* g.do.woundEnemy(g, mob, 99, cause);
  });
  expect([other.state.enemies.length, other.state.outcome]).toEqual([1, null]);
  expect(objectivesDone(beating(1))).toEqual([true, false]);
  const free = beating(0);
  expect(free.state.outcome).toEqual({ won: true, cause: QUEST });
  expect(objectivesDone(free)).toEqual([true, true]);
});

function* none() {}
