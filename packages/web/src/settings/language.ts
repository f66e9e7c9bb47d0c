import type { Language } from '@crawlspace/kernel';
import { keptChoice } from './kept.ts';
import { bringTexts } from './said.ts';

const LANGUAGES: readonly Language[] = ['en', 'it'];

export const language = keptChoice('language', LANGUAGES, languageOfTheBrowser(), bringTexts);

/** Speaks another language as soon as its texts are here. */
export async function speak(wanted: Language): Promise<void> {
  await bringTexts(wanted);
  language.value = wanted;
}

/** What was loaded, once its texts are here. */
export async function withTexts<Loaded>(loaded: Loaded): Promise<Loaded> {
  await bringTexts(language.peek());
  return loaded;
}

function languageOfTheBrowser(): Language {
  const spoken = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  const known = spoken.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'it');
  return known === 'it' ? 'it' : 'en';
}
