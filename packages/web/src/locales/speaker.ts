import { en, type TextKey, type Texts } from './en.ts';
import { it } from './it.ts';

const TEXTS = { en, it } satisfies Record<string, Texts>;
export type Language = keyof typeof TEXTS;
export const LANGUAGES = Object.keys(TEXTS) as readonly Language[];

type Params = Readonly<Record<string, string | number>>;
type PluralForm = 'one' | 'other';
/** Texts that have a singular and a plural. */
export type PluralKey = {
  [Key in TextKey]: Key extends `${infer Stem}.one`
    ? `${Stem}.other` extends TextKey
      ? Stem
      : never
    : never;
}[TextKey];

/** Says things in one language. */
export class Speaker {
  readonly language: Language;
  readonly #plurals: Intl.PluralRules;

  constructor(language: Language) {
    this.language = language;
    this.#plurals = new Intl.PluralRules(language);
  }

  say(key: TextKey, params: Params = {}): string {
    return TEXTS[this.language][key].replace(/\{(\w+)\}/g, (gap, name: string) =>
      String(params[name] ?? gap),
    );
  }

  /** Says how many: `{count}` is filled in, and the form of the text fits it. */
  count(key: PluralKey, count: number): string {
    const form: PluralForm = this.#plurals.select(count) === 'one' ? 'one' : 'other';
    return this.say(`${key}.${form}`, { count });
  }
}

export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}

/** A key put together from what the game says; one that no locale has is a mistake of ours. */
export function textKey(key: string): TextKey {
  if (!isTextKey(key)) throw new Error(`no text for ${key}`);
  return key;
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => LANGUAGES.find((language) => tag.startsWith(language)));
  return known.find((language) => language !== undefined) ?? 'en';
}
