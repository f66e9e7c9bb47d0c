import { cardWords, hasText, logLine, optionText, say } from '@crawlspace/brimstone';
import type { GameWords } from '../game/kit.ts';
import { gameSpeaker } from '../text/speaker.ts';
import type { Brimstone } from './shape.ts';

export const words: GameWords<Brimstone> = { say, hasText, logLine, optionText, cardWords };

export const { gameText, nameOf, printedOn } = gameSpeaker(words);

/** Enemies are named in the plural; this is what one of them is called. */
export function nameOfOne(type: string): string {
  return gameText(`${type}.one`);
}
