import type { Language } from '@crawlspace/kernel';
import { bringTexts } from '../text/said.ts';
import { keptChoice } from './kept.ts';

const LANGUAGES: readonly Language[] = ['en', 'it'];

export const language = keptChoice('language', LANGUAGES, languageOfTheBrowser(), bringTexts);

/** Speaks another language as soon as its texts are here. */
export async function speak(wanted: Language): Promise<void> {
  await bringTexts(wanted);
  language.value = wanted;
}

function languageOfTheBrowser(): Language {
  const spoken = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  const known = spoken.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'it');
  return known === 'it' ? 'it' : 'en';
}
