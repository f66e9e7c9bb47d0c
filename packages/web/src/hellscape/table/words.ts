import type { DescentView } from '@crawlspace/hellscape';
import { speaker } from '../../text/speaker.ts';
import { gameText } from '../game-words.ts';
import { tableTexts } from './texts.ts';

export { gameText, hasText, nameOf, printedOn } from '../game-words.ts';

/** The table's own words. */
export const tableText = speaker(tableTexts);

export function heroName({ heroes }: DescentView, hero: number): string {
  return gameText(`hero.${heroes[hero]?.class}`);
}
