import { type TextRef, type Texts, wordsOf } from '@crawlspace/kernel';
import type { GameWords } from '../game/kit.ts';
import { language } from '../settings/index.ts';

type Params = TextRef['params'];

/**
 * A function that says the texts of a table in the language of the moment. Components that call it
 * are drawn again when the language changes.
 */
export function speaker<const Table extends Texts>(texts: Table) {
  const { say } = wordsOf(texts);
  return <Key extends keyof Table & string>(
    key: Key,
    ...[params]: Filled<Table[Key]['en'] | Table[Key]['it']>
  ): string => say(language.value, ref(key, params));
}

/** What a text needs besides its key: a value for each of its placeholders. Without them it does not compile. */
type Filled<Text extends string> = [Named<Text>] extends [never]
  ? [params?: Params]
  : [params: NonNullable<Params> & Readonly<Record<Named<Text>, unknown>>];

/** Keys of texts that are whole as they stand. */
export type PlainKey<Table extends Texts> = {
  [Key in keyof Table & string]: [Named<Table[Key]['en']>] extends [never] ? Key : never;
}[keyof Table & string];

/** The names of the placeholders of a text: `{name}`, `{name|one|other}`. */
type Named<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | Named<Rest>
  : never;

/** A game's own words in the language of the moment. */
export function gameSpeaker({ say, cardWords }: Pick<GameWords, 'say' | 'cardWords'>) {
  const gameText = (key: string, params?: Params) => say(language.value, ref(key, params));
  return {
    gameText,
    /** The name of a card, an enemy type, a token, a class or a mission. */
    nameOf: (id: string) => gameText(`${id}.name`),
    /** What is printed on a card. */
    printedOn: (card: string) => cardWords(language.value, card),
  };
}

function ref(key: string, params: Params): TextRef {
  return params ? { key, params } : { key };
}
