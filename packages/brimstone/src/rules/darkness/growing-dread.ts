import { confirm, discardCard, drawCard, PARTY, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroesUp } from '../../adventure.ts';
import { type NamedAsk, promptFor, promptOn } from '../../asks.ts';
import type { CardId } from '../../ids.ts';
import { keepInPlay } from '../abilities/in-play.ts';

/**
 * A Growing Dread card goes unseen onto the stack. After the objective was found it is resolved at
 * once instead.
 */
export function* drawGrowingDread(g: Adventure): Rule {
  const card = drawCard(g, g.state.decks.growingDread);
  if (card === undefined) return;
  if (g.state.mission.objectiveFound) {
    yield* revealDread(g, card);
    return;
  }
  g.state.dread.push(card);
  g.emit({ t: 'dread-added', amount: g.state.dread.length, rule: 'B-DARK-04' });
}

/** The top cards of the stack are discarded unread. */
export function discardGrowingDread(g: Adventure, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = g.state.dread.pop();
    if (card === undefined) return;
    discardCard(g.state.decks.growingDread, card);
    g.emit({ t: 'dread-cancelled', amount: g.state.dread.length, rule: 'B-DARK-12' });
  }
}

/** The whole stack, one card after the other from the top. */
export function* resolveGrowingDread(g: Adventure): Rule {
  const { dread } = g.state;
  for (let card = dread.pop(); card !== undefined; card = dread.pop()) yield* revealDread(g, card);
}

/** At the start of a turn the heroes may cancel cards unseen from the top, as many as they can pay for. */
export function* maybeCancelDread(g: Adventure): Rule {
  while (g.state.dread.length > 0 && (yield* cancels(g, 'cancel-dread-unseen'))) {
    discardGrowingDread(g, 1);
  }
}

/** A revealed card may be cancelled before it takes effect. */
function* revealDread(g: Adventure, id: CardId): Rule {
  const card = g.content.growingDread[id];
  if (!card) throw new Error(`there is no Growing Dread card ${id}`);
  g.reveal();
  g.emit({ t: 'dread-revealed', card: id, rule: 'B-DARK-08' });
  if (yield* cancels(g, 'cancel-dread', id)) {
    discardCard(g.state.decks.growingDread, id);
    g.emit({ t: 'dread-cancelled', card: id, amount: g.state.dread.length, rule: 'B-DARK-12' });
    return;
  }
  // A card with an effect for a while is in play before its effect, so that the effect may end it.
  if (card.remains) keepInPlay(g, id);
  if (card.resolve) yield* card.resolve(g);
  if (!card.remains) discardCard(g.state.decks.growingDread, id);
}

/** Asked only when every hero who is up has the 1 Grit it costs each of them. */
function* cancels(g: Adventure, ask: NamedAsk, card?: CardId): Rule<boolean> {
  const heroes = heroesUp(g);
  if (heroes.length === 0 || heroes.some(({ grit }) => grit < 1)) return false;
  const agreed = yield* confirm({
    seat: PARTY,
    prompt: card ? promptOn(ask, card) : promptFor(ask, { cards: g.state.dread.length }),
    rule: 'B-DARK-11',
    describe: (id) => (id === 'yes' ? { cost: { grit: 1 } } : {}),
  });
  if (agreed) for (const hero of heroes) g.do.loseGrit(g, hero, 1);
  return agreed;
}
