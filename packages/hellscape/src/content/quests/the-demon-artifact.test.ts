import { rule } from '@crawlspace/kernel/testing';
import { expect, it } from 'vitest';
import { putMob } from '../../../test/foes.ts';
import { mapFor, objectivesDone, play, tokens, told, zoneOn } from '../../../test/quests.ts';
import type { DescentState } from '../../state.ts';

const QUEST = 'the-demon-artifact';
const SHARD = [3, 6] as const;
const FORGE = [5, 0] as const;

function holding(...heroes: readonly number[]) {
  return (state: DescentState) => {
    state.quest.held['shard'] = [...heroes];
    let left = 3 - heroes.length;
    state.dungeon.tokens = state.dungeon.tokens.filter(
      ({ kind }) => kind !== 'objective' || left-- > 0,
    );
  };
}

rule(['H-QARTIFACT-01', 'H-QARTIFACT-02'], 'what the dungeon is made of', () => {
  const { tiles } = mapFor(QUEST).quest;
  expect(tiles.map(({ tile }) => tile).sort()).toEqual(['1B', '3B', '5B', '7B']);
  const at = (column: number, row: number) =>
    tiles.find(({ x, y }) => x === 3 * column && y === 3 * row)?.tile;
  expect([0, 1, 2].map((row) => [at(0, row), at(1, row)])).toEqual([
    [undefined, '3B'],
    ['5B', '7B'],
    [undefined, '1B'],
  ]);
});

rule('H-QARTIFACT-07', 'three Shards and a Forge', () => {
  const { state } = play(QUEST);
  expect([tokens(state, 'objective'), tokens(state, 'objective-gray')]).toEqual([3, 1]);
});

rule(
  'H-QARTIFACT-04',
  'a Shard is an object: one movement point, and experience for who takes it',
  () => {
    const table = play(QUEST, { at: [SHARD] })
      .picks('hero0', 'move', 'take-shard')
      .shows('hero turn.mp 1, heroes xp 5 0');
    expect(table.state.quest.held['shard']).toEqual([0]);
    play(QUEST, {
      at: [SHARD],
      change: (state) => putMob(state, 'undead', zoneOn(QUEST, ...SHARD)),
    })
      .picks('hero0', 'move')
      .shows('lacks take-shard');
  },
);

rule('H-QARTIFACT-03', 'two Shards are not enough', () => {
  const table = play(QUEST, { at: [FORGE, FORGE], change: holding(0, 1) })
    .pick('hero0')
    .shows('lacks forge-artifact');
  expect(told(table)).toEqual({ n: 2, of: 3 });
  expect(objectivesDone(table)).toEqual([false, false]);
});

rule('H-QARTIFACT-05', 'everyone who holds a Shard must be at the Forge', () => {
  const change = holding(0, 0, 1);
  play(QUEST, { at: [FORGE, SHARD], change })
    .pick('hero0')
    .shows('lacks forge-artifact');
  const together = play(QUEST, { at: [FORGE, FORGE], change })
    .pick('hero0')
    .shows('offers forge-artifact');
  expect(objectivesDone(together)).toEqual([true, false]);
});

rule('H-QARTIFACT-06', 'anyone there forges the Artifact with an action, and wins', () => {
  const table = play(QUEST, {
    heroes: 3,
    at: [FORGE, FORGE, FORGE],
    change: holding(0, 0, 1),
  }).picks('hero2', 'forge-artifact');
  expect(table.table.outcome).toEqual({ won: true, cause: QUEST });
  table.shows('told action 1');
});

it('is not for who stands elsewhere', () =>
  play(QUEST, { heroes: 3, at: [FORGE, FORGE, SHARD], change: holding(0, 0, 1) })
    .pick('hero2')
    .shows('lacks forge-artifact'));
