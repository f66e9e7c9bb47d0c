/**
 * A step from one value to the next: what stands at a place now, or that nothing does any more.
 * Places are the keys on the way there; no keys mean the whole value.
 */
export type Change =
  | readonly [place: readonly (string | number)[], now: unknown]
  | readonly [place: readonly (string | number)[]];

type Place = (string | number)[];

/** What leads from one value to the other. Both are plain data. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `place` is changed on the way and copied only where something is different: mostly nothing is. */
function compare(before: unknown, after: unknown, place: Place, changes: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after) && before.length === after.length) {
    compareLists(before, after, place, changes);
  } else if (isObject(before) && isObject(after)) compareObjects(before, after, place, changes);
  else changes.push([[...place], after]);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place,
  changes: Change[],
): void {
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    place.push(i);
    compare(before[i], after[i], place, changes);
    place.pop();
  }
}

function compareObjects(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  place: Place,
  changes: Change[],
): void {
  // Views are compared after every answer: `in` asks for no list of keys, and plain data inherit none.
  let kept = 0;
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    // What an object inherits is never the same as a part of plain data.
    if (now === before[key]) {
      kept++;
      continue;
    }
    const was = ownPart(before, key);
    if (was !== undefined) kept++;
    place.push(key);
    compare(was, now, place, changes);
    place.pop();
  }
  if (kept < countKeys(before)) compareGone(before, after, place, changes);
}

/** A key that is undefined does not travel: it is a key that is not there. */
function compareGone(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  place: Place,
  changes: Change[],
): void {
  for (const key in before) {
    if (before[key] !== undefined && ownPart(after, key) === undefined) {
      changes.push([[...place, key]]);
    }
  }
}

/** To count keys is much quicker than to look at what stands there. */
function countKeys(value: Readonly<Record<string, unknown>>): number {
  let keys = 0;
  for (const _ in value) keys++;
  return keys;
}

/** What all objects have, like `toString`, is no part of this one; plain data have no functions of their own. */
function ownPart(value: Readonly<Record<string | number, unknown>>, key: string | number): unknown {
  const part = value[key];
  if (typeof part !== 'function' && key !== '__proto__') return part;
  return Object.hasOwn(value, key) ? part : undefined;
}

/** The value after the changes. The value before stays as it is, and both share what is the same. */
export function withChanges<Value>(before: Value, changes: readonly Change[]): Value {
  return changes.reduce<unknown>((value, change) => changedAt(value, change, 0), before) as Value;
}

function changedAt(value: unknown, change: Change, depth: number): unknown {
  const key = change[0][depth];
  if (key === undefined) return change[1];
  const copy = isList(value) ? [...value] : { ...(value as object) };
  const parts = copy as Record<string | number, unknown>;
  const isLast = depth === change[0].length - 1;
  if (isLast && change.length === 1) delete parts[key];
  else setPart(parts, key, changedAt(ownPart(parts, key), change, depth + 1));
  return copy;
}

/** Any key is only a key, `__proto__` too. */
function setPart(parts: Record<string | number, unknown>, key: string | number, value: unknown) {
  if (key !== '__proto__') parts[key] = value;
  else Object.defineProperty(parts, key, { value, enumerable: true, configurable: true });
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
