import type { Pack } from './format.ts';
import type { Deed, Entry, EntryKind, PackGame, Steps } from './game.ts';
import { check, type Place, type Problem, problem } from './problems.ts';
import { heard, unknown } from './said.ts';
import { id as idSchema, type Schema } from './words.ts';

/** A pack on its way over some content, and what is wrong with it so far. */
export interface Laying<Content> {
  readonly game: PackGame<Content>;
  readonly before: Content;
  readonly pack: Pack;
  readonly problems: Problem[];
}

/** An entry that is as its schema wants it. */
export interface Ready<Content> {
  readonly deed: 'adds' | 'changes';
  readonly kind: string;
  readonly of: EntryKind<Content>;
  readonly entry: Entry;
  readonly at: Place;
}

export interface Leaving<Content> {
  readonly kind: string;
  readonly of: EntryKind<Content>;
  readonly id: string;
}

/** The kind of that name, if packs may do this with it. */
function kindOf<Content>(laying: Laying<Content>, deed: Deed, name: string) {
  const { game, pack, problems } = laying;
  const kind = Object.hasOwn(game.kinds, name) ? game.kinds[name] : undefined;
  if (kind?.can.includes(deed)) return kind;
  const at = { pack: pack.id, path: [deed, name] };
  if (kind) {
    const params = { what: may(deed), kind: name, known: kind.can.join(', ') };
    problems.push(problem(at, 'not-yet', { ...params, known: listOf(kind.can) }));
  } else {
    const can = Object.keys(game.kinds).filter((each) => game.kinds[each]?.can.includes(deed));
    problems.push({ ...at, text: heard(unknown('kind', name, can)) });
  }
  return undefined;
}

const may = (deed: Deed) => ({ key: `pack.may.${deed}` });

/** Of one or two deeds. */
function listOf([one, rest]: readonly Deed[]) {
  if (!one) return { key: 'pack.may.nothing' };
  return rest ? { key: 'pack.or', params: { one: may(one), rest: may(rest) } } : may(one);
}

export function* addedBy<Content>(laying: Laying<Content>): Steps<Ready<Content>[]> {
  const taken = new Set(
    Object.values(laying.game.kinds).flatMap((kind) => [...kind.ids(laying.before)]),
  );
  const added: Ready<Content>[] = [];
  for (const [kind, entries] of Object.entries(laying.pack.adds ?? {})) {
    const of = kindOf(laying, 'adds', kind);
    if (!of) continue;
    for (const [n, input] of entries.entries()) {
      yield;
      const id = idIn(laying, input, ['adds', kind, n]);
      if (id === undefined) continue;
      const at = { pack: laying.pack.id, entry: { kind, id } };
      if (taken.has(id)) laying.problems.push(problem(at, 'taken', { id, pack: laying.pack.id }));
      else added.push(...checked(laying, { deed: 'adds', kind, of, at }, input));
      taken.add(id);
    }
  }
  return added;
}

function idIn<Content>(
  { pack, problems }: Laying<Content>,
  input: unknown,
  path: readonly (string | number)[],
): string | undefined {
  const id = typeof input === 'object' && input !== null ? (input as Partial<Entry>).id : undefined;
  const found = check(idSchema as Schema<string>, id, { pack: pack.id, path: [...path, 'id'] });
  problems.push(...found.problems);
  return found.value;
}

function checked<Content>(
  { problems }: Laying<Content>,
  ready: Omit<Ready<Content>, 'entry'>,
  input: unknown,
): Ready<Content>[] {
  const heavy = problemOfWeight(input, ready);
  if (heavy) {
    problems.push(heavy);
    return [];
  }
  const found = check(ready.of.schema, input, ready.at);
  if (found.value) return [{ ...ready, entry: found.value }];
  problems.push(...found.problems);
  return [];
}

/** Entries of the house are 14 levels deep at most, and cards have about a hundred values. */
const DEEPEST = 20;
const MOST_VALUES = 300;

/** Whatever is in force is looked at all the time: a card that says too much would hold up the table. */
function problemOfWeight<Content>(
  input: unknown,
  { of: { most = MOST_VALUES }, at }: Omit<Ready<Content>, 'entry'>,
): Problem | undefined {
  let values = 0;
  const fits = (value: unknown, depth: number): boolean => {
    if (++values > most || depth > DEEPEST) return false;
    if (typeof value !== 'object' || value === null) return true;
    return Object.values(value).every((part) => fits(part, depth + 1));
  };
  if (fits(input, 0)) return undefined;
  const isLong = values > most;
  return problem(at, isLong ? 'too-many' : 'too-deep', { most: isLong ? most : DEEPEST });
}

export function* changedBy<Content>(laying: Laying<Content>): Steps<Ready<Content>[]> {
  const changed: Ready<Content>[] = [];
  for (const [kind, changes] of Object.entries(laying.pack.changes ?? {})) {
    const of = kindOf(laying, 'changes', kind);
    if (!of) continue;
    for (const [id, fields] of Object.entries(changes)) {
      yield;
      const before = find(laying, of, kind, id, ['changes', kind]);
      if (!before) continue;
      const at = { pack: laying.pack.id, entry: { kind, id } };
      if (typeof fields !== 'object' || fields === null || Object.keys(fields).length === 0) {
        laying.problems.push(problem(at, 'nothing-changed'));
        continue;
      }
      const whole = { ...before, ...fields, id };
      changed.push(...checked(laying, { deed: 'changes', kind, of, at }, whole));
    }
  }
  return changed;
}

/** An entry that was there before this pack. */
function find<Content>(
  { before, pack, problems }: Laying<Content>,
  of: EntryKind<Content>,
  kind: string,
  id: string,
  path: readonly string[],
): Entry | undefined {
  const ids = of.ids(before);
  const found = ids.includes(id) ? of.read(before, id) : undefined;
  if (found) return found;
  const isOwn = (pack.adds?.[kind] ?? []).some((own) => (own as Partial<Entry> | null)?.id === id);
  if (isOwn) problems.push(problem({ pack: pack.id, entry: { kind, id } }, 'own-change'));
  else problems.push({ pack: pack.id, path, text: heard(unknown('entry', id, ids)) });
  return undefined;
}

export function removedBy<Content>(laying: Laying<Content>): Leaving<Content>[] {
  return Object.entries(laying.pack.removes ?? {}).flatMap(([kind, ids]) => {
    const of = kindOf(laying, 'removes', kind);
    if (!of) return [];
    return ids.map(String).flatMap((id) => {
      return find(laying, of, kind, id, ['removes', kind]) ? [{ kind, of, id }] : [];
    });
  });
}
