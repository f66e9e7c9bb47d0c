import { type AdventureView, type CardWords, cardWords, hasText, say } from '@crawlspace/brimstone';
import type { TextRef } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import { speaker } from '../../text/speaker.ts';
import { tableTexts } from './texts.ts';

/** The table's own words. */
export const t = speaker(tableTexts);

/** A text of the game in the language of the moment. */
export function told(text: TextRef): string {
  return say(language.value, text);
}

export function hasWord(key: string): boolean {
  return hasText(key);
}

/** The name of a card, enemy type, token, tile or class. */
export function nameOf(id: string): string {
  return told({ key: `${id}.name` });
}

export function wordsOf(card: string): CardWords {
  return cardWords(language.value, card);
}

/** What a hero is called: by name, or by class. */
export function heroName(view: AdventureView, index: number): string {
  const hero = view.heroes[index];
  if (!hero) return '?';
  return hero.name || nameOf(hero.class);
}

/** What a roll is for, as the game calls it. */
export function purposeName(purpose: string): string {
  const key = [`roll.${purpose}`, `purpose.${purpose}`, `skill.${purpose}`].find(hasText);
  return key ? told({ key }) : purpose;
}
