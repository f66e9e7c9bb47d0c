import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Played } from '../../../test/descent.ts';
import { arms, putMob } from '../../../test/foes.ts';
import { heroOf } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import {
  doorOn,
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
import { ofEnemy } from '../../occasion.ts';
import { activateEnemy } from '../../rules/enemies/enemy-phase.ts';
import type { DescentState, Enemy } from '../../state.ts';

const QUEST = 'the-soul-keys';
const KEY = [0, 1] as const;
const DOOR = [5, 1] as const;
const INSIDE = [6, 1] as const;
const HOURGLASS = [7, 0] as const;
const GATE = markedDoor(QUEST);

function bossOf(state: DescentState): Enemy {
  const boss = state.enemies.find(({ kind }) => kind === 'boss');
  if (!boss) throw new Error('there is no boss');
  return boss;
}

function holding(state: DescentState, ...heroes: readonly number[]): void {
  state.quest.held['key'] = [...heroes];
}

function time(state: DescentState): number[] {
  const keys = state.dungeon.tokens.filter(({ kind }) => kind === 'objective');
  return keys.map(({ count = 0 }) => count);
}

/** The first hero steps into the Time Chamber. */
function enter({ change, ...more }: QuestScene = {}): Played {
  return play(QUEST, {
    ...more,
    at: [DOOR],
    change(state) {
      without(state, 'objective', 'portal', 'roaming-portal');
      holding(state, 0, 0, 0);
      change?.(state);
    },
  }).picks(
    ...((more.heroes ?? 2) > 1 ? ['hero0'] : []),
    'move',
    `door${GATE}`,
    `zone${zoneOn(QUEST, ...INSIDE)}`,
  );
}

rule(['H-QKEYS-01', 'H-QKEYS-03', 'H-QKEYS-19'], 'what the dungeon is made of', () => {
  const map = mapFor(QUEST);
  expect(map.quest.tiles.map(({ tile }) => tile)).toEqual(['6B', '7A', '8B']);
  expect([map.doors.length, map.quest.bridges.length]).toEqual([8, 2]);
  const { state } = play(QUEST);
  expect(bossOf(state).type).toBe('reaper');
  expect(map.zones[bossOf(state).zone]?.tile).toBe(2);
  const doors = map.doors.filter(({ zones }) => zones.some((zone) => map.zones[zone]?.tile === 2));
  expect(doors.map(({ id, marked }) => [id, marked])).toEqual([[GATE, true]]);
});

rule('H-QKEYS-06 H-QKEYS-17 H-QKEYS-18 H-QKEYS-20 H-CONT-25', 'what lies and waits in it', () => {
  const { state } = play(QUEST, { heroes: 3, crowded: true });
  expect(time(state)).toEqual([1, 3, 5]);
  // Nine of the twelve Time tokens are in use.
  expect(12 - time(state).reduce((a, b) => a + b, 0)).toBe(3);
  const mobs = state.enemies.filter(({ kind }) => kind === 'mob');
  expect(mobs.map(({ minions }) => minions + 1)).toEqual([4]);
  expect(tokens(state, 'spawn')).toBe(3);
  expect([tokens(state, 'portal'), tokens(state, 'roaming-portal')]).toEqual([1, 1]);
  const rest = ['chest', 'greater-chest', 'bear-trap', 'forge', 'fountain'] as const;
  expect(rest.map((kind) => tokens(state, kind))).toEqual([1, 2, 1, 1, 1]);
  const { boss } = mapFor(QUEST);
  expect([boss?.zone, boss?.start]).toEqual([zoneOn(QUEST, 8, 1), [zoneOn(QUEST, ...INSIDE)]]);
});

describe('the keys', () => {
  rule('H-QKEYS-07', 'fade by one in every Darkness Phase', () => {
    const table = play(QUEST, { heroes: 1, change: (state) => without(state, 'roaming-portal') });
    expect(time(table.state)).toEqual([1, 3, 5]);
    pass(table, 0);
    expect([table.state.round, time(table.state)]).toEqual([2, [0, 2, 4]]);
  });

  rule(
    ['H-QKEYS-08', 'H-WIN-02'],
    'are gone when there is no time left to take, and all is lost',
    () => {
      const ticking = (left: number) => {
        const table = play(QUEST, {
          heroes: 1,
          change(state) {
            without(state, 'roaming-portal');
            const [key] = state.dungeon.tokens.filter(({ kind }) => kind === 'objective');
            if (key) key.count = left;
          },
        });
        return pass(table, 0);
      };
      expect(time(ticking(1).state)[0]).toBe(0);
      expect(ticking(1).table.outcome).toBeNull();
      expect(ticking(0).table.outcome).toEqual({ won: false, cause: 'key-vanished' });
    },
  );

  rule('H-QKEYS-09', 'take an action each, and teach every hero', () => {
    const table = play(QUEST, { heroes: 3, at: [KEY] })
      .picks('hero0', 'take-key')
      .shows('hero turn.actions 2, heroes xp 8 8 8');
    expect([tokens(table.state, 'objective'), told(table)]).toEqual([2, { n: 1, of: 3 }]);
  });

  rule(['H-QKEYS-02', 'H-QKEYS-04'], 'open the Time Chamber once the heroes have all three', () => {
    const atDoor = (...keys: readonly number[]) =>
      play(QUEST, { at: [DOOR], change: (state) => holding(state, ...keys) }).picks(
        'hero0',
        'move',
      );
    atDoor(0, 1).shows(`lacks door${GATE}`);
    expect(objectivesDone(atDoor(0, 1))).toEqual([false, false]);
    atDoor(0, 0, 1).shows(`offers door${GATE}`);
    expect(objectivesDone(atDoor(0, 0, 1))).toEqual([true, false]);
  });
});

rule('H-QKEYS-10', 'enemies pass closed doors, but see nothing through them', () => {
  const beside = (item: string) =>
    questScene(QUEST, {
      heroes: 1,
      at: [[3, 1]],
      content: arms({ club: { melee: { yellow: 1 } }, bow: { ranged: { yellow: 1 } } }),
      change: (state) => putMob(state, 'undead', zoneOn(QUEST, 3, 0), { item }),
      dice: item === 'club' ? 'yellow H' : [],
    }).runs(function* (g) {
      const mob = g.state.enemies.find(({ kind }) => kind === 'mob');
      if (mob && item === 'club') yield* activateEnemy(g, mob);
      else if (mob) yield* g.do.enemyAction(g, mob);
    });
  const club = beside('club').done();
  expect(club.enemy('undead').zone).toBe(zoneOn(QUEST, 3, 1));
  club.shows('told attack 1');
  expect(club.state.dungeon.open[doorOn(QUEST, 3, 0, 3, 1)]).toBe(false);
  expect(beside('bow').eventsNamed('attack')).toEqual([]);
});

describe('the fight', () => {
  rule('H-QKEYS-05', 'begins without a Door card as soon as a hero is inside', () => {
    const table = enter();
    expect(table.eventsNamed('door-card')).toEqual([]);
    table.shows('told boss-fight 1');
  });

  rule(
    ['H-QKEYS-11', 'H-QKEYS-12', 'H-QKEYS-13'],
    'finds all heroes fresh, levelled up and with time',
    () => {
      const table = enter({
        heroes: 3,
        change: set(
          'heroes health 1 mana 0 xp 8, hero2 knockedOut true health 0',
          (state) => void putMob(state, 'undead', zoneOn(QUEST, 1, 1)),
          'state darkness.space 6',
        ),
      });
      const { left } = table.state.lifebringers;
      playTo(table, 'ask.activate');
      const { state } = table;
      expect(state.dungeon.bossOnly).toBe(true);
      expect(state.enemies.map(({ kind }) => kind)).toEqual(['boss']);
      for (const hero of state.heroes) {
        expect(hero).toMatchObject({ zone: zoneOn(QUEST, ...INSIDE), knockedOut: false });
        expect([hero.health, hero.mana]).toEqual([hero.maxHealth, hero.maxMana]);
        expect([hero.level, hero.xp, hero.activated]).toEqual([2, 3, false]);
      }
      expect([state.lifebringers.left, state.lifebringers.spent]).toEqual([left, 0]);
      expect(state.darkness).toEqual({ side: 'boss', space: 1 });
      const glasses = state.dungeon.tokens.filter(({ kind }) => kind === 'hourglass');
      expect(glasses.map(({ count }) => count)).toEqual([2, 2]);
      table.shows('prompt ask.activate');
    },
  );

  rule('H-QKEYS-14', 'a hero adds time to an Hourglass with an action', () => {
    const table = enter({ heroes: 1 });
    heroOf(table.state).zone = zoneOn(QUEST, ...HOURGLASS);
    const glass = table.state.dungeon.tokens.find(({ kind }) => kind === 'hourglass');
    if (glass) glass.count = 1;
    table.picks('move', 'done', 'add-time');
    expect(glass?.count).toBe(2);
    table.shows('hero turn.actions 2');
  });

  rule(['H-CONT-25', 'H-ABIL-19'], 'there are no more than 12 Time tokens to add', () => {
    const offered = (counts: readonly number[]) => {
      const table = enter({ heroes: 1 });
      heroOf(table.state).zone = zoneOn(QUEST, ...HOURGLASS);
      const glasses = table.state.dungeon.tokens.filter(({ kind }) => kind === 'hourglass');
      for (const [i, glass] of glasses.entries()) glass.count = counts[i] ?? 0;
      return table.picks('move', 'done').options.includes('add-time');
    };
    expect([offered([2, 9]), offered([2, 10])]).toEqual([true, false]);
  });

  rule('H-QKEYS-15', 'is lost when the Reaper must take time that is not there', () => {
    const midnight = (left: number) =>
      questScene(QUEST, {
        change(state) {
          const zone = zoneOn(QUEST, ...HOURGLASS);
          state.dungeon.tokens.push({ id: 900, kind: 'hourglass', zone, count: left });
        },
      }).runs(function* (g) {
        const midnight = g.content.bosses.reaper.special.at(-1);
        yield* g.do.happen(g, ofEnemy(bossOf(g.state)), midnight ?? []);
      });
    midnight(1).shows('state outcome null');
    expect(midnight(0).state.outcome).toEqual({ won: false, cause: 'out-of-time' });
  });

  rule('H-QKEYS-16', 'is won with the death of the Reaper', () => {
    const wounding = (short: number) => {
      const table = questScene(QUEST, {
        change: set('state darkness.side boss darkness.space 1'),
      }).runs(function* (g) {
        const wounds = g.content.bosses.reaper.healthPerHero * g.state.scale - short;
        yield* g.do.woundEnemy(g, bossOf(g.state), wounds, { kind: 'hero', hero: 0 });
      });
      return table.state.outcome;
    };
    expect(wounding(1)).toBeNull();
    expect(wounding(0)).toEqual({ won: true, cause: QUEST });
  });

  it('keys fade no more once it has begun', () => {
    const table = enter({ heroes: 1 }).pick('end-turn');
    playTo(table, 'ask.turn');
    expect(table.table.outcome).toBeNull();
  });
});
