import type { Pack } from './format.ts';
import { type Problem, problem } from './problems.ts';

/** Packs in an order in which each comes after what it needs; those that cannot be had are left out. */
export interface InOrder {
  readonly packs: readonly Pack[];
  readonly problems: readonly Problem[];
}

export function inOrder(packs: readonly Pack[]): InOrder {
  const problems: Problem[] = [];
  const byId = new Map<string, Pack>();
  for (const pack of packs) {
    if (byId.has(pack.id)) problems.push(problem({ pack: pack.id }, 'two-packs', { id: pack.id }));
    else byId.set(pack.id, pack);
  }
  const done = new Map<string, boolean>();
  const order: Pack[] = [];

  /** Whether everything it needs is there. */
  function take(pack: Pack, way: readonly string[]): boolean {
    const known = done.get(pack.id);
    if (known !== undefined) return known;
    if (way.includes(pack.id)) {
      const ids = [...way.slice(way.indexOf(pack.id)), pack.id].join(' → ');
      problems.push(problem({ pack: pack.id }, 'circle', { ids }));
      return false;
    }
    const missing = (pack.needs ?? []).filter((need) => !isThere(pack, need, [...way, pack.id]));
    const isWhole = missing.length === 0;
    done.set(pack.id, isWhole);
    if (isWhole) order.push(pack);
    return isWhole;
  }

  function isThere(pack: Pack, need: Need, way: readonly string[]): boolean {
    const found = byId.get(need.id);
    if (!found) problems.push(problem({ pack: pack.id }, 'needs', { ...need }));
    else if (isOlder(found.version, need.version)) {
      problems.push(problem({ pack: pack.id }, 'older', { ...need, here: found.version }));
    } else return take(found, way);
    return false;
  }

  for (const pack of byId.values()) take(pack, []);
  return { packs: order, problems };
}

type Need = NonNullable<Pack['needs']>[number];

function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [version, than].map((each) => each.split('.').map(Number));
  for (let i = 0; i < 3; i++) {
    const difference = (ours?.[i] ?? 0) - (theirs?.[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
