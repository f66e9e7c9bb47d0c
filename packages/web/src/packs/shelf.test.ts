import { readFileSync } from 'node:fs';
import { hostilePack as brimstonePack } from '@crawlspace/brimstone/fuzz-packs';
import { hostilePack as hellscapePack } from '@crawlspace/hellscape/fuzz-packs';
import { readPack } from '@crawlspace/kernel/packs';
import { describe, expect, test } from 'vitest';
import { lookInto, neededBy, shelfFile } from './shelf.ts';

const lean = readFileSync('packs/lean-years.crawlpack', 'utf8');
const cellar = readFileSync('packs/the-drowned-cellar.crawlpack', 'utf8');
const none = async () => [];

describe('a file that somebody brings', () => {
  test('is looked over with the cards it makes', async () => {
    const [looked] = await lookInto(lean, none);
    expect(looked).toMatchObject({ problems: [], game: 'brimstone', pack: { id: 'lean-years' } });
    const { loaded } = looked as { loaded?: { added: readonly unknown[] } };
    expect(loaded?.added.length).toBeGreaterThan(2);
  });

  test('may be a whole shelf, of both games', async () => {
    const packs = [lean, cellar].map((text) => JSON.parse(text));
    const looked = await lookInto(await shelfFile(packs).text(), none);
    expect(looked.map((each) => 'game' in each && each.game)).toEqual(['brimstone', 'hellscape']);
    expect(looked.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('whatever it is, ends with sentences in both languages or with a pack that is whole', async () => {
    for (let n = 0; n < 80; n++) {
      for (const text of [...brimstonePack(`page ${n}`), ...hellscapePack(`page ${n}`)]) {
        for (const looked of await lookInto(text, none)) {
          const isWhole = 'pack' in looked && looked.problems.length === 0;
          expect(isWhole || looked.problems.length > 0).toBe(true);
          for (const { en, it } of looked.problems)
            expect([en, it].every((said) => said.length > 4 && !said.includes('pack.'))).toBe(true);
        }
      }
    }
  });
});

test('what a pack builds on comes along, however long the way', () => {
  const pack = readPack(lean).pack;
  if (!pack) throw new Error('it is no pack');
  const named = (id: string, ...needs: readonly string[]) => ({
    ...pack,
    id,
    needs: needs.map((each) => ({ id: each, version: '1' })),
  });
  const all = [named('a', 'b'), named('b', 'c', 'a'), named('c'), named('d')];
  expect(neededBy(named('own', 'a'), all).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
