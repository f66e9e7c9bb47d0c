import type { Content } from '../../content-types.ts';
import { byId } from '../cards.ts';
import { aFistfulOfDarkStone } from './a-fistful-of-dark-stone.ts';
import { closeTheThroat } from './close-the-throat.ts';
import { deadWeight, leadBox } from './dead-weight.ts';
import { nineDaysDown } from './nine-days-down.ts';
import { runForDaylight } from './run-for-daylight.ts';
import { saltInTheDoorways } from './salt-in-the-doorways.ts';
import { theAssayersDaughter } from './the-assayers-daughter.ts';
import { theBonesOfFatherCrane } from './the-bones-of-father-crane.ts';
import { companyCoat, theFarEngine } from './the-far-engine.ts';
import { theLastWarmRoom } from './the-last-warm-room.ts';
import { theOneThatLimps } from './the-one-that-limps.ts';
import { untilTheCageComes } from './until-the-cage-comes.ts';

/** The missions, the introductory one first. */
export const missions: Content['missions'] = byId([
  aFistfulOfDarkStone,
  nineDaysDown,
  closeTheThroat,
  untilTheCageComes,
  theFarEngine,
  theBonesOfFatherCrane,
  theAssayersDaughter,
  saltInTheDoorways,
  theOneThatLimps,
  deadWeight,
  runForDaylight,
  theLastWarmRoom,
]);

/** What missions hand out to heroes. */
export const missionUpgrades: Content['upgrades'] = byId([companyCoat, leadBox]);
