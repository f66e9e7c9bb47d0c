import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ally } from '../../../test/allies.ts';
import { byFoe } from '../../../test/fights.ts';
import { arms, putMob, putMonster, stack } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import {
  doorOn,
  mapFor,
  objectivesDone,
  play,
  type QuestScene,
  questScene,
  tokens,
  told,
  zoneOn,
} from '../../../test/quests.ts';
import { activateEnemy } from '../../rules/enemies/enemy-phase.ts';
import type { DescentState } from '../../state.ts';

const QUEST = 'hellish-maze';
/** Passages on 5B and 3B. */
const HERE = [2, 0] as const;
const THERE = [0, 6] as const;
/** A chamber on 3B with a Spawn token and one of the Corruption tokens. */
const DEN = doorOn(QUEST, 0, 4, 1, 4);

/** These monsters come next, in this order. */
function monsters(state: DescentState, ...types: readonly string[]): void {
  stack(state.decks.roaming['1-2'], ...types.map((type) => `roaming-${type}-1-2`));
}

rule(['H-QMAZE-01', 'H-QMAZE-06'], 'four tiles that lie side by side without touching', () => {
  const map = mapFor(QUEST);
  expect(map.quest.tiles.map(({ tile }) => tile).sort()).toEqual(['3B', '4B', '5B', '6A']);
  for (const { tile, ways } of map.zones)
    for (const way of Object.values(ways)) if (way) expect(map.zones[way.to]?.tile).toBe(tile);
  play(QUEST, { at: [HERE] })
    .picks('hero0', 'move')
    .shows(`lacks zone${zoneOn(QUEST, 5, 0)}`);
});

rule('H-QMAZE-03', 'a Corruption token in each of four zones', () => {
  const { state } = play(QUEST);
  const lairs = state.dungeon.tokens.filter(({ kind }) => kind === 'corruption');
  expect(new Set(lairs.map(({ zone }) => zone)).size).toBe(4);
  expect(lairs).toHaveLength(4);
  const tiles = lairs.map(({ zone }) => mapFor(QUEST).zones[zone]?.tile);
  expect(new Set(tiles).size).toBe(4);
});

describe('the passages', () => {
  rule('H-QMAZE-07', 'lead to any other for a movement point', () => {
    const table = play(QUEST, {
      at: [HERE],
      change(state) {
        const [first] = state.dungeon.tokens.filter(({ kind }) => kind === 'objective').slice(-1);
        state.dungeon.tokens = state.dungeon.tokens.filter((token) => token !== first);
      },
    });
    expect(tokens(table.state, 'objective')).toBe(4);
    table.picks('hero0', 'move', 'use-passage').shows('prompt ask.passage');
    expect(table.options).toHaveLength(3);
    table.pick(`zone${zoneOn(QUEST, ...THERE)}`);
    expect(table.hero().zone).toBe(zoneOn(QUEST, ...THERE));
    table.shows('hero turn.mp 1');
  });

  it('do not save anybody from those they leave behind', () => {
    const leaving = (health: number) =>
      play(QUEST, {
        heroes: 1,
        at: [HERE],
        change: set(
          `hero health ${health}`,
          (state) => void putMob(state, 'undead', zoneOn(QUEST, ...HERE), { minions: 1 }),
        ),
      }).picks('move', 'use-passage', `zone${zoneOn(QUEST, ...THERE)}`);
    expect(leaving(5).hero()).toMatchObject({ zone: zoneOn(QUEST, ...THERE), health: 3 });
    const fallen = leaving(2).shows('told knocked-out 1');
    expect(fallen.hero().zone).toBe(zoneOn(QUEST, ...HERE));
  });

  rule('H-QMAZE-08', 'draw enemies whose tile no hero is on', () => {
    const table = questScene(QUEST, {
      content: arms({ club: { melee: { yellow: 1 } } }),
      change: (state) => putMob(state, 'undead', zoneOn(QUEST, 0, 4), { item: 'club' }),
    }).runs(byFoe((g, foe) => activateEnemy(g, foe)));
    expect(table.enemy('undead').zone).toBe(zoneOn(QUEST, ...THERE));
  });

  /** Where a mob goes that stands at a passage. */
  const fromAPassage = (situation: QuestScene) =>
    questScene(QUEST, {
      content: arms({ club: { melee: { yellow: 1 } } }),
      ...situation,
      change: set(
        (state) => void putMob(state, 'undead', zoneOn(QUEST, ...THERE), { item: 'club' }),
        situation.change,
      ),
    })
      .runs(byFoe((g, foe) => g.do.enemyAction(g, foe)))
      .enemy('undead').zone;

  it('do not draw those who have heroes to chase', () => {
    const at = [
      [0, 4],
      [0, 4],
    ] as const;
    expect(fromAPassage({ at })).toBe(zoneOn(QUEST, 0, 5));
  });

  rule(['H-SHA-08', 'H-QMAZE-08'], 'do not draw those who have a Spirit to chase', () => {
    const change = (state: DescentState) => void ally(state, 'frost-spirit', zoneOn(QUEST, 0, 4));
    expect(fromAPassage({ change })).toBe(zoneOn(QUEST, 0, 5));
  });

  rule('H-QMAZE-09', 'are next to each other for enemies, without a line of sight', () => {
    const table = questScene(QUEST, {
      at: [HERE, HERE],
      content: arms({ wand: { magic: { yellow: 1 } } }),
      change: (state) => putMob(state, 'undead', zoneOn(QUEST, ...THERE), { item: 'wand' }),
    }).runs(byFoe((g, foe) => g.do.enemyAction(g, foe)));
    expect(table.eventsNamed('attack')).toEqual([]);
    expect(table.enemy('undead').zone).toBe(zoneOn(QUEST, ...HERE));
  });
});

