import { PARTY, Random, randomPicks, Table } from '@crawlspace/kernel';
import { loadPacks, type Pack, sentence } from '@crawlspace/kernel/packs';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { wordsFor } from '../locales/words.ts';
import { brimstoneWith } from '../module.ts';
import { brimstonePacks } from './index.ts';

const ROOM = {
  id: 'salt-pan',
  world: 'salt-flats',
  kind: 'standard-room',
  exits: '123 456',
  map: ['..DD..', '.oooo.', 'Doooo.', 'Doooo.', '.oooo.', '..DD..'],
};
const ENTRANCE = {
  id: 'salt-shore',
  world: 'salt-flats',
  kind: 'entrance',
  exits: '123456',
  map: ['.DD.', '.oo.', 'oooo', 'SSSS', 'SSSS'],
};
const DEPTH = [1, 2, 3, 4, 5, 6].map((row) => `salt-depth-${row}`);
const WORLD = {
  id: 'salt-flats',
  otherWorld: true,
  artifacts: 'saltArtifacts',
  look: 'blocks',
  depthEvents: DEPTH,
  does: {
    on: [
      {
        at: 'moveRolled',
        when: { every: [{ inWorld: 'salt-flats' }, { field: 'die', is: 6 }] },
        do: [{ do: 'sanity', n: 1 }],
      },
    ],
  },
};
const ADDS = {
  worlds: [WORLD],
  tiles: [ENTRANCE, ROOM, { ...ROOM, id: 'salt-ford', kind: 'passage' }],
  depthEvents: DEPTH.map((id) => ({ id, effects: [{ do: 'darkness-moves', n: 1 }] })),
  encounters: [
    {
      id: 'salt-mirage',
      world: 'salt-flats',
      scope: 'tile',
      effects: [{ do: 'for', who: 'all', each: [{ do: 'xp', n: 5 }] }],
    },
  ],
  worldThreats: [
    {
      id: 'salt-things',
      world: 'salt-flats',
      levels: { low: [{ type: 'tentacles', number: 2 }], med: 'normal', high: 'normal' },
    },
  ],
};

function packOf(adds: object): Pack {
  const ids = Object.values(adds as Record<string, readonly { id: string }[]>).flat();
  const names = Object.fromEntries(ids.map(({ id }) => [`${id}.name`, `The ${id}`]));
  return {
    format: 1,
    id: 'salt',
    version: '1',
    game: 'brimstone',
    name: 'Salt',
    author: 'Me',
    licence: 'MIT',
    languages: ['en'],
    adds,
    texts: { en: names },
  } as unknown as Pack;
}

const load = (adds: object) => loadPacks(brimstonePacks, content, [packOf(adds)]);
const saidOf = (adds: object) => load(adds).problems.map((each) => sentence('en', each));

test('a world of a pack has decks and tiles of its own, and parties begin in it', () => {
  const { content: all, problems } = load(ADDS);
  expect(problems.map((each) => sentence('en', each))).toEqual([]);
  expect(wordsFor(all).say('en', { key: 'salt-flats.name' })).toBe('The salt-flats');
  const mission = content.missions['a-fistful-of-dark-stone'];
  if (!mission) throw new Error('the mission is there');
  const missions = { ...all.missions, [mission.id]: { ...mission, world: 'salt-flats' } };
  const module = brimstoneWith({ ...all, missions });
  const setup = module.parseSetup({ heroes: [{ class: 'bandido' }, { class: 'gunslinger' }] });
  const table = Table.start(module, setup, 'salt');
  const { decks, board, worlds } = table.state;
  expect(decks.map['salt-flats']?.draw.toSorted()).toEqual(['salt-ford', 'salt-pan']);
  expect(decks.encounter['salt-flats']?.draw).toEqual(['salt-mirage']);
  expect(decks.threat['salt-flats']?.draw).toEqual(['salt-things']);
  expect(board.layout.tiles[0]?.tile).toBe('salt-shore');
  expect(worlds).toEqual(['salt-flats']);
  const random = Random.seeded('salt');
  for (let n = 0; n < 3000 && table.state.outcome === null; n++) {
    const [question] = table.pending;
    if (!question) break;
    const answer = { decision: question.id, picks: randomPicks(question, random) };
    const seat = question.seat === PARTY ? 0 : question.seat;
    expect(table.answer(seat, { ...answer, at: table.moment }).ok).toBe(true);
  }
  expect(table.state.outcome).not.toBeNull();
});

test('a world is not called like a level of Threats, whose deck it would take', () => {
  const high = JSON.parse(JSON.stringify(ADDS).replaceAll('salt-flats', 'high'));
  expect(saidOf(high).join()).toContain('“high” is taken already');
});

describe('a tile that cannot be laid, walked or left is refused', () => {
  const wrong = (change: object) =>
    saidOf({ ...ADDS, tiles: [...ADDS.tiles, { ...ROOM, id: 'bad', ...change }] }).join('\n');

  test.each([
    ['no world', { world: 'nowhere' }, 'unknown entry “nowhere”'],
    ['uneven rows', { map: ['DD', 'ooo', 'DD'] }, 'rows of one length'],
    ['a half doorway', { map: ['D.....', ...ROOM.map.slice(1)] }, 'two D side by side'],
    ['a doorway beside floor', { map: ['.oDD..', ...ROOM.map.slice(1)] }, 'two D side by side'],
    ['too few groups', { exits: '123456' }, 'exits share the numbers'],
    ['a number twice', { exits: '123 345' }, 'exits share the numbers'],
    ['no way in', { map: ['..DD..', '.oooo.', 'Doooo.', 'Doooo.', '.oooo.'] }, 'in the south'],
    [
      'two parts',
      { map: ['..DD..', '.oooo.', '......', '.oooo.', '..DD..'], exits: '123456' },
      'be reached',
    ],
    [
      'a barrier on rock',
      {
        barriers: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
      },
      'a barrier lies between',
    ],
    ['a unique room without an Encounter', { kind: 'unique-room' }, 'a unique room names'],
    [
      'an Encounter elsewhere',
      { kind: 'unique-room', encounter: 'the-eye-turns' },
      'a unique room names',
    ],
  ])('%s', (_, change, reason) => {
    expect(wrong(change)).toContain(`bad, `);
    expect(wrong(change)).toContain(reason);
  });
});

test('a world is whole with its tiles, its Depth Chart and its decks', () => {
  expect(saidOf({ ...ADDS, tiles: [ENTRANCE] })).toEqual([
    expect.stringContaining('needs at least one room'),
    expect.anything(),
    expect.anything(),
    expect.anything(),
  ]);
  const short = { ...WORLD, depthEvents: DEPTH.slice(1) };
  expect(saidOf({ ...ADDS, worlds: [short] })[0]).toContain(
    'depthEvents: this has to be a list of 6',
  );
  const items = [{ ...CHARM, decks: ['saltArtefacts'] }];
  expect(saidOf({ ...ADDS, items })).toEqual([
    'items salt-charm, decks 1: unknown entry “saltArtefacts”; did you mean “saltArtifacts”?',
  ]);
  const { content: all } = load({ ...ADDS, items: [CHARM] });
  expect(all.itemDecks['saltArtifacts']).toEqual(['salt-charm']);
});

const CHARM = {
  id: 'salt-charm',
  decks: ['saltArtifacts'],
  keywords: [],
  hands: 0,
  weight: 0,
  slots: [],
  darkStone: 0,
  upgradeSlots: 0,
  only: [],
  price: 100,
  does: { stats: { luck: 1 } },
};
