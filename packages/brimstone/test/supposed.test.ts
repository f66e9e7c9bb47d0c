import { type Question, Random, randomPicks, Table } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import type { Adventure } from '../src/adventure.ts';
import type { BrimstoneMeaning } from '../src/meanings.ts';
import { brimstone } from '../src/module.ts';
import type { CarriedItem, Hero } from '../src/state.ts';
import { numbersWith, withInUse, withItem, withoutItem, withPutAway } from '../src/supposed.ts';
import { type AdventureView, viewOf } from '../src/view.ts';
import { field } from './fight.ts';
import { card, carry, heroOf, withItems } from './items.ts';

const OUTFIT = withItems(
  card('pocket-gun', { hands: 1, weapon: { kind: 'gun', range: 3, shots: 1 } }),
  card('long-gun', { hands: 2, weapon: { kind: 'gun', range: 9, shots: 2, damageDie: 'D8' } }),
  card('cap', { slots: ['hat'], ability: { stats: { maxHealth: 1 } } }),
  card('bowler', { slots: ['hat'], ability: { stats: { maxHealth: 3 } } }),
  card('relic', { hands: 1, only: ['nobody'] }),
);

/** Looks at a gunman with a gun in hand and a hat on, and with more of both in the pack. */
function look<Seen>(what: (view: AdventureView, hero: Hero, g: Adventure) => Seen): Seen {
  return field({
    at: '1,3',
    enemies: 'tentacles 2,3',
    content: OUTFIT,
    change: (state) => {
      heroOf(state, 0).items = [];
      for (const id of ['pocket-gun', 'cap']) carry(state, 0, id, { equipped: true });
      for (const id of ['long-gun', 'bowler', 'relic']) carry(state, 0, id);
    },
  }).sees((g, hero) => what(viewOf(g.content, g.state, { seat: 0 }), hero, g));
}

function named(hero: Hero, id: string): CarriedItem {
  const found = hero.items.find((item) => item.card === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

function inUse({ items }: Hero): string[] {
  return items.filter(({ equipped }) => equipped).map((item) => item.card);
}

test('what is put to use takes the place of what is in its way, and nothing that is not for the hero', () => {
  const used = look((view, hero) =>
    ['long-gun', 'bowler', 'relic'].map((id) =>
      inUse(withInUse(view, hero, named(hero, id).number)),
    ),
  );
  expect(used).toEqual([
    ['cap', 'long-gun'],
    ['pocket-gun', 'bowler'],
    ['pocket-gun', 'cap'],
  ]);
});

test('the numbers are those of the sheet and of every attack as they would be; nothing happens', () => {
  const { now, changed, given, isAsItWas } = look((view, hero, g) => {
    const before = JSON.stringify(g.state);
    const bare = withoutItem(hero, named(hero, 'cap').number);
    return {
      now: numbersWith(view, hero),
      changed: numbersWith(view, withInUse(view, hero, named(hero, 'long-gun').number)),
      given: numbersWith(view, withItem(view, bare, named(hero, 'bowler'))),
      isAsItWas: JSON.stringify(g.state) === before,
    };
  });
  const gun = ({ attacks }: typeof now) => attacks.find(({ kind }) => kind === 'ranged');
  expect(gun(now)).toMatchObject({
    dice: 1,
    range: 3,
    damageDie: 'D6',
    item: { card: 'pocket-gun' },
  });
  expect(gun(changed)).toMatchObject({
    dice: 2,
    range: 9,
    damageDie: 'D8',
    item: { card: 'long-gun' },
  });
  expect(given.sheet.stats.maxHealth).toBe(now.sheet.stats.maxHealth + 2);
  expect(isAsItWas).toBe(true);
});

/** What a question offers to do with an item of one's own. */
function handling({ options, means }: Question) {
  for (const id of options) {
    const way = means?.(id) as BrimstoneMeaning | null | undefined;
    if (way?.kind === 'hold' || way?.kind === 'wear' || way?.kind === 'put-away')
      return { id, way };
  }
  return null;
}

test('what was supposed comes true when it is done', () => {
  let seen = 0;
  for (let seed = 0; seed < 8; seed++) {
    const heroes = (['bandido', 'us-marshal'] as const).map((kind) => ({ class: kind }));
    const setup = brimstone.parseSetup({ heroes });
    const table = Table.start(brimstone, setup, `supposed ${seed}`, { events: false });
    const random = Random.seeded(`supposed ${seed}`);
    const look = () => brimstone.view(table.state, { seat: 0 });
    for (let asked = 0; asked < 400 && table.pending[0]; asked++) {
      const [question] = table.pending;
      const found = question.prompt.key === 'prompt.manage-items' ? handling(question) : null;
      const view = look();
      const hero = view.heroes[question.seat];
      if (!found || !hero || asked % 2 === 0) {
        const items = question.options.includes('items') && asked % 3 === 0;
        table.answerQuestion(question, items ? ['items'] : randomPicks(question, random));
        continue;
      }
      const { kind, item } = found.way;
      const then = kind === 'put-away' ? withPutAway(hero, item) : withInUse(view, hero, item);
      const foreseen = numbersWith(view, then);
      table.answerQuestion(question, [found.id]);
      const now = look();
      expect(numbersWith(now, now.heroes[question.seat] as Hero)).toEqual(foreseen);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(10);
});
