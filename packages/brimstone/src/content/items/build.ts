import type { Amount, CardData, ItemCard, WeaponCard } from '../../content-types.ts';
import type { CardId, ClothingSlot, TokenKind } from '../../ids.ts';
import { abilityFrom, type Made } from '../../language/compile/made.ts';

/** What is printed on a card besides its numbers and its text; most of it is usually nothing. */
type Face = Partial<Omit<ItemCard, 'id' | 'data' | 'ability' | 'weapon' | 'upgrade'>>;

type Does<Data> = (data: Data) => Made;

const NOTHING: Omit<ItemCard, 'id'> = {
  keywords: [],
  hands: 0,
  weight: 0,
  slots: [],
  darkStone: 0,
  upgradeSlots: 0,
  only: [],
  price: null,
};

/** An item made from its numbers. */
export function item<const Data extends CardData>(
  id: CardId,
  face: Face,
  data: Data,
  does?: Does<Data>,
): ItemCard {
  return { ...NOTHING, ...face, id, ...(does ? abilityFrom(does(data)) : {}) };
}

/** A keepsake: worth nothing to anyone else. */
export function personal<const Data extends CardData>(
  id: CardId,
  data: Data,
  does: Does<Data>,
): ItemCard {
  return { ...item(id, { keywords: ['personal'] }, data, does), personal: true };
}

/** Something to wear; its slot is one of its keywords. */
export function clothing<const Data extends CardData>(
  id: CardId,
  slot: ClothingSlot,
  face: Face,
  data: Data,
  does: Does<Data>,
): ItemCard {
  const keywords = ['clothing', slot, ...(face.keywords ?? [])];
  return item(id, { ...face, keywords, slots: [slot] }, data, does);
}

interface GunData extends CardData {
  readonly range: number;
  readonly shots: Amount;
}

type GunKind = 'pistol' | 'rifle' | 'shotgun';
type Barrel = Pick<WeaponCard, 'toHitDie' | 'damageDie' | 'damage'>;

/** A Gun for the hands. Where dice decide about the Shots, one is counted and the dice are its text. */
export function gun<const Data extends GunData>(
  id: CardId,
  kind: GunKind,
  face: Face & Barrel,
  data: Data,
  does?: Does<Data>,
): ItemCard {
  const { toHitDie, damageDie, damage, ...printed } = face;
  const keywords = ['gun', kind, ...(face.keywords ?? [])];
  return {
    ...item(id, { ...printed, keywords }, data, does),
    weapon: {
      kind: 'gun',
      range: data.range,
      shots: typeof data.shots === 'number' ? data.shots : 1,
      ...(toHitDie ? { toHitDie } : {}),
      ...(damageDie ? { damageDie } : {}),
      ...(damage ? { damage } : {}),
    },
  };
}

/** Something to hit with: what it adds counts for every normal Melee Attack while it is held. */
export function handWeapon<const Data extends CardData>(
  id: CardId,
  face: Face & Barrel,
  data: Data,
  does: Does<Data>,
): ItemCard {
  const { damageDie, ...printed } = face;
  const keywords = ['hand-weapon', ...(face.keywords ?? [])];
  return {
    ...item(id, { ...printed, keywords }, data, does),
    weapon: { kind: 'hand', ...(damageDie ? { damageDie } : {}) },
  };
}

/** Weapons to throw: as far as the arm is strong and a little farther, with the aim of a blow. */
export function thrown(
  id: CardId,
  face: Face,
  data: CardData & { readonly shots: number; readonly plus: number },
): ItemCard {
  const keywords = [...(face.keywords ?? []), 'thrown'];
  return {
    ...item(id, { ...face, keywords }, data),
    weapon: { kind: 'thrown', range: data.plus, shots: data.shots },
  };
}

/** Something that holds tokens besides the side bag. */
export function container<const Data extends CardData & { readonly holds: number }>(
  id: CardId,
  kinds: readonly TokenKind[],
  face: Face,
  data: Data,
  does: Does<Data>,
): ItemCard {
  const keywords = ['container', ...(face.keywords ?? [])];
  return item(id, { ...face, keywords, holds: { kinds, most: data.holds } }, data, does);
}

/** Something that runs out: with the last use it is gone. */
export function supply<const Data extends CardData & { readonly uses: number }>(
  id: CardId,
  face: Face,
  data: Data,
  does: Does<Data>,
): ItemCard {
  return item(id, { ...face, charges: data.uses }, data, does);
}

/** Something to attach to another item. */
export function upgrade<const Data extends CardData>(
  id: CardId,
  attach: NonNullable<ItemCard['upgrade']>,
  face: Face,
  data: Data,
  does?: Does<Data>,
): ItemCard {
  const keywords = ['upgrade', ...(face.keywords ?? [])];
  return { ...item(id, { ...face, keywords }, data, does), upgrade: attach };
}

/** An artifact: the same card, found and not bought. */
export function artifact(card: ItemCard): ItemCard {
  return { ...card, keywords: ['artifact', ...card.keywords] };
}
