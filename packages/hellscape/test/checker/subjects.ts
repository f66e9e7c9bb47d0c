import { activations } from './activations.ts';
import { attacks } from './attacks.ts';
import { bosses } from './bosses.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { classes } from './classes.ts';
import { conditions } from './conditions.ts';
import { darkness } from './darkness.ts';
import { doors } from './doors.ts';
import { experience } from './experience.ts';
import { falls } from './falls.ts';
import { health } from './health.ts';
import { kills } from './kills.ts';
import type { Subject } from './look.ts';
import { loot } from './loot.ts';
import { patterns } from './patterns.ts';
import { pools } from './pools.ts';
import { quests } from './quests.ts';
import { slots } from './slots.ts';
import { spawning } from './spawning.ts';
import { steps } from './steps.ts';
import { totals } from './totals.ts';
import { turns } from './turns.ts';
import { walls } from './walls.ts';

/** Everything that is looked at, by the first word of its checks. */
export const SUBJECTS = {
  activations,
  attacks,
  bosses,
  cards,
  choices,
  classes,
  conditions,
  darkness,
  doors,
  experience,
  falls,
  health,
  kills,
  loot,
  patterns,
  pools,
  quests,
  slots,
  spawning,
  steps,
  totals,
  turns,
  walls,
} as const;

/** All of them, anew for a game. */
export function subjects(): readonly Subject[] {
  return Object.values(SUBJECTS).map((subject) => subject());
}
