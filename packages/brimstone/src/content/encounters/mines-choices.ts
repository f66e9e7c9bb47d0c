import { choose, confirm, PARTY, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroAt } from '../../adventure.ts';
import type { TileIndex } from '../../board/index.ts';
import type { TokenKind } from '../../ids.ts';
import { exitsOfKind, gatesMayOpen } from '../../rules/exploration/exits.ts';
import { hasToken } from '../../rules/items/side-bag.ts';
import type { Hero } from '../../state.ts';
import type { Scene } from './make.ts';
import { heroesOf } from './tests.ts';

/** Another hero on the tile who takes a hit to lend a hand, or nobody. */
export function* nameHelper(at: Scene, digger: Hero): Rule<Hero | null> {
  const others = heroesOf(at).filter((hero) => hero !== digger);
  if (others.length === 0) return null;
  const chosen = yield* choose({
    seat: PARTY,
    prompt: { key: `prompt.${at.card}`, params: { hero: digger.name } },
    options: ['nobody', ...others.map(({ index }) => `h${index}` as const)],
    describe: (id) =>
      id === 'nobody'
        ? { text: { key: 'option.nobody' } }
        : { target: { hero: Number(id.slice(1)) } },
  });
  return chosen === 'nobody' ? null : heroAt(at.g, Number(chosen.slice(1)));
}

const BURNS: readonly TokenKind[] = ['dynamite', 'whiskey'];

/** Who discards a token to burn the nest, or nobody. */
export function* whoBurnsTheNest(at: Scene): Rule<Hero | null> {
  const ways = heroesOf(at).flatMap((hero) =>
    BURNS.filter((token) => hasToken(hero, token)).map((token) => ({
      id: `h${hero.index}:t:${token}`,
      hero,
      token,
    })),
  );
  if (ways.length === 0) return null;
  const chosen = yield* choose({
    seat: PARTY,
    prompt: { key: `prompt.${at.card}` },
    options: ['nobody', ...ways.map(({ id }) => id)],
    describe: (id) => {
      const way = ways.find((each) => each.id === id);
      if (!way) return { text: { key: 'option.nobody' } };
      return { text: { key: `${way.token}.name` }, target: { hero: way.hero.index } };
    },
  });
  const way = ways.find(({ id }) => id === chosen);
  if (!way) return null;
  at.g.do.loseToken(at.g, way.hero, way.token);
  return way.hero;
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
