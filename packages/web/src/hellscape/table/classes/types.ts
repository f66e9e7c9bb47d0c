import type { HeroView } from '@crawlspace/hellscape';

/** The board of one class. */
export type BoardOf<Class extends HeroView['board']['class']> = Extract<
  HeroView['board'],
  { class: Class }
>;
