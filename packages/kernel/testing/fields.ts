/**
 * The paths of all fields with a value that is no list and no object, or an empty one. Numbers in
 * lists are `*`, and so are keys of objects that are names of things in the game (`byName`).
 */
export function fieldsOf(
  value: unknown,
  byName: (path: string, value: object) => boolean,
  path = '',
): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Object.entries(value);
  if (entries.length === 0) return [path];
  const named = Array.isArray(value) || byName(path, value);
  return entries.flatMap(([key, each]) => {
    const name = named ? '*' : key;
    return fieldsOf(each, byName, path === '' ? name : `${path}.${name}`);
  });
}

/** From now on whoever changes anything of it throws. Returns whether something was still open to change. */
export function freeze(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return false;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
  return true;
}
