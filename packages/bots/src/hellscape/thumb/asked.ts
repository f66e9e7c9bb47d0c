import { type DescentView, type HellscapeMeaning, meaningOf } from '@crawlspace/hellscape';
import { Asked as AskedOf, best, type HabitOf } from '../../asked.ts';

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

type Hero = DescentView['heroes'][number];

/** The first option with a meaning that fits. */
export function findOption(
  { question }: Asked,
  fits: (means: HellscapeMeaning) => boolean,
): string | null {
  return question.options.find((option) => fits(meaningOf(question, option))) ?? null;
}

/** The option that means what is worth most, the first of equals. */
export function bestOption(
  { question }: Asked,
  worth: (means: HellscapeMeaning) => number,
): string | null {
  return best(question.options, (option) => worth(meaningOf(question, option)));
}

/** The option with the hero who is worth most; what means no hero is worth this. */
export function bestHero(
  asked: Asked,
  otherwise: number,
  worth: (hero: Hero) => number,
): string | null {
  return bestOption(asked, (means) => {
    const hero = means.kind === 'hero' ? asked.view.heroes[means.hero] : undefined;
    return hero ? worth(hero) : otherwise;
  });
}

/** The zone an option is about; of options that are about none, where one stays. */
export function zoneIn(means: HellscapeMeaning, otherwise: number): number {
  return means.kind === 'zone' || means.kind === 'step' ? means.zone : otherwise;
}

/** An ability of a hero that can be used. */
export type Use = Extract<HellscapeMeaning, { kind: 'use' }>;

/** The ability that is worth most, if it is worth more than this. */
export function bestUse(
  { question }: Asked,
  least: number,
  worth: (use: Use, option: string) => number,
): string | null {
  let found: string | null = null;
  let most = least;
  for (const option of question.options) {
    const means = meaningOf(question, option);
    if (means.kind !== 'use') continue;
    const value = worth(means, option);
    if (value <= most) continue;
    most = value;
    found = option;
  }
  return found;
}
