import { choose, PARTY, type Rule, type TextRef } from '@crawlspace/kernel';
import { zonesOfChamber } from '../../board/queries.ts';
import { type Descent, heroesIn, isUp } from '../../descent.ts';
import type { Cause } from '../../effects.ts';
import type { CardId, ZoneId } from '../../ids.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import { pickZone } from '../../rules/picks.ts';
import type { Hero } from '../../state.ts';
import type { DoorCard, Opening } from '../types.ts';

export const BY_THE_DOOR: Cause = { kind: 'rule', id: 'door-card' };

/** A Door card with the numbers of its text, which are those of its rules. */
export function door<Data extends Readonly<Record<string, number>>>(
  id: string,
  copies: number,
  data: Data,
  resolve: (g: Descent, opening: Opening, data: Data) => Rule,
): DoorCard {
  return { id, copies, data, resolve: (g, opening) => resolve(g, opening, data) };
}

/** Who opened, if a hero did and still stands. */
export function opener({ hero }: Opening): Hero | null {
  return hero && isUp(hero) ? hero : null;
}

/** The heroes in the zone of the one who opened; nobody when the door opened by itself. */
export function atTheDoor(g: Descent, { hero }: Opening): Hero[] {
  return hero ? heroesIn(g, hero.zone) : [];
}

/** The opener chooses a zone of the chamber, or the party when nobody opened. */
export function chooseZoneInside(
  g: Descent,
  { hero, chamber }: Opening,
  card: CardId,
): Rule<ZoneId> {
  const prompt = { key: 'ask.door-zone', params: { card: { key: `${card}.name` } } };
  return pickZone({ seat: hero?.index ?? PARTY, prompt }, zonesOfChamber(g, chamber));
}

/** Who is asked by a Door card, and what. */
export function askedBy(hero: Hero, card: CardId): { seat: number; prompt: TextRef } {
  const prompt = { key: 'ask.door-card', params: { card: { key: `${card}.name` } } };
  return { seat: hero.index, prompt };
}

/** A decision on a card: its options are `<card>.<option>` in the texts, with the numbers of the card. */
export function decide<Option extends string>(
  hero: Hero,
  card: CardId,
  options: readonly Option[],
  params: Readonly<Record<string, number>>,
): Rule<Option> {
  return choose({
    ...askedBy(hero, card),
    options,
    means: (choice): HellscapeMeaning => ({ kind: 'bargain', card, choice }),
    describe: (choice) => ({ text: { key: `${card}.${choice}`, params } }),
  });
}
