import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fromTheStart } from '../../../test/descent.ts';
import { byFoe } from '../../../test/fights.ts';
import { putMob, stack } from '../../../test/foes.ts';
import {
  CENTRAL,
  clearing,
  explored,
  gateOf,
  gates,
  SOUTH,
  WEST,
  zonesOf,
} from '../../../test/hellscape.ts';
import { heroOf, wears } from '../../../test/items.ts';
import { mapFor, pass, play, playTo, questScene, tokens } from '../../../test/quests.ts';
import { equipped } from '../../../test/training-ground.ts';
import { CLASSES } from '../../ids.ts';

const QUEST = 'hellscape';

describe('the dungeon', () => {
  rule(['H-QHELLSCAPE-01', 'H-QHELLSCAPE-02'], 'is 5A with four tiles around it', () => {
    const { tiles } = mapFor(QUEST, 4).quest;
    expect(tiles.map(({ tile }) => tile).sort()).toEqual(['2B', '3A', '5A', '6A', '7A']);
    const at = (column: number, row: number) =>
      tiles.find(({ x, y }) => x === 3 * column && y === 3 * row)?.tile;
    expect([at(0, 1), at(1, 1), at(2, 1)]).toEqual(['3A', '5A', '2B']);
    expect([at(1, 0), at(1, 2)]).toEqual(['7A', '6A']);
    for (const heroes of [5, 6]) expect(mapFor(QUEST, heroes).quest.tiles).toHaveLength(5);
  });

  rule(
    'H-QHELLSCAPE-05',
    'has a tile for each hero around the centre, with fewer than four',
    () => {
      for (const heroes of [1, 2, 3]) {
        const laid = mapFor(QUEST, heroes).quest.tiles.map(({ tile }) => tile);
        expect(laid).toHaveLength(heroes + 1);
        expect(laid).toContain('5A');
        // The tile with the Roaming Portal is always there.
        expect(laid).toEqual(['5A', '6A', '3A', '2B'].slice(0, heroes + 1));
      }
    },
  );

  rule(
    ['H-QHELLSCAPE-15', 'H-QHELLSCAPE-17', 'H-QHELLSCAPE-18', 'H-QHELLSCAPE-20'],
    'has these tokens on all five tiles, and nobody in it yet',
    () => {
      const { state } = play(QUEST, { heroes: 4, crowded: true });
      expect([mapFor(QUEST, 4).doors.length, tokens(state, 'spawn')]).toEqual([15, 10]);
      const treasure = ['chest', 'greater-chest', 'spike-trap', 'bear-trap'] as const;
      expect(treasure.map((kind) => tokens(state, kind))).toEqual([5, 2, 2, 2]);
      expect([tokens(state, 'fountain'), tokens(state, 'forge')]).toEqual([4, 4]);
      expect([state.enemies.length, mapFor(QUEST, 4).quest.bridges.length]).toEqual([0, 0]);
    },
  );

  rule(
    'H-QHELLSCAPE-16',
    'has a Portal on every outer tile, one of them the Roaming Monster Portal',
    () => {
      const portals = [1, 2, 3, 4, 5, 6].map((heroes) => {
        const { state } = play(QUEST, { heroes });
        return [tokens(state, 'portal'), tokens(state, 'roaming-portal')];
      });
      expect(portals).toEqual([
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [3, 1],
        [3, 1],
      ]);
    },
  );

  rule(
    'H-QHELLSCAPE-19',
    'has one Loot token on a loot zone, however many heroes there are',
    () => {
      for (const heroes of [2, 6]) {
        const { state } = play(QUEST, { heroes });
        const zones = mapFor(QUEST, heroes).quest.tokens.filter(({ kind }) => kind === 'loot');
        expect(tokens(state, 'loot')).toBe(zones.length);
      }
    },
  );

  rule('H-QHELLSCAPE-03', 'scatters the heroes: at most two of six share a zone', () => {
    const crowd = (heroes: number) => {
      const { state } = play(QUEST, { heroes });
      const counts = mapFor(QUEST, heroes).start.map(
        (start) => state.heroes.filter(({ zone }) => zone === start).length,
      );
      return counts.sort();
    };
    expect(crowd(4)).toEqual([1, 1, 1, 1]);
    expect(crowd(6)).toEqual([1, 1, 2, 2]);
    expect(crowd(2)).toEqual([1, 1]);
  });

  rule(['H-QHELLSCAPE-04', 'H-SETUP-13'], 'counts as one for two heroes', () => {
    questScene(QUEST, { heroes: 5 })
      .runs((g) => g.do.spawnMob(g, 0))
      .shows('state lifebringers.left 1, foes minions 2');
    const others = [1, 2, 3, 4, 5, 6].map((heroes) => play('tutorial', { heroes }).state);
    expect(others.map(({ lifebringers }) => lifebringers.left)).toEqual([1, 1, 2, 2, 3, 3]);
    const always = [1, 2, 3, 4, 5, 6].map((heroes) => play(QUEST, { heroes }).state);
    expect(always.map(({ lifebringers }) => lifebringers.left)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('uses the side of the armor for small parties, even for six heroes', () => {
    const table = fromTheStart({ quest: QUEST, heroes: CLASSES });
    while (table.state.phase === 'setup') table.pick(table.options[0] ?? '');
    for (const hero of table.state.heroes) expect(wears(hero)).toContain('battered-leather-armor');
  });
});

describe('the Dimension Gates', () => {
  rule('H-QHELLSCAPE-07', 'are the only ways to 5A, and nobody opens them', () => {
    const map = mapFor(QUEST, 4);
    for (const zone of map.zones)
      for (const { to, door } of map.exits[zone.id] ?? [])
        if ((zone.tile === CENTRAL) !== (map.zones[to]?.tile === CENTRAL))
          expect(map.doors[door]?.marked).toBe(true);
    const west = gateOf(WEST, 4);
    play(QUEST, {
      heroes: 4,
      change(state) {
        heroOf(state).zone = west.outer;
      },
    })
      .picks('hero0', 'move')
      .shows(`lacks door${west.id}, lacks zone${west.inner}`);
  });

  rule('H-QHELLSCAPE-08 H-QHELLSCAPE-09', 'open by themselves when their tile is cleared', () => {
    const clear = (chambers: boolean) =>
      questScene(QUEST, {
        heroes: 4,
        change(state) {
          if (chambers) explored(state, 4, WEST);
          else state.dungeon.revealed = state.dungeon.revealed.map(() => false);
          putMob(state, 'undead', gateOf(WEST, 4).outer);
        },
      }).runs(byFoe((g, foe) => g.do.woundEnemy(g, foe, 99, { kind: 'hero', hero: 0 })));
    const opened = playTo(clear(true), '');
    const shut = gates(4).filter((gate) => !opened.state.dungeon.open[gate]);
    expect(shut).toEqual(gates(4).filter((gate) => gate !== gateOf(WEST, 4).id));
    expect(opened.eventsNamed('door-card')).toEqual([]);
    // The chamber of 5A is revealed all the same.
    opened.shows('told spawned 2');
    expect(playTo(clear(false), '').state.dungeon.open[gateOf(WEST, 4).id]).toBe(false);
  });

  it('open too when the last chamber of a quiet tile is revealed', () => {
    const table = questScene(QUEST, {
      heroes: 2,
      change(state) {
        explored(state, 2, WEST);
        const [first = 0] = mapFor(QUEST, 2)
          .chambers.filter(({ zones }) => zonesOf(WEST, 2).includes(zones[0] ?? -1))
          .map(({ id }) => id);
        state.dungeon.revealed[first] = false;
        state.dungeon.tokens = [];
      },
    }).runs(function* (g) {
      const hidden = g.map.chambers.find(
        ({ id, zones }) =>
          !g.state.dungeon.revealed[id] && zonesOf(WEST, 2).includes(zones[0] ?? -1),
      );
      if (hidden) yield* g.do.revealChamber(g, hidden.id, null, false);
    });
    expect(table.state.dungeon.open[gateOf(WEST, 2).id]).toBe(true);
  });

  it('of the south are two, and open together', () => {
    const table = clearing(4);
    expect(gates(4)).toHaveLength(5);
    expect(gates(4).every((gate) => table.state.dungeon.open[gate])).toBe(true);
  });

  rule(
    'H-QHELLSCAPE-10',
    'let those pass who have opened their own, but nobody sees through them',
    () => {
      const west = gateOf(WEST, 2);
      const atGate = (own: boolean) =>
        play(QUEST, {
          change(state) {
            const [hero] = state.heroes;
            if (!hero) return;
            // The first hero comes from the south.
            state.quest.counters['home-0'] = SOUTH;
            state.dungeon.open[gateOf(SOUTH, 2).id] = own;
            state.dungeon.open[gateOf(SOUTH, 2).id + 1] = own;
            hero.zone = west.inner;
            equipped(state, 'short-bow');
            putMob(state, 'undead', west.outer);
          },
        }).pick('hero0');
      const own = atGate(true)
        .shows('lacks attack')
        .pick('move')
        .shows(`offers zone${west.outer}`)
        .pick(`zone${west.outer}`);
      expect([own.hero().zone, own.hero().turn?.mp]).toEqual([west.outer, 1]);
      expect(own.state.dungeon.open[west.id]).toBe(false);
      atGate(false).pick('move').shows(`lacks zone${west.outer}`);
      // Other doors stay shut for them, and the gates for everybody else.
      const { state } = own;
      questScene(QUEST, { change: (fresh) => void Object.assign(fresh, state) }).runs((g) => {
        const [hero] = g.state.heroes;
        const [mob] = g.state.enemies;
        const ordinary = g.map.doors.filter(({ marked }) => !marked).map(({ id }) => id);
        if (!hero || !mob) throw new Error('somebody is missing');
        expect(g.quest.passes?.(g, west.id, hero)).toBe(true);
        for (const door of ordinary) expect(g.quest.passes?.(g, door, hero)).toBe(false);
        expect(g.quest.passes?.(g, west.id, mob)).toBe(false);
      });
    },
  );

  it('the gates of a tile stay shut while portals send new enemies', () => {
    const table = play(QUEST, {
      heroes: 1,
      change(state) {
        explored(state, 1, SOUTH, CENTRAL);
        state.dungeon.tokens = state.dungeon.tokens.filter(({ kind }) => kind === 'roaming-portal');
        state.darkness.space = 2;
        stack(state.decks.mobs['1-2'], 'mob-satyrs-1-2');
        putMob(state, 'undead', gateOf(SOUTH, 1).outer, { frost: 2 });
      },
    });
    playTo(pass(table, 0), 'ask.turn');
    expect(table.state.enemies).toHaveLength(2);
    expect(table.state.dungeon.open[gateOf(SOUTH, 1).id]).toBe(false);
  });
});
