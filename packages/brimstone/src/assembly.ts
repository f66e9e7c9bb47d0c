import type { Effects } from './effects.ts';
import { resetAbilityTokens } from './rules/ability-tokens.ts';
import { freeAttack } from './rules/attack.ts';
import { gainCorruption } from './rules/corruption.ts';
import { woundEnemy } from './rules/damage.ts';
import { drawDarkness } from './rules/darkness.ts';
import { depthEvent, moveDarkness } from './rules/depth.ts';
import { collapse, openDoor, openGate } from './rules/doors.ts';
import { dangerousDynamite, explode } from './rules/dynamite.ts';
import { eliteUp } from './rules/elite.ts';
import { drawEncounter } from './rules/encounters.ts';
import { enemyAttack } from './rules/enemy-attack.ts';
import { peekTokens } from './rules/exploration.ts';
import { healEnemy, maybeEndFight } from './rules/fight-end.ts';
import {
  drawArtifact,
  drawGear,
  drawLoot,
  drawLootTogether,
  drawScavenge,
  gainDarkStone,
  gainGold,
  gainItem,
  lootItem,
} from './rules/finds.ts';
import { gainGrit } from './rules/gain-grit.ts';
import { loseGrit } from './rules/grit.ts';
import { discardGrowingDread, drawGrowingDread } from './rules/growing-dread.ts';
import { loseSanity, woundHero } from './rules/harm.ts';
import { healHero, healMix } from './rules/healing.ts';
import { corruptionHit, hitHero, hitTogether, horrorHit } from './rules/hits.ts';
import { discardItem } from './rules/items.ts';
import { killHero, knockOut } from './rules/knockout.ts';
import { moveHero } from './rules/movement.ts';
import { findObjective } from './rules/objective.ts';
import { loseAdventure, winAdventure } from './rules/outcome.ts';
import { keepLimits } from './rules/overload.ts';
import { placeEnemy, pushEnemy, pushHero } from './rules/push.ts';
import { recover } from './rules/recovery.ts';
import { revealTile } from './rules/reveal.ts';
import { heroRoll } from './rules/rolls.ts';
import { gainToken, loseToken } from './rules/side-bag.ts';
import { skillTest } from './rules/skill-tests.ts';
import { poison, voidVenom } from './rules/status.ts';
import { attack, spawn } from './rules/threats.ts';
import { anytime } from './rules/uses.ts';
import { gainXp } from './rules/xp.ts';

/** Every effect, from the module that is its home. */
export const effects: Effects = {
  hitHero,
  hitTogether,
  horrorHit,
  corruptionHit,
  woundHero,
  loseSanity,
  gainCorruption,
  poison,
  voidVenom,
  healHero,
  healMix,
  knockOut,
  recover,
  killHero,
  gainGrit,
  loseGrit,
  gainXp,
  resetAbilityTokens,
  heroRoll,
  skillTest,
  gainGold,
  gainDarkStone,
  gainToken,
  loseToken,
  gainItem,
  discardItem,
  drawGear,
  drawArtifact,
  drawLoot,
  drawLootTogether,
  lootItem,
  drawScavenge,
  keepLimits,
  moveDarkness,
  drawDarkness,
  drawGrowingDread,
  discardGrowingDread,
  depthEvent,
  revealTile,
  openDoor,
  collapse,
  openGate,
  drawEncounter,
  peekTokens,
  findObjective,
  attack,
  spawn,
  eliteUp,
  woundEnemy,
  healEnemy,
  enemyAttack,
  pushHero,
  pushEnemy,
  placeEnemy,
  explode,
  dangerousDynamite,
  maybeEndFight,
  freeAttack,
  moveHero,
  anytime,
  winAdventure,
  loseAdventure,
};
