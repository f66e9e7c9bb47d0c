import { type AdventureView, type Hero, numbersOf, type StatName } from '@crawlspace/brimstone';
import { content } from '../../content.ts';

/** Rolls that have to be reached: lower is better. So are those of which a hero uses the best. */
const ROLLED: ReadonlySet<string> = new Set(['toHitMelee', 'toHitRanged', 'defense', 'willpower']);

/** A number of a hero's sheet that would change. */
export interface SheetChange {
  /** The key of its name. */
  readonly key: string;
  readonly before: string;
  readonly after: string;
  readonly isBetter: boolean;
}

/** The hero's sheet now and as it would be: the rules work both out. */
export function sheetChanges(view: AdventureView, changed: Hero): readonly SheetChange[] {
  const heroes = view.heroes.map((hero) => (hero.index === changed.index ? changed : hero));
  const before = numbersOf(view).heroes[changed.index];
  const after = numbersOf({ ...view, heroes }).heroes[changed.index];
  if (!before || !after) return [];
  const changes: SheetChange[] = [];
  const add = (key: string, lower: boolean, one?: number, other?: number) => {
    if (one === other) return;
    const shown = (value: number | undefined) =>
      value === undefined ? '–' : `${value}${lower ? '+' : ''}`;
    const worst = lower ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const gain = (other ?? worst) - (one ?? worst);
    changes.push({
      key,
      before: shown(one),
      after: shown(other),
      isBetter: lower ? gain < 0 : gain > 0,
    });
  };
  for (const [name, value] of Object.entries(before.stats))
    add(`stat-${name}`, ROLLED.has(name), value, after.stats[name as StatName]);
  for (const name of new Set([...keysOf(before.best), ...keysOf(after.best)]))
    add(`best-${name}`, true, before.best[name], after.best[name]);
  if (before.weight !== after.weight) {
    const burden = (weight: number) => `${weight}/${after.carry}`;
    changes.push({
      key: 'weight',
      before: burden(before.weight),
      after: burden(after.weight),
      isBetter: after.weight < before.weight,
    });
  }
  return changes;
}

function keysOf<Key extends string>(some: Readonly<Partial<Record<Key, number>>>): Key[] {
  return Object.keys(some) as Key[];
}

/** The hero with an item in use or not; what lies in its way comes off. */
export function withUse(hero: Hero, number: number, equipped: boolean): Hero {
  const slots = slotsOf(hero.items.find((item) => item.number === number)?.card);
  return {
    ...hero,
    items: hero.items.map((item) => {
      if (item.number === number) return { ...item, equipped };
      const isInTheWay = equipped && slotsOf(item.card).some((slot) => slots.includes(slot));
      return isInTheWay ? { ...item, equipped: false } : item;
    }),
  };
}

/** The hero without an item, or with one more. */
export function withItem(hero: Hero, item: Hero['items'][number], has: boolean): Hero {
  const others = hero.items.filter(({ number }) => number !== item.number);
  return { ...hero, items: has ? [...others, { ...item, equipped: false }] : others };
}

function slotsOf(card: string | undefined): readonly string[] {
  return (card === undefined ? undefined : content().items[card]?.slots) ?? [];
}
