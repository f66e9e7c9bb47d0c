import {
  type AdventureView,
  type AttackNumbers,
  type Hero,
  numbersWith,
  type StatName,
  type Supposed,
} from '@crawlspace/brimstone';
import type { Change } from '../../../table/trade/Changes.tsx';
import { tableTexts } from '../texts.ts';
import { nameOf, type TableKey, tableText } from '../words.ts';

/** Rolls that have to be reached: lower is better. So are those of which a hero uses the best. */
const ROLLED: ReadonlySet<string> = new Set(['toHitMelee', 'toHitRanged', 'defense', 'willpower']);

/** What an attack shows by itself. */
const OF_ATTACKS = {
  melee: ['combat', 'toHitMelee', 'damageMelee', 'critMelee'],
  ranged: ['toHitRanged', 'damageRanged', 'critRanged'],
} as const;

/** What would be different: each weapon beside the one that takes its place, and the sheet. */
export interface Differences {
  readonly weapons: readonly WeaponChanges[];
  readonly sheet: readonly Change[];
}

interface WeaponChanges {
  readonly weapon: string;
  readonly changes: readonly Change[];
}

/** The hero now and as it would be: the rules work both out. */
export function differences(view: AdventureView, changed: Hero): Differences {
  const hero = view.heroes[changed.index];
  if (!hero) return { weapons: [], sheet: [] };
  const now = numbersWith(view, hero);
  const then = numbersWith(view, changed);
  return { weapons: weaponChanges(now.attacks, then.attacks), sheet: sheetChanges(now, then) };
}

function sheetChanges(now: Supposed, then: Supposed): readonly Change[] {
  const [before, after] = [now.sheet, then.sheet];
  const told = toldByAttacks(now, then);
  const changes: (Change | null)[] = [];
  for (const [name, value] of Object.entries(before.stats)) {
    if (told.has(name)) continue;
    const lower = ROLLED.has(name);
    changes.push(change(`stat-${name}`, value, after.stats[name as StatName], lower));
  }
  for (const name of new Set([...keysOf(before.best), ...keysOf(after.best)])) {
    if (!told.has(name))
      changes.push(change(`best-${name}`, before.best[name], after.best[name], true));
  }
  if (before.weight !== after.weight) {
    const burden = (weight: number) => `${weight}/${after.carry}`;
    const [one, other] = [burden(before.weight), burden(after.weight)];
    changes.push(named('weight', one, other, before.weight - after.weight));
  }
  return changes.filter((each) => each !== null);
}

/** Who has no gun reads off the sheet what one would do. */
function toldByAttacks(...both: readonly Supposed[]): ReadonlySet<string> {
  const shoots = both.every(({ attacks }) => attacks.some(({ kind }) => kind === 'ranged'));
  return new Set([...OF_ATTACKS.melee, ...(shoots ? OF_ATTACKS.ranged : [])]);
}

function weaponChanges(
  before: readonly AttackNumbers[],
  after: readonly AttackNumbers[],
): readonly WeaponChanges[] {
  const isIn = (some: readonly AttackNumbers[]) => (one: AttackNumbers) =>
    some.some((other) => isSame(one, other));
  const gained = after.filter((each) => !isIn(before)(each));
  const pairs = before.map((one) => ({
    one,
    other: after.find((each) => isSame(one, each)) ?? gained.shift(),
  }));
  return [...pairs, ...gained.map((other) => ({ one: undefined, other }))]
    .map(({ one, other }) => ({ weapon: pairName(one, other), changes: between(one, other) }))
    .filter(({ changes }) => changes.length > 0);
}

function isSame(one: AttackNumbers, other: AttackNumbers): boolean {
  return one.kind === other.kind && one.item?.number === other.item?.number;
}

function pairName(one: AttackNumbers | undefined, other: AttackNumbers | undefined): string {
  const [before, after] = [one, other].map((each) => each && attackName(each));
  return before && after && before !== after
    ? tableText('attack-instead', { before, after })
    : (after ?? before ?? '');
}

function attackName({ item }: AttackNumbers): string {
  return item ? nameOf(item.card) : tableText('attack-melee');
}

/** Number by number; a weapon that comes or goes is told as a whole. */
function between(one?: AttackNumbers, other?: AttackNumbers): readonly Change[] {
  if (!one || !other) {
    const gain = other ? 1 : -1;
    const [before, after] = [one, other].map((each) => (each ? inShort(each) : '–'));
    return [named('attack-whole', before ?? '–', after ?? '–', gain)];
  }
  const hits = named(
    'attack-hit',
    die(one.toHit, one.toHitDie),
    die(other.toHit, other.toHitDie),
    missed(one) - missed(other),
  );
  const damage = named('attack-damage', damageOf(one), damageOf(other), mean(other) - mean(one));
  return [
    change('attack-dice', one.dice, other.dice, false),
    change('attack-range', one.range, other.range, false),
    hits,
    damage,
    change('attack-crit', one.critOn, other.critOn, true),
  ].filter((each) => each !== null && each.before !== each.after) as readonly Change[];
}

function inShort(attack: AttackNumbers): string {
  return tableText('attack-short', {
    dice: attack.dice,
    need: `${attack.toHit}+`,
    damage: damageOf(attack),
    range: attack.range,
  });
}

function die(need: number, sides: 'D6' | 'D8'): string {
  return sides === 'D6' ? `${need}+` : `${need}+ (${sides})`;
}

/** The share of faces that miss. */
function missed({ toHit, toHitDie }: AttackNumbers): number {
  return (Math.min(toHit, 6) - 1) / sidesOf(toHitDie);
}

function damageOf({ damageDie, damage }: AttackNumbers): string {
  return damage === 0 ? damageDie : `${damageDie}${damage > 0 ? '+' : '−'}${Math.abs(damage)}`;
}

function mean({ damageDie, damage }: AttackNumbers): number {
  return (sidesOf(damageDie) + 1) / 2 + damage;
}

function sidesOf(die: 'D6' | 'D8'): number {
  return die === 'D6' ? 6 : 8;
}

/** Null where it stays what it is, or where it has no name that players would know. */
function change(key: string, one: number | undefined, other: number | undefined, lower: boolean) {
  if (one === other || !Object.hasOwn(tableTexts, key)) return null;
  const shown = (value: number | undefined) =>
    value === undefined ? '–' : `${value}${lower ? '+' : ''}`;
  const worst = lower ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const gain = (other ?? worst) - (one ?? worst);
  return named(key as TableKey, shown(one), shown(other), lower ? -gain : gain);
}

function named(key: TableKey, before: string, after: string, gain: number): Change {
  const name = tableText(key);
  const way = gain === 0 ? 'other' : gain > 0 ? 'better' : 'worse';
  return { key, sign: name, name, before, after, way };
}

function keysOf<Key extends string>(some: Readonly<Partial<Record<Key, number>>>): Key[] {
  return Object.keys(some) as Key[];
}
