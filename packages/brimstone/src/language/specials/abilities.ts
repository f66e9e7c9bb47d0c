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
import { calledOut, doubleOrDust, drawFirst, tooMeanToBury } from './hero-fighters.ts';
import { comfortingPresence, holdTheLine, sleeveTrick } from './hero-helpers.ts';
import type { Numbers } from './index.ts';
import { rerollsOfEnemies } from './rerolls-of-enemies.ts';
import { rolledShots } from './rolled-shots.ts';
import { cerberusShot, hellfireShot, ricochetShot, sixShooter } from './six-shooter.ts';

export type SpecialAbility = (n: Numbers) => Ability;

/** Abilities that the language cannot say; a line says why. */
export const SPECIAL_ABILITIES = {
  'behind-you': behindYou,
  'called-out': calledOut,
  'cerberus-shot': cerberusShot,
  choir,
  'cold-fingers': coldFingers,
  'comforting-presence': comfortingPresence,
  'double-or-dust': doubleOrDust,
  'draw-first': drawFirst,
  'flings-the-wounded': flingsTheWounded,
  hatches,
  'hellfire-shot': hellfireShot,
  'hold-the-line': holdTheLine,
  'keeps-its-last-health': keepsItsLastHealth,
  noose,
  'rerolls-of-enemies': rerollsOfEnemies,
  'ricochet-shot': ricochetShot,
  'rolled-shots': rolledShots,
  'second-helping': secondHelping,
  'six-shooter': sixShooter,
  'sleeve-trick': sleeveTrick,
  'too-mean-to-bury': tooMeanToBury,
  'trusts-no-hand': trustsNoHand,
  'visits-the-dreamer': visitsTheDreamer,
} as const satisfies Readonly<Record<string, SpecialAbility>>;

export type SpecialAbilityId = keyof typeof SPECIAL_ABILITIES;
