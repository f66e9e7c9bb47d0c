import type { AdventureView } from '@crawlspace/brimstone';
import { type PlainKey, speaker } from '../../text/speaker.ts';
import { gameText, hasText, nameOf } from '../game-words.ts';
import { tableTexts } from './texts.ts';

export { gameText, nameOf, nameOfOne, printedOn } from '../game-words.ts';
export { hasText };

/** The table's own words. */
export const tableText = speaker(tableTexts);
export type TableKey = PlainKey<typeof tableTexts>;

export function isTableKey(key: string): key is TableKey {
  return key in tableTexts;
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
  return key ? gameText(key) : purpose;
}
