import { language } from '../settings/index.ts';

/** Every text in both languages, side by side, so that none can be forgotten. */
export type Texts = Readonly<Record<string, { readonly en: string; readonly it: string }>>;

/** What is filled in for {name}. */
export type Params = Readonly<Record<string, string | number>>;

/**
 * A function that says the texts of a catalogue in the language of the moment. Components that call
 * it are drawn again when the language changes.
 */
export function speaker<Catalogue extends Texts>(catalogue: Catalogue) {
  return (key: keyof Catalogue & string, params?: Params): string => {
    const text = catalogue[key]?.[language.value] ?? key;
    return params ? fill(text, params) : text;
  };
}

/**
 * Replaces {name} by what is given for it, and {count|one|many} by the first word when the number
 * is 1 and by the second otherwise.
 */
export function fill(text: string, params: Params): string {
  return text.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g,
    (placeholder, name: string, one?: string, many?: string) => {
      const value = params[name];
      if (value === undefined) return placeholder;
      if (one === undefined || many === undefined) return String(value);
      return value === 1 ? one : many;
    },
  );
}
