import { expect, test } from 'vitest';
import { HALL } from '../../../test/enemies.ts';
import { type Field, field, withSheets } from '../../../test/fight.ts';
import { type Intent, intents } from './intent.ts';

/** Two heroes far apart, and what each enemy would do. */
function intended(enemies: Field['enemies'], targets: readonly (number | null)[] = []): Intent[] {
  return field('us-marshal 2,3 saloon-girl 6,3', {
    tile: HALL,
    enemies: enemies ?? [],
    content: withSheets({ stranglers: { move: 5 }, tentacles: { move: 0 } }),
    change: (state) =>
      state.enemies.forEach((enemy, index) => {
        enemy.target = targets[index] ?? null;
      }),
  }).sees((g) => intents(g));
}

test('who is on a target stays there and strikes', () => {
  const [on] = intended('stranglers 3,3', [0]);
  expect(on).toMatchObject({ heroes: [0], idle: false });
  expect(on?.attack).not.toBeNull();
});

test('who comes alone goes for the hero with the fewest of its type', () => {
  const [, coming] = intended('stranglers 3,3 4,3', [0, null]);
  expect(coming?.heroes).toEqual([1]);
});

test('of two who come each may have to take anybody', () => {
  const come = intended('stranglers 3,3 4,3 4,2', [0, null, null]);
  expect(come.slice(1).map(({ heroes }) => heroes)).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test('with nobody in reach it strikes nobody', () => {
  const [far] = intended('tentacles 4,3');
  expect(far).toMatchObject({ heroes: [], attack: null, idle: false });
  expect(far?.space).not.toBeNull();
});
