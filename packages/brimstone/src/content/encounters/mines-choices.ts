import { confirm, PARTY, pick, type Rule, type TextRef } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { amongHeroes, heroId, tokenId, tokenMeaning, withFirst } from '../../asking.ts';
import type { TileIndex } from '../../board/index.ts';
import type { TokenKind } from '../../ids.ts';
import { exitsOfKind, gatesMayOpen, hasToken } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import type { Scene } from './make.ts';
import { heroesOf } from './tests.ts';

/** Another hero on the tile who takes a hit to lend a hand, or nobody. */
export function* nameHelper(at: Scene, digger: Hero): Rule<Hero | null> {
  const others = heroesOf(at).filter((hero) => hero !== digger);
  if (others.length === 0) return null;
  return yield* pick({
    seat: PARTY,
    prompt: { key: `prompt.${at.card}`, params: { hero: digger.name } },
    ...withFirst('nobody', amongHeroes(others)),
    describe: (hero) => (hero ? {} : { text: { key: 'option.nobody' } }),
  });
}

const BURNS: readonly TokenKind[] = ['dynamite', 'whiskey'];

/** Who discards a token to burn the nest, or nobody. */
export function* whoBurnsTheNest(at: Scene): Rule<Hero | null> {
  const of = heroesOf(at).flatMap((hero) =>
    BURNS.filter((token) => hasToken(hero, token)).map((token) => ({ hero, token })),
  );
  if (of.length === 0) return null;
  const way = yield* pick({
    seat: PARTY,
    prompt: { key: `prompt.${at.card}` },
    ...withFirst('nobody', {
      of,
      id: ({ hero, token }) => `${heroId(hero)}:${tokenId(token)}`,
      means: ({ hero, token }) => tokenMeaning(hero, token),
    }),
    describe: (one) => ({ text: one ? tokenOf(one) : { key: 'option.nobody' } }),
  });
  if (!way) return null;
  at.g.do.loseToken(at.g, way.hero, way.token);
  return way.hero;
}

function tokenOf({ hero, token }: { hero: Hero; token: TokenKind }): TextRef {
  return {
    key: 'option.token-of',
    params: { hero: hero.name, card: { key: `${token}.name` } },
  };
}

/** Whether a Gate could open on the tile: at an End Cap, or while its token is still to decide. */
export function canOpenGate(g: Adventure, here: TileIndex): boolean {
  const exits = [...exitsOfKind(g, here, 'end-cap'), ...exitsOfKind(g, here, null)];
  return exits.length > 0 && gatesMayOpen(g);
}

/** The players decide whether the Gate opens. */
export function* letItOpen(at: Scene): Rule<boolean> {
  return yield* confirm({ seat: PARTY, prompt: { key: `prompt.${at.card}` } });
}
