import type { BossCard, MobCard, RoamingCard } from '../../content-types.ts';
import type { BossType, CardId } from '../../ids.ts';
import { andraCards } from './andra.ts';
import { ghoulCards } from './ghoul.ts';
import { lyidanCards } from './lyidan.ts';
import { michael } from './michael.ts';
import { mobCards } from './mobs.ts';
import { reaper } from './reaper.ts';
import { ytheriaCards } from './ytheria.ts';

/** Eight kinds of mobs on three levels each. */
export const mobs: Readonly<Record<CardId, MobCard>> = byId(mobCards);

/** Four roaming monsters on three levels each. */
export const roaming: Readonly<Record<CardId, RoamingCard>> = byId([
  ...ghoulCards,
  ...lyidanCards,
  ...andraCards,
  ...ytheriaCards,
]);

export const bosses: Readonly<Record<BossType, BossCard>> = { michael, reaper };

function byId<Card extends { readonly id: CardId }>(
  cards: readonly Card[],
): Readonly<Record<CardId, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
