import type { AdventureView } from '@crawlspace/brimstone';
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

/** The number at the end of an option: of `h2` the hero, of `s41` the space. */
export function numberIn(option: string): number {
  return Number(option.slice(1));
}
