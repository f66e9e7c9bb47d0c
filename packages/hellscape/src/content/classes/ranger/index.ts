import { newDeck } from '@crawlspace/kernel';
import { cloneDeck } from '../../../clone.ts';
import type { ClassRules } from '../../../content-types.ts';
import { pile } from '../../../view.ts';
import type { RangerBoard } from '../boards.ts';
import { discardArrows, gatherArrows, shoot } from './shooting.ts';

export { arrows } from './arrow-cards.ts';
export { rangerHero, rangerSetPower } from './hero.ts';
export { rangerSkills } from './skills.ts';
export { rangerSpecials } from './specials.ts';

/** The Ranger: every Ranged attack is a wager on the next Arrow card. */
export const rangerRules: ClassRules<RangerBoard> = {
  id: 'ranger',
  newBoard: (content, shuffle) => ({
    class: 'ranger',
    arrows: newDeck(Object.keys(content.arrows), { shuffle }),
    revealed: [],
    shot: null,
  }),
  cloneBoard: (board) => copyOf(board, cloneDeck(board.arrows)),
  /** The deck is seen without its order. */
  boardView: (board) => copyOf(board, pile(board.arrows)),
  *placeSkill() {},
  abilities: (g, hero) =>
    hero.skills.map((card) => ({ card, abilities: g.content.skills[card]?.abilities ?? [] })),
  attackDeclared: shoot,
  *attackOver(_g, hero) {
    discardArrows(hero);
  },
  *turnEnd(g, hero) {
    gatherArrows(g, hero);
  },
};

function copyOf<Arrows>({ revealed, shot }: RangerBoard, arrows: Arrows) {
  return { class: 'ranger', arrows, revealed: revealed.slice(), shot } as const;
}
