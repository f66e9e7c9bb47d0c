import { pickMany, type Rule, reshuffle } from '@crawlspace/kernel';
import { promptFor } from '../../../asks.ts';
import type { Special } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import { addResults } from '../../../rules/abilities/in-combat.ts';
import { cardItself, meansCard, nameOf } from '../../../rules/picks.ts';
import type { Hero } from '../../../state.ts';
import { arrowsShown, BULLSEYE, rangerBoard } from './shooting.ts';

/** What only the Ranger's cards do. */
export const rangerSpecials: Readonly<Record<string, Special>> = {
  /** While aiming: looks at the next cards and may put any of them under the deck. */
  'arrow-peek': {
    why: 'the arrows deck is looked at while the shot is being drawn',
    possible: (g, { hero }) => isAiming(hero) && arrowsShown(g, hero) < BULLSEYE,
    *resolve(g, { hero }, n) {
      if (hero) yield* peek(g, hero, n);
    },
  },
  /** While aiming: the card revealed last does not count; there is nothing to mend in a Bullseye. */
  'arrow-aside': {
    why: 'takes back the last card of a shot that is being drawn',
    possible: (g, { hero }) => isAiming(hero) && arrowsShown(g, hero) !== BULLSEYE,
    *resolve(_g, { hero }) {
      if (hero) putAside(hero);
    },
  },
  /** While aiming: one arrow too few or too many is a Bullseye all the same. */
  'arrow-bend': {
    why: 'changes what a shot that is being drawn counts as',
    possible: (g, { hero }) => isAiming(hero) && Math.abs(arrowsShown(g, hero) - BULLSEYE) === 1,
    *resolve(_g, { hero }) {
      if (hero) rangerBoard(hero).shot = 'bullseye';
    },
  },
  /** After a Bullseye: so many hits more for each card revealed. */
  'arrow-storm': {
    why: 'counts the cards of a shot, which only the Ranger has',
    possible: (_g, { hero }) => hero?.board.class === 'ranger' && hero.board.shot === 'bullseye',
    *resolve(g, use, n) {
      const { hero } = use;
      if (!hero || !g.state.combat) return;
      addResults(g.state.combat, use, { hits: n * rangerBoard(hero).revealed.length });
    },
  },
};

function isAiming(hero: Hero | null): hero is Hero {
  const board = hero?.board;
  return board?.class === 'ranger' && board.shot === null && board.revealed.length > 0;
}

function* peek(g: Descent, hero: Hero, n: number): Rule {
  const { arrows } = rangerBoard(hero);
  if (arrows.draw.length === 0) reshuffle(g, arrows);
  g.reveal();
  const next = arrows.draw.slice(-n).reverse();
  const under = yield* pickMany({
    seat: hero.index,
    prompt: promptFor('arrows-under', { n: arrowsShown(g, hero) }),
    of: next,
    id: cardItself,
    means: meansCard,
    describe: nameOf,
  });
  arrows.draw = [...under, ...arrows.draw.filter((card) => !under.includes(card))];
}

function putAside(hero: Hero): void {
  const { arrows, revealed } = rangerBoard(hero);
  const card = revealed.pop();
  if (card) arrows.discard.push(card);
}
