import type { Texts } from '@crawlspace/kernel';
import { speaker } from './speaker.ts';

export const rulesTexts = {
  title: { en: 'Rules of {game}', it: 'Regole di {game}' },
  games: { en: 'Rules of which game', it: 'Regole di quale gioco' },
  lead: {
    en: 'Every rule the table plays by, in our words.',
    it: 'Ogni regola che il tavolo applica, con parole nostre.',
  },
  search: { en: 'Search the rules', it: 'Cerca nelle regole' },
  found: { en: '{count} {count|rule|rules}', it: '{count} {count|regola|regole}' },
  'found.none': {
    en: 'No rule contains all of these words. Try fewer.',
    it: 'Nessuna regola ha tutte queste parole. Provane di meno.',
  },
  chapters: { en: 'Chapters', it: 'Capitoli' },
  ruling: { en: 'Our rulings', it: 'Come decide il tavolo' },
  'edition.revised': { en: 'Revised edition', it: 'Edizione riveduta' },
  'edition.first': { en: 'First edition', it: 'Prima edizione' },
  link: { en: 'Link to “{title}”', it: 'Link a «{title}»' },
  'other-rule': { en: '“{title}”', it: '«{title}»' },
  unknown: { en: 'This rule doesn’t exist.', it: 'Questa regola non c’è.' },
  failed: {
    en: 'Couldn’t load the rules. Check your connection and try again.',
    it: 'Impossibile caricare le regole. Controlla la connessione e riprova.',
  },
} as const satisfies Texts;

export const rulesText = speaker(rulesTexts);
