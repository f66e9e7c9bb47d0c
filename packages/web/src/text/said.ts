import type { Language, Texts } from '@crawlspace/kernel';

/** The texts of a part of the built page: where they lie in each language, and those that are here. */
interface Part {
  readonly addresses: Readonly<Record<Language, string>>;
  readonly here: Partial<Record<Language, readonly string[]>>;
}

/** Finds a text by its number, counted from the first of a module, or from there on a whole table of them. */
type Said = (n: number, keys?: string) => Texts[string] | Texts;

const parts = new Map<string, Part>();

/**
 * Brings the texts of a part of the page in the language that is spoken, for the module whose first text this is. Only built pages do this: build/languages.ts takes the texts out of their sources.
 */
export async function openTexts(
  language: Language,
  addresses: Part['addresses'],
  first: number,
): Promise<Said> {
  const part = parts.get(addresses.en) ?? { addresses, here: {} };
  parts.set(addresses.en, part);
  await bring(part, language);
  const say = (spoken: Language, n: number) => part.here[spoken]?.[first + n] ?? '';
  const text = (n: number): Texts[string] => ({
    get en() {
      return say('en', n);
    },
    get it() {
      return say('it', n);
    },
  });
  return (n: number, keys?: string) => {
    if (keys === undefined) return text(n);
    return Object.fromEntries(keys.split('|').map((key, nth) => [key, text(n + nth)]));
  };
}

/** Brings all that is said on the page so far in another language. */
export async function bringTexts(language: Language): Promise<void> {
  await Promise.all([...parts.values()].map((part) => bring(part, language)));
}

async function bring({ addresses, here }: Part, language: Language): Promise<void> {
  if (here[language]) return;
  const answer = await fetch(addresses[language]);
  if (!answer.ok) throw new Error(`no texts: ${answer.status} ${addresses[language]}`);
  here[language] = (await answer.json()) as readonly string[];
}
