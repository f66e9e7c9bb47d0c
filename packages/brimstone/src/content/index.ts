import type { Content } from '../content-types.ts';
import { bonuses } from './bonuses/index.ts';
import { byId } from './cards.ts';
import { charts } from './charts/index.ts';
import { classes } from './classes.ts';
import { conditions } from './conditions/index.ts';
import { darkness } from './darkness.ts';
import { depthEvents } from './depth-events.ts';
import { encounters } from './encounters/index.ts';
import { elites, enemies, enemyAbilities, variants } from './enemies/index.ts';
import { explorationTokens, tokenStacks } from './exploration-tokens.ts';
import { growingDread } from './growing-dread.ts';
import { hardships } from './hardships.ts';
import { itemDecks, items } from './items/index.ts';
import { loot } from './loot.ts';
import { missions, missionUpgrades } from './missions/index.ts';
import { scavenge } from './scavenge.ts';
import { threatDecks, threats, worldThreats } from './threats.ts';
import { tiles } from './tiles/index.ts';
import { services } from './town/services.ts';
import { upgrades } from './upgrades.ts';
import { worlds } from './worlds.ts';

/** Everything the core set of Brimstone contains. */
export const content: Content = {
  classes,
  upgrades: { ...upgrades, ...missionUpgrades, ...byId(bonuses) },
  bonuses,
  charts,
  items,
  itemDecks,
  conditions,
  enemies,
  enemyAbilities,
  elites,
  variants,
  threats,
  threatDecks,
  worldThreats,
  tokens: explorationTokens,
  tokenStacks,
  darkness,
  growingDread,
  hardships,
  depthEvents,
  loot,
  scavenge,
  encounters,
  worlds,
  tiles,
  missions,
  services,
};
