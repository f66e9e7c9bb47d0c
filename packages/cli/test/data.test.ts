import { expect, test } from 'vitest';
import { countData } from '../src/games/data.ts';

test('an entry with a function or a special anywhere in it is no data', () => {
  const deep = { card: { list: [{ does: () => 1 }] } };
  const effect = {
    abilities: [
      {
        effects: [
          { do: 'hits', n: 1 },
          { do: 'special', id: 'peek' },
        ],
      },
    ],
  };
  const named = { id: 'quest', special: 'gates' };
  const plain = { id: 'card', special: [[{ do: 'attack' }]], nothing: null };
  expect(countData([deep, effect, named, named, plain])).toEqual({
    entries: 5,
    data: 1,
    specials: { kinds: 2, uses: 3 },
  });
});
