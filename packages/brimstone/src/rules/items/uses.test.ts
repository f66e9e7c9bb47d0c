import { expect, test } from 'vitest';
import { field } from '../../../test/fight.ts';
import type { ClassId } from '../../ids.ts';

test('it is said who would use something, unless there is nobody else', () => {
  const said = (...heroes: readonly ClassId[]) => {
    const table = field({
      heroes,
      at: heroes.map((_, i) => [1 + i, 2] as const),
      enemies: 'tentacles 5,2',
      hero: { bag: ['flash'] },
    }).runs((g) => g.do.anytime(g));
    return table.pending[0]?.describe?.('h0:t:flash').text?.key;
  };
  expect(said('us-marshal')).toBe('option.use');
  expect(said('us-marshal', 'bandido')).toBe('option.by-hero');
});
