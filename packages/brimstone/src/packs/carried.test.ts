import {
  loadTable,
  packRecord,
  Random,
  randomPicks,
  SaveError,
  SetupError,
  Table,
  unpackRecord,
} from '@crawlspace/kernel';
import { type Pack, packsOfRecord, readPack } from '@crawlspace/kernel/packs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../test/fuzz-packs.ts';
import { wordsFor } from '../locales/words.ts';
import { brimstone } from '../module.ts';
import { brimstoneOf } from './index.ts';

const packs = EXAMPLES.flatMap((text) => readPack(text).pack ?? []);
const made = brimstoneOf.of(packs);
const SETUP = { mission: 'a-fistful-of-dark-stone', heroes: [{ class: 'bandido' }] };

function played(answers: number) {
  const module = made.modules.brimstone;
  const table = Table.start(module, module.parseSetup(SETUP), 'carried');
  const random = Random.seeded('answers');
  for (let [asked] = table.pending; asked && table.answerCount < answers; [asked] = table.pending)
    table.answerQuestion(asked, randomPicks(asked, random));
  return table;
}

/** Opens a record as whoever has nothing but the record. */
function open(record: ReturnType<typeof unpackRecord>) {
  const at = packsOfRecord(record);
  if (!at) throw new Error('the record names no packs');
  return loadTable(brimstoneOf.at(at.refs, at.packs).modules.brimstone, record);
}

describe('a table with packs', () => {
  const table = played(30);
  const record = table.save();

  test('names them in its setup and carries each of them once', () => {
    expect(record.setup).toMatchObject({ packs: made.packs.map(({ ref }) => ref) });
    expect(record.packs).toEqual(packs);
  });

  test('is opened from its record alone, compact or as JSON', () => {
    expect(open(unpackRecord(packRecord(record))).hash()).toBe(table.hash());
    expect(open(JSON.parse(JSON.stringify(record))).hash()).toBe(table.hash());
  });

  test('is not played without them, nor with others', () => {
    expect(() => loadTable(brimstone, record)).toThrow(SaveError);
    expect(() => loadTable(brimstone, record)).toThrow(/played with lean-years 1.0 .* no pack/);
    expect(() => brimstone.parseSetup(record.setup)).toThrow(SetupError);
    const { packs: _, ...without } = record.setup as Record<string, unknown>;
    expect(() => loadTable(made.modules.brimstone, { ...record, setup: without })).toThrow(
      /played with no pack; here there is lean-years/,
    );
  });

  test('says what is wrong with a pack that was changed, or that does not come with it', () => {
    const [first, ...rest] = packs as [Pack, ...Pack[]];
    const changed = { ...record, packs: [{ ...first, name: 'Fat Years' }, ...rest] };
    expect(() => open(changed)).toThrow(/the pack lean-years 1.0; .* it was changed/);
    const bare = { ...record, packs: rest };
    expect(() => open(bare)).toThrow(/the pack lean-years 1.0; it does not come with it/);
  });

  test('says so where packs are named by anything but id, version and hash, or twice', () => {
    const ref = made.packs[0]?.ref;
    for (const named of [[], 'all', [{ id: 'lean-years' }], [{ ...ref, hash: 'x' }], [ref, ref]])
      expect(() => packsOfRecord({ setup: { ...SETUP, packs: named } })).toThrow(/by id, version/);
  });
});

test('what packs make is made once, and only the last few are kept', () => {
  const refs = made.packs.map(({ ref }) => ref);
  expect(brimstoneOf.known(refs)).toBe(brimstoneOf.of(packs));
  const [lean] = packs as [Pack];
  for (let n = 0; n < 6; n++) brimstoneOf.of([{ ...lean, name: `Lean ${n}` }]);
  expect(brimstoneOf.known(refs)).toBeUndefined();
});

test('a pack that is not whole makes no game', () => {
  const [lean] = packs as [Pack];
  const broken = { ...lean, changes: { items: { 'coach-gum': { price: 1 } } } };
  expect(() => brimstoneOf.of([broken])).toThrow(/did you mean “coach-gun”/);
});

test('a view of such a table speaks of the cards of its packs', () => {
  const words = wordsFor(made.content);
  expect(words.cardWords('en', 'lean-years-long-night').name).toBe('The Long Night');
});
