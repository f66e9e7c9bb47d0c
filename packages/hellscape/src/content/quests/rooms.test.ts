import { rule } from '@crawlspace/kernel/testing';
import { expect, it } from 'vitest';
import { descent } from '../../../test/descent.ts';
import { putMob } from '../../../test/foes.ts';
import { heroOf } from '../../../test/items.ts';
import { doorOn, play, zoneOn } from '../../../test/quests.ts';
import { equipped } from '../../../test/training-ground.ts';
import { BASIC, withWand, wizardWith } from '../../../test/wizard.ts';

type Cell = readonly [x: number, y: number];

/** Whether a hero with a bow can shoot from one cell at a mob in another. */
function canShoot(quest: string, from: Cell, at: Cell, ...open: readonly number[]): boolean {
  const table = play(quest, {
    heroes: 4,
    at: [from],
    change(state) {
      equipped(state, 'short-bow');
      putMob(state, 'undead', zoneOn(quest, ...at, 4));
      for (const door of open) state.dungeon.open[door] = true;
    },
  }).pick('hero0');
  return table.options.includes('attack');
}

const KEYS = 'the-soul-keys';
const BRIDGE: Cell = [4, 1];

rule(['H-MAP-06', 'H-ATK-07'], 'the rooms of The Soul Keys have walls toward the bridges', () => {
  // North and south of the bridge lie rooms; to its east and west the corridor goes on.
  expect(canShoot(KEYS, BRIDGE, [4, 0])).toBe(false);
  expect(canShoot(KEYS, BRIDGE, [4, 2])).toBe(false);
  expect(canShoot(KEYS, [4, 0], [4, 2])).toBe(false);
  expect(canShoot(KEYS, [2, 2], [3, 2])).toBe(false);
  expect(canShoot(KEYS, BRIDGE, [5, 1])).toBe(true);
  expect(canShoot(KEYS, BRIDGE, [3, 1])).toBe(true);
  // A door that is open lets a look through: the wall beside the bridge does not.
  const doors = [doorOn(KEYS, 3, 1, 3, 0, 4), doorOn(KEYS, 4, 0, 5, 0, 4)];
  expect(canShoot(KEYS, [3, 1], [3, 0], ...doors)).toBe(true);
  expect(canShoot(KEYS, [3, 0], [5, 0], ...doors)).toBe(true);
  expect(canShoot(KEYS, BRIDGE, [4, 0], ...doors)).toBe(false);
});

const HELL = 'hellscape';

rule(['H-MAP-06', 'H-ATK-07'], 'the rooms of Hellscape have walls toward the abyss', () => {
  expect(canShoot(HELL, [3, 1], [5, 1])).toBe(false);
  expect(canShoot(HELL, [5, 1], [3, 1])).toBe(false);
  expect(canShoot(HELL, [3, 0], [3, 2])).toBe(true);
  const doors = [doorOn(HELL, 3, 2, 4, 2, 4), doorOn(HELL, 4, 2, 5, 2, 4)];
  expect(canShoot(HELL, [3, 2], [5, 2])).toBe(false);
  expect(canShoot(HELL, [3, 2], [5, 2], ...doors)).toBe(true);
  expect(canShoot(HELL, [3, 1], [5, 1], ...doors)).toBe(false);
  // Over the same abyss one corridor sees the other.
  expect(canShoot(HELL, [4, 0], [4, 2])).toBe(true);
});

it('a rift opens where the Wizard sees, and into no room that nobody has revealed', () => {
  const table = descent({
    quest: KEYS,
    content: withWand,
    heroes: ['wizard', 'ranger'],
    change: wizardWith({
      ready: 3,
      spells: [...BASIC.slice(0, 3), 'rift-step-2'],
      change(state) {
        state.enemies = state.enemies.filter(({ kind }) => kind === 'boss');
        heroOf(state).zone = zoneOn(KEYS, ...BRIDGE);
      },
    }),
  })
    .picks('hero0', 'use-rift-step-2/0')
    .shows('prompt ask.rift');
  const cells: readonly Cell[] = [
    [1, 1],
    [2, 1],
    [3, 1],
    [5, 1],
  ];
  expect(table.options).toEqual(cells.map((cell) => `zone${zoneOn(KEYS, ...cell)}`));
  // Who has gone through a rift has moved.
  table
    .shows('hero turn.moved false')
    .pick(`zone${zoneOn(KEYS, 5, 1)}`)
    .shows('hero turn.moved true');
});
