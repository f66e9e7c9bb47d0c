import { rule } from '@crawlspace/kernel/testing';
import { expect, it } from 'vitest';
import { byFoe } from '../../../test/fights.ts';
import { arms, putMob } from '../../../test/foes.ts';
import { heroOf } from '../../../test/items.ts';
import { consecrated, paladinBoard } from '../../../test/paladin.ts';
import {
  mapFor,
  markedDoor,
  objectivesDone,
  play,
  questScene,
  tokens,
  told,
  without,
  zoneOn,
} from '../../../test/quests.ts';
import { equipped } from '../../../test/training-ground.ts';
import type { DescentState } from '../../state.ts';

const QUEST = 'highway-to-hellscape';
const SWITCH = [4, 1] as const;
const ALTAR = [8, 2] as const;
const IN_FRONT = [6, 2] as const;
const BEHIND = [7, 2] as const;
const GATE = markedDoor(QUEST);

/** Only the switch in this cell is still to be pressed. */
function lastSwitch(state: DescentState): void {
  const zone = zoneOn(QUEST, ...SWITCH);
  state.dungeon.tokens = state.dungeon.tokens.filter(
    (token) => token.kind !== 'objective' || token.zone === zone,
  );
}

rule(['H-QHIGHWAY-01', 'H-QHIGHWAY-12'], 'what the dungeon is made of', () => {
  const map = mapFor(QUEST);
  expect(map.quest.tiles.map(({ tile }) => tile)).toEqual(['1A', '3A', '5A']);
  expect([map.doors.length, map.quest.bridges.length, map.zones.length]).toEqual([9, 2, 29]);
  expect(map.doors.filter(({ marked }) => marked)).toHaveLength(1);
});

rule(['H-QHIGHWAY-10', 'H-QHIGHWAY-11', 'H-QHIGHWAY-13'], 'what lies and waits in it', () => {
  const { state } = play(QUEST, { heroes: 3, crowded: true });
  expect([tokens(state, 'objective-gray'), tokens(state, 'objective')]).toEqual([1, 2]);
  expect(state.enemies.map(({ kind, minions }) => [kind, minions + 1])).toEqual([
    ['mob', 4],
    ['mob', 4],
  ]);
  expect(tokens(state, 'spawn')).toBe(4);
  expect([tokens(state, 'portal'), tokens(state, 'roaming-portal')]).toEqual([1, 1]);
  const rest = ['chest', 'spike-trap', 'pillar', 'forge'] as const;
  expect(rest.map((kind) => tokens(state, kind))).toEqual([2, 1, 1, 1]);
});

rule('H-QHIGHWAY-06', 'a switch costs a movement point and teaches who pressed it', () => {
  const table = play(QUEST, { heroes: 3, at: [SWITCH] })
    .picks('hero0', 'move', 'press-switch')
    .shows('hero turn.mp 1');
  expect(tokens(table.state, 'objective')).toBe(1);
  table.shows('heroes xp 3 0 0');
});

rule('H-QHIGHWAY-02', 'one switch is not enough: the Gate is closed and nobody leaves', () => {
  const pressed = play(QUEST, { at: [SWITCH] }).picks('hero0', 'move', 'press-switch');
  expect(pressed.state.dungeon.open[GATE]).toBe(false);
  expect([objectivesDone(pressed), told(pressed)]).toEqual([[false, false], { n: 1, of: 2 }]);
  const table = play(QUEST, { at: [ALTAR], change: lastSwitch }).picks('hero0', 'move');
  expect(objectivesDone(table)).toEqual([false, false]);
  expect(told(table)).toEqual({ n: 1, of: 2 });
  expect(table.state.dungeon.open[GATE]).toBe(false);
  table.shows('lacks leave');
});

rule(
  'H-QHIGHWAY-07',
  'with both switches pressed the Gate opens by itself and its chamber is revealed',
  () => {
    const table = play(QUEST, { at: [SWITCH], change: lastSwitch }).picks(
      'hero0',
      'move',
      'press-switch',
    );
    expect(table.state.dungeon.open[GATE]).toBe(true);
    table.shows('told door-card 1, hero turn.mp 1');
    const chamber = mapFor(QUEST).zoneAt(...BEHIND)?.chamber ?? -1;
    expect(table.state.dungeon.revealed[chamber]).toBe(true);
    expect(table.state.enemies).toHaveLength(4);
    expect(objectivesDone(table)).toEqual([true, false]);
  },
);

