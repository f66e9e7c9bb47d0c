import { discardCard, drawCard, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { trigger } from '../abilities/active.ts';
import { keepInPlay } from '../abilities/in-play.ts';

/** Draws a Darkness card, shows it to all and resolves it at once. */
export function* drawDarkness(g: Adventure): Rule {
  let card = nextDarkness(g);
  if (card === undefined) return;
  const moment = { card, replaced: false };
  yield* trigger(g, 'darknessDrawn', moment);
  if (moment.replaced) {
    discardCard(g.state.decks.darkness, card);
    card = nextDarkness(g);
  }
  if (card !== undefined) yield* resolveDarkness(g, card);
}

/** The next card, or undefined while all of them remain in play. */
function nextDarkness(g: Adventure): string | undefined {
  const card = drawCard(g, g.state.decks.darkness);
  if (card !== undefined) g.emit({ t: 'darkness-card', card, rule: 'B-DARK-02' });
  return card;
}

/** A card that remains is in play before its effect, so that the effect may end it. */
function* resolveDarkness(g: Adventure, id: string): Rule {
  const card = g.content.darkness[id];
  if (!card) throw new Error(`there is no Darkness card ${id}`);
  if (card.remains) keepInPlay(g, id);
  if (card.resolve) yield* card.resolve(g);
  if (!card.remains) discardCard(g.state.decks.darkness, id);
}
