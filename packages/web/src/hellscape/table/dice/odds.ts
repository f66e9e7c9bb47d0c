import { type CombatView, type DieKind, dice, type Face } from '@crawlspace/hellscape';
import type { Firing } from './symbols.ts';

/** The chance of each total, from 0 up. */
type Spread = readonly number[];

function spreadOf(kind: DieKind, what: (face: Face) => number): Spread {
  const { faces } = dice[kind];
  const spread: number[] = [];
  for (const face of faces) spread[what(face)] = (spread[what(face)] ?? 0) + 1 / faces.length;
  return Array.from(spread, (chance) => chance ?? 0);
}

function together(one: Spread, other: Spread): Spread {
  const spread = Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((a, i) => {
    if (a === 0) return;
    other.forEach((b, j) => {
      spread[i + j] = (spread[i + j] ?? 0) + a * b;
    });
  });
  return spread;
}

/** What of a combat decides its wounds. */
export type PoolOf = Pick<CombatView, 'hits' | 'shields' | 'ignore'> & {
  readonly dice: readonly { readonly die: DieKind }[];
};

/** What the Enemy dice of an attack do. */
export interface EnemyDice {
  readonly firing: Firing | null;
  /** Whether claws, and what symbols wound, come on top of what the attack does to its target. */
  readonly onTarget: boolean;
}

const NOTHING: EnemyDice = { firing: null, onTarget: false };

/** Symbols and claws in one number: no pool has as many claws. */
const SYMBOL = 32;

/** The chance that the target of a pool before its roll loses at least so much. */
export function chanceOfWounds(
  combat: PoolOf,
  atLeast: number,
  { firing, onTarget }: EnemyDice = NOTHING,
): number {
  const total = (what: (face: Face) => number) =>
    combat.dice.reduce<Spread>((sum, { die }) => together(sum, spreadOf(die, what)), [1]);
  const hits = total((face) => face.hits);
  const shields = total((face) => face.shields);
  const enemy = firing || onTarget ? total((face) => face.ability * SYMBOL + face.claws) : [1];
  const { ignore } = combat;
  let chance = 0;
  enemy.forEach((c, rolled) => {
    if (c === 0) return;
    const symbols = Math.max(0, Math.floor(rolled / SYMBOL) - ignore.ability);
    const claws = Math.max(0, (rolled % SYMBOL) - ignore.claws);
    const times = firing ? Math.floor(symbols / firing.cost) : 0;
    const suffered = onTarget ? claws + times * (firing?.wounds ?? 0) : 0;
    const moreHits = combat.hits + times * (firing?.hits ?? 0);
    const moreShields = combat.shields + times * (firing?.shields ?? 0);
    hits.forEach((a, rolledHits) => {
      shields.forEach((b, rolledShields) => {
        const dealt =
          after(rolledHits, 0, moreHits) - after(rolledShields, ignore.shields, moreShields);
        if (Math.max(0, dealt) + suffered >= atLeast) chance += a * b * c;
      });
    });
  });
  return chance;
}

/** What counts of a result: less what is ignored, and with what is added. */
function after(rolled: number, ignored: number, added: number): number {
  return Math.max(0, Math.max(0, rolled - ignored) + added);
}
