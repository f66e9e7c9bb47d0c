import { type Question, Random, randomPicks, Table } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { gearOf, waysToWear } from '../src/gear.ts';
import { CLASSES } from '../src/ids.ts';
import type { HellscapeMeaning } from '../src/meanings.ts';
import { hellscape } from '../src/module.ts';
import { type DescentView, viewOf } from '../src/view.ts';
import { plainItem, withItems } from './arms.ts';
import { scene } from './descent.ts';
import { heroOf } from './items.ts';

const TWINS = withItems(
  plainItem('left-axe', 'common', { slot: 'hand', attacks: { melee: { yellow: 2 } } }),
  plainItem('right-axe', 'common', { slot: 'hand', attacks: { melee: { yellow: 2 } } }),
);

test('two weapons of a type attack together, and never with more dice than are rolled', () => {
  let seen: DescentView | undefined;
  scene({
    heroes: ['berserker'],
    content: TWINS,
    change: (state) => {
      heroOf(state).items = [
        { number: 900, card: 'left-axe', equipped: true },
        { number: 901, card: 'right-axe', equipped: false },
      ];
    },
  }).runs(function* (g) {
    seen = viewOf(g.content, g.state, { seat: 0 });
  });
  const view = seen as DescentView;
  const other = { number: 901, card: 'right-axe' };
  expect(gearOf(view, 0).attacks.melee).toEqual({ yellow: 2, orange: 0 });
  expect(gearOf(view, 0, { on: other }).attacks.melee).toEqual({ yellow: 3, orange: 0 });
  expect(gearOf(view, 0, { on: other, off: [900] }).attacks.melee.yellow).toBe(2);
  expect(gearOf(view, 0, { off: [900] }).attacks.melee.yellow).toBe(0);
});

/** The first way to put something on that a question offers. */
function firstWay({ options, means }: Question) {
  for (const id of options) {
    const way = means?.(id) as HellscapeMeaning | undefined;
    if (way?.kind === 'equip') return { id, way };
  }
  return null;
}

test('the gear foreseen is the gear that comes, and every way to put a thing on is known', () => {
  let seen = 0;
  for (let seed = 0; seed < 6; seed++) {
    const heroes = [0, 1, 2].map((n) => ({ class: CLASSES[(seed + n) % CLASSES.length] }));
    const setup = hellscape.parseSetup({ quest: 'the-cursed-sword', heroes });
    const table = Table.start(hellscape, setup, `gear ${seed}`, { events: false });
    const random = Random.seeded(`gear ${seed}`);
    const look = () => hellscape.view(table.state, { seat: 0 });
    for (let asked = 0; asked < 1200 && table.pending[0]; asked++) {
      const [question] = table.pending;
      const found = firstWay(question);
      if (!found) {
        table.answerQuestion(question, randomPicks(question, random));
        continue;
      }
      const { item: number, card, off } = found.way;
      const { seat } = question;
      const ways = waysToWear(look(), seat, { number, card });
      expect(ways.map((each) => each.map((one) => one.number))).toContainEqual(off);
      const foreseen = gearOf(look(), seat, { on: { number, card }, off });
      table.answerQuestion(question, [found.id]);
      expect(gearOf(look(), seat)).toEqual(foreseen);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(20);
});
