import type { Texts } from '../types.ts';

/** What is asked and told between adventures. */
export const betweenTexts = {
  'prompt.town-service': {
    en: '{location}: what will it be?',
    it: '{location}: che cosa desideri?',
  },
  'prompt.sell-for-resurrection': {
    en: 'What of {hero}’s belongings is sold for the Resurrection?',
    it: 'Quali averi di {hero} si vendono per la Resurrezione?',
  },
  'prompt.give-for-resurrection': {
    en: '${gold} are still needed to bring {hero} back. How much do you give? Each step is ${step}.',
    it: 'Mancano ancora ${gold} per riportare in vita {hero}. Quanto dai? Ogni passo vale ${step}.',
  },
  'prompt.level-up': {
    en: 'Level {level}: choose an upgrade.',
    it: 'Livello {level}: scegli un Potenziamento.',
  },

  'option.service': { en: '{card}', it: '{card}' },
  'option.service-for': { en: '{card}: {about}', it: '{card}: {about}' },
  'option.leave': { en: 'Leave', it: 'Vai via' },
  'option.sell-item': { en: 'Sell {card} for ${gold}', it: 'Vendi {card} per ${gold}' },

  'event.paid': { en: '{hero} pays ${amount}: {card}', it: '{hero} paga ${amount}: {card}' },
  'event.cured': {
    en: '{hero} is rid of {card} ({dice} against {need}+)',
    it: '{hero} si libera di {card} ({dice} contro {need}+)',
  },
  'event.not-cured': {
    en: '{hero} keeps {card} ({dice} against {need}+)',
    it: '{hero} si tiene {card} ({dice} contro {need}+)',
  },
  'event.cleansed': {
    en: '{hero} loses {amount} Corruption',
    it: '{hero} perde {amount} Corruzione',
  },
  'event.bought': { en: '{hero} buys {card}', it: '{hero} compra {card}' },
  'event.item-sold': {
    en: '{card} of {hero} is sold for ${amount}',
    it: '{card} di {hero} si vende per ${amount}',
  },
  'event.dark-stone-sold': {
    en: '{hero} sells a Dark Stone for ${amount}',
    it: '{hero} vende una Pietra Oscura per ${amount}',
  },
  'event.resurrected': { en: '{hero} is alive again', it: '{hero} è di nuovo in vita' },
  'event.not-resurrected': {
    en: '${amount} are missing: {hero} stays dead',
    it: 'Mancano ${amount}: {hero} resta tra i morti',
  },
  'event.level-gained': {
    en: '{hero} is now Level {amount}',
    it: '{hero} è ora di Livello {amount}',
  },
  'event.upgrade-gained': { en: '{hero} learns {card}', it: '{hero} impara {card}' },
} satisfies Texts;
