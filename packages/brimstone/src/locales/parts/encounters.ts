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
  'prompt.clerk-who-stayed': {
    en: 'Settle the account for ${fee}? A Bandages token, and no test.',
    it: 'Saldi il conto con ${fee}? Un segnalino Bende, e nessuna prova.',
  },
  'prompt.twelve-made-beds': {
    en: 'Lie down? Heal {heal}, then Spirit {target}+ or {horror} Horror Hits.',
    it: "Ti corichi? Curi {heal}, poi Spirito {target}+ o {horror} Colpi d'Orrore.",
  },
  'prompt.vein-that-hums': {
    en: 'Chip off {stone} Dark Stone for {corruption} Corruption Hit?',
    it: 'Stacchi {stone} Pietra Oscura in cambio di {corruption} Colpo di Corruzione?',
  },
  'prompt.hand-in-the-rubble': {
    en: 'Does another Hero help {hero} dig?',
    it: 'Un altro Eroe aiuta {hero} a scavare?',
  },
  'option.token-of': { en: '{card} of {hero}', it: '{card} di {hero}' },
  'prompt.nest-behind-the-boards': {
    en: 'Does anybody burn the nest?',
    it: 'Qualcuno brucia il nido?',
  },
  'prompt.crack-of-blue-light': {
    en: 'Let the Gate open?',
    it: 'Lasci che il Portale si apra?',
  },
  'prompt.company-photograph': {
    en: 'Burn the photograph with a Whiskey?',
    it: 'Bruci la fotografia con un Whiskey?',
  },
  'prompt.plates-that-remember': {
    en: 'Read the next plate?',
    it: 'Leggi la lastra seguente?',
  },
  'prompt.custodian-on-its-rounds': {
    en: 'Which token does the custodian tidy away?',
    it: 'Quale segnalino mette via il custode?',
  },
  'prompt.metal-that-bites': {
    en: 'Pry at the dead pylon? Strength {target}+ for {stone} Dark Stone.',
    it: 'Scalzi il pilone morto? Forza {target}+ per {stone} Pietra Oscura.',
  },
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
