import type { Texts } from '../types.ts';

export const injuryTexts = {
  'injury-2-past-mending.name': { en: 'Past Mending', it: 'Oltre Ogni Rammendo' },
  'injury-2-past-mending.flavour': {
    en: 'There was more of you when the Fight began.',
    it: 'All’inizio dello Scontro c’era più di te.',
  },
  'injury-3-crushed-hand.name': { en: 'Crushed Hand', it: 'Mano Schiacciata' },
  'injury-3-crushed-hand.flavour': {
    en: 'It waves on its own now. Mostly downwards.',
    it: 'Adesso saluta da sola. Per lo più verso il basso.',
  },
  'injury-4-broken-leg.name': { en: 'Broken Leg', it: 'Gamba Rotta' },
  'injury-5-stove-in-ribs.name': { en: 'Stove-In Ribs', it: 'Costole Sfondate' },
  'injury-5-stove-in-ribs.flavour': {
    en: 'Laughing is out. So is lying on any side.',
    it: 'Ridere è escluso. Anche sdraiarsi, su qualsiasi lato.',
  },
  'injury-6-rattled-skull.name': { en: 'Rattled Skull', it: 'Cranio Scosso' },
  'injury-7-winded.name': { en: 'Winded', it: 'Senza Fiato' },
  'injury-7-winded.flavour': {
    en: 'You lie there a while and reconsider the profession.',
    it: 'Resti lì un po’ a riconsiderare il mestiere.',
  },
  'injury-8-trick-knee.name': { en: 'Trick Knee', it: 'Ginocchio Ballerino' },
  'injury-9-torn-shoulder.name': { en: 'Torn Shoulder', it: 'Spalla Strappata' },
  'injury-10-powder-burned-eye.name': {
    en: 'Powder-Burned Eye',
    it: 'Occhio Bruciato dalla Polvere',
  },
  'injury-10-powder-burned-eye.flavour': {
    en: 'The other eye does what it can.',
    it: 'L’altro occhio fa quel che può.',
  },
  'injury-11-void-infection.name': { en: 'Void Infection', it: 'Infezione del Vuoto' },
  'injury-12-proud-scar.name': { en: 'Proud Scar', it: 'Cicatrice d’Onore' },
  'injury-12-proud-scar.flavour': {
    en: 'It will be a better story than it was an evening.',
    it: 'Come storia sarà meglio che come serata.',
  },
} satisfies Texts;
