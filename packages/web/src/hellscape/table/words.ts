import { type CardWords, cardWords, type DescentView, hasText, say } from '@crawlspace/hellscape';
import type { TextRef } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import { speaker } from '../../text/speaker.ts';
import { tableTexts } from './texts.ts';

/** The table's own words. */
export const t = speaker(tableTexts);

/** A text of the game in the language of the moment. */
export function told(key: string, params?: TextRef['params']): string {
  return say(language.value, params ? { key, params } : { key });
}

export function hasWord(key: string): boolean {
  return hasText(key);
}

/** The name of a card, an enemy type, a token or a quest. */
export function nameOf(id: string): string {
  return told(`${id}.name`);
}

export function wordsOf(card: string): CardWords {
  return cardWords(language.value, card);
}

export function heroName({ heroes }: DescentView, hero: number): string {
  return told(`hero.${heroes[hero]?.class}`);
}
