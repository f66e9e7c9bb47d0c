import { all, confirm, type OptionDetails, PARTY, pick, type Rule } from '@crawlspace/kernel';
import { amongHeroes, heroId, tokenId, tokenMeaning, withFirst, withLast } from '../../asking.ts';
import { promptOfCard, promptOn } from '../../asks.ts';
import type { TokenKind } from '../../ids.ts';
import { hasToken } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import type { Effect, Price } from '../effects.ts';
import type { Frame } from '../frame.ts';
import type { Outlook } from './outlook.ts';

/** Each decides alone, before the first die, and knows what it may bring. Returns those who want to. */
export function* whoWants(
  { card }: Frame,
  heroes: readonly Hero[],
  chances: (hero: Hero) => OptionDetails,
): Rule<readonly Hero[]> {
  const prompt = promptOfCard(card);
  const answers = yield* all(
    heroes.map((hero) =>
      confirm({ seat: hero.index, prompt, describe: ifYes(() => chances(hero)) }),
    ),
  );
  return heroes.filter((_, position) => answers[position]);
}

/** Only who says yes rolls. */
export function ifYes(chances: () => OptionDetails): (id: 'yes' | 'no') => OptionDetails {
  return (id) => (id === 'yes' ? chances() : {});
}

/** Another hero who adds dice to a test, or nobody. */
export function* nameHelper(
  { card }: Frame,
  helped: Hero,
  able: readonly Hero[],
  chances: (helper: Hero | null) => OptionDetails,
): Rule<Hero | null> {
  const others = able.filter((hero) => hero !== helped);
  if (others.length === 0) return null;
  return yield* pick({
    seat: PARTY,
    prompt: promptOn('who-helps', card, { hero: helped.name }),
    ...withFirst('nobody', amongHeroes(others)),
    describe: (hero) => ({
      ...chances(hero),
      ...(hero ? {} : { text: { key: 'option.nobody' } }),
    }),
  });
}

/** A hero who can be named, and the token that would be paid. */
interface Way {
  readonly hero: Hero;
  readonly token: TokenKind | null;
}

/** The players name one of these, who pays; null where they decline or nobody can. */
export function* nameAHero(
  at: Frame,
  among: readonly Hero[],
  { pay = {}, mayDecline }: Extract<Effect, { readonly do: 'name' }>,
  outlook: Outlook,
): Rule<Hero | null> {
  const ways = among.flatMap((hero) => waysToPay(hero, pay));
  if (ways.length === 0) return null;
  const declines = mayDecline ?? 'decline';
  const way = yield* pick({
    seat: PARTY,
    prompt: mayDecline ? promptOfCard(at.card) : promptOn('name-a-hero', at.card),
    rule: 'B-ENC-05',
    ...withLast({ of: ways, id: wayId, means: wayMeaning }, declines),
    ...(mayDecline ? {} : { of: ways }),
    describe: (one) => ({
      ...(one ? outlook(at, one.hero) : {}),
      ...(one?.token ? { text: tokenText(one.hero, one.token) } : {}),
    }),
  });
  if (!way) return null;
  payFor(at, way.hero, { ...pay, ...(way.token ? { token: way.token } : {}) });
  return way.hero;
}

function waysToPay(hero: Hero, pay: Price): readonly Way[] {
  if (!canPay(hero, pay)) return [];
  if (pay.token === undefined) return [{ hero, token: null }];
  return tokensOf(pay)
    .filter((token) => hasToken(hero, token))
    .map((token) => ({ hero, token }));
}

const wayId = ({ hero, token }: Way) =>
  token ? `${heroId(hero)}:${tokenId(token)}` : heroId(hero);

function wayMeaning({ hero, token }: Way) {
  return token ? tokenMeaning(hero, token) : ({ kind: 'hero', hero: hero.index } as const);
}

function tokenText({ name }: Hero, token: TokenKind) {
  return { key: 'option.token-of', params: { hero: name, card: { key: `${token}.name` } } };
}

function tokensOf({ token = [] }: Price): readonly TokenKind[] {
  return typeof token === 'string' ? [token] : token;
}

export function canPay(hero: Hero, pay: Price): boolean {
  const { gold = 0, grit = 0, token } = pay;
  const hasOne = token === undefined || tokensOf(pay).some((kind) => hasToken(hero, kind));
  return hero.gold >= gold && hero.grit >= grit && hasOne;
}

/** Of several tokens that will do, the first one that is there. */
export function payFor({ g }: Frame, hero: Hero, pay: Price): void {
  const { gold = 0, grit = 0 } = pay;
  if (gold > 0) g.do.loseGold(g, hero, gold);
  if (grit > 0) g.do.loseGrit(g, hero, grit);
  const token = tokensOf(pay).find((kind) => hasToken(hero, kind));
  if (token) g.do.loseToken(g, hero, token);
}
