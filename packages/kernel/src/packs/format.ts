import * as v from 'valibot';
import { LANGUAGES, type Language } from '../texts.ts';
import { said } from './said.ts';
import { id, list, may, oneOf, type Schema, shape, table, text } from './words.ts';

export const FORMAT = 1;
export const GAMES = ['brimstone', 'hellscape'] as const;
export type PackGameName = (typeof GAMES)[number];

const described = <Of extends Schema>(schema: Of, says: string) =>
  v.pipe(schema, v.description(says));

const version = v.pipe(
  v.string(said('version')),
  v.regex(/^\d{1,4}(\.\d{1,4}){0,2}$/, said('version')),
);
const link = v.pipe(
  v.string(said('link')),
  v.maxLength(300, said('link')),
  v.regex(/^https:\/\/[^\s"'<>]+$/, said('link')),
);

export const manifest = {
  format: described(
    v.literal(FORMAT, said('format', { known: FORMAT })),
    'The format of the file.',
  ),
  id: described(id, 'What the pack is known by, for ever: lower case letters, digits and dashes.'),
  version: described(version, 'Raised with every change that is passed on: 1.0, 1.1, 2.0 …'),
  game: described(oneOf('game', GAMES), 'The game it is for.'),
  name: described(text(80), 'What the pack is called.'),
  author: described(text(80), 'Who made it.'),
  licence: described(text(80), 'On what terms others may use it, as CC-BY-4.0.'),
  languages: described(
    list(oneOf('language', LANGUAGES), LANGUAGES.length),
    'The languages its texts are written in.',
  ),
  needs: may(
    described(list(shape({ id, version }), 20), 'Packs it builds on, each from some version on.'),
  ),
  link: may(described(link, 'Where there is more about it.')),
};

/** How many texts and pictures a pack may have. */
const MOST_TEXTS = 4000;
const MOST_PICTURES = 400;

const textsOfLanguage = table(v.string(), text(2000), MOST_TEXTS);

export const extras = {
  texts: may(
    v.pipe(
      shape({ en: may(textsOfLanguage), it: may(textsOfLanguage) }),
      v.description('Names and flavour: “ID.name”, “ID.flavour”, by language.'),
    ),
  ),
  pictures: may(
    described(table(id, v.string(said('picture-kind')), MOST_PICTURES), 'Pictures by entry.'),
  ),
};

/** A pack whose frame is as it should be. Its entries have not been looked at. */
export interface Pack {
  /** Where editors find the schema. */
  readonly $schema?: string;
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly version: string;
  readonly game: PackGameName;
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly languages: readonly Language[];
  readonly needs?: readonly { readonly id: string; readonly version: string }[];
  readonly link?: string;
  /** New entries, by kind. */
  readonly adds?: Readonly<Record<string, readonly unknown[]>>;
  /** Fields of entries that there are, by kind and id. */
  readonly changes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Ids of cards that leave their decks, by kind. */
  readonly removes?: Readonly<Record<string, readonly unknown[]>>;
  readonly texts?: Partial<Readonly<Record<Language, Readonly<Record<string, string>>>>>;
  readonly pictures?: Readonly<Record<string, string>>;
}

/** The frame: entries are checked one by one, so that a broken one breaks no other. */
export const frame: Schema<Pack> = shape({
  $schema: may(text(300)),
  ...manifest,
  adds: may(table(v.string(), list(v.unknown(), 500), 40)),
  changes: may(table(v.string(), table(v.string(), v.unknown(), 500), 40)),
  removes: may(table(v.string(), list(v.unknown(), 500), 40)),
  ...extras,
}) as Schema<Pack>;
