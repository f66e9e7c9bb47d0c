import type { Texts } from '../types.ts';

export const encounterTexts = {
  'prompt.who-tests': {
    en: '{card}: who takes the test, {skill} {need}+?',
    it: '{card}: chi affronta la prova, {skill} {need}+?',
  },
  'prompt.who-tests-if-any': {
    en: '{card}: does anybody take the test, {skill} {need}+?',
    it: '{card}: qualcuno affronta la prova, {skill} {need}+?',
  },
  'option.decline': { en: 'Decline', it: 'Rinuncia' },
  'option.nobody': { en: 'Nobody', it: 'Nessuno' },
  'option.token-of': { en: '{card} of {hero}', it: '{card} di {hero}' },
  'prompt.mutation-61-quicksilver-sweat': {
    en: 'Which Item slips from your hands for this Activation?',
    it: 'Quale Oggetto ti scivola di mano per questa Attivazione?',
  },
  'event.gold-given': {
    en: '{by} pays {hero} ${amount}.',
    it: '{by} paga ${amount} a {hero}.',
  },
  'event.gold-lost': { en: '{hero} loses ${amount}.', it: '{hero} perde ${amount}.' },
  'event.dark-stone-lost': {
    en: '{hero} loses {amount} Dark Stone.',
    it: '{hero} perde {amount} Pietra Oscura.',
  },
  'skill.agility': { en: 'Agility', it: 'Agilità' },
  'skill.cunning': { en: 'Cunning', it: 'Astuzia' },
  'skill.spirit': { en: 'Spirit', it: 'Spirito' },
  'skill.strength': { en: 'Strength', it: 'Forza' },
  'skill.lore': { en: 'Lore', it: 'Sapere' },
  'skill.luck': { en: 'Luck', it: 'Fortuna' },
} satisfies Texts;
