import type { GameShape } from '@crawlspace/host';
import type { Told } from '@crawlspace/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import {
  STAGED_BELOW,
  STAGED_IN_MINES,
  stagedBelow,
  stagedInMines,
} from '../../../testing/great-moments.ts';
import { playedStay, somebody } from '../../../testing/stays.ts';
import { kit as inMines } from '../../brimstone/table/kit.tsx';
import { kit as below } from '../../hellscape/table/kit.tsx';
import { language } from '../../settings/index.ts';
import { toldAfter } from '../show/told-after.ts';
import { COMPOSITIONS, type MomentBook, type MomentKind } from './moment.ts';

/** The last moment of a kind that was told, in words. */
function lastOf<Game extends GameShape>(
  { kindOf, tell }: MomentBook<Game>,
  view: Game['view'],
  all: readonly Told<Game['event']>[],
  kind: MomentKind,
) {
  const n = toldAfter<Game['event']>(all, -1).findLast(({ event }) => kindOf(event) === kind)?.n;
  const at = all.findIndex((told) => told.n === n);
  return at < 0 ? null : tell(view, all, at);
}

const KINDS = Object.keys(COMPOSITIONS).filter((kind) => kind !== 'opening');

afterEach(() => {
  language.value = 'en';
});

describe('a game brings every kind of moment', () => {
  test.each(STAGED_IN_MINES)('in the mines: %s', (kind) => {
    const { table } = stagedInMines(kind);
    const { game } = table.view({ seat: 0 });
    const told = lastOf(inMines.moments, game, table.eventsSince(0, { seat: 0 }), kind);
    expect(told?.title).toMatch(/^[^{}]+$/);
    const isOfABeast = kind === 'boss' || kind === 'boss-falls';
    expect(told?.foe).toBe(isOfABeast ? 'goliath' : kind === 'critical' ? told?.foe : undefined);
  });

  test.each(STAGED_BELOW)('below: %s', (kind) => {
    const { table } = stagedBelow(kind);
    const { game } = table.view({ seat: 0 });
    const told = lastOf(below.moments, game, table.eventsSince(0, { seat: 0 }), kind);
    expect(told?.title).toMatch(/^[^{}]+$/);
    if (kind === 'boss-falls')
      expect(told).toMatchObject({ title: 'The Reaper falls', foe: 'reaper' });
    if (kind === 'death')
      expect(told).toMatchObject({ title: 'Summoner is dead', foe: 'summoner' });
  });

  test('in Town: a level', () => {
    const table = playedStay([somebody({ xp: 600 })]);
    const { game } = table.view({ seat: 0 });
    const told = lastOf(inMines.moments, game, table.eventsSince(0, { seat: 0 }), 'level');
    expect(told).toMatchObject({ title: 'Level 2', number: 2, heroes: [0] });
  });

  test('and no kind is left out', () => {
    expect([...STAGED_BELOW].sort()).toEqual([...KINDS].sort());
    expect([...STAGED_IN_MINES, 'level'].sort()).toEqual([...KINDS].sort());
  });
});

test('the story, the place and everybody who goes open a game, in both languages', () => {
  const { table } = stagedInMines('card');
  const { game } = table.view({ seat: 0 });
  const english = inMines.moments.opening(game);
  expect(english).toMatchObject({
    title: 'A Fistful of Dark Stone',
    above: 'Mines',
    heroes: [0, 1],
  });
  expect(english?.text).toMatch(/^[^{}]{40,}$/);
  language.value = 'it';
  expect(inMines.moments.opening(game)?.title).not.toBe(english?.title);
  const descent = stagedBelow('card').table.view({ seat: 0 }).game;
  expect(below.moments.opening(descent)).toMatchObject({ heroes: [0, 1] });
});
