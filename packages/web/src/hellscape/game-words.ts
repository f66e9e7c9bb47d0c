import { cardWords, hasText, logLine, optionText, say } from '@crawlspace/hellscape';
import type { GameWords } from '../game/kit.ts';
import { gameSpeaker } from '../text/speaker.ts';
import type { Hellscape } from './shape.ts';

export const words: GameWords<Hellscape> = { say, hasText, logLine, optionText, cardWords };

export const { gameText, nameOf, printedOn } = gameSpeaker(words);
