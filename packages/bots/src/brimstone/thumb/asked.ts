import {
  type AdventureView,
  type BrimstoneMeaning,
  type Hero,
  meaningOf,
  meaningsOf,
  type SpaceId,
} from '@crawlspace/brimstone';
import { Asked as AskedOf, type HabitOf } from '../../asked.ts';

export { best } from '../../asked.ts';

/** A question of Brimstone as the bot meets it. */
export class Asked extends AskedOf<AdventureView, Memory> {}

/** What the bot keeps in mind from one question to the next. */
export interface Memory {
  /** The activation (turn and hero) in which the belongings were last looked through. */
  belongings: string;
}

export type Habit = HabitOf<AdventureView, Memory>;

/** The first option with a meaning that fits. */
export function findOption(
  { question }: Asked,
  fits: (meaning: BrimstoneMeaning, option: string) => boolean,
): string | null {
  const meaning = meaningsOf(question);
  if (!meaning) return null;
  for (const option of question.options) if (fits(meaning(option), option)) return option;
  return null;
}

/** The hero that an option names. */
export function heroIn({ question, view }: Asked, option: string): Hero | undefined {
  const meaning = meaningOf(question, option);
  return meaning && 'hero' in meaning ? view.heroes[meaning.hero] : undefined;
}

/** The option with the space that is worth most. */
export function bestSpace(
  { question }: Asked,
  worth: (space: SpaceId) => number,
): { readonly option: string; readonly worth: number } | null {
  const meaning = meaningsOf(question);
  if (!meaning) return null;
  let found: { option: string; worth: number } | null = null;
  for (const option of question.options) {
    const meant = meaning(option);
    if (meant.kind !== 'move' && meant.kind !== 'space') continue;
    const value = worth(meant.space);
    if (!found || value > found.worth) found = { option, worth: value };
  }
  return found;
}
