export type { Ability, Amount, Cost, Effect, Need, Timing } from './ability.ts';
export { ASKS, type Ask, askOf, factsOf } from './asks.ts';
export {
  type Chamber,
  type Door,
  type DungeonMap,
  mapOf,
  type Sighted,
  type Zone,
} from './board/map.ts';
export type * from './class-cards.ts';
export type { Combat, Fighter, RolledDie } from './combat.ts';
export { MOST_RAGE } from './content/classes/berserker/rules.ts';
export type { BoardView } from './content/classes/boards.ts';
export { BULLSEYE } from './content/classes/ranger/shooting.ts';
export { content } from './content/index.ts';
export type * from './content-types.ts';
export { healthOfAll } from './descent.ts';
export { DICE_LIMIT, dice, type Face, toldDie } from './dice.ts';
export {
  beginsStep,
  type EventDetails,
  type EventOf,
  type HellscapeEvent,
  type TotalMade,
} from './events.ts';
export { type AtHand, atHand, intentsOf, sightFrom } from './foresight.ts';
export { type Dressing, type Gear, gearOf, waysToWear } from './gear.ts';
export type { Happening } from './happenings.ts';
export * from './ids.ts';
export { abilitiesOf, type CardWords } from './locales/cards.ts';
export { type HellscapeWords, wordsFor } from './locales/words.ts';
export { type HellscapeMeaning, meaningIn, meaningOf, type Word } from './meanings.ts';
export { type HellscapeModule, hellscape, hellscapeWith } from './module.ts';
export type { Objective, Quest, Side } from './quest-types.ts';
export { chanceOfWounds, type Firing, firingOf, type PoolOf } from './rules/combat/wound-odds.ts';
export { XP_FOR_ALL, XP_PER_MINIATURE } from './rules/combat/wounds.ts';
export type { EnemyRoll, Intent } from './rules/enemies/intent.ts';
export { SUMMONER_HEALTH } from './rules/figures/counted-as-heroes.ts';
export { totals } from './rules/figures/queries.ts';
export { DARKNESS_TRACK } from './rules/round/darkness.ts';
export { RECOVERS } from './rules/round/hero-turn.ts';
export { LEVELS } from './rules/round/level-up.ts';
export { LANGUAGES, type Language } from './say.ts';
export type { CombatView, EnemyView, HeroView } from './seen.ts';
export type { HellscapeSetup, HeroSetup } from './setup.ts';
export type { Ally, BoardToken, CarriedItem, DescentState, Enemy, Hero } from './state.ts';
export type { DescentView } from './view.ts';
