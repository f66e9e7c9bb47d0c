import type { PromptKey } from '../asks.ts';
import type { BrimstoneEvent } from '../events.ts';
import { bandidoAbilityTexts } from './cards/abilities-bandido.ts';
import { gunslingerAbilityTexts } from './cards/abilities-gunslinger.ts';
import { marshalAbilityTexts } from './cards/abilities-marshal.ts';
import { saloonGirlAbilityTexts } from './cards/abilities-saloon-girl.ts';
import { bonusTexts } from './cards/bonuses.ts';
import { locationChartTexts } from './cards/charts-locations.ts';
import { roadChartTexts } from './cards/charts-road.ts';
import { classTexts } from './cards/classes.ts';
import { darknessTexts } from './cards/darkness.ts';
import { depthEventTexts } from './cards/depth-events.ts';
import { mineEncounterTexts } from './cards/encounters-mines.ts';
import { targaEncounterTexts } from './cards/encounters-targa.ts';
import { enemyTexts } from './cards/enemies.ts';
import { growingDreadTexts } from './cards/growing-dread.ts';
import { hardshipTexts } from './cards/hardships.ts';
import { injuryTexts } from './cards/injuries.ts';
import { gearTexts } from './cards/items-gear.ts';
import { mineArtifactTexts } from './cards/items-mine-artifacts.ts';
import { personalItemTexts } from './cards/items-personal.ts';
import { startingGearTexts } from './cards/items-starting.ts';
import { targaArtifactTexts } from './cards/items-targa-artifacts.ts';
import { townItemTexts } from './cards/items-town.ts';
import { townFineryTexts } from './cards/items-town-finery.ts';
import { lootTexts } from './cards/loot.ts';
import { madnessTexts } from './cards/madness.ts';
import { missionTexts } from './cards/missions.ts';
import { countyMissionTexts } from './cards/missions-county.ts';
import { mutationTexts } from './cards/mutations.ts';
import { scavengeTexts } from './cards/scavenge.ts';
import { serviceTexts } from './cards/services.ts';
import { threatTexts } from './cards/threats.ts';
import { tileTexts } from './cards/tiles.ts';
import { tokenTexts } from './cards/tokens.ts';
import { upgradeTexts } from './cards/upgrades.ts';
import { worldTexts } from './cards/worlds.ts';
import { attackTexts } from './parts/attack.ts';
import { betweenTexts } from './parts/between.ts';
import { companyTexts } from './parts/company.ts';
import { encounterTexts } from './parts/encounters.ts';
import { enemiesTexts } from './parts/enemies.ts';
import { exploreTexts } from './parts/explore.ts';
import { heroCardsTexts } from './parts/hero-cards.ts';
import { heroesTexts } from './parts/heroes.ts';
import { iconTexts } from './parts/icons.ts';
import { itemsTexts } from './parts/items.ts';
import { languageTexts } from './parts/language.ts';
import {
  abilityTexts,
  bestTexts,
  enemyStatTexts,
  statTexts,
  useTexts,
} from './parts/language-abilities.ts';
import { conditionTexts, fightTexts } from './parts/language-conditions.ts';
import { enemyWordTexts, specialTexts } from './parts/language-enemies.ts';
import { languageEventTexts } from './parts/language-events.ts';
import { itemWordTexts } from './parts/language-items.ts';
import { changeTexts, momentTexts } from './parts/language-moments.ts';
import { turnTexts } from './parts/turn.ts';
import type { Texts } from './types.ts';

type EventKey = `event.${BrimstoneEvent['t']}`;

/** Every text of the game. Without a line for every event and every question it does not compile. */
export const texts: Texts & Record<EventKey | PromptKey, Texts[string]> = {
  ...classTexts,
  ...darknessTexts,
  ...depthEventTexts,
  ...mineEncounterTexts,
  ...targaEncounterTexts,
  ...enemyTexts,
  ...growingDreadTexts,
  ...hardshipTexts,
  ...injuryTexts,
  ...gearTexts,
  ...mineArtifactTexts,
  ...personalItemTexts,
  ...startingGearTexts,
  ...targaArtifactTexts,
  ...townItemTexts,
  ...townFineryTexts,
  ...lootTexts,
  ...madnessTexts,
  ...missionTexts,
  ...countyMissionTexts,
  ...mutationTexts,
  ...scavengeTexts,
  ...serviceTexts,
  ...threatTexts,
  ...tileTexts,
  ...tokenTexts,
  ...upgradeTexts,
  ...marshalAbilityTexts,
  ...saloonGirlAbilityTexts,
  ...bandidoAbilityTexts,
  ...gunslingerAbilityTexts,
  ...bonusTexts,
  ...roadChartTexts,
  ...locationChartTexts,
  ...worldTexts,
  ...attackTexts,
  ...betweenTexts,
  ...companyTexts,
  ...encounterTexts,
  ...enemiesTexts,
  ...exploreTexts,
  ...heroCardsTexts,
  ...heroesTexts,
  ...iconTexts,
  ...itemsTexts,
  ...languageTexts,
  ...languageEventTexts,
  ...abilityTexts,
  ...bestTexts,
  ...enemyStatTexts,
  ...enemyWordTexts,
  ...specialTexts,
  ...statTexts,
  ...useTexts,
  ...conditionTexts,
  ...fightTexts,
  ...changeTexts,
  ...itemWordTexts,
  ...momentTexts,
  ...turnTexts,
};
