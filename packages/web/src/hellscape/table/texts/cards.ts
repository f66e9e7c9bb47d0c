import type { Texts } from '@crawlspace/kernel';

/** Cards and enemies, large. */
export const cardTexts = {
  'changed-by': { en: 'Changed by {packs}', it: 'Modificata da {packs}' },
  'kind-starting': { en: 'Starting item', it: 'Oggetto iniziale' },
  'kind-mob-item': { en: 'Mob item', it: 'Oggetto dell’orda' },
  'kind-skill': { en: '{class} skill, level {level}', it: 'Abilità di {class}, livello {level}' },
  'kind-arrow': { en: 'Arrow card', it: 'Carta Freccia' },
  'kind-token': { en: 'Rogue token', it: 'Segnalino Ladra' },
  'kind-spell': { en: 'Basic spell', it: 'Incantesimo base' },
  'kind-door': { en: 'Door card', it: 'Carta Porta' },
  'kind-hero': { en: 'Hero', it: 'Eroe' },
  reward: {
    en: '{n} XP for each miniature, to whoever fells it; {all} for everybody when the last falls',
    it: '{n} PE per ogni miniatura a chi la abbatte; {all} a tutti quando cade l’ultima',
  },
  'n-fire': { en: '{n} Fire', it: '{n} Fuoco' },
  'n-frost': { en: '{n} Frost', it: '{n} Gelo' },
  poisoned: { en: 'Poisoned', it: 'Avvelenato' },
} as const satisfies Texts;
