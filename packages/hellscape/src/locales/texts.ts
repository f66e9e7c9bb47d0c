import type { PromptKey } from '../asks.ts';
import type { HellscapeEvent } from '../events.ts';
import { berserkerTexts } from './cards/berserker.ts';
import { doorsTexts } from './cards/doors.ts';
import { enemyTexts } from './cards/enemies.ts';
import { facesTexts } from './cards/faces.ts';
import { itemsCommonTexts } from './cards/items-common.ts';
import { itemsEpicTexts } from './cards/items-epic.ts';
import { itemsRareTexts } from './cards/items-rare.ts';
import { itemsStartingTexts } from './cards/items-starting.ts';
import { mobItemsTexts } from './cards/mob-items.ts';
import { paladinTexts } from './cards/paladin.ts';
import { questsTexts } from './cards/quests.ts';
import { rangerTexts } from './cards/ranger.ts';
import { rogueTexts } from './cards/rogue.ts';
import { shamanTexts } from './cards/shaman.ts';
import { wizardTexts } from './cards/wizard.ts';
import { abilityTexts } from './parts/abilities.ts';
import { coreTexts } from './parts/core.ts';
import { enemiesTexts } from './parts/enemies.ts';
import { eventTexts } from './parts/events.ts';
import { happeningTexts } from './parts/happenings.ts';
import { itemsTexts } from './parts/items.ts';
import { moveTexts } from './parts/move.ts';
import { whomTexts } from './parts/whom.ts';
import { zoneTexts } from './parts/zones.ts';
import type { Texts } from './types.ts';

type EventKey = `event.${HellscapeEvent['t']}`;

/** Every text of the game. Without a line for every event it does not compile. */
export const texts: Texts & Record<EventKey | PromptKey, Texts[string]> = {
  ...berserkerTexts,
  ...doorsTexts,
  ...enemyTexts,
  ...facesTexts,
  ...itemsCommonTexts,
  ...itemsEpicTexts,
  ...itemsRareTexts,
  ...itemsStartingTexts,
  ...mobItemsTexts,
  ...paladinTexts,
  ...questsTexts,
  ...rangerTexts,
  ...rogueTexts,
  ...shamanTexts,
  ...wizardTexts,
  ...abilityTexts,
  ...coreTexts,
  ...enemiesTexts,
  ...eventTexts,
  ...happeningTexts,
  ...itemsTexts,
  ...moveTexts,
  ...whomTexts,
  ...zoneTexts,
};
