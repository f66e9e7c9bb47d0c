import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content as brimstone } from '../../packages/brimstone/src/content/index.ts';
import { content as hellscape } from '../../packages/hellscape/src/content/index.ts';

/** Not cards: decks, worlds and the rulebook's own words for what a hero can be full of. */
const GROUPS_OF_NO_CARDS = new Set(['itemDecks', 'threatDecks', 'worlds', 'tiles', 'peaks']);

/** Keywords of the rulebook that are abilities of enemies, and that rules therefore know by name. */
const KEYWORDS = new Set([
  'ab-armor',
  'ab-fear',
  'ab-immobile',
  'ab-terror',
  'ab-tough',
  'ab-unspeakable-terror',
]);

function cardsOf(content: object): string[] {
  return Object.entries(content)
    .filter(([group]) => !GROUPS_OF_NO_CARDS.has(group))
    .flatMap(([, cards]) => (typeof cards === 'object' ? Object.keys(cards ?? {}) : []))
    .filter((id) => !KEYWORDS.has(id));
}

test.each([
  ['brimstone', [...cardsOf(brimstone), ...Object.keys(brimstone.tiles.byId)]],
  ['hellscape', cardsOf(hellscape)],
])('no rule of %s names a card', (game, cards) => {
  expect(cards.length).toBeGreaterThan(200);
  const files = globSync(`packages/${game}/src/{rules,board}/**/*.ts`);
  expect(files.length).toBeGreaterThan(40);
  const named = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return cards.filter((id) => text.includes(`'${id}'`)).map((id) => `${file}: ${id}`);
    });
  expect(named).toEqual([]);
});

test('no rule of brimstone names a world', () => {
  const files = globSync('packages/brimstone/src/rules/**/*.ts');
  const named = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return Object.keys(brimstone.worlds).filter((id) => text.includes(`'${id}'`));
    });
  expect(files.length).toBeGreaterThan(40);
  expect(named).toEqual([]);
});
