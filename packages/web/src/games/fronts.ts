import { type Language, type TextRef, wordsOf } from '@crawlspace/kernel';
import { front as brimstone } from '../brimstone/front.ts';
import { front as stay } from '../brimstone/stay/front.ts';
import type { FrontKey, GameFront } from '../game/front.ts';
import { GAME_IDS, type GameId, type TableId } from '../game-ids.ts';
import { front as hellscape } from '../hellscape/front.ts';
import { language } from '../settings/index.ts';

export const FRONTS: Readonly<Record<TableId, GameFront>> = {
  brimstone,
  'brimstone-stay': stay,
  hellscape,
};

/** What a game says of itself before it is loaded. */
export function frontText(game: TableId, key: FrontKey, params?: TextRef['params']): string {
  const { say } = wordsOf(FRONTS[game].texts);
  return say(language.value, params ? { key, params } : { key });
}

/** What a mission or a class is called; its id when the name is not known. */
export function knownName(game: TableId, id: string): string {
  return FRONTS[game].names[`${id}.name`]?.[language.value] ?? id;
}

/** What the mission of a game in a list is called. */
export function missionNameOf({ game, mission, missionName }: Mission): string {
  return missionName?.[language.value] ?? knownName(game, mission);
}

interface Mission {
  readonly game: TableId;
  readonly mission: string;
  readonly missionName?: Readonly<Record<Language, string>> | undefined;
}

/** The game that a rule belongs to; null for a number no game has. */
export function gameOfRule(id: string): GameId | null {
  return GAME_IDS.find((game) => id.startsWith(FRONTS[game].rulePrefix)) ?? null;
}
