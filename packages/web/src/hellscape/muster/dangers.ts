export type Danger = 1 | 2 | 3 | 4 | 5;

/** How hard a quest is: the more seldom four bots get through, the more. */
export const DANGERS: Readonly<Record<string, Danger>> = {
  tutorial: 1,
  'highway-to-hellscape': 4,
  'the-passage': 3,
  'the-demon-artifact': 3,
  'the-cursed-sword': 5,
  'hellish-maze': 5,
  'the-horror-beast': 4,
  'releasing-michael': 3,
  'soul-collector': 2,
  'the-soul-keys': 5,
  hellscape: 4,
};
