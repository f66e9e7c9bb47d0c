import type { Die } from '@crawlspace/kernel';
import type { DieKind } from './ids.ts';

/** What one face shows. */
export interface Face {
  /** `HM`, `AW`, `-`: how tests and logs name it. */
  readonly id: string;
  readonly hits: number;
  readonly mana: number;
  readonly shields: number;
  /** Lets the hero trigger the Shadow Ability. */
  readonly shadow: number;
  /** Triggers the enemy's ability. */
  readonly ability: number;
  /** Wounds the hero in the combat; cannot be blocked. */
  readonly claws: number;
}

/**
 * The faces of all dice, in one table: H hit, M mana, S shield, X the shadow symbol, A the enemy
 * ability, W the claw that wounds and cannot be blocked, - a blank.
 */
const FACES: Record<DieKind, readonly string[]> = {
  yellow: ['-', 'H', 'H', 'HM', 'HM', 'HH'],
  orange: ['-', 'H', 'HM', 'HH', 'HH', 'HHH'],
  blue: ['-', '-', 'S', 'S', 'S', 'SS'],
  shadow: ['X', 'H', 'HH', 'HHH', 'M', 'MM'],
  enemy: ['-', '-', 'A', 'A', 'W', 'AW'],
};

export const dice: Record<DieKind, Die<Face>> = {
  yellow: die('yellow'),
  orange: die('orange'),
  blue: die('blue'),
  shadow: die('shadow'),
  enemy: die('enemy'),
};

/** How many dice of a kind there are: a roll never has more. */
export const DICE_LIMIT: Readonly<Record<DieKind, number>> = {
  yellow: 3,
  orange: 3,
  blue: 5,
  shadow: 1,
  enemy: 6,
};

function die(kind: DieKind): Die<Face> {
  const byId = new Map<string, Face>();
  const faces = FACES[kind].map((id) => {
    const known = byId.get(id) ?? face(id);
    byId.set(id, known);
    return known;
  });
  return { id: kind, faces };
}

function face(id: string): Face {
  const count = (symbol: string) => id.split(symbol).length - 1;
  return {
    id,
    hits: count('H'),
    mana: count('M'),
    shields: count('S'),
    shadow: count('X'),
    ability: count('A'),
    claws: count('W'),
  };
}

/** A rolled die as events tell it: `yellow HM`. Null where the text names none. */
export function toldDie(text: string): { readonly kind: DieKind; readonly face: Face } | null {
  const [kind = '', id = ''] = text.split(' ');
  const face = isDie(kind) ? dice[kind].faces.find((each) => each.id === id) : undefined;
  return isDie(kind) && face ? { kind, face } : null;
}

function isDie(kind: string): kind is DieKind {
  return kind in dice;
}
