/** The icons that cards, tiles and tokens show in place of words. What each means is its text `icon.<id>`. */
export const ICONS = [
  'test-all-heroes',
  'test-one-hero',
  'test-random-hero',
  'peril-die',
  'weight',
  'dark-stone',
  'one-handed',
  'two-handed',
  'clue',
  'door',
  'gate',
  'upgrade-slot',
  'upgrade-requirement',
] as const;
export type Icon = (typeof ICONS)[number];
