import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import type { Wager } from '../content-types.ts';
import { sum } from '../dice.ts';
import type { Hero } from '../state.ts';

type Plays = (g: Adventure, hero: Hero, wager: Wager) => Rule;

const GAMES: Readonly<Record<Wager['game'], Plays>> = {
  *die(g, hero, { id, data: { need = 0, pays } }) {
    const dice = yield* g.do.heroRoll(g, hero, id, { count: 1, need });
    pay(g, hero, id, dice, sum(dice) >= need ? pays : 0);
  },
  *hands(g, hero, { id, data: { need = 0, pays } }) {
    const enough = Number.POSITIVE_INFINITY;
    const won = yield* g.do.skillTest(g, hero, { skill: 'cunning', need, card: id, enough });
    pay(g, hero, id, [], won * pays);
  },
  *pair(g, hero, { id, data: { pays } }) {
    const dice = yield* g.do.heroRoll(g, hero, id, { count: 2, chart: true });
    pay(g, hero, id, dice, dice[0] === dice[1] ? pays : 0);
  },
};

/** A game of the Saloon, once its stake is on the table. */
export function playWager(g: Adventure, hero: Hero, wager: Wager): Rule {
  return GAMES[wager.game](g, hero, wager);
}

/** What a game pays; nothing is a loss, and the stake is gone. */
function pay(
  g: Adventure,
  hero: Hero,
  card: string,
  dice: readonly number[],
  amount: number,
): void {
  if (amount === 0) {
    g.emit({ t: 'wager-lost', hero: hero.index, card, dice });
    return;
  }
  hero.gold += amount;
  g.emit({ t: 'wager-won', hero: hero.index, card, dice, amount });
}
