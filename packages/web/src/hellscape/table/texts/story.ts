import type { Texts } from '@crawlspace/kernel';

/** What comes up over the board. */
export const storyTexts = {
  'no-wounds': { en: 'Nothing goes through', it: 'Non passa nulla' },
  'quest-number': { en: 'Quest {n}', it: 'Missione {n}' },
  'deck-door': { en: 'Behind the door', it: 'Oltre la porta' },
  'deck-item': { en: 'New item', it: 'Nuovo oggetto' },
  'deck-enemy': { en: 'Enemies appear', it: 'Compaiono nemici' },
  'deck-skill': { en: 'New skill', it: 'Nuova abilità' },
  'deck-find': { en: 'Turned over', it: 'Scoperto' },
} as const satisfies Texts;
