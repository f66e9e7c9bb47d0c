export {
  adjacentTiles,
  areAdjacent,
  type Board,
  boardOf,
  type Corner,
  type Doorway,
  distance,
  doorways,
  type ExitRef,
  entranceOf,
  type Layout,
  neighboursOf,
  type PlacedTile,
  type SpaceId,
  sees,
  type TileId,
  type TileIndex,
  tileOf,
  tilesOf,
  type WorldId,
  xlSpaces,
} from './board/index.ts';
export { deckCounts } from './content/counts.ts';
export { ICONS, type Icon } from './content/icons.ts';
export { content } from './content/index.ts';
export type { MapTile } from './content/tiles/index.ts';
export type { CardData, EnemySheet, ItemCard, WeaponCard } from './content/types.ts';
export type { BrimstoneEvent, EventDetails, EventOf } from './events.ts';
export { type ClassId, type EnemyTypeId, modelNumber } from './ids.ts';
export { type CardWords, cardText, cardWords } from './locales/cards.ts';
export { logLine } from './locales/log.ts';
export { missingTexts } from './locales/missing.ts';
export { optionText } from './locales/options.ts';
export { hasText, LANGUAGES, type Language, say } from './locales/say.ts';
export { type BrimstoneMeaning, meaningIn, meaningOf } from './meanings.ts';
export { type BrimstoneModule, brimstone } from './module.ts';
export { type AdventureNumbers, numbersOf } from './numbers.ts';
export { DEFAULT_OPTIONS, OPTIONAL_RULES, type OptionalRule } from './options.ts';
export {
  DEPTH_TRACK,
  type DepthSpace,
  spaceNumber,
  stageOf,
} from './rules/darkness/depth.ts';
export type { BrimstoneSetup, HeroSetup } from './setup.ts';
export type { AdventureState, CarriedItem, Enemy, Hero } from './state.ts';
export type { StatName } from './stats.ts';
export type { AdventureView } from './view.ts';
