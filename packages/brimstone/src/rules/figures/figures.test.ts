import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { FIRST_DOOR, lay, standInDoorway, standOn } from '../../../test/explore.ts';
import { all, enemyOf, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { card, enemyAt, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { boardOf, spacesOfTile } from '../../board/index.ts';
import { xlSpaces } from '../../board/xl.ts';
import { content } from '../../content/index.ts';
import { attackActions } from '../fights/attack-actions.ts';
import {
  distanceToEnemy,
  enemiesBeside,
  enemiesOnTile,
  enemyOn,
  enemySpaces,
  fallenNear,
  heroesOnTile,
  heroOn,
  isFree,
  isIdle,
  isInSight,
  isInStasis,
  longestRange,
} from './figures.ts';

const GUN = withItems(card('gun', { hands: 1, weapon: { kind: 'gun', range: 4, shots: 1 } }));

rule(['B-XL-01'], 'an extra large model covers four spaces and is hit through any of them', () => {
  const beside = [
    [4, 1],
    [7, 1],
    [4, 3],
    [7, 3],
  ] as const;
  for (const place of beside) {
    field({ at: [place], enemies: 'goliath 5,2', content: all(withSheets({}), GUN) })
      .runs(function* (g, hero) {
        const covered = [
          [5, 2],
          [6, 2],
          [6, 3],
          [5, 3],
        ].map(([column = 0, row = 0]) => spaceIn(g.state, [column, row]));
        const goliath = enemyOf(g.state, 0);
        expect([...enemySpaces(g, goliath)].sort()).toEqual(covered.sort());
        for (const space of covered) expect(enemyOn(g, space)).toBe(goliath);
        expect((yield* attackActions(g, hero)).map(({ id }) => id)).toContain('melee');
      })
      .done();
  }
  field('us-marshal 1,3 vs goliath 5,2', { content: all(withSheets({}), GUN), wears: 'gun' })
    .runs(function* (g, hero) {
      expect(distanceToEnemy(g, hero.space, enemyOf(g.state, 0))).toBe(4);
      expect((yield* attackActions(g, hero)).map(({ id }) => id)).toEqual(['i100']);
    })
    .done();
});

rule(['B-KO-04'], 'the KO’d hero’s space has a marker and no model', () => {
  field('us-marshal 3,3 gunslinger 4,3', {
    change: (state) => Object.assign(state, { reviveTokens: 0 }),
  })
    .runs(function* (g) {
      const hero = heroAt(g, 1);
      const { space } = hero;
      expect(heroOn(g, space)).toBe(hero);
      yield* g.do.woundHero(g, hero, 20, { kind: 'card', id: 'test' });
      expect([heroOn(g, space), isFree(g, space)]).toEqual([undefined, true]);
      expect(fallenNear(g, space)).toEqual([hero]);
    })
    .done();
});

rule(['B-TILE-05'], 'a hero on the seam is on both tiles', () => {
  scene({
    change(state) {
      lay(state, 'mines-dug-chamber');
      standInDoorway(state, 0, FIRST_DOOR);
    },
  })
    .runs(function* (g, hero) {
      expect([0, 1].map((tile) => heroesOnTile(g, tile))).toEqual([[hero], [hero]]);
      standOn(g.state, 0, 1);
      expect([0, 1].map((tile) => heroesOnTile(g, tile))).toEqual([[], [hero]]);
      yield* g.do.anytime(g);
    })
    .done();
});

rule('B-MOVE-07 B-XL-01', 'an extra large model is on every tile that its base touches', () => {
  const tiles = scene({
    change: (state) => {
      lay(state, 'mines-mid');
      const map = boardOf(content.tiles, state.board.layout);
      const onlyOnNew = ({ length }: readonly number[]) => length === 1;
      // Two spaces in the connection, two beyond it.
      const anchor = spacesOfTile(map, 1).find((space) => {
        const on = xlSpaces(map, space).map((each) => map.tilesOf[each] ?? []);
        return on.length === 4 && on.filter(onlyOnNew).length === 2;
      });
      enemyAt(state, anchor ?? -1, 'goliath');
    },
  }).sees((g) => [0, 1].map((tile) => enemiesOnTile(g, tile).length === 1));
  expect(tiles).toEqual([true, true]);
});

test('an enemy is out of time up to and including the turn that was said, and idle for as long', () => {
  field('us-marshal 3,3 vs tentacles 5,3', { content: withSheets({}) })
    .runs((g) => {
      const enemy = enemyOf(g.state, 0);
      const { number } = g.state.turn;
      const states = [undefined, number - 1, number, number + 1].map((stasis) => {
        if (stasis !== undefined) enemy.stasis = stasis;
        return [isInStasis(g, enemy), isIdle(g, enemy)];
      });
      expect(states.flat()).toEqual([false, false, false, false, true, true, true, true]);
      enemy.stasis = number - 1;
      enemy.stunned = true;
      expect([isInStasis(g, enemy), isIdle(g, enemy)]).toEqual([false, true]);
    })
    .done();
});

test('beside an extra large model is who stands next to any of its spaces', () => {
  field('us-marshal 1,1 vs goliath 5,2 tentacles 4,2 stranglers 8,2 void-spiders 7,3', {
    content: withSheets({}),
  })
    .runs((g) => {
      const beside = (index: number) =>
        enemiesBeside(g, enemyOf(g.state, index)).map(({ type }) => type);
      expect(beside(0)).toEqual(['tentacles', 'void-spiders']);
      expect(beside(1)).toEqual(['goliath']);
      expect(beside(2)).toEqual(['void-spiders']);
      expect(beside(3)).toEqual(['goliath', 'stranglers']);
    })
    .done();
});

test('what shortens the range of all Ranged Attacks does so in its own turn only', () => {
  field('us-marshal 1,3 vs tentacles 5,3', { content: withSheets({}) })
    .runs((g, hero) => {
      const { turn } = g.state;
      const seen = (range: number) => isInSight(g, hero.space, enemyOf(g.state, 0), range);
      expect([longestRange(g, hero.space), seen(3), seen(4)]).toEqual([Infinity, false, true]);
      turn.maxRange = { inTurn: turn.number, spaces: 3 };
      expect([longestRange(g, hero.space), seen(4), seen(9)]).toEqual([3, false, false]);
      turn.maxRange = { inTurn: turn.number, spaces: 4 };
      expect([longestRange(g, hero.space), seen(9)]).toEqual([4, true]);
      turn.maxRange = { inTurn: turn.number - 1, spaces: 3 };
      expect([longestRange(g, hero.space), seen(9)]).toEqual([Infinity, true]);
    })
    .done();
});
