import { wordsFor } from '@crawlspace/hellscape';
import { hellscapeOf, hellscapePacks } from '@crawlspace/hellscape/packs';
import { packKit } from '../packs.ts';
import { commandWords } from './command-words.ts';
import { content } from './house.ts';
import { hellscapeKit } from './kit.ts';
import { musterOf } from './muster.ts';

export const packs = packKit({
  game: hellscapePacks,
  house: content,
  kit: hellscapeKit,
  modules: hellscapeOf,
  moduleIn: ({ hellscape }) => hellscape,
  musterOf,
  wordsFor,
  commandWords,
  parts: ['pattern-1', 'pattern-2', 'story', 'objective-1', 'objective-2', 'objective-3', 'notes'],
  skeleton: {
    format: 1,
    id: 'my-pack',
    version: '1.0',
    game: 'hellscape',
    name: 'My Pack',
    author: 'Me',
    licence: 'CC-BY-4.0',
    languages: ['en', 'it'],
    adds: {
      items: [
        {
          id: 'my-pack-warm-ring',
          deck: 'common',
          look: 'ring',
          slot: 'misc',
          copies: 1,
          abilities: [{ timing: 'on-recover', effects: [{ do: 'heal', n: 1 }] }],
        },
      ],
    },
    texts: {
      en: { 'my-pack-warm-ring.name': 'Warm Ring' },
      it: { 'my-pack-warm-ring.name': 'Anello tiepido' },
    },
  },
});
