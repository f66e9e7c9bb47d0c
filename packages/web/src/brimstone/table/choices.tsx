import {
  type AdventureView,
  type Ask,
  askOf,
  type Hero,
  meaningIn,
  withInUse,
  withoutItem,
  withPutAway,
} from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { VNode } from 'preact';
import type { Option } from '../../table/kit.ts';
import { content } from '../content.ts';
import { cardOfOption } from './options.ts';
import { ItemCardFace } from './trade/ItemFace.tsx';
import { SheetChanges } from './trade/SheetChanges.tsx';

/** Deeds with a card in hand, and not a choice among cards. */
const DEEDS: ReadonlySet<Ask> = new Set<Ask>([
  'activation',
  'activation-after',
  'anytime',
  'reroll',
  'reroll-higher',
  'reroll-with',
  'reroll-with-higher',
  'reroll-enemy-dice',
  'use-turn-start',
  'use-turn-end',
  'use-card',
]);

/** Items and upgrades that are chosen among others lie there as cards. */
export function faceOf(_view: AdventureView, decision: Decision, option: Option): VNode | null {
  const card = cardOfOption(option);
  const meaning = meaningIn(option);
  // The same thing to one hero or another is not another card.
  const isOther =
    meaning?.kind === 'use' || meaning?.kind === 'hands' || meaning?.kind === 'hand-over';
  if (!card || DEEDS.has(askOf(decision)) || isOther) return null;
  return cardFace(card);
}

export function cardFace(card: string): VNode | null {
  return content().items[card] || content().upgrades[card] ? <ItemCardFace card={card} /> : null;
}

/** What would change on the sheet of the hero who chooses. */
export function changesOf(view: AdventureView, decision: Decision, option: Option) {
  const hero = view.heroes[decision.seat];
  const changed = hero && !DEEDS.has(askOf(decision)) && changedBy(view, hero, option);
  return changed ? <SheetChanges view={view} changed={() => changed} /> : null;
}

function changedBy(view: AdventureView, hero: Hero, option: Option): Hero | null {
  const meaning = meaningIn(option);
  if (meaning?.kind === 'card' && content().upgrades[meaning.card])
    return { ...hero, upgrades: [...hero.upgrades, meaning.card] };
  if (meaning?.kind === 'hold' || meaning?.kind === 'wear')
    return withInUse(view, hero, meaning.item);
  if (meaning?.kind === 'put-away') return withPutAway(hero, meaning.item);
  if (meaning?.kind === 'discard' || meaning?.kind === 'hand-over') {
    const { thing } = meaning;
    const lost = thing.kind === 'item' && hero.items.find(({ number }) => number === thing.item);
    return lost ? withoutItem(hero, lost.number) : null;
  }
  return null;
}
