import type { Texts } from '@crawlspace/kernel';

/** The log, and what comes up over the board. */
export const storyTexts = {
  story: { en: 'Story', it: 'Racconto' },
  'whose-story': { en: 'Whose story', it: 'Il racconto di chi' },
  everybody: { en: 'Everybody', it: 'Tutti' },
  earlier: { en: 'Earlier …', it: 'Prima …' },
  'show-card': { en: 'Show the card', it: 'Mostra la carta' },
  'no-more-to-say': { en: 'There’s nothing more to show.', it: 'Non c’è altro.' },
  skip: { en: 'Dismiss', it: 'Chiudi' },
  'skip-more': { en: 'Skip ({count} more)', it: 'Salta (altri {count})' },
  'more-moments': {
    en: '{count} more {count|moment|moments} after this',
    it: 'E poi ancora {count} {count|momento|momenti}',
  },
  'the-rule': { en: 'The rule', it: 'La regola' },
  'in-the-rules': { en: 'Look it up in the rules', it: 'Cerca nelle regole' },
  'open-rule': { en: 'Open the rule', it: 'Apri la regola' },
} as const satisfies Texts;
