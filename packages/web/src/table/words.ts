import type { Texts } from '@crawlspace/kernel';
import { PARTY, type SeatId } from '@crawlspace/kernel';
import type { CardWords } from '../game/kit.ts';
import { language } from '../settings/index.ts';
import { speaker } from '../text/speaker.ts';
import type { TableKit } from './kit.ts';
import { menuTexts } from './texts/menu.ts';
import { promptTexts } from './texts/prompt.ts';
import { storyTexts } from './texts/story.ts';

/** Every word of a table that no game owns. */
export const sharedTexts = { ...menuTexts, ...promptTexts, ...storyTexts } satisfies Texts;

export const tableText = speaker(sharedTexts);

/** What is printed on a card, in the language of the moment. */
export function printedOn({ words }: TableKit, card: string): CardWords {
  return words.cardWords(language.value, card);
}

/** Who is asked: a hero's player, or everybody. */
export function seatName(kit: TableKit, view: object, seat: SeatId): string {
  return seat === PARTY ? tableText('the-party') : kit.heroName(view, seat);
}

/** A chance as exactly as a percentage says it. */
export function chance(odds: number): string {
  return odds.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: 1 });
}
