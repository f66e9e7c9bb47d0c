import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { HALL, placeOf } from '../../../test/enemies.ts';
import { active, all, type Field, field, spaceIn, to, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import type { Place } from '../../../test/notation.ts';
import { moveHero } from './movement.ts';
import { waysOf } from './ways.ts';

const SHEETS = withSheets({
  tentacles: { escape: 4 },
  stranglers: { escape: 3 },
  'night-terrors': { escape: 5 },
});

interface Walk extends Field {
  /** The value that was passed before in this activation. */
  readonly escaped?: number;
}

/** Where the first hero can go with one tap and six steps. */
function stopsOf({ escaped = 0, ...situation }: Walk): string[] {
  const places: Place[] = [];
  field({
    tile: HALL,
    content: SHEETS,
    ...situation,
    change(state) {
      active(heroOf(state, 0), 6).escaped = escaped;
      situation.change?.(state);
    },
  })
    .runs((g, hero) => {
      places.push(...waysOf(g, hero, 6).stops.map((space) => placeOf(g.state, space)));
    })
    .done();
  return places.map(String);
}

test('one tap leads past enemies whose Escape value is covered, not past others', () => {
  const past = (escaped: number) =>
    stopsOf({ tile: 'mines-mid', at: '0,0', enemies: 'tentacles 1,2', escaped }).includes('0,4');
  expect([0, 3, 4, 5].map(past)).toEqual([false, false, true, true]);
});

test('of several enemies beside a space the highest value counts, whoever comes first', () => {
  for (const types of [
    ['stranglers', 'night-terrors'],
    ['night-terrors', 'stranglers'],
  ] as const) {
    const [one, other] = types;
    const past = (escaped: number) =>
      stopsOf({
        tile: 'targa-long',
        at: '0,0',
        enemies: `${one} 1,2 ${other} 1,3`,
        escaped,
      }).includes('0,5');
    expect([3, 4, 5, 6].map(past)).toEqual([false, false, true, true]);
  }
});

test('a way stops in the very first space where a test is due', () => {
  const stops = stopsOf({ at: '5,3', enemies: 'tentacles 3,2 3,4' });
  expect(stops).toEqual(expect.arrayContaining(['4,2', '4,3', '4,4']));
  expect(stops).not.toContain('3,3');
});

test('every space can be gone to again and again', () => {
  const played = field('us-marshal 2,2', 'move 6', { tile: HALL, content: SHEETS }).runs(
    activateHero,
  );
  for (const [column, row] of [
    [2, 1],
    [3, 2],
    [2, 1],
  ] as const) {
    expect(played.options).toContain('s0');
    played.pick(to(played, column, row));
  }
  played.pick('s0');
  expect(played.hero(0).space).toBe(0);
});

test('who passes models passes heroes and lesser enemies, not large and extra large ones', () => {
  const boots = card('lifting', { ability: { immune: ['models'] } });
  const beyond = (blockers: Pick<Field, 'at' | 'enemies'>, isLifted = true) => {
    const stops = stopsOf({
      tile: 'mines-mid',
      heroes: ['us-marshal', 'bandido', 'gunslinger'],
      content: all(SHEETS, withItems(boots)),
      escaped: 6,
      ...blockers,
      change: (state) => {
        if (isLifted) carry(state, 0, 'lifting');
      },
    });
    expect(stops).not.toContain('0,2');
    return stops.includes('0,3');
  };
  const heroes = { at: '0,1 0,2 1,2' } as const;
  expect([beyond(heroes), beyond(heroes, false)]).toEqual([true, false]);
  const enemies = (type: 'tentacles' | 'night-terrors') =>
    ({ at: '0,1 0,0 1,0', enemies: `${type} 0,2 ${type} 1,2` }) as const;
  expect(beyond(enemies('tentacles'))).toBe(true);
  expect(beyond(enemies('tentacles'), false)).toBe(false);
  expect(beyond(enemies('night-terrors'))).toBe(false);
  expect(beyond({ at: enemies('tentacles').at, enemies: 'goliath 0,2' })).toBe(false);
});

test('movement that an effect gives passes enemies without a test, in and out of an activation', () => {
  for (const inActivation of [true, false]) {
    const played = field('us-marshal 0,0 vs tentacles 1,2', '', {
      tile: 'mines-mid',
      content: SHEETS,
      change: (state) => {
        if (inActivation) active(heroOf(state, 0));
      },
    }).runs((g, hero) => moveHero(g, hero, 4));
    played.pick(to(played, 0, 4)).done();
    const [moved] = played.eventsNamed('moved');
    expect(moved?.spaces).toHaveLength(4);
    expect(moved?.spaces.at(-1)).toBe(spaceIn(played.state, [0, 4]));
    expect(played.hero(0).activation?.moved).toBe(inActivation ? true : undefined);
  }
});

test('steps are told, of one space as of more, and none where an Escape test fails', () => {
  const moved = (column: number, die: number) => {
    const played = field('us-marshal 3,3 vs tentacles 2,3', `move 3, escape ${die}`, {
      tile: HALL,
      content: SHEETS,
    }).runs(activateHero);
    played.pick(to(played, column, 3));
    const [test] = played.eventsNamed('escaped', 'caught');
    expect(test?.rule).toBe(die >= 4 ? 'B-ESC-02' : 'B-ESC-05');
    return played.eventsNamed('moved').map(({ spaces }) => spaces.length);
  };
  expect(moved(4, 4)).toEqual([1]);
  expect(moved(5, 4)).toEqual([2]);
  expect(moved(5, 3)).toEqual([]);
});
