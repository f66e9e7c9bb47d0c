import type { Content, ItemCard } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import { byId } from '../cards.ts';
import { gearClothing } from './gear-clothing.ts';
import { gearOther } from './gear-other.ts';
import { gearUpgrades } from './gear-upgrades.ts';
import { gearWeapons } from './gear-weapons.ts';
import { mineArtifacts } from './mine-artifacts.ts';
import { personalItems } from './personal.ts';
import { startingGear } from './starting.ts';
import { targaArtifacts } from './targa-artifacts.ts';
import { forgings, townGoods } from './town-goods.ts';

const gear = [...gearClothing, ...gearWeapons, ...gearOther, ...gearUpgrades];

/** Gear, artifacts, personal items and starting gear. */
export const items: Content['items'] = byId([
  ...startingGear,
  ...personalItems,
  ...gear,
  ...mineArtifacts,
  ...targaArtifacts,
  ...Object.values(townGoods).flat(),
  ...forgings,
]);

/** There are two Pistols among the starting gear; all other cards are there once. */
export const itemDecks: Content['itemDecks'] = {
  starting: [...idsOf(startingGear), 'pistol'],
  personal: idsOf(personalItems),
  gear: idsOf(gear),
  mineArtifacts: idsOf(mineArtifacts),
  targaArtifacts: idsOf(targaArtifacts),
};

function idsOf(cards: readonly ItemCard[]): readonly CardId[] {
  return cards.map(({ id }) => id);
}
