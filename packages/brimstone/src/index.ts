export { ASKS, type Ask, askOf, cardAsking, factsOf, type StayAsk } from './asks.ts';
export { isExtraLarge, spacesUnder } from './bases.ts';
export { type OfferSeen, offersInTown } from './between/counter.ts';
export { brimstoneStay, type StayModule, type StayView, stayWith } from './between/module.ts';
export type { Stay, StaySetup, StayState, StayStep } from './between/stay.ts';
export {
  adjacentTiles,
  areAdjacent,
  type Board,
  boardOf,
  type Corner,
  type Doorway,
  distance,
  distanceToPlace,
  doorways,
  type ExitRef,
  entranceOf,
  type Layout,
  litFrom,
  neighboursOf,
  type PlacedTile,
  type SpaceId,
  sees,
  type TileId,
  type TileIndex,
  type Tiles,
  tileOf,
  tilesOf,
  type WorldId,
} from './board/index.ts';
export { type MapTile, tilesFrom } from './board/tiles.ts';
export { type Character, characterOf } from './character.ts';
export {
  type Campaign,
  type CampaignFile,
  fileCampaign,
  fileOfBroken,
  openCampaign,
} from './company/campaign.ts';
export {
  type Chapter,
  COMPANY_VERSION,
  type Company,
  type CompanyEntry,
  type Fate,
  type Member,
  type MemberId,
  MOST_MEMBERS,
  MOST_ON_ADVENTURE,
  memberOf,
  rosterOf,
  type Standing,
  type Whereabouts,
} from './company/company.ts';
export {
  bury,
  type Circumstances,
  comeHome,
  type Doing,
  found,
  foundAfter,
  hashOfRecord,
  leaveTown,
  type Mustering,
  muster,
  passTown,
  recruit,
  retire,
} from './company/deeds.ts';
export { hardshipsOf } from './company/hardships.ts';
export type { CompanyRefusal } from './company/refusals.ts';
export { loadCompany, openCompany, type SavedCompany, saveCompany } from './company/save.ts';
export { adventureSetup, staySetup } from './company/setups.ts';
export { attemptsAt, openMissions } from './company/story.ts';
export { deckCounts } from './content/counts.ts';
export { ICONS, type Icon } from './content/icons.ts';
export { content } from './content/index.ts';
export {
  type CardData,
  type Content,
  type EnemySheet,
  type ItemCard,
  type Mission,
  TOWN_LOCATIONS,
  type TownLocation,
  type WeaponCard,
  type World,
} from './content-types.ts';
export { type BrimstoneEvent, beginsStep, type EventDetails, type EventOf } from './events.ts';
export { attackableFrom, blastOf, intentsOf } from './foresight.ts';
export { type CardId, type ClassId, type EnemyTypeId, modelNumber } from './ids.ts';
export { worthOfCard } from './language/weight/ability.ts';
export { worthOfEffects } from './language/weight/effects.ts';
export { LANGUAGES, type Language } from './locales/say.ts';
export { type BrimstoneWords, type CardWords, wordsFor } from './locales/words.ts';
export { classIn, enemyTypeIn } from './lookup.ts';
export type { Made } from './made.ts';
export { kindOfMarker, type MarkerKind } from './markers.ts';
export {
  type BrimstoneMeaning,
  meaningIn,
  meaningOf,
  meaningsOf,
  type Rolled,
  type Word,
} from './meanings.ts';
export { type BrimstoneModule, brimstone, brimstoneWith } from './module.ts';
export { type AdventureNumbers, boardSeen, explained, numbersOf } from './numbers.ts';
export { DEFAULT_OPTIONS, OPTIONAL_RULES, type OptionalRule } from './options.ts';
export { rerollChances } from './reroll-chances.ts';
export { kindOfRoll, type RollKind } from './roll-kinds.ts';
export {
  DEPTH_TRACK,
  type DepthSpace,
  spaceNumber,
  stageOf,
} from './rules/darkness/depth.ts';
export type { Intent } from './rules/enemies/intent.ts';
export { mayUse } from './rules/held/held.ts';
export { XP_FOR_LEVEL, xpForNextLevel } from './rules/heroes/levels.ts';
export { type BrimstoneSetup, type HeroSetup, type NewHero, whoIs } from './setup.ts';
export type { AdventureState, CarriedItem, Enemy, Hero } from './state.ts';
export type { StatName } from './stats.ts';
export {
  type AttackNumbers,
  numbersWith,
  type Supposed,
  unowned,
  withInUse,
  withItem,
  withoutItem,
  withPutAway,
} from './supposed.ts';
export type { AdventureView } from './view.ts';
