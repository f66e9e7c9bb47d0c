import { expect, test } from 'vitest';
import { HALL, placeOf } from '../../../test/enemies.ts';
import { active, enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import type { Place } from '../../../test/notation.ts';
import type { Intent } from './intent.ts';
import { intents } from './intent.ts';

const STRIKE = { dice: 2, toHit: 4, damage: 3 };
const SHOT = { dice: 1, toHit: 5, damage: 3 };
const fighter = { combat: 2, toHitMelee: 4, toHitRanged: null, damage: 3 } as const;
const SHEETS = withSheets({
  stranglers: { ...fighter, move: 2 },
  goliath: { ...fighter, move: 2 },
  tentacles: { ...fighter, move: 2, toHitRanged: 5, ranged: { range: 3, shots: 1 } },
});

/** What each enemy would do, with its space as a place; the heroes stand at [2, 3] and [6, 3]. */
function intended(situation: Field): (Omit<Intent, 'space'> & { at: Place | null })[] {
  let seen: Intent[] = [];
  const played = field({
    heroes: ['us-marshal', 'saloon-girl'],
    tile: HALL,
    at: '2,3 6,3',
    content: SHEETS,
    ...situation,
  }).runs((g) => {
    seen = intents(g);
  });
  played.done();
  return seen.map(({ space, ...intent }) => ({
    ...intent,
    at: space === null ? null : placeOf(played.state, space),
  }));
}

test('who is stunned, or out of time, does nothing', () => {
  const idle = { heroes: [], attack: null, idle: true, at: [7, 3] };
  const stunned = intended({
    enemies: 'stranglers 7,3',
    change: (state) => void Object.assign(enemyOf(state, 0), { stunned: true, target: 1 }),
  });
  const timeless = intended({
    enemies: 'stranglers 7,3',
    change: (state) => void Object.assign(enemyOf(state, 0), { stasis: state.turn.number }),
  });
  expect([stunned[0], timeless[0]]).toEqual([
    expect.objectContaining(idle),
    expect.objectContaining(idle),
  ]);
});

test('who is next to its target stays and strikes, who has lost it comes', () => {
  const at = (column: number) =>
    intended({
      enemies: `stranglers ${column},3`,
      change: (state) => void Object.assign(enemyOf(state, 0), { target: 1 }),
    })[0];
  expect(at(7)).toMatchObject({ heroes: [1], at: [7, 3], attack: STRIKE, idle: false });
  expect(at(0)).toMatchObject({ heroes: [0], attack: STRIKE, idle: false });
});

test('with one hero in reach it is known where it will stand, with several it is not', () => {
  const one = intended({ enemies: 'stranglers 9,3' })[0];
  expect(one).toMatchObject({ heroes: [1], attack: STRIKE, idle: false });
  expect(one?.at?.[0]).toBe(7);
  const several = intended({ enemies: 'stranglers 4,3' })[0];
  expect(several).toMatchObject({ heroes: [0, 1], at: null, attack: STRIKE });
});

test('with nobody in reach it comes as near as it gets and strikes nobody', () => {
  const [far] = intended({ at: '0,3 1,3', enemies: 'stranglers 7,3' });
  expect(far).toMatchObject({ heroes: [], attack: null, idle: false });
  expect(far?.at?.[0]).toBe(5);
});

test('an extra large enemy goes for whoever it can come next to', () => {
  const [goliath] = intended({ enemies: 'goliath 8,3' });
  expect(goliath).toMatchObject({ heroes: [1], at: null, attack: STRIKE, idle: false });
});

test('who shoots stays where it can, and shoots at anybody in Range', () => {
  const [both] = intended({ enemies: 'tentacles 4,3' });
  expect(both).toMatchObject({ heroes: [0, 1], at: [4, 3], attack: SHOT, idle: false });
  const [one] = intended({ enemies: 'tentacles 9,3' });
  expect(one).toMatchObject({ heroes: [1], at: [9, 3], attack: SHOT });
  const [adjacent] = intended({ enemies: 'tentacles 5,3' });
  expect(adjacent).toMatchObject({ heroes: [1], at: [5, 3], attack: STRIKE });
});

test('who can shoot at nobody comes until it can', () => {
  const from = (column: number) => intended({ at: '1,3 0,3', enemies: `tentacles ${column},3` })[0];
  expect(from(5)).toMatchObject({ heroes: [0], attack: SHOT });
  expect(from(5)?.at?.[0]).toBe(4);
  expect(from(8)).toMatchObject({ heroes: [], attack: null, idle: false });
  expect(from(8)?.at?.[0]).toBe(6);
});

test('what enemies would do changes nothing', () => {
  const played = field('us-marshal 2,3 vs stranglers 4,3', {
    tile: HALL,
    content: SHEETS,
    change: (state) => void active(state.heroes[0] as never, 3),
  }).runs((g) => {
    const before = structuredClone(g.state.enemies);
    intents(g);
    expect(g.state.enemies).toEqual(before);
  });
  played.done();
});
