import { pick, type Rule } from '@crawlspace/kernel';
import { amongTokens, itemId, itemMeaning } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { TokenKind } from '../../ids.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import { itemOf } from '../../rules/queries.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import type { Effect, Notes } from '../effects.ts';
import { type Does, type Frame, ownerOf } from '../frame.ts';
import { tellUse } from '../hero-cards.ts';
import type { CompileAll } from './on-heroes.ts';
import { compileWho } from './values.ts';

type Of<Word> = Extract<Effect, { readonly do: Word }>;

/** What every word means that is about the card itself, or about other cards. */
export const NOTES: {
  readonly [Word in Notes['do']]: (effect: Of<Word>) => Does;
} = {
  note:
    ({ what, until }) =>
    ({ g, source }) => {
      if (source) g.do.exhaust(g, source, until, what);
      return undefined;
    },
  'strike-out':
    ({ what }) =>
    ({ g, source }) => {
      if (source) g.do.makeReady(g, source, what);
      return undefined;
    },
  exhaust:
    ({ until }) =>
    ({ g, source }) => {
      if (source) g.do.exhaust(g, source, until);
      return undefined;
    },
  'make-ready':
    ({ use }) =>
    ({ g, source }) => {
      if (source) g.do.makeReady(g, source, use);
      return undefined;
    },
  'discard-item': () => (at) => {
    const item = itemOfCard(at);
    if (item) at.g.do.discardItem(at.g, ownerOf(at), item);
    return undefined;
  },
  recharge: () => (at) => {
    const item = itemOfCard(at);
    if (item) item.charges = at.g.content.items[item.card]?.charges ?? null;
    return undefined;
  },
  fill: ({ most, with: kind }) => {
    const put = (at: Frame, item: CarriedItem, token: TokenKind) => {
      item.holds = [...item.holds, token];
      at.g.emit({ t: 'token-gained', hero: ownerOf(at).index, card: token });
    };
    if (typeof kind === 'string') {
      return (at) => {
        const item = itemOfCard(at);
        while (item && item.holds.length < most) put(at, item, kind);
        return undefined;
      };
    }
    return function* (at) {
      const item = itemOfCard(at);
      while (item && item.holds.length < most) put(at, item, yield* chooseToken(ownerOf(at), kind));
    };
  },
  'ready-item': ({ of }) => {
    const finds = compileWho(of);
    return function* (at) {
      const ready = yield* chooseSpent(at, spentItems(finds(at)));
      if (ready) for (const note of notesOf(ready)) delete ready.hero.exhausted[note];
    };
  },
};

/** Told only when it comes to something. */
export function compileTally({ of, then }: Of<'tally'>, compile: CompileAll): Does {
  const does = compile(then);
  return function* (at) {
    const item = itemOfCard(at);
    if (!item) return;
    const left = (item.charges ?? of) - 1;
    item.charges = left > 0 ? left : of;
    if (left > 0) return;
    if (at.source) tellUse(at.g, at.source);
    const rest = does(at);
    if (rest) yield* rest;
  };
}

/** The card itself, where it is carried. */
function itemOfCard(at: Frame): CarriedItem | undefined {
  const number = at.source?.item ?? null;
  return number === null ? undefined : itemOf(ownerOf(at), number);
}

function* chooseToken(hero: Hero, kinds: readonly TokenKind[]): Rule<TokenKind> {
  return yield* pick({
    seat: hero.index,
    prompt: promptFor('fill-valise'),
    ...amongTokens(hero, kinds),
    describe: (kind) => ({ text: { key: `${kind}.name` } }),
  });
}

/** Something of a hero that is used up for a turn or a fight. */
interface Spent {
  readonly hero: Hero;
  readonly item: CarriedItem;
}

export function spentItems(heroes: readonly Hero[]): Spent[] {
  return heroes.flatMap((hero) =>
    hero.items.map((item) => ({ hero, item })).filter((spent) => notesOf(spent).length > 0),
  );
}

/** What is noted of an item for a turn or a fight. */
function notesOf({ hero: { exhausted }, item: { card, number } }: Spent): string[] {
  return Object.keys(exhausted).filter((note) => {
    const span = exhausted[note];
    return (span === 'turn' || span === 'fight') && note.split(':')[0] === `${card}#${number}`;
  });
}

function* chooseSpent(at: Frame, of: readonly Spent[]): Rule<Spent | undefined> {
  if (of.length === 0) return undefined;
  return yield* pick({
    seat: ownerOf(at).index,
    prompt: promptFor('ready-item'),
    of,
    id: ({ item }) => itemId(item),
    means: ({ hero, item }): BrimstoneMeaning => itemMeaning(hero, item),
    describe: ({ item }) => ({ text: { key: `${item.card}.name` } }),
  });
}
