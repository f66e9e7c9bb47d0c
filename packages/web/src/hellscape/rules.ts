import { rules } from 'virtual:hellscape-rules';
import type { RuleBook } from '../screens/rules/entries.ts';
import { CHAPTERS } from './chapters.ts';

export const book: RuleBook = { rules, chapters: CHAPTERS, firstArea: 'ROUND' };
