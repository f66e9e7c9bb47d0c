import type { BossType, MobType, RoamingType } from '@crawlspace/hellscape';
import type { JSX } from 'preact';
import { Demon, FallenAngel, FireEntity, Gargoyle, Imp, Satyr, Skeleton, Undead } from './mobs.tsx';
import {
  Andra,
  FlameSpirit,
  FrostSpirit,
  Ghoul,
  Lyidan,
  Michael,
  Reaper,
  Summoner,
  Ytheria,
} from './monsters.tsx';

export type CreatureType =
  | MobType
  | RoamingType
  | BossType
  | 'flame-spirit'
  | 'frost-spirit'
  | 'summoner';

const CREATURES: Readonly<Record<CreatureType, () => JSX.Element>> = {
  'fallen-angels': FallenAngel,
  undead: Undead,
  satyrs: Satyr,
  demons: Demon,
  'fire-entities': FireEntity,
  skeletons: Skeleton,
  'infernal-imps': Imp,
  gargoyles: Gargoyle,
  ghoul: Ghoul,
  lyidan: Lyidan,
  andra: Andra,
  ytheria: Ytheria,
  michael: Michael,
  reaper: Reaper,
  'flame-spirit': FlameSpirit,
  'frost-spirit': FrostSpirit,
  summoner: Summoner,
};

export const CREATURE_TYPES = Object.keys(CREATURES) as CreatureType[];

export function isCreature(type: string): type is CreatureType {
  return Object.hasOwn(CREATURES, type);
}

export function Creature({ type }: { type: CreatureType }) {
  const Shape = CREATURES[type];
  return <Shape />;
}

/** How far the drawing of a creature reaches from its middle. */
export function spanOf(type: CreatureType): number {
  if (type === 'michael' || type === 'reaper') return 92;
  if (type === 'ghoul' || type === 'lyidan' || type === 'andra' || type === 'ytheria') return 66;
  return 46;
}
