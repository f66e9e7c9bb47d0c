/** What a card may ask: everything that reads the state by the rules and changes nothing. */
export { isExhausted } from './abilities/active.ts';
export { isAttachedTo } from './abilities/in-play.ts';
export { markOf, stageOf } from './darkness/depth.ts';
export {
  enemyAbility,
  enemyKeywords,
  enemyStat,
  enemyTypesInPlay,
  groupOf,
  sheetOf,
  sizeOf,
} from './enemies/enemy-stats.ts';
export { freeSpacesBeside, modelsInReserve } from './enemies/placement.ts';
export { threatLevel } from './enemies/threats.ts';
export { exitsOfKind, gatesMayOpen } from './exploration/exits.ts';
export { worldOfTile } from './exploration/reveal.ts';
export { canShoot, freeWeapon } from './fights/weapons.ts';
export { testOdds } from './heroes/skill-tests.ts';
export { heroStat, isImmune, keeps } from './heroes/stats.ts';
export { heldItems } from './items/hands.ts';
export { darkStoneCarried, equippedItems, itemCard, itemOf } from './items/items.ts';
export { hasToken, tokenKinds } from './items/side-bag.ts';
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
  tilesOf,
  worldOf,
} from './movement/figures.ts';
export { lanternSpace, lanternTiles, lanternWorld, lightReaches } from './movement/lantern.ts';
export { isInReach } from './movement/reach.ts';
