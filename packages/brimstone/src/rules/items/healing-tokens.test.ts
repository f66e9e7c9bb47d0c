import { expect, test } from 'vitest';
import { bareScene } from '../../../test/bare-heroes.ts';
import type { TokenKind } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import { usesNow } from './uses.ts';

test('a token that heals is of use only for damage of its kind', () => {
  const usable = (token: TokenKind, hurt: Partial<Hero>) => {
    const found = bareScene({ hero: { bag: [token], ...hurt } }).sees(
      (g, hero) => usesNow(g, hero, ['anytime']).length,
    );
    return found > 0;
  };
  const by = (token: TokenKind) => [
    usable(token, { wounds: 1 }),
    usable(token, { sanityDamage: 1 }),
    usable(token, {}),
  ];
  expect(by('bandages')).toEqual([true, false, false]);
  expect(by('herbs')).toEqual([true, false, false]);
  expect(by('whiskey')).toEqual([false, true, false]);
  expect(by('swamp-fungus')).toEqual([true, true, false]);
});
