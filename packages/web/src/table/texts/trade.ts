import type { Texts } from '@crawlspace/kernel';

/** Belongings side by side. */
export const tradeTexts = {
  'trade-worn': { en: 'In use', it: 'In uso' },
  'trade-carried': { en: 'Carried', it: 'Nello zaino' },
  'trade-nothing': { en: 'Nothing', it: 'Niente' },
  'trade-how': {
    en: 'Tap a card to see what can be done with it, or drag it where you want it.',
    it: 'Tocca una carta per vedere che cosa puoi farne, o trascinala dove vuoi.',
  },
  'trade-advised': { en: 'Advice: {thing}. {deal}.', it: 'Consiglio: {thing}. {deal}.' },
  'trade-content': {
    en: 'Advice: leave everything as it is.',
    it: 'Consiglio: lascia tutto com’è.',
  },
  'trade-fixed': { en: 'It stays where it is.', it: 'Resta dov’è.' },
  'trade-one-by-one': { en: 'One question at a time', it: 'Una domanda alla volta' },
  'trade-now': { en: 'What {hero} uses now', it: 'Che cosa usa ora {hero}' },
  'changes-better': {
    en: '{what}: from {before} to {after}, better',
    it: '{what}: da {before} a {after}, meglio',
  },
  'changes-worse': {
    en: '{what}: from {before} to {after}, worse',
    it: '{what}: da {before} a {after}, peggio',
  },
  'changes-other': { en: '{what}: from {before} to {after}', it: '{what}: da {before} a {after}' },
  'trade-leave': { en: 'Leave it', it: 'Lascia stare' },
} as const satisfies Texts;
