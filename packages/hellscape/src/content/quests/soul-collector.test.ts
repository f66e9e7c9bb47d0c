import { rule } from '@crawlspace/kernel/testing';
import { expect, it } from 'vitest';
import { byFoe } from '../../../test/fights.ts';
import { putMob, putMonster } from '../../../test/foes.ts';
import { heroOf } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import {
  mapFor,
  objectivesDone,
  play,
  type QuestScene,
  questScene,
  tokens,
  told,
  zoneOn,
} from '../../../test/quests.ts';
import type { Cause } from '../../effects.ts';
import type { DescentState } from '../../state.ts';

const QUEST = 'soul-collector';
const PRISON = [2, 5] as const;
const GATE = [5, 5] as const;
const HERO: Cause = { kind: 'hero', hero: 0 };

function souls(state: DescentState, n: number): void {
  state.quest.counters['souls'] = n;
}

function killing(situation: QuestScene, wounds: number, cause: Cause = HERO) {
  return questScene(QUEST, situation).runs(
    byFoe((g, foe) => g.do.woundEnemy(g, foe, wounds, cause)),
  );
}

rule(['H-QSOULS-01', 'H-QSOULS-12'], 'what the dungeon is made of', () => {
  const map = mapFor(QUEST);
  expect(map.quest.tiles.map(({ tile }) => tile).sort()).toEqual(['2B', '3B', '5B', '6B']);
  expect([map.doors.length, map.quest.bridges.length]).toEqual([8, 2]);
  // Four cells of 6B are abyss: printed, but no zones. One of the bridges lies over such a cell.
  expect(9 * map.quest.tiles.length + map.quest.bridges.length).toBe(38);
  expect([map.zones.length, map.abyss.length]).toEqual([34, 3]);
});

rule(
  ['H-QSOULS-10', 'H-QSOULS-11', 'H-QSOULS-13', 'H-QSOULS-14', 'H-CONT-24'],
  'what lies and waits in it',
  () => {
    const { state } = play(QUEST, { heroes: 4, crowded: true });
    expect([tokens(state, 'objective-gray'), tokens(state, 'objective')]).toEqual([1, 4]);
    expect(state.enemies.map(({ minions }) => minions + 1)).toEqual([5, 5]);
    expect(tokens(state, 'spawn')).toBe(5);
    expect([tokens(state, 'portal'), tokens(state, 'roaming-portal')]).toEqual([1, 1]);
    const rest = ['chest', 'greater-chest', 'spike-trap', 'bear-trap'] as const;
    expect(rest.map((kind) => tokens(state, kind))).toEqual([1, 2, 1, 1]);
    expect([tokens(state, 'fountain'), tokens(state, 'forge'), tokens(state, 'pillar')]).toEqual([
      2, 1, 1,
    ]);
  },
);

rule('H-QSOULS-03', 'every miniature of a mob that a hero kills is a Soul', () => {
  const table = killing(
    { change: (state) => putMob(state, 'undead', heroOf(state).zone, { minions: 3 }) },
    99,
  );
  expect(table.state.enemies).toEqual([]);
  expect(table.state.quest.counters['souls']).toBe(4);
});

rule('H-QSOULS-04', 'a Roaming Monster is worth three', () => {
  const change = (state: DescentState) => {
    souls(state, 5);
    putMonster(state, 'ghoul', heroOf(state).zone);
  };
  expect(killing({ change }, 99).state.quest.counters['souls']).toBe(8);
  expect(killing({ change }, 1).state.quest.counters['souls']).toBe(5);
});

it('whoever takes the credit for what nobody killed takes the Souls too', () => {
  const table = killing(
    { change: (state) => putMob(state, 'undead', heroOf(state).zone, { minions: 1 }) },
    99,
    { kind: 'rule', id: 'fire' },
  ).shows('prompt ask.credit');
  expect(table.pick('hero1').state.quest.counters['souls']).toBe(2);
});

rule(['H-QSOULS-05', 'H-QSOULS-06'], 'a Soul Prison is destroyed with an action', () => {
  const table = play(QUEST, {
    at: [PRISON],
    change: set((state) => void souls(state, 10), 'hero xp 2'),
  }).picks('hero0', 'break-prison');
  expect(tokens(table.state, 'objective')).toBe(3);
  table.shows('hero turn.actions 2');
  expect(table.state.quest.counters['souls']).toBe(15);
  table.shows('heroes xp 7 0');
});

rule('H-QSOULS-07', 'the Souls lie at the Gate', () => {
  const table = questScene(QUEST, { at: [PRISON], change: (state) => souls(state, 7) }).runs(
    function* (g, hero) {
      const [deed] = g.quest.deeds?.(g, hero) ?? [];
      if (deed) yield* deed.resolve(g, hero);
    },
  );
  const gate = table.state.dungeon.tokens.find(({ kind }) => kind === 'objective-gray');
  expect(gate).toMatchObject({ zone: zoneOn(QUEST, ...GATE), count: 12 });
});

rule('H-QSOULS-02', 'the Gate opens with ten Souls for each hero', () => {
  const atGate = (n: number) =>
    play(QUEST, { heroes: 3, at: [GATE], change: (state) => souls(state, n) });
  atGate(29).picks('hero0', 'move').shows('lacks leave');
  expect(objectivesDone(atGate(29))).toEqual([false, false]);
  const open = atGate(30);
  expect([objectivesDone(open), told(open)]).toEqual([[true, false], { n: 30, of: 30 }]);
  open.picks('hero0', 'move').shows('offers leave');
});

it('asks a lone hero for the Souls of two', () => {
  const atGate = (n: number) =>
    play(QUEST, { heroes: 1, at: [GATE], change: (state) => souls(state, n) }).pick('move');
  atGate(19).shows('lacks leave');
  atGate(20).shows('offers leave');
  expect(told(atGate(19))).toEqual({ n: 19, of: 20 });
});

rule(
  ['H-QSOULS-08', 'H-QSOULS-09'],
  'each hero leaves for a movement point; with the last the quest is won',
  () => {
    const table = play(QUEST, {
      heroes: 4,
      at: [GATE, GATE, GATE, GATE],
      change: (state) => souls(state, 40),
    })
      .picks('hero0', 'move', 'leave')
      .shows('hero gone true')
      .picks('hero1', 'move', 'leave', 'hero2', 'move', 'leave');
    expect(table.table.outcome).toBeNull();
    table.picks('move', 'leave');
    expect(table.table.outcome).toEqual({ won: true, cause: QUEST });
  },
);
