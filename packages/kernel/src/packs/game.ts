import type { Texts } from '../texts.ts';
import type { PackGameName } from './format.ts';
import type { Place, Problem } from './problems.ts';
import type { Schema } from './words.ts';

export type Deed = 'adds' | 'changes' | 'removes';

export interface Entry {
  readonly id: string;
}

/** A thousand cards take most of a second: whoever has others to look after does something else in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** One kind of entry of a game: what it may be, and where it is in the content. */
export interface EntryKind<Content, Of extends Entry = Entry> {
  /** What it is, for authors. */
  readonly says: string;
  /** What packs may do with it today. */
  readonly can: readonly Deed[];
  readonly schema: Schema<Of>;
  /** How many values it may have, where it is not a card. */
  readonly most?: number;
  readonly ids: (content: Content) => readonly string[];
  /** An entry of the content as data, as a pack would write it. */
  readonly read: (content: Content, id: string) => Of | undefined;
  /** The content with this entry, new or in place of the one with its id, compiled as those of the house are. */
  readonly put: (content: Content, entry: Of) => Content;
  /** The content without this card in its decks; null where one of them would be empty. */
  readonly take?: (content: Content, id: string) => Content | null;
  /** What is wrong with it that only the rest of the content shows. */
  readonly problems?: (content: Content, entry: Of, at: Place) => readonly Problem[];
  /** Keys of the texts that somebody has to write for it; `ID.name` where nothing is said. */
  readonly texts?: (entry: Of) => readonly string[];
  /** Parts of its texts that are written by hand, where they are others than those of the game. */
  readonly parts?: readonly string[];
}

/** What a game says of itself, so that packs can be made for it. */
export interface PackGame<Content> {
  readonly name: PackGameName;
  readonly kinds: Readonly<Record<string, EntryKind<Content>>>;
  /** The parts of an entry's texts that are written by hand; the others are made from what it does. */
  readonly parts: readonly string[];
  readonly textsOf: (content: Content) => Texts | undefined;
  readonly withTexts: (content: Content, texts: Texts) => Content;
}

/** Forgets what kind of entry it is: what comes out of its schema goes into nothing else. */
export function entryKind<Content, Of extends Entry>(
  kind: EntryKind<Content, Of>,
): EntryKind<Content> {
  return kind as unknown as EntryKind<Content>;
}