rule('H-QHIGHWAY-04', 'no hero opens or passes the Gate', () =>
  play(QUEST, { at: [IN_FRONT] })
    .picks('hero0', 'move')
    .shows(
      `lacks door${GATE}, lacks zone${zoneOn(QUEST, ...BEHIND)}`,
      `offers zone${zoneOn(QUEST, 6, 1)}`,
    ),
);

rule('H-QHIGHWAY-03', 'enemies pass the Gate as if it were open', () => {
  const table = questScene(QUEST, {
    at: [IN_FRONT],
    content: arms({ club: { melee: { yellow: 1 } } }),
    change: (state) => putMob(state, 'undead', zoneOn(QUEST, ...BEHIND), { item: 'club' }),
  }).runs(byFoe((g, foe) => g.do.enemyAction(g, foe)));
  expect(table.enemy('undead').zone).toBe(zoneOn(QUEST, ...IN_FRONT));
  expect(table.state.dungeon.open[GATE]).toBe(false);
});

rule('H-QHIGHWAY-05', 'nobody shoots through the closed Gate', () => {
  const bow = (state: DescentState) => {
    equipped(state, 'short-bow');
    putMob(state, 'undead', zoneOn(QUEST, ...BEHIND));
  };
  play(QUEST, { at: [IN_FRONT], change: bow })
    .pick('hero0')
    .shows('lacks attack');
  play(QUEST, {
    at: [IN_FRONT],
    change(state) {
      bow(state);
      state.dungeon.open[GATE] = true;
    },
  })
    .pick('hero0')
    .shows('offers attack');
});

rule('H-QHIGHWAY-08', 'a hero leaves by the altar for a movement point', () => {
  const table = play(QUEST, { at: [ALTAR], change: (state) => without(state, 'objective') })
    .picks('hero0', 'move', 'leave')
    .shows('hero gone true, told left 1');
  // The turn is over, and the other hero is the only one left to act.
  table.shows('hero activated true, state active 1');
});

rule('H-QHIGHWAY-09', 'the quest is won when the last hero has left', () => {
  const table = play(QUEST, {
    heroes: 3,
    at: [ALTAR, ALTAR, ALTAR],
    change: (state) => without(state, 'objective'),
  }).picks('hero0', 'move', 'leave', 'hero1', 'move', 'leave');
  expect(table.table.outcome).toBeNull();
  expect(told(table, 1)).toEqual({ n: 2, of: 3 });
  table.picks('move', 'leave');
  expect(table.table.outcome).toEqual({ won: true, cause: QUEST });
  expect(objectivesDone(table)).toEqual([true, true]);
});

it('who leaves enemies behind is struck, and may fall before the way out', () => {
  const leaving = (health: number) =>
    play(QUEST, {
      heroes: 1,
      at: [ALTAR],
      change(state) {
        without(state, 'objective');
        putMob(state, 'undead', zoneOn(QUEST, ...ALTAR), { minions: 2 });
        heroOf(state).health = health;
      },
    }).picks('move', 'leave');
  expect(leaving(4).table.outcome?.won).toBe(true);
  leaving(3).shows('hero gone false knockedOut false health 3, told knocked-out 1');
});

it('the spirits of a hero leave with them', () => {
  const table = play(QUEST, {
    at: [ALTAR],
    change(state) {
      without(state, 'objective');
      const zone = zoneOn(QUEST, ...ALTAR);
      const spirit = { zone, wounds: 0, fire: 0, frost: 0, activated: false };
      state.allies.push({ id: 'flame-spirit', owner: 0, ...spirit });
      state.allies.push({ id: 'frost-spirit', owner: 1, ...spirit });
    },
  }).picks('hero0', 'move', 'leave');
  expect(table.state.allies.map(({ id }) => id)).toEqual(['frost-spirit']);
});

it('consecrated ground is so no more when its Paladin has left', () => {
  const table = play(QUEST, {
    heroes: 4,
    at: [ALTAR, ALTAR, ALTAR, ALTAR],
    change(state) {
      without(state, 'objective');
      consecrated(state, 0, zoneOn(QUEST, ...ALTAR, 4));
    },
  }).picks('hero3', 'move', 'leave');
  expect(paladinBoard(table.state).zones).toEqual([null, null, null]);
});