describe('the Beasts', () => {
  rule(
    ['H-QMAZE-04', 'H-EPHASE-21'],
    'wake when their chamber is revealed, besides the usual mob',
    () => {
      const table = questScene(QUEST, { change: (state) => monsters(state, 'andra') }).runs(
        (g, hero) => g.do.openDoor(g, DEN, hero),
      );
      const [mob, beast, ...more] = table.state.enemies;
      expect([mob?.kind, beast?.kind, more.length]).toEqual(['mob', 'roaming', 0]);
      expect(beast).toMatchObject({ type: 'andra', mark: 'beast', zone: zoneOn(QUEST, 2, 4) });
      expect(tokens(table.state, 'corruption')).toBe(3);
    },
  );

  rule(['H-QMAZE-05', 'H-BOSS-19'], 'one that is there already acts, and another is drawn', () => {
    const table = questScene(QUEST, {
      at: [[0, 2]],
      change(state) {
        monsters(state, 'ghoul', 'andra');
        putMonster(state, 'ghoul', zoneOn(QUEST, 1, 1), { mark: 'beast' });
        for (const hero of state.heroes) hero.zone = zoneOn(QUEST, 0, 2);
      },
    }).runs((g, hero) => g.do.openDoor(g, DEN, hero));
    expect(table.enemy('ghoul').zone).toBe(zoneOn(QUEST, 1, 2));
    const beasts = table.state.enemies.filter(({ mark }) => mark === 'beast');
    expect(beasts.map(({ type }) => type)).toEqual(['ghoul', 'andra']);
  });

  rule('H-BOSS-20', 'with none left to come the quest is lost', () => {
    const table = questScene(QUEST, {
      change(state) {
        const all = ['ghoul', 'lyidan', 'andra', 'ytheria'] as const;
        for (const type of all) putMonster(state, type, zoneOn(QUEST, 6, 6));
        for (const tier of ['1-2', '3-4', '5'] as const) stack(state.decks.roaming[tier]);
      },
    }).runs((g, hero) => g.do.openDoor(g, DEN, hero));
    expect(table.table.outcome).toEqual({ won: false, cause: 'no-enemy-left' });
  });

  rule('H-QMAZE-02', 'must all four die; other monsters do not count', () => {
    const killing = (dead: number, mark: string | null) =>
      questScene(QUEST, {
        change: set(
          ({ quest }) => void Object.assign(quest, { counters: { 'beasts-killed': dead } }),
          (state) => void putMonster(state, 'ghoul', zoneOn(QUEST, 1, 1), { mark }),
        ),
      }).runs(function* (g) {
        const [beast] = g.state.enemies;
        const cause = { kind: 'hero', hero: 0 } as const;
        if (beast) yield* g.do.woundEnemy(g, beast, 99, cause);
      });
    const third = killing(2, 'beast');
    expect([told(third), objectivesDone(third)]).toEqual([{ n: 3, of: 4 }, [false]]);
    third.shows('state outcome null');
    killing(3, null).shows('state outcome null');
    expect(killing(3, 'beast').state.outcome).toEqual({ won: true, cause: QUEST });
  });
});
