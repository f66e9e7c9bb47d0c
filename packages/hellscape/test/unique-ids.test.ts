import { join } from 'node:path';
import { idsOfSeveralKinds, keysInSeveralFiles } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content/index.ts';

const LOCALES = join(import.meta.dirname, '..', 'src', 'locales');

test('things of different kinds have different ids', () => {
  const kinds = Object.entries(content).map(([kind, deck]) => [kind, idsOf(deck)] as const);
  expect(idsOfSeveralKinds(Object.fromEntries(kinds))).toEqual([]);
});

/** Cards know their id; what has none goes by the name it is listed under. */
function idsOf(deck: object): string[] {
  return Object.entries<object>(deck as Record<string, object>).map(([name, card]) =>
    'id' in card ? String(card.id) : name,
  );
}

test('a text is written down once', async () => {
  for (const folder of ['cards', 'parts'])
    expect(await keysInSeveralFiles(join(LOCALES, folder))).toEqual([]);
});
