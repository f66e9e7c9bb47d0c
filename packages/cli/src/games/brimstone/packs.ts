import { wordsFor } from '@crawlspace/brimstone';
import { brimstoneOf, brimstonePacks } from '@crawlspace/brimstone/packs';
import { packKit } from '../packs.ts';
import { commandWords } from './command-words.ts';
import { content } from './house.ts';
import { brimstoneKit } from './kit.ts';
import { musterOf } from './muster.ts';

export const packs = packKit({
  game: brimstonePacks,
  house: content,
  kit: brimstoneKit,
  modules: brimstoneOf,
  moduleIn: ({ brimstone }) => brimstone,
  musterOf,
  wordsFor,
  commandWords,
  parts: ['brutal'],
  skeleton: {
    format: 1,
    id: 'my-pack',
    version: '1.0',
    game: 'brimstone',
    name: 'My Pack',
    author: 'Me',
    licence: 'CC-BY-4.0',
    languages: ['en', 'it'],
    adds: {
      darkness: [
        {
          id: 'my-pack-cold-breath',
          effects: [
            {
              do: 'for',
              who: 'all',
              each: [
                {
                  do: 'test',
                  by: 'you',
                  skill: 'spirit',
                  need: 4,
                  rows: [[{ do: 'sanity', n: 1 }], []],
                },
              ],
            },
          ],
        },
      ],
    },
    texts: {
      en: { 'my-pack-cold-breath.name': 'Cold Breath' },
      it: { 'my-pack-cold-breath.name': 'Respiro freddo' },
    },
  },
});
