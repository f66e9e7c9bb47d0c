import { ATTACK_TYPES, type AttackDice, type AttackType, type Gear } from '@crawlspace/hellscape';

/** A number of the gear that would change. */
export type GearChange =
  | {
      readonly kind: AttackType | 'shield';
      readonly before: Dice;
      readonly after: Dice;
    }
  | MaximumChange<'health'>
  | MaximumChange<'mana'>;

interface MaximumChange<Kind> {
  readonly kind: Kind;
  readonly before: number;
  readonly after: number;
}

export type Dice = AttackDice & { readonly blue?: number };

export function changesBetween(before: Gear, after: Gear): readonly GearChange[] {
  const changes: GearChange[] = [];
  for (const kind of ATTACK_TYPES) {
    const [one, other] = [before.attacks[kind], after.attacks[kind]];
    if (one.yellow !== other.yellow || one.orange !== other.orange)
      changes.push({ kind, before: one, after: other });
  }
  if (before.defense !== after.defense) {
    const dice = { before: { blue: before.defense }, after: { blue: after.defense } };
    changes.push({ kind: 'shield', ...dice });
  }
  for (const kind of ['health', 'mana'] as const) {
    if (before[kind] !== after[kind])
      changes.push({ kind, before: before[kind], after: after[kind] });
  }
  return changes;
}
