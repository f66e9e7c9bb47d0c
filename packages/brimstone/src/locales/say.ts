import type { TextRef } from '@crawlspace/kernel';
import { texts } from './texts.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

type Params = NonNullable<TextRef['params']>;

/** A text in a language, its placeholders filled in. A key without a text is shown as it is. */
export function say(language: Language, { key, params }: TextRef): string {
  const text = texts[key]?.[language] ?? key;
  return params ? fill(language, text, params) : text;
}

export function hasText(key: string): boolean {
  return key in texts;
}

/**
 * Replaces {name} by what is given for it, and {name|one|other} by the word for that number. A text
 * within a text is said in the same language.
 */
function fill(language: Language, text: string, params: Params): string {
  const pattern = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;
  return text.replace(pattern, (placeholder, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (one !== undefined && other !== undefined) return Number(value) === 1 ? one : other;
    return typeof value === 'object' ? say(language, value) : String(value);
  });
}
