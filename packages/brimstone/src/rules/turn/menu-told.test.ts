import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { adventure, scene } from '../../../test/adventure.ts';
import { HALL } from '../../../test/enemies.ts';
import { FIRST_DOOR, knockOut, passages, standInDoorway } from '../../../test/explore.ts';
import { type Field, field, to, withSheets } from '../../../test/fight.ts';
import { heroOf, plainHeroes } from '../../../test/items.ts';
import { promptOf, told } from '../../../test/told.ts';

const SHEETS = withSheets({ tentacles: { escape: 4 } });

function activated(situation: Field) {
  return field({ tile: HALL, content: SHEETS, ...situation }).runs(activateHero);
}

test('a space tells the way there and its price, and the chance to get away', () => {
  const free = activated({ at: '3,3', dice: 'move 3' });
  expect(told(free, to(free, 5, 3))).toEqual({
    path: [expect.any(Number), Number(to(free, 5, 3).slice(1))],
    cost: { move: 2 },
  });
  const held = activated({ at: '3,3', enemies: 'tentacles 2,3', dice: 'move 3, escape 4' });
  expect(told(held, to(held, 4, 3))).toMatchObject({ odds: 0.5, rule: 'B-ESC-01' });
  // Another space next to the same enemy: its value is passed by then.
  held.pick(to(held, 3, 2));
  expect(told(held, to(held, 4, 3))).toEqual({
    path: [Number(to(held, 4, 3).slice(1))],
    cost: { move: 1 },
  });
  expect(told(held, 'end')).toEqual({ text: { key: 'option.end-activation' } });
});

test('the prompt tells what is left to move and what may follow', () => {
  const key = (params: Readonly<Record<string, unknown>>, name: string) =>
    (params[name] as { key: string }).key;
  const says = (played: ReturnType<typeof activated>) => {
    const params = promptOf(played);
    return [params['moves'], key(params, 'left'), key(params, 'then')];
  };
  const peace = activated({ at: '3,3', dice: 'move 2' });
  expect(says(peace)).toEqual([2, 'activation.left', 'activation.search']);
  const far = activated({ at: '2,3', enemies: 'tentacles 8,3', dice: 'move 4' });
  expect(says(far)).toEqual([4, 'activation.left', 'activation.nobody']);
  const near = activated({ at: '6,3', enemies: 'tentacles 8,3', dice: 'move 1' });
  near.pick(to(near, 7, 3));
  expect(says(near)).toEqual([0, 'activation.none-left', 'activation.attack']);
  const caught = activated({ at: '7,3', enemies: 'tentacles 8,3', dice: 'move 3, escape 1' });
  caught.pick(to(caught, 6, 3));
  expect(says(caught)).toEqual([3, 'activation.stuck', 'activation.attack']);
  expect(caught.options.filter((id) => /^s\d/.test(id))).toEqual([]);
});

test('after the attack only what needs none is offered', () => {
  const played = activated({
    at: '7,3',
    enemies: 'tentacles 8,3',
    dice: 'move 3, to-hit 1 1',
    change(state) {
      heroOf(state, 0).bag = ['bandages'];
      heroOf(state, 0).wounds = 1;
    },
  });
  expect(played.options).toContain('melee');
  played.pick('melee');
  expect(played.prompt).toBe('prompt.activation-after');
  expect(played.options).not.toContain('melee');
  expect(played.options.filter((id) => /^s\d/.test(id))).toEqual([]);
});

test('Grit, dragging and a Search say what they are', () => {
  const played = activated({
    heroes: ['us-marshal', 'bandido'],
    at: '3,3 4,3',
    dice: 'move 3',
    change(state) {
      heroOf(state, 0).grit = 1;
      knockOut(heroOf(state, 1));
    },
  });
  // The die of the Move roll may be rolled again for Grit first.
  played.pick();
  const hero = played.hero(1).name;
  expect(told(played, 'grit-move')).toEqual({
    text: { key: 'option.grit-move' },
    cost: { grit: 1 },
    rule: 'B-GRIT-03',
  });
  expect(told(played, 'drag1').text).toEqual({ key: 'option.drag', params: { hero } });
  const search = played.options.find((id) => id.startsWith('scavenge')) ?? '';
  const found = told(played, search);
  expect(found.text).toEqual({ key: 'option.scavenge' });
  expect(found.chances).toEqual([{ of: 'find', odds: 1 - (5 / 6) ** 3 }]);
});

test('between two tiles it is said which of them is scavenged', () => {
  const played = scene({
    dice: 'move 1',
    plain: true,
    bare: [],
    change(state) {
      passages(state, 1);
      standInDoorway(state, 0, FIRST_DOOR);
    },
  }).runs(activateHero);
  const searches = played.options.filter((id) => id.startsWith('scavenge'));
  const tiles = played.state.board.layout.tiles.map(({ tile }) => tile);
  expect(searches.map((id) => told(played, id).text)).toEqual(
    tiles.map((tile) => ({
      key: 'option.scavenge-tile',
      params: { tile: { key: `${tile}.name` } },
    })),
  );
});

test('holding back the Darkness tells its chances, fleeing none', () => {
  const t = adventure({ change: plainHeroes });
  expect(t.options).toEqual(['hold-back', 'flee']);
  const { odds, chances = [], rule } = told(t, 'hold-back');
  const of = (name: string) => chances.find((each) => each.of === name)?.odds ?? 0;
  // Doubles bring a Depth Event, whatever the sum.
  expect(of('hold-event')).toBe(6 / 36);
  expect(of('hold-clean') + of('hold-event') + of('hold-fails')).toBeCloseTo(1);
  expect(of('hold-fails')).toBeGreaterThan(0);
  expect([odds, rule]).toEqual([1 - of('hold-fails'), 'B-DEPTH-27']);
  expect(told(t, 'flee')).toEqual({});
});
