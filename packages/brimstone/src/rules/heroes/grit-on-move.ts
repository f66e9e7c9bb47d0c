import type { Moments } from '../../moments.ts';

/** Grit of a Move roll: on a 1 for everyone; worlds and abilities add their own rolls, and both give 2. */
export function gritOfMoveRoll({ die, grit, byAbility, byWorld }: Moments['moveRolled']): number {
  const common = die === 1 || byAbility || byWorld ? 1 : 0;
  return grit + (byAbility && byWorld ? 2 : common);
}
