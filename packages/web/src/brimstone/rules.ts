import { rules } from 'virtual:brimstone-rules';
import type { RuleBook } from '../screens/rules/entries.ts';
import { CHAPTERS } from './chapters.ts';

export const book: RuleBook = { rules, chapters: CHAPTERS, firstArea: 'TURN' };
