/** What a card may ask: everything that reads the state by the rules and changes nothing. */
export { isExhausted } from './abilities/active.ts';
export { isAttachedTo } from './abilities/in-play.ts';
export { markOf, stageOf } from './darkness/depth.ts';
export { freeSpacesBeside, modelsInReserve } from './enemies/placement.ts';
export { threatLevel } from './enemies/threats.ts';
export { exitsOfKind, gatesMayOpen } from './exploration/exits.ts';
export { worldOfTile } from './exploration/reveal.ts';
export { canShoot, freeWeapon } from './fights/weapons.ts';
export {
  enemyAbility,
  enemyKeywords,
  enemyStat,
  enemyTypesInPlay,
  groupOf,
  sheetOf,
  sizeOf,
} from './figures/enemy-stats.ts';
export {
  adjacentEnemies,
  adjacentHeroes,
  distanceToEnemy,
  enemiesBeside,
  enemiesNextTo,
  enemiesOnTile,
  enemySpaces,
  heroesOnTile,
  heroOn,
  isAdjacent,
  isFree,
  isInSight,
  nearestSpace,
  tilesOf,
  worldOf,
} from './figures/figures.ts';
export { heroStat, isImmune, keeps } from './figures/stats.ts';
export { darkStoneCarried, equippedItems, itemCard, itemOf } from './held/held.ts';
export { testOdds } from './heroes/skill-tests.ts';
export { heldItems } from './items/hands.ts';
export { hasToken, tokenKinds } from './items/side-bag.ts';
export { lanternSpace, lanternTiles, lanternWorld, lightReaches } from './movement/lantern.ts';
export { isInReach } from './movement/reach.ts';
