import type { DescentView } from '@crawlspace/hellscape';
import { Asked as AskedOf, type HabitOf } from '../../asked.ts';

export { best } from '../../asked.ts';

/** A question of Hellscape as the bot meets it. */
export class Asked extends AskedOf<DescentView, Memory> {}

/** What the bot keeps in mind from one question to the next. */
export interface Memory {
  /** The turn (round and hero) in which belongings were last sorted. */
  sorted: string;
  /** The turn in which there was nothing left to hand over, though it had seemed so. */
  stingy: string;
}

export type Habit = HabitOf<DescentView, Memory>;

/** The number at the end of an option: of `zone12` the zone. */
export function numberIn(option: string): number {
  return Number(/\d+$/.exec(option)?.[0] ?? Number.NaN);
}
