import { type EntryKind, entryKind, type Schema } from '@crawlspace/kernel/packs';
import type { Content } from '../content-types.ts';
import type { CardId } from '../ids.ts';
import { problemsOf } from './references.ts';

const COMPILED: ReadonlySet<string> = new Set([
  ...['resolve', 'remains', 'ability'],
  // Of what is offered in Town.
  ...['helps', 'chance'],
]);

interface Entry {
  readonly id: CardId;
}

type Kind<Of extends Entry> = EntryKind<Content, Of>;
type Decks = {
  readonly [Name in keyof Content as Content[Name] extends Readonly<Record<CardId, Entry>>
    ? Name
    : never]: Content[Name];
};
type Cards<Name extends keyof Decks> =
  Decks[Name] extends Readonly<Record<CardId, infer Card>> ? Card : never;
export type DeckName = keyof Decks & string;

/** A card without what was compiled from it: as it would be written down. */
export function plain(card: object): Entry {
  const fields = Object.entries(card);
  const written = fields.filter(([name]) => !COMPILED.has(name));
  return Object.fromEntries(written) as unknown as Entry;
}

type Printed = Pick<Kind<Entry>, 'says' | 'can'> & Partial<Pick<Kind<Entry>, 'texts' | 'parts'>>;

/** Cards that make up a deck, or a chart, by being there. */
export function deck<Name extends DeckName, Of extends Entry>(
  name: Name,
  printed: Printed,
  schema: Schema<Of>,
  make: (entry: Of) => Cards<Name>,
): EntryKind<Content> {
  const cards = (content: Content): Readonly<Record<CardId, Entry>> => content[name] as never;
  return entryKind<Content, Of>({
    ...printed,
    schema,
    ids: (content) => Object.keys(cards(content)),
    read: (content, id) => plain(cards(content)[id] as Entry) as Of,
    put: (content, entry) => ({
      ...content,
      [name]: { ...cards(content), [entry.id]: make(entry) },
    }),
    take: (content, id) => {
      const { [id]: _, ...rest } = cards(content);
      return Object.keys(rest).length > 0 ? { ...content, [name]: rest } : null;
    },
    problems: (content, entry, at) => problemsOf(content, name, entry, at),
  });
}

type Lists = Readonly<Record<string, readonly CardId[]>>;

/** Decks that the first of their cards makes. */
const withNew = (all: Lists, decks: readonly string[]): Lists => ({
  ...all,
  ...Object.fromEntries(decks.flatMap((deck) => (all[deck] ? [] : [[deck, []]]))),
});

/** Cards that lie in the decks which list them. */
export function listed<Of extends Entry & { readonly decks: readonly string[] }>(
  name: 'items' | 'threats',
  lists: 'itemDecks' | 'threatDecks',
  says: string,
  schema: Schema<Of>,
  make: (entry: Of) => Entry,
): EntryKind<Content> {
  const decksOf = (content: Content): Lists => content[lists];
  const withDecks = (
    all: Lists,
    change: (deck: string, ids: readonly CardId[]) => readonly CardId[],
  ) => Object.fromEntries(Object.entries(all).map(([each, ids]) => [each, change(each, ids)]));
  const without = (ids: readonly CardId[], id: CardId) => ids.filter((each) => each !== id);
  return entryKind<Content, Of>({
    says,
    can: ['adds', 'changes', 'removes'],
    schema,
    ids: (content) => Object.keys(content[name]),
    read: (content, id) => {
      const decks = Object.entries(decksOf(content)).flatMap(([each, ids]) =>
        ids.includes(id) ? [each] : [],
      );
      return { ...plain(content[name][id] as Entry), decks } as unknown as Of;
    },
    put: (content, { ...entry }) => ({
      ...content,
      [name]: { ...content[name], [entry.id]: make(entry) },
      [lists]: withDecks(withNew(decksOf(content), entry.decks), (each, ids) => {
        if (!entry.decks.includes(each)) return without(ids, entry.id);
        return ids.includes(entry.id) ? ids : [...ids, entry.id];
      }),
    }),
    take: (content, id) => {
      const decks = withDecks(decksOf(content), (_, ids) => without(ids, id));
      const isEmptied = Object.values(decks).some(({ length }) => length === 0);
      return isEmptied ? null : { ...content, [lists]: decks };
    },
    problems: (content, entry, at) => problemsOf(content, name, entry, at),
  });
}
