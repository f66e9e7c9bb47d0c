import type { Ability } from '../../abilities.ts';
import { trustsNoHand } from './conditions.ts';
import {
  choir,
  flingsTheWounded,
  hatches,
  keepsItsLastHealth,
  noose,
  visitsTheDreamer,
} from './enemies.ts';
import { behindYou, coldFingers, secondHelping } from './events.ts';
import type { Numbers } from './index.ts';

export type SpecialAbility = (n: Numbers) => Ability;

/** Abilities that the language cannot say; a line says why. */
export const SPECIAL_ABILITIES = {
  'behind-you': behindYou,
  choir,
  'cold-fingers': coldFingers,
  'flings-the-wounded': flingsTheWounded,
  hatches,
  'keeps-its-last-health': keepsItsLastHealth,
  noose,
  'second-helping': secondHelping,
  'trusts-no-hand': trustsNoHand,
  'visits-the-dreamer': visitsTheDreamer,
} as const satisfies Readonly<Record<string, SpecialAbility>>;

export type SpecialAbilityId = keyof typeof SPECIAL_ABILITIES;
