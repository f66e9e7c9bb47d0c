import { ATTACK_TYPES, type AttackDice, type AttackType } from '@crawlspace/hellscape';
import { itemCard } from '../items.ts';

/** What everything in use comes to: dice of each attack, blue dice, and maximums that items raise. */
export interface GearNumbers {
  readonly attacks: Readonly<Record<AttackType, AttackDice>>;
  readonly defense: number;
  readonly health: number;
  readonly mana: number;
}

/** Two weapons of one type attack together. */
export function gearOf(cards: readonly string[]): GearNumbers {
  const none: AttackDice = { yellow: 0, orange: 0 };
  const attacks: Record<AttackType, AttackDice> = { melee: none, ranged: none, magic: none };
  let defense = 0;
  let health = 0;
  let mana = 0;
  for (const card of cards.map(itemCard)) {
    if (!card) continue;
    for (const type of ATTACK_TYPES) attacks[type] = sum(attacks[type], card.attacks?.[type]);
    if ('defense' in card) defense += card.defense ?? 0;
    for (const { do: does, n } of card.abilities?.flatMap(({ effects }) => raises(effects)) ?? []) {
      if (does === 'max-health') health += n;
      else mana += n;
    }
  }
  return { attacks, defense, health, mana };
}

type Effects = readonly { readonly do: string; readonly n?: unknown }[];

function raises(effects: Effects): { do: 'max-health' | 'max-mana'; n: number }[] {
  return effects.flatMap(({ do: does, n }) =>
    (does === 'max-health' || does === 'max-mana') && typeof n === 'number'
      ? [{ do: does, n }]
      : [],
  );
}

function sum(one: AttackDice, other: AttackDice | undefined): AttackDice {
  return {
    yellow: (one.yellow ?? 0) + (other?.yellow ?? 0),
    orange: (one.orange ?? 0) + (other?.orange ?? 0),
  };
}

/** A number of the gear that would change. */
export type GearChange =
  | {
      readonly kind: AttackType | 'shield';
      readonly before: Dice;
      readonly after: Dice;
    }
  | { readonly kind: 'health' | 'mana'; readonly by: number };

export type Dice = AttackDice & { readonly blue?: number };

export function changesBetween(before: GearNumbers, after: GearNumbers): readonly GearChange[] {
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
    const by = after[kind] - before[kind];
    if (by !== 0) changes.push({ kind, by });
  }
  return changes;
}

interface Item {
  readonly number: number;
  readonly card: string;
  readonly equipped: boolean;
}

/** The cards in use once an item is put on, the others taken off. */
export function wornWith(
  items: readonly Item[],
  on: { readonly number: number; readonly card: string } | null,
  off: readonly number[],
): readonly string[] {
  const worn = items.filter(
    ({ equipped, number }) => equipped && !off.includes(number) && number !== on?.number,
  );
  return [...worn.map(({ card }) => card), ...(on ? [on.card] : [])];
}

/** What would have to come off for a card, in each way there is; none where it cannot be put on. */
export function placesFor(
  items: readonly Item[],
  heroClass: string,
  card: string,
): readonly (readonly number[])[] {
  const printed = itemCard(card);
  if (!printed || printed.slot === 'none') return [];
  if ('class' in printed && printed.class && printed.class !== heroClass) return [];
  const inSlot = (...slots: readonly string[]) =>
    items.filter((item) => item.equipped && slots.includes(itemCard(item.card)?.slot ?? ''));
  const numbers = (some: readonly Item[]) => some.map(({ number }) => number);
  const held = inSlot('hand', 'two-hands');
  if (printed.slot === 'two-hands') return [numbers(held)];
  if (printed.slot !== 'hand') return [numbers(inSlot(printed.slot))];
  const [first, second] = held;
  if (first && itemCard(first.card)?.slot === 'two-hands') return [[first.number]];
  return first && second ? [[first.number], [second.number]] : [[]];
}
