import type { SpecialAbilityId } from '../specials/abilities.ts';
import type { SpecialId } from '../specials/index.ts';

/** What is assumed of a special of which nothing is said. */
const A_SPECIAL = 150;

/** What only code knows is worth what its author says. */
const STATED: Partial<Readonly<Record<SpecialAbilityId | SpecialId, number>>> = {
  'called-out': 350,
  'comforting-presence': 400,
  'hold-the-line': 400,
  'lose-grip': -15,
  'six-shooter': 500,
  'too-mean-to-bury': 300,
  'trusts-no-hand': -100,
};

export function weightOfSpecial(id: SpecialAbilityId | SpecialId): number {
  return STATED[id] ?? A_SPECIAL;
}
