export type Danger = 1 | 2 | 3 | 4 | 5;

/**
 * How hard a quest is: the more seldom four bots get through, the more. Less than 90, 70, 58 and 48 of
 * 100 games won make 2, 3, 4 and 5 (`simulate hellscape --mission all --games 1320 --seed danger`).
 */
export const DANGERS: Readonly<Record<string, Danger>> = {
  tutorial: 1,
  'highway-to-hellscape': 4,
  'the-passage': 3,
  'the-demon-artifact': 3,
  'the-cursed-sword': 4,
  'hellish-maze': 5,
  'the-horror-beast': 4,
  'releasing-michael': 2,
  'soul-collector': 4,
  'the-soul-keys': 4,
  hellscape: 5,
};
