/** How much of a game's content is data, and how much needs code. */
export interface DataCount {
  readonly entries: number;
  /** Entries without a function and without a special, however deep in them. */
  readonly data: number;
  /** The kinds of specials in use, and how often they are used. */
  readonly specials: { readonly kinds: number; readonly uses: number };
}

/** Counts entries; cards name a special by `special: 'id'` or as something to do, `{ do: 'special', id }`. */
export function countData(entries: readonly unknown[]): DataCount {
  const kinds = new Set<string>();
  let uses = 0;
  let data = 0;
  for (const entry of entries) {
    const found = lookInto(entry);
    for (const id of found.specials) kinds.add(id);
    uses += found.specials.length;
    if (!found.code && found.specials.length === 0) data++;
  }
  return { entries: entries.length, data, specials: { kinds: kinds.size, uses } };
}

interface Found {
  code: boolean;
  readonly specials: string[];
}

function lookInto(value: unknown, found: Found = { code: false, specials: [] }): Found {
  if (typeof value === 'function') found.code = true;
  if (typeof value !== 'object' || value === null) return found;
  const { special, do: does, id } = value as Readonly<Record<string, unknown>>;
  if (typeof special === 'string') found.specials.push(special);
  if (does === 'special') found.specials.push(String(id));
  for (const part of Object.values(value)) lookInto(part, found);
  return found;
}
