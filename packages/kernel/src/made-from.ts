/** What rules were made from: a card that is data, compiled, is still data. */
const ORIGINS = new WeakMap<object, unknown>();

/**
 * Notes what data something was made from, so that whoever looks for code finds the data instead. Data
 * that contains code itself is refused.
 */
export function madeFrom<Made extends object>(data: unknown, made: Made): Made {
  if (tallyOf(data).hasCode) throw new Error('there is code in what should be data');
  ORIGINS.set(made, data);
  return made;
}

/** The data that something was made from, if it was noted. */
export function madeOf(made: object): unknown {
  return ORIGINS.get(made);
}

/** What somebody wrote: whether there is code in it, and the specials it names. */
export interface Tally {
  readonly hasCode: boolean;
  readonly specials: readonly string[];
}

/** Looks through everything, however deep; what was made from data counts as that data. */
export function tallyOf(entry: unknown): Tally {
  const seen = new Set<object>();
  const specials: string[] = [];
  let hasCode = false;
  const visit = (value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
    if (seen.has(value)) return;
    seen.add(value);
    if (ORIGINS.has(value)) visit(ORIGINS.get(value));
    else if (typeof value === 'function') hasCode = true;
    else {
      specials.push(...specialIn(value));
      for (const part of partsOf(value)) visit(part);
    }
  };
  visit(entry);
  return { hasCode, specials };
}

function partsOf(value: object): Iterable<unknown> {
  if (value instanceof Map || value instanceof Set) return [...value].flat();
  return Object.values(value);
}

/** `{ do: 'special', id }`, `special: 'id'` or `special: { id }`: something that only code knows. */
function specialIn(value: object): string[] {
  const { do: word, id, special } = value as Readonly<Record<string, unknown>>;
  if (word === 'special') return [String(id)];
  if (typeof special === 'string') return [special];
  const named = typeof special === 'object' && special !== null && 'id' in special;
  return named ? [String(special.id)] : [];
}

/** How much of what a game contains is data: neither code nor a special anywhere in it. */
export interface ContentCount {
  readonly entries: number;
  readonly data: number;
  readonly specials: { readonly kinds: number; readonly uses: number };
}

/**
 * Counts the entries of all decks, each once wherever else it is listed. `specials` is no deck: what
 * specials do is counted by those who name them.
 */
export function countContent(content: object): ContentCount {
  const decks = Object.entries(content).filter(([name]) => name !== 'specials');
  const listed = decks.flatMap(([, deck]) => Object.values(deck as object)).filter(isEntry);
  const tallies = [...new Set(listed)].map(tallyOf);
  const uses = tallies.flatMap(({ specials }) => specials);
  return {
    entries: tallies.length,
    data: tallies.filter(({ hasCode, specials }) => !hasCode && specials.length === 0).length,
    specials: { kinds: new Set(uses).size, uses: uses.length },
  };
}

function isEntry(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value;
}
