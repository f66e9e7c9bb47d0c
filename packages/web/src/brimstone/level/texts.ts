import type { Texts } from '@crawlspace/kernel';
import { speaker } from '../../text/speaker.ts';

/** What is said where a hero rises a level, and about the ways to play a class. */
const levelTexts = {
  title: { en: '{hero} reaches Level {level}', it: '{hero} raggiunge il Livello {level}' },
  rolled: { en: 'The dice fell on', it: 'I dadi hanno scelto' },
  tree: { en: 'What {hero} can learn', it: 'Che cosa può imparare {hero}' },
  how: {
    en: 'Four paths. Pick one that lights up: each step opens the one below it.',
    it: 'Quattro strade. Scegli ciò che si illumina: ogni passo apre quello sotto.',
  },
  taken: { en: 'learned', it: 'imparata' },
  open: { en: 'can be learned', it: 'si può imparare' },
  closed: { en: 'later', it: 'più avanti' },
  learn: { en: 'Learn it', it: 'Imparala' },
} as const satisfies Texts;

export const levelText = speaker(levelTexts);
