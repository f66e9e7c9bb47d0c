import { join } from 'node:path';
import { idsOfSeveralKinds, keysInSeveralFiles } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import { SIDE_BAG_TOKENS } from '../src/ids.ts';
import { CLASS_IDS } from './classes.ts';

const LOCALES = join(import.meta.dirname, '..', 'src', 'locales');

test('things of different kinds have different ids', () => {
  // A bonus is an upgrade, and what is sold or forged at a counter goes by the id of the card.
  const { bonuses, itemDecks, threatDecks, tokenStacks, worlds, services, ...decks } = content;
  const kinds = {
    ...Object.fromEntries(Object.entries(decks).map(([kind, deck]) => [kind, Object.keys(deck)])),
    services: Object.values(services).flatMap((each) =>
      'card' in each && each.card === each.id ? [] : [each.id],
    ),
    worlds: Object.values(worlds).map(({ id }) => id),
    classes: CLASS_IDS,
    sideBag: SIDE_BAG_TOKENS,
  };
  expect(idsOfSeveralKinds(kinds)).toEqual([]);
});

test('a text is written down once', async () => {
  for (const folder of ['cards', 'parts'])
    expect(await keysInSeveralFiles(join(LOCALES, folder))).toEqual([]);
});
