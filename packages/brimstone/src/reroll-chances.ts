import type { Chance } from '@crawlspace/kernel';
import type { BrimstoneMeaning, Rolled } from './meanings.ts';
import type { RollKind } from './roll-kinds.ts';

/** What it is called when dice become all that is of use. */
const ENOUGH: Readonly<Partial<Record<RollKind, string>>> = {
  test: 'test',
  escape: 'test',
  damage: 'kill',
  healing: 'heals-all',
};

/** What rolling these dice again, all at once, would bring. Nothing unless all of them are dice. */
export function rerollChances(picked: readonly (BrimstoneMeaning | null)[]): readonly Chance[] {
  let roll: Rolled | undefined;
  let changes = new Map([[0, 1]]);
  for (const meaning of picked) {
    if (meaning?.kind !== 'die' || !meaning.again) return [];
    roll = meaning.roll;
    changes = withDie(changes, meaning.again);
  }
  if (!roll) return [];
  const chance = (wanted: (change: number) => boolean) => {
    let sum = 0;
    for (const [change, odds] of changes) if (wanted(change)) sum += odds;
    return sum;
  };
  const better = { of: 'better', odds: chance((change) => change > 0) };
  const worse = { of: 'worse', odds: chance((change) => change < 0) };
  const { missing, kind } = roll;
  const found =
    missing === undefined
      ? []
      : [
          enough(
            kind,
            chance((change) => change >= missing),
          ),
        ];
  // Where a step is all it takes, better is enough.
  if (found[0]?.odds !== better.odds) found.push(better);
  return worse.odds > 0 ? [...found, worse] : found;
}

function enough(kind: RollKind, odds: number): Chance {
  return { of: ENOUGH[kind] ?? 'enough', odds };
}

function withDie(changes: ReadonlyMap<number, number>, faces: readonly number[]) {
  const next = new Map<number, number>();
  for (const [sum, odds] of changes) {
    for (const face of faces) {
      next.set(sum + face, (next.get(sum + face) ?? 0) + odds / faces.length);
    }
  }
  return next;
}
