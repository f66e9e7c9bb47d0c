import type { Language } from '@crawlspace/kernel';
import type { RuleBook } from '../rules/entries.ts';
import { CHAPTERS } from './chapters.ts';

const RULES = {
  en: () => import('virtual:rules/hellscape/en'),
  it: () => import('virtual:rules/hellscape/it'),
};

export async function bookIn(language: Language): Promise<RuleBook> {
  const { rules } = await RULES[language]();
  return { rules, chapters: CHAPTERS, firstArea: 'ROUND' };
}
