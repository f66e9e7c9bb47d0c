import type { Texts } from '@crawlspace/kernel';
import { sharedTexts } from '../../table/words.ts';
import { cardTexts } from './texts/cards.ts';
import { heroTexts } from './texts/heroes.ts';
import { hintTexts } from './texts/hints.ts';
import { legendTexts } from './texts/legend.ts';
import { promptTexts } from './texts/prompt.ts';
import { storyTexts } from './texts/story.ts';
import { turnTexts } from './texts/turn.ts';

/** Every word of the table that is not the game's own. */
export const tableTexts = {
  ...sharedTexts,
  ...cardTexts,
  ...heroTexts,
  ...hintTexts,
  ...legendTexts,
  ...promptTexts,
  ...storyTexts,
  ...turnTexts,
} as const satisfies Texts;
