import { BULLSEYE, type HeroView } from '@crawlspace/hellscape';
import { content } from '../../content.ts';

type Board = Extract<HeroView['board'], { class: 'ranger' }>;

function arrowsOn(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (content().arrows[card]?.arrows ?? 0), 0);
}

/** How many arrows lie there, and how likely the next card makes too few, a Bullseye or too many. */
export function aimOf({ revealed, arrows }: Board) {
  const shown = arrowsOn(revealed);
  const seen = [...revealed, ...arrows.discard];
  const left = Object.keys(content().arrows).filter((card) => !seen.includes(card));
  // An empty deck is made anew from the discarded cards.
  const next = left.length > 0 ? left : arrows.discard;
  const share = (fits: (total: number) => boolean) =>
    next.filter((card) => fits(shown + arrowsOn([card]))).length / Math.max(1, next.length);
  return {
    shown,
    left: arrows.left,
    under: share((total) => total < BULLSEYE),
    exactly: share((total) => total === BULLSEYE),
    over: share((total) => total > BULLSEYE),
  };
}
