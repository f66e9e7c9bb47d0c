import type { Game } from '@crawlspace/kernel';
import { Adventure } from './adventure.ts';
import type { Content } from './content-types.ts';
import type { Effects } from './effects.ts';
import type { BrimstoneEvent } from './events.ts';
import { exhaust, makeReady } from './rules/abilities/active.ts';
import { setUpgrades } from './rules/abilities/changes.ts';
import { inForceIn } from './rules/abilities/in-force.ts';
import { attachTo, discardFromPlay } from './rules/abilities/in-play.ts';
import { drawDarkness } from './rules/darkness/darkness.ts';
import { depthEvent, moveDarkness } from './rules/darkness/depth.ts';
import { discardGrowingDread, drawGrowingDread } from './rules/darkness/growing-dread.ts';
import { eliteUp } from './rules/enemies/elite.ts';
import { enemyAttack } from './rules/enemies/enemy-attack.ts';
import { addEnemy } from './rules/enemies/placement.ts';
import { attack, spawn } from './rules/enemies/threats.ts';
import { collapse, openDoor, openGate } from './rules/exploration/doors.ts';
import { findObjective, peekTokens } from './rules/exploration/exploration.ts';
import { revealTile } from './rules/exploration/reveal.ts';
import { freeAttack } from './rules/fights/attack.ts';
import { woundEnemy } from './rules/fights/damage.ts';
import { dangerousDynamite, explode } from './rules/fights/dynamite.ts';
import { healEnemy, maybeEndFight, takeAway } from './rules/fights/fight-end.ts';
import { randomHero } from './rules/figures/random-hero.ts';
import { loseCorruption } from './rules/heroes/corruption.ts';
import { gainGrit, loseGrit } from './rules/heroes/grit.ts';
import { loseSanity, woundHero } from './rules/heroes/harm.ts';
import { healHero, healMix } from './rules/heroes/healing.ts';
import { corruptionHit, hitHero, hitTogether, horrorHit } from './rules/heroes/hits.ts';
import { killHero } from './rules/heroes/knockout.ts';
import { keepLimits } from './rules/heroes/overload.ts';
import { recover } from './rules/heroes/recovery.ts';
import { heroAmount, heroRoll } from './rules/heroes/rolls.ts';
import { skillTest } from './rules/heroes/skill-tests.ts';
import { endVoidVenom, losePoison, poison, voidVenom } from './rules/heroes/status.ts';
import { gainXp } from './rules/heroes/xp.ts';
import {
  drawArtifact,
  drawGear,
  drawLootTogether,
  drawScavenge,
  gainDarkStone,
  gainGold,
  lootItem,
} from './rules/items/finds.ts';
import { discardItem } from './rules/items/items.ts';
import { loseDarkStone, loseGold } from './rules/items/purse.ts';
import { gainToken, loseToken } from './rules/items/side-bag.ts';
import { anytime } from './rules/items/uses.ts';
import { moveHero } from './rules/movement/movement.ts';
import { placeEnemy, placeHero, pushEnemy, pushHero } from './rules/movement/push.ts';
import { loseAdventure, winAdventure } from './rules/turn/outcome.ts';
import type { AdventureState } from './state.ts';

/** Every effect, from the module that is its home. */
const effects: Effects = {
  hitHero,
  hitTogether,
  horrorHit,
  corruptionHit,
  loseCorruption,
  woundHero,
  loseSanity,
  poison,
  losePoison,
  voidVenom,
  endVoidVenom,
  healHero,
  healMix,
  recover,
  killHero,
  gainGrit,
  loseGrit,
  gainXp,
  setUpgrades,
  randomHero,
  heroRoll,
  heroAmount,
  skillTest,
  gainGold,
  gainDarkStone,
  gainToken,
  loseGold,
  loseDarkStone,
  loseToken,
  discardItem,
  drawGear,
  drawArtifact,
  drawLootTogether,
  lootItem,
  drawScavenge,
  keepLimits,
  exhaust,
  makeReady,
  attachTo,
  discardFromPlay,
  moveDarkness,
  drawDarkness,
  drawGrowingDread,
  discardGrowingDread,
  depthEvent,
  revealTile,
  openDoor,
  collapse,
  openGate,
  peekTokens,
  findObjective,
  attack,
  spawn,
  eliteUp,
  woundEnemy,
  healEnemy,
  takeAway,
  addEnemy,
  enemyAttack,
  pushHero,
  pushEnemy,
  placeEnemy,
  explode,
  dangerousDynamite,
  maybeEndFight,
  placeHero,
  freeAttack,
  moveHero,
  anytime,
  winAdventure,
  loseAdventure,
};

/** The adventure with this state, for rules to be played on: one for as long as the game is at the table. */
export function adventureOf(
  game: Game<AdventureState, BrimstoneEvent>,
  content: Content,
  checkInForce: boolean,
): Adventure {
  return game.beside(() => {
    const inForce = inForceIn(game.state, content, checkInForce);
    return new Adventure(game, content, effects, inForce);
  });
}
