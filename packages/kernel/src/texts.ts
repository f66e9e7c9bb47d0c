import type { TextRef } from './question.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every text in all languages, side by side, so that none can be forgotten. */
export type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

type Params = NonNullable<TextRef['params']>;

/** The words of a game: how its texts are said, and whether there is one for a key. */
export interface Words {
  /** A text in a language, its placeholders filled in. A key without a text is shown as it is. */
  say(language: Language, text: TextRef): string;
  hasText(key: string): boolean;
}

/** Texts that nobody wrote, because they follow from what they are about. */
export type MadeText = (words: Words, key: string) => Texts[string] | undefined;

export function wordsOf(texts: Texts, make?: MadeText): Words {
  const made = new Map<string, Texts[string] | undefined>();

  function textOf(key: string): Texts[string] | undefined {
    const written = texts[key];
    if (written || !make) return written;
    if (!made.has(key)) made.set(key, make(words, key));
    return made.get(key);
  }

  function say(language: Language, { key, params }: TextRef): string {
    const text = textOf(key)?.[language] ?? key;
    return params ? fill(language, text, params) : text;
  }

  /**
   * Replaces {name} by what is given for it, and {name|one|other} by the word for that number. A
   * text within a text is said in the same language.
   */
  function fill(language: Language, text: string, params: Params): string {
    return text.replace(PLACEHOLDER, (placeholder, name: string, one?: string, other?: string) => {
      const value = params[name];
      if (value === undefined) return placeholder;
      const later = one === undefined ? undefined : LATER.exec(String(value))?.[1];
      if (later !== undefined) return `{${later}|${one}|${other}}`;
      if (one !== undefined && other !== undefined) return isOne(language, value) ? one : other;
      return typeof value === 'object' ? say(language, value) : String(value);
    });
  }

  const words: Words = { say, hasText: (key) => textOf(key) !== undefined };
  return words;
}

const PLURALS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]),
) as Readonly<Record<Language, Intl.PluralRules>>;

/** Whether a language speaks of so many as of one. */
function isOne(language: Language, number: Params[string]): boolean {
  return PLURALS[language].select(Number(number)) === 'one';
}

/** A number that is filled in later: the word that goes with it waits for it. */
const LATER = /^\{(\w+)\}$/;

const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;
