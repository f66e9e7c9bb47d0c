import { type CombatView, type DieKind, dice } from '@crawlspace/hellscape';

/** The chance of each total, from 0 up. */
type Spread = readonly number[];

function spreadOf(kind: DieKind, what: 'hits' | 'shields'): Spread {
  const { faces } = dice[kind];
  const spread: number[] = [];
  for (const face of faces) spread[face[what]] = (spread[face[what]] ?? 0) + 1 / faces.length;
  return Array.from(spread, (chance) => chance ?? 0);
}

function together(one: Spread, other: Spread): Spread {
  const spread = Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((a, i) => {
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

/** The chance that a pool before its roll deals at least so many wounds, whatever Enemy dice may set off left aside. */
export function chanceOfWounds(combat: PoolOf, atLeast: number): number {
  const total = (what: 'hits' | 'shields') =>
    combat.dice.reduce<Spread>((sum, { die }) => together(sum, spreadOf(die, what)), [1]);
  const hits = total('hits');
  const shields = total('shields');
  let chance = 0;
  hits.forEach((a, rolledHits) => {
    shields.forEach((b, rolledShields) => {
      const dealt =
        after(rolledHits, 0, combat.hits) -
        after(rolledShields, combat.ignore.shields, combat.shields);
      if (Math.max(0, dealt) >= atLeast) chance += a * b;
    });
  });
  return chance;
}

/** What counts of a result: less what is ignored, and with what is added. */
function after(rolled: number, ignored: number, added: number): number {
  return Math.max(0, Math.max(0, rolled - ignored) + added);
}
