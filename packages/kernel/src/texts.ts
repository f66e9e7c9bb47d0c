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

/** Texts that nobody wrote, because they follow from what they are about: made in the language that is spoken. */
export type MadeText = (words: Words, key: string, language: Language) => string | undefined;

export function wordsOf(texts: Texts, make?: MadeText): Words {
  const made: Record<Language, Map<string, string | undefined>> = { en: new Map(), it: new Map() };

  function textOf(language: Language, key: string): string | undefined {
    const written = texts[key];
    if (written || !make) return written?.[language];
    const ours = made[language];
    if (!ours.has(key)) ours.set(key, make(words, key, language));
    return ours.get(key);
  }

  function say(language: Language, { key, params }: TextRef): string {
    const text = textOf(language, key) ?? key;
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

  const known = new Map<string, boolean>();

  function hasText(key: string): boolean {
    if (texts[key] || !make) return key in texts;
    if (!known.has(key)) known.set(key, make(bare, key, LANGUAGES[0]) !== undefined);
    return known.get(key) === true;
  }

  const words: Words = { say, hasText };
  // Whether something is said is known without its pieces: those of a language that nobody speaks may not be at hand.
  const bare: Words = { say: (_, { key }) => key, hasText };
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
