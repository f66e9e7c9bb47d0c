import type { Language, TextRef, Words } from '@crawlspace/kernel';

/** Says a text of the game in one language. */
export type Phrases = (key: string, params?: TextRef['params']) => string;

export function phrases(words: Words, language: Language): Phrases {
  return (key, params) => words.say(language, params ? { key, params } : { key });
}

/** One, two and three. */
export function listed(say: Phrases, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return say('join.and', { one: parts.slice(0, -1).join(', '), other: last });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
