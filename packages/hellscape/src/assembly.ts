import type { Effects } from './effects.ts';
import { addFire, addFrost, gainMana, gainXp, heal, healHero } from './rules/abilities/gains.ts';
import { anytime, useAbility } from './rules/abilities/use.ts';
import { allyAttack, enemyAttack, heroAttack } from './rules/combat/attack.ts';
import { addDice } from './rules/combat/pool.ts';
import { healEnemy, woundAlly, woundEnemy, woundHero } from './rules/combat/wounds.ts';
import { startBossFight } from './rules/enemies/boss-fight.ts';
import { enemyMoves } from './rules/enemies/enemy-move.ts';
import { enemyAction } from './rules/enemies/enemy-phase.ts';
import { spawnMob, spawnRoaming } from './rules/enemies/spawn.ts';
import { openDoor } from './rules/exploration/doors.ts';
import { moveAlly, moveWith, placeHero, pushEnemy, stepHero } from './rules/exploration/move.ts';
import { placeTreasure, revealChamber } from './rules/exploration/reveal.ts';
import { discardItem, drawItems, gainItem, takeTreasure } from './rules/items/items.ts';
import { drawFromBag } from './rules/items/treasure.ts';
import { levelUpPhase } from './rules/round/level-up.ts';
import { lose, win } from './rules/round/outcome.ts';

/** Every effect, from the module that is its home. */
export const effects: Effects = {
  woundHero,
  woundAlly,
  woundEnemy,
  heal,
  healHero,
  healEnemy,
  gainMana,
  gainXp,
  addFire,
  addFrost,
  heroAttack,
  allyAttack,
  enemyAttack,
  addDice,
  useAbility,
  anytime,
  moveWith,
  stepHero,
  moveAlly,
  placeHero,
  pushEnemy,
  openDoor,
  revealChamber,
  placeTreasure,
  spawnMob,
  spawnRoaming,
  enemyAction,
  enemyMoves,
  drawItems,
  gainItem,
  discardItem,
  takeTreasure,
  drawFromBag,
  levelUpPhase,
  startBossFight,
  win,
  lose,
};
