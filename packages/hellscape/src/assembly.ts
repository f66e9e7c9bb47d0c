import type { Game } from '@crawlspace/kernel';
import type { Content } from './content-types.ts';
import { Descent } from './descent.ts';
import type { Effects } from './effects.ts';
import type { HellscapeEvent } from './events.ts';
import { carryOut } from './language/carry-out.ts';
import { happen } from './language/happen/happen.ts';
import { patternMet } from './language/happen/patterns.ts';
import { anytime } from './rules/abilities/anytime.ts';
import { addFire, addFrost, gainMana, gainXp, heal, healFigure } from './rules/abilities/gains.ts';
import { useAbility } from './rules/abilities/use.ts';
import { allyAttack, enemyAttack, heroAttack } from './rules/combat/attack.ts';
import { addDice } from './rules/combat/pool.ts';
import { healEnemy, woundAlly, woundEnemy, woundHero } from './rules/combat/wounds.ts';
import { startBossFight } from './rules/enemies/boss-fight.ts';
import { enemyMoves } from './rules/enemies/enemy-move.ts';
import { enemyAction } from './rules/enemies/enemy-phase.ts';
import { spawnMob, spawnRoaming } from './rules/enemies/spawn.ts';
import { openDoor } from './rules/exploration/doors.ts';
import {
  moveAlly,
  moveWith,
  placeAlly,
  placeHero,
  pushEnemy,
  stepHero,
} from './rules/exploration/move.ts';
import { placeTreasure, revealChamber } from './rules/exploration/reveal.ts';
import { discardItem, drawItems, gainItem, takeTreasure } from './rules/items/items.ts';
import { drawFromBag } from './rules/items/treasure.ts';
import { levelUpPhase } from './rules/round/level-up.ts';
import { lose, win } from './rules/round/outcome.ts';
import type { DescentState } from './state.ts';

/** Every effect, from the module that is its home. */
const effects: Effects = {
  woundHero,
  woundAlly,
  woundEnemy,
  heal,
  healFigure,
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
  carryOut,
  happen,
  patternMet,
  anytime,
  moveWith,
  stepHero,
  moveAlly,
  placeHero,
  placeAlly,
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

/** The descent with this state, for rules to be played on: one for as long as the game is at the table. */
export function descentOf(
  game: Game<DescentState, HellscapeEvent>,
  content: Content,
  checkInForce: boolean,
): Descent {
  return game.beside(() => new Descent(game, content, effects, checkInForce));
}
