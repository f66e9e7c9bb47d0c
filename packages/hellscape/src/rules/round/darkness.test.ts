import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { all, arms, plain, stack } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import type { DescentState, TokenKind } from '../../state.ts';
import { DARKNESS_TRACK, darknessPhase } from './darkness.ts';

const content = all(plain, arms({ low: { melee: { yellow: 1 } } }));

/** The marker before it moves on, and tokens for everything it can bring. */
function standing(state: DescentState, side: 'A' | 'B', space: number, portals = 0): void {
  state.darkness = { side, space };
  const token = (kind: TokenKind, zone: number) =>
    state.dungeon.tokens.push({ id: state.nextToken++, kind, zone });
  for (let i = 0; i < portals; i++) token('portal', at(4 + i, 0));
  token('roaming-portal', at(4, 2));
  state.pool = { common: 0, rare: 3, epic: 3 };
}

function moved(side: 'A' | 'B', space: number, portals = 0) {
  return scene({
    heroes: ['wizard', 'ranger', 'rogue'],
    content,
    change: (state) => standing(state, side, space, portals),
  })
    .runs(darknessPhase)
    .done().state;
}

/** The spaces of both sides, with the one before each. */
const SPACES = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((space) => ['A', space, `A${space + 1}`] as const),
  ['A', 9, 'B1'] as const,
  ...[1, 2, 3].map((space) => ['B', space, `B${space + 1}`] as const),
];

describe('The Darkness Phase', () => {
  rule('H-DARK-01', 'the marker moves on by one', () =>
    expect(moved('A', 3).darkness).toEqual({ side: 'A', space: 4 }),
  );

  rule(['H-DARK-02', 'H-CONT-11'], 'a mob on every portal at the Mob symbols', () => {
    for (const [side, space, reached] of SPACES) {
      const mobs = moved(side, space, 2).enemies.filter(({ kind }) => kind === 'mob');
      const expected = ['A3', 'A6', 'B2'].includes(reached) ? [at(4, 0), at(5, 0), at(4, 2)] : [];
      expect(mobs.map(({ zone }) => zone)).toEqual(expected);
    }
    const symbols = (side: 'A' | 'B') =>
      DARKNESS_TRACK[side].flatMap((space, i) => (Object.keys(space).length > 0 ? [i + 1] : []));
    expect(DARKNESS_TRACK.A).toHaveLength(9);
    expect(DARKNESS_TRACK.B).toHaveLength(4);
    expect(symbols('A')).toEqual([3, 4, 6, 8, 9]);
    expect(symbols('B')).toEqual([2, 4]);
  });

  rule('H-DARK-03', 'mobs at portals spawn like all others, and the portal stays', () => {
    const state = scene({
      heroes: ['wizard', 'ranger', 'rogue'],
      content,
      change(state) {
        standing(state, 'A', 2);
        stack(state.decks.mobs['1-2'], 'mob-undead-1-2');
        stack(state.decks.mobItems['1-2'], 'low');
      },
    })
      .runs(darknessPhase)
      .done().state;
    const [mob] = state.enemies;
    expect(state.enemies).toHaveLength(1);
    expect(mob).toMatchObject({ card: 'mob-undead-1-2', item: 'low', minions: 3, zone: at(4, 2) });
    expect(Object.values(mob?.treasure ?? {}).reduce((a, b) => a + b, 0)).toBe(1);
    expect(state.dungeon.tokens.filter(({ kind }) => kind === 'roaming-portal')).toHaveLength(1);
  });

  rule('H-DARK-04', 'a roaming monster on its portal at the Roaming Monster symbols', () => {
    for (const [side, space, reached] of SPACES) {
      const monsters = moved(side, space, 2).enemies.filter(({ kind }) => kind === 'roaming');
      const expected = ['A9', 'B4'].includes(reached) ? [at(4, 2)] : [];
      expect(monsters.map(({ zone }) => zone)).toEqual(expected);
    }
  });

  rule('H-DARK-05', 'a token of the pool goes into the bag at the Treasure symbols', () => {
    const before = scene({ change: (state) => standing(state, 'A', 3) }).runs(() => {});
    const { rare, epic } = before.state.bag;
    for (const [side, space, reached] of SPACES) {
      const { pool, bag, enemies } = moved(side, space);
      const added = {
        rare: ['A4', 'A6'].includes(reached) ? 1 : 0,
        epic: reached === 'A8' ? 1 : 0,
      };
      expect(pool).toEqual({ common: 0, rare: 3 - added.rare, epic: 3 - added.epic });
      // What has come may have drawn treasure of its own out of the bag.
      const drawn = (rarity: 'rare' | 'epic') =>
        enemies.reduce((sum, { treasure }) => sum + treasure[rarity], 0);
      expect([bag.rare + drawn('rare'), bag.epic + drawn('epic')]).toEqual([
        rare + added.rare,
        epic + added.epic,
      ]);
    }
    const none = scene({
      content,
      change: set(
        (state) => void standing(state, 'A', 7),
        'state pool.common 0 pool.rare 0 pool.epic 0',
      ),
    }).runs(darknessPhase);
    expect(none.done().state.bag.epic).toBe(before.state.bag.epic);
  });

  rule('H-DARK-06', 'after the ninth space the track is turned for good', () =>
    expect(moved('A', 9).darkness).toEqual({ side: 'B', space: 1 }),
  );

  rule('H-DARK-07', 'the other side goes round', () =>
    expect(moved('B', 4).darkness).toEqual({ side: 'B', space: 1 }),
  );

  rule('H-DARK-08', 'nine phases for the first side, four for a round on the second', () => {
    const seen: string[] = [];
    const come: Record<string, number[]> = { mob: [], roaming: [] };
    scene({ content, change: (state) => standing(state, 'A', 1) })
      .runs(function* (g) {
        for (let phase = 1; phase <= 13; phase++) {
          const before = g.state.enemies.length;
          yield* darknessPhase(g);
          seen.push(`${g.state.darkness.side}${g.state.darkness.space}`);
          for (const { kind } of g.state.enemies.slice(before)) come[kind]?.push(phase);
        }
      })
      .done();
    expect(seen[7]).toBe('A9');
    expect(seen[8]).toBe('B1');
    expect(seen[12]).toBe('B1');
    expect(come).toEqual({ mob: [2, 5, 10], roaming: [8, 12] });
  });
});
