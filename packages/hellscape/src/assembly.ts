import type { Effects } from './effects.ts';
import { allyAttack, enemyAttack, heroAttack } from './rules/attack.ts';
import { startBossFight } from './rules/boss-fight.ts';
import { openDoor } from './rules/doors.ts';
import { enemyMoves } from './rules/enemy-move.ts';
import { enemyAction } from './rules/enemy-phase.ts';
import { addFire, addFrost, gainMana, gainXp, heal, healHero } from './rules/gains.ts';
import { discardItem, drawItems, gainItem, takeTreasure } from './rules/items.ts';
import { levelUpPhase } from './rules/level-up.ts';
import { moveAlly, moveWith, placeHero, pushEnemy, stepHero } from './rules/move.ts';
import { lose, win } from './rules/outcome.ts';
import { addDice } from './rules/pool.ts';
import { placeTreasure, revealChamber } from './rules/reveal.ts';
import { spawnMob, spawnRoaming } from './rules/spawn.ts';
import { drawFromBag } from './rules/treasure.ts';
import { anytime, useAbility } from './rules/use.ts';
import { healEnemy, woundAlly, woundEnemy, woundHero } from './rules/wounds.ts';

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
