import { expect, test } from 'vitest';
import { texts } from '../locales/texts.ts';
import { HOUSE_NAMES } from './house-names.ts';

test('packs know the markers and endings that the house has words for', () => {
  const named = Object.keys(texts).filter((key) => /^(marker|outcome)\.[a-z-]+$/.test(key));
  expect([...HOUSE_NAMES].sort()).toEqual(named.sort());
});
