import type { Texts } from '@crawlspace/kernel';
import { sharedTexts } from '../../table/words.ts';
import { cardTexts } from './texts/cards.ts';
import { classTexts } from './texts/classes.ts';
import { diceTexts } from './texts/dice.ts';
import { heroTexts } from './texts/heroes.ts';
import { hintTexts } from './texts/hints.ts';
import { legendTexts } from './texts/legend.ts';
import { storyTexts } from './texts/story.ts';
import { tokenTexts } from './texts/tokens.ts';
import { turnTexts } from './texts/turn.ts';

/** Every word of the table that is not the game's own. */
export const tableTexts = {
  ...sharedTexts,
  ...cardTexts,
  ...classTexts,
  ...diceTexts,
  ...heroTexts,
  ...hintTexts,
  ...legendTexts,
  ...storyTexts,
  ...tokenTexts,
  ...turnTexts,
} as const satisfies Texts;
