import { byId } from '../cards.ts';
import type { Content } from '../types.ts';
import { aFistfulOfDarkStone } from './a-fistful-of-dark-stone.ts';
import { closeTheThroat } from './close-the-throat.ts';
import { nineDaysDown } from './nine-days-down.ts';
import { companyCoat, theFarEngine } from './the-far-engine.ts';
import { untilTheCageComes } from './until-the-cage-comes.ts';

/** The missions, the introductory one first. */
export const missions: Content['missions'] = byId([
  aFistfulOfDarkStone,
  nineDaysDown,
  closeTheThroat,
  untilTheCageComes,
  theFarEngine,
]);

/** What missions hand out to heroes. */
export const missionUpgrades: Content['upgrades'] = byId([companyCoat]);
