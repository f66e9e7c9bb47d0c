import type { GameShape } from '@crawlspace/host';
import { type Decision, PARTY, type SeatId, type Texts } from '@crawlspace/kernel';
import type { CardWords } from '../game/kit.ts';
import { language } from '../settings/index.ts';
import { speaker } from '../text/speaker.ts';
import { buttonsOf, type Option, type TableKit } from './kit.ts';
import { menuTexts } from './texts/menu.ts';
import { momentTexts } from './texts/moments.ts';
import { promptTexts } from './texts/prompt.ts';
import { storyTexts } from './texts/story.ts';
import { tradeTexts } from './texts/trade.ts';

/** Every word of a table that no game owns. */
export const sharedTexts = {
  ...menuTexts,
  ...momentTexts,
  ...promptTexts,
  ...storyTexts,
  ...tradeTexts,
} as const satisfies Texts;

export const tableText = speaker(sharedTexts);

/** What is printed on a card, in the language of the moment. */
export function printedOn({ words }: TableKit, card: string): CardWords {
  return words.cardWords(language.value, card);
}

/** Who is asked: a hero's player, or everybody. */
export function seatName(kit: TableKit, view: object, seat: SeatId): string {
  return seat === PARTY ? tableText('the-party') : kit.heroName(view, seat);
}

/**
 * What an option is called beside the others of its question: those that would sound alike are
 * counted, so that two equal cards do not look like a mistake.
 */
export function labelAmong<Game extends GameShape>(
  kit: Pick<TableKit<Game>, 'label' | 'note'>,
  view: Game['view'],
  decision: Decision,
  option: Option,
): string {
  const said = (each: Option) => `${kit.label(view, decision, each)}|${kit.note(view, each) ?? ''}`;
  const label = kit.label(view, decision, option);
  const twins = buttonsOf(decision).filter((each) => said(each) === said(option));
  if (twins.length < 2) return label;
  const n = twins.findIndex(({ id }) => id === option.id) + 1;
  return tableText('one-of-several', { label, n, count: twins.length });
}
