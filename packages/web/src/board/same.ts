/** Whether two flat records hold the same values. */
export function sameValues(one: object, other: object): boolean {
  if (one === other) return true;
  const a = Object.entries(one);
  const b = new Map(Object.entries(other));
  return a.length === b.size && a.every(([key, value]) => Object.is(b.get(key), value));
}
