import { choose, type Rule } from '@crawlspace/kernel';
import { rollAmount } from '../../dice.ts';
import type { TokenKind } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import type { Told } from '../encounters/make.ts';
import type { Amount } from '../types.ts';

/** Sanity Damage that Willpower does not save from. */
export function* unnerve(at: Told, hero: Hero, amount: Amount): Rule {
  yield* at.g.do.loseSanity(at.g, hero, rollAmount(at.g, 'sanity', amount), at.cause);
}

export function gold(at: Told, hero: Hero, amount: number): Rule {
  return at.g.do.gainGold(at.g, hero, amount);
}

export function token(at: Told, hero: Hero, kind: TokenKind): Rule {
  return at.g.do.gainToken(at.g, hero, kind);
}

export function grit(at: Told, hero: Hero, amount: number): Rule {
  return at.g.do.gainGrit(at.g, hero, amount);
}

export function xp(at: Told, hero: Hero, amount: number): undefined {
  at.g.do.gainXp(at.g, hero, amount);
}

export function cleanse(at: Told, hero: Hero, points: number): undefined {
  at.g.do.loseCorruption(at.g, hero, points);
}

export function robbed(at: Told, hero: Hero, amount: number): undefined {
  at.g.do.loseGold(at.g, hero, amount);
}

/** For the rest of the day everything costs this hero so much more, or less. */
export function pricesToday(hero: Hero, change: number): undefined {
  hero.bonuses.push({ stat: 'townPrice', amount: change, until: 'turn' });
}

/** Pays if there is enough and the player wants to. */
export function* pays(at: Told, hero: Hero, price: number): Rule<boolean> {
  if (hero.gold < price) return false;
  const chosen = yield* choose({
    seat: hero.index,
    prompt: { key: 'prompt.pay-for-row', params: { card: { key: `${at.card}.name` }, price } },
    options: ['pay', 'do-not-pay'],
    describe: (id) => (id === 'pay' ? { cost: { gold: price } } : {}),
  });
  if (chosen === 'pay') at.g.do.loseGold(at.g, hero, price);
  return chosen === 'pay';
}
