import { choose, PARTY, type Rule } from '@crawlspace/kernel';
import { zonesOfChamber } from '../../board/queries.ts';
import { type Descent, heroesIn, isUp } from '../../descent.ts';
import type { Cause } from '../../effects.ts';
import type { ZoneId } from '../../ids.ts';
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
export function* chooseZoneInside(
  g: Descent,
  { hero, chamber }: Opening,
  card: string,
): Rule<ZoneId> {
  const picked = yield* choose({
    seat: hero?.index ?? PARTY,
    prompt: { key: 'ask.door-zone', params: { card: { key: `${card}.name` } } },
    options: zonesOfChamber(g, chamber).map((zone) => `zone${zone}`),
    describe: (id) => ({ target: { zone: Number(id.slice(4)) } }),
  });
  return Number(picked.slice(4));
}

/** A decision on a card: its options are `<card>.<option>` in the texts, with the numbers of the card. */
export function* decide<Option extends string>(
  hero: Hero,
  card: string,
  options: readonly Option[],
  params: Readonly<Record<string, number>>,
): Rule<Option> {
  return yield* choose({
    seat: hero.index,
    prompt: { key: 'ask.door-card', params: { card: { key: `${card}.name` } } },
    options,
    describe: (id) => ({ text: { key: `${card}.${id}`, params }, target: { card } }),
  });
}
