import type { Texts } from '../types.ts';

export const berserkerTexts = {
  'gheta.name': { en: 'Gheta', it: 'Gheta' },
  'gheta.flavour': {
    en: 'Counts her scars the way others count their coin.',
    it: 'Conta le cicatrici come altri contano il denaro.',
  },

  'blood-rage.name': { en: 'Blood Rage', it: 'Furia di Sangue' },
  'reckless.name': { en: 'Reckless', it: 'Temeraria' },
  'provoke.name': { en: 'Provoke', it: 'Provocazione' },

  'fatal-fury-1.name': { en: 'Fatal Fury I', it: 'Furia Fatale I' },
  'fatal-fury-1.flavour': {
    en: 'The first blow is for her. So are the others.',
    it: 'Il primo colpo è per lei. Anche gli altri.',
  },
  'fatal-fury-2.name': { en: 'Fatal Fury II', it: 'Furia Fatale II' },
  'fatal-fury-2.flavour': {
    en: 'Now she is actually angry.',
    it: 'Adesso è arrabbiata per davvero.',
  },
  'wild-charge-1.name': { en: 'Wild Charge I', it: 'Carica Selvaggia I' },
  'wild-charge-1.flavour': {
    en: 'Plans are for people who stop.',
    it: 'I piani sono per chi si ferma.',
  },
  'wild-charge-2.name': { en: 'Wild Charge II', it: 'Carica Selvaggia II' },
  'wild-charge-2.flavour': {
    en: 'Shoulder first, questions never.',
    it: 'Prima la spalla, le domande mai.',
  },
  'wild-charge-3.name': { en: 'Wild Charge III', it: 'Carica Selvaggia III' },
  'wild-charge-3.flavour': {
    en: 'The room felt bigger before she came in.',
    it: 'La stanza sembrava più grande, prima che entrasse.',
  },
  'retaliate-1.name': { en: 'Retaliate I', it: 'Rappresaglia I' },
  'retaliate-1.flavour': {
    en: 'You got one. Here is the change.',
    it: 'Uno l’hai dato. Ecco il resto.',
  },
  'retaliate-2.name': { en: 'Retaliate II', it: 'Rappresaglia II' },
  'retaliate-2.flavour': {
    en: 'Standing far away only gives the axe time to spin.',
    it: 'Stare lontani dà solo all’ascia il tempo di girare.',
  },
  'open-old-wounds.name': { en: 'Open Old Wounds', it: 'Riaprire Vecchie Ferite' },
  'open-old-wounds.flavour': {
    en: 'She keeps them for days like this.',
    it: 'Le tiene da parte per giorni così.',
  },
  'cleave.name': { en: 'Cleave', it: 'Fendente' },
  'cleave.flavour': {
    en: 'The axe does not stop to ask who was next.',
    it: 'L’ascia non si ferma a chiedere a chi tocca.',
  },
  'iron-scars.name': { en: 'Iron Scars', it: 'Cicatrici di Ferro' },
  'iron-scars.flavour': {
    en: 'There is hardly any skin left to cut.',
    it: 'Di pelle da tagliare ne resta ben poca.',
  },
  'pain-is-power.name': { en: 'Pain Is Power', it: 'Il Dolore È Forza' },
  'pain-is-power.flavour': {
    en: 'Finally. She was about to get bored.',
    it: 'Finalmente. Stava per annoiarsi.',
  },
  'too-angry-to-die.name': { en: 'Too Angry to Die', it: 'Troppo Furiosa per Morire' },
  'too-angry-to-die.flavour': {
    en: 'Death knocked. Gheta knocked back.',
    it: 'La Morte ha bussato. Gheta ha bussato più forte.',
  },
  'bloodbath.name': { en: 'Bloodbath', it: 'Bagno di Sangue' },
  'bloodbath.flavour': {
    en: 'The second axe was hidden behind the first.',
    it: 'La seconda ascia era nascosta dietro la prima.',
  },

  'shadowbane-berserker.name': { en: 'Shadowbane: Ember', it: 'Flagellombra: Brace' },
  'shadowbane-berserker-greater.name': {
    en: 'Shadowbane: Wildfire',
    it: 'Flagellombra: Incendio',
  },

  'ask.stance': { en: 'Which stance do you take?', it: 'Quale postura assumi?' },
  'ask.stance-for': {
    en: 'Under which stance does {skill} go?',
    it: 'Sotto quale postura va {skill}?',
  },
  'deed.stance-blood-rage': {
    en: 'Change to Blood Rage: 1 Rage',
    it: 'Passa a Furia di Sangue: 1 Furia',
  },
  'deed.stance-reckless': {
    en: 'Change to Reckless: 1 Rage',
    it: 'Passa a Temeraria: 1 Furia',
  },
  'deed.stance-provoke': {
    en: 'Change to Provoke: 1 Rage',
    it: 'Passa a Provocazione: 1 Furia',
  },
} as const satisfies Texts;
