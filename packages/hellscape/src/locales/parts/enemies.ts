import type { Texts } from '../types.ts';

export const enemiesTexts = {
  'ask.enemy-order': {
    en: 'Which Enemy activates next?',
    it: 'Quale Nemico si attiva adesso?',
  },
  'ask.enemy-target': { en: 'Whom will {enemy} go for?', it: 'Chi è il bersaglio di {enemy}?' },
  'ask.enemy-way': { en: 'Which way does {enemy} go?', it: 'Da che parte va {enemy}?' },
  'ask.enemy-zone': { en: '{enemy}: which Zone?', it: '{enemy}: quale Zona?' },
  'ask.servant': { en: 'Which Mob does {enemy} command?', it: 'A quale Orda dà ordini {enemy}?' },
  'ask.hourglass': {
    en: '{enemy}: which Hourglass loses a Time token?',
    it: '{enemy}: quale Clessidra perde un segnalino Tempo?',
  },
  'ask.boss-start': {
    en: 'The Boss Fight begins: where do you stand?',
    it: 'Comincia lo Scontro col Boss: dove ti metti?',
  },
  'event.raised': {
    en: '{card}: {amount} {amount|gets|get} up again.',
    it: '{card}: {amount} si {amount|rialza|rialzano}.',
  },
  'event.mana-lost': { en: '{hero} loses {amount} Mana.', it: '{hero} perde {amount} Mana.' },
  'purpose.activation': { en: 'Activation dice', it: 'dadi Attivazione' },
  'purpose.time-taken': { en: 'a Time token is taken', it: 'un segnalino Tempo viene tolto' },
} as const satisfies Texts;
