import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { leaveImmobileBehind } from '../src/rules/fights/fight-end.ts';
import { checkMission } from '../src/rules/turn/outcome.ts';
import type { AdventureState } from '../src/state.ts';
import { adventure, scene } from './adventure.ts';
import { inside, passages, stack } from './explore.ts';
import { enemyAt } from './items.ts';
import { defeat, defeatAll, FOUR, finish, missionScene, ROOM, xpOf } from './missions.ts';

const MISSION = 'a-fistful-of-dark-stone';

function guarded(state: AdventureState): void {
  stack(state.decks.threat.high, 'high-the-floor-gives-up');
}

rule(
  ['B-MISSION-05', 'B-EPIC-04'],
  'the final fight is one High Threat, whatever the number of heroes',
  () => {
    for (const size of [2, 3, 4]) {
      const t = missionScene({
        mission: MISSION,
        heroes: FOUR.slice(0, size),
        counters: { clues: 1 },
        seed: 'final',
        change: guarded,
      }).runs(roomExploration);
      finish(t);
      const { low, med, high, epic } = t.state.decks.threat;
      const drawn = [low, med, high, epic].map(({ discard }) => discard.length);
      expect([t.state.mission.objectiveFound, drawn]).toEqual([true, [0, 0, 1, 0]]);
      expect(t.state.fight).toMatchObject({ final: true, startedInTurn: 1 });
    }
  },
);

rule('B-MISSION-06 B-WIN-01', 'the mission is won with the last of the enemies, not before', () => {
  const t = missionScene({
    mission: MISSION,
    counters: { clues: 1 },
    seed: 'win',
    change: (state) => stack(state.decks.threat.high, 'five-guards'),
    content: (all) => ({
      ...all,
      threats: {
        ...all.threats,
        'five-guards': { id: 'five-guards', groups: [{ type: 'tentacles', number: 5 }] },
      },
    }),
  }).runs(function* (g) {
    yield* g.do.findObjective(g, ROOM);
    for (const guard of g.state.enemies.slice(1)) {
      yield* defeat(g, guard);
      yield* checkMission(g);
      expect(g.state.outcome).toBeNull();
    }
    expect(g.state.enemies).toHaveLength(1);
    yield* defeatAll(g);
  });
  finish(t);
  expect(t.state.outcome).toEqual({ won: true, cause: 'objective' });
  const names = t.events.map((event) => event.t);
  expect(names.indexOf('fight-ended')).toBeLessThan(names.indexOf('won'));
  expect(names.indexOf('loot')).toBeLessThan(names.indexOf('won'));
});

rule('B-MISSION-07', 'everyone gains 25 XP and rolls a D3 of Dark Stone', () => {
  const t = scene({
    heroes: FOUR.slice(0, 3),
    dice: 'dark-stone 1 2 3, corruption-check 6, corruption-check 6 6, corruption-check 6 6 6',
    change(state) {
      for (const hero of state.heroes)
        Object.assign(hero, { items: [], upgrades: [], darkStone: 0, grit: 0 });
    },
  }).runs((g) => g.do.winAdventure(g, 'objective'));
  expect(xpOf(t)).toEqual([25, 25, 25]);
  expect(t.state.heroes.map(({ darkStone }) => darkStone)).toEqual([1, 2, 3]);
  t.table.assertScriptUsed();
});

test('Immobile guards of the objective are not left behind: they have to be defeated', () => {
  const left = (final: boolean) =>
    scene({
      change(state) {
        const far = passages(state, 7).at(-1) ?? 0;
        enemyAt(state, inside(state, far)[0] ?? 0, 'targa-pylons');
        if (state.fight) state.fight.final = final;
      },
    })
      .runs((g) => {
        leaveImmobileBehind(g);
      })
      .done().state.enemies.length;
  expect([left(false), left(true)]).toEqual([0, 1]);
});

test('failing costs nothing more', () => {
  const t = adventure({
    heroes: ['us-marshal'],
    change: ({ heroes: [hero] }) => Object.assign(hero ?? {}, { gold: 40, items: [] }),
  });
  finish(t.pick('flee'));
  expect(t.state.outcome).toEqual({ won: false, cause: 'fled' });
  expect(t.hero(0)).toMatchObject({ gold: 40, xp: 0 });
});
