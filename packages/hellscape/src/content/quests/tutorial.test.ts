import { rule } from '@crawlspace/kernel/testing';
import { expect, it } from 'vitest';
import { putMob } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { mapFor, objectivesDone, play, playTo, tokens, zoneOn } from '../../../test/quests.ts';
import type { QuestState } from '../../state.ts';

const QUEST = 'tutorial';
const SCROLL = [2, 1] as const;
const RIFT = [5, 0] as const;

function holding(...heroes: readonly number[]): (state: { quest: QuestState }) => void {
  return (state) => {
    state.quest.held['scroll'] = [...heroes];
  };
}

rule('H-QTUTORIAL-01 H-QTUTORIAL-08 H-SETUP-20 H-SETUP-21', 'what the dungeon is made of', () => {
  const map = mapFor(QUEST);
  expect(map.quest.tiles.map(({ tile }) => tile)).toEqual(['1A', '4A']);
  expect([map.doors.length, map.quest.bridges.length, map.zones.length]).toEqual([2, 1, 19]);
  const { state } = play(QUEST, { crowded: true });
  expect(state.dungeon.open).toEqual([false, false]);
  expect(tokens(state, 'spawn')).toBe(1);
});

rule(['H-QTUTORIAL-06', 'H-QTUTORIAL-07'], 'which tokens lie in it', () => {
  const { state } = play(QUEST, { heroes: 6, crowded: true });
  expect(tokens(state, 'objective')).toBe(1);
  expect(tokens(state, 'objective-gray')).toBe(1);
  expect([tokens(state, 'spawn'), tokens(state, 'roaming-portal')]).toEqual([1, 1]);
  expect([tokens(state, 'portal'), state.enemies.length]).toEqual([0, 0]);
});

rule('H-QTUTORIAL-10', 'all heroes start in one zone', () => {
  const { state } = play(QUEST, { heroes: 4 });
  expect(state.heroes.map(({ zone }) => zone)).toEqual(Array(4).fill(zoneOn(QUEST, 0, 2)));
});

rule(
  ['H-QTUTORIAL-03', 'H-QTUTORIAL-04'],
  'the Scroll costs a movement point and teaches everybody',
  () => {
    const table = play(QUEST, { heroes: 3, at: [SCROLL] })
      .picks('hero0', 'move', 'take-scroll')
      .shows('hero turn.mp 1');
    expect(table.state.quest.held['scroll']).toEqual([0]);
    expect(tokens(table.state, 'objective')).toBe(0);
    table.shows('heroes xp 5 5 5');
  },
);

it('cannot be taken with an enemy in the zone', () =>
  play(QUEST, {
    at: [SCROLL],
    change: (state) => putMob(state, 'undead', zoneOn(QUEST, ...SCROLL)),
  })
    .picks('hero0', 'move')
    .shows('lacks take-scroll'));

rule('H-QTUTORIAL-02', 'without the Scroll the Rift stays open', () =>
  play(QUEST, { at: [RIFT] })
    .pick('hero0')
    .shows('lacks close-rift'),
);

rule('H-QTUTORIAL-05', 'who holds the Scroll closes the Rift with an action, and wins', () => {
  const at = [RIFT, RIFT];
  play(QUEST, { at, change: holding(0) })
    .pick('hero1')
    .shows('lacks close-rift');
  const table = play(QUEST, {
    at,
    change: set(holding(0), (state) => void putMob(state, 'undead', zoneOn(QUEST, ...RIFT))),
  })
    .pick('hero0')
    .shows('offers close-rift')
    .pick('close-rift');
  expect(table.table.outcome).toEqual({ won: true, cause: QUEST });
  table.shows('told action 1');
});

it('tells how far the heroes have come', () => {
  const table = play(QUEST, { heroes: 1, at: [SCROLL] });
  expect(objectivesDone(table)).toEqual([false, false]);
  table.picks('move', 'take-scroll');
  expect(objectivesDone(table)).toEqual([true, false]);
});

it('is lost like every quest when nobody can be brought back', () => {
  const table = play(QUEST, {
    heroes: 1,
    change: set('state lifebringers.left 0, hero knockedOut true health 0'),
  });
  playTo(table, '');
  expect(table.table.outcome).toEqual({ won: false, cause: 'no-lifebringer' });
});
