import type { Texts } from '../types.ts';

export const growingDreadTexts = {
  'dread-second-helping.name': { en: 'Second Helping', it: 'Seconda portata' },
  'dread-second-helping.flavour': {
    en: 'The kitchen has heard you.',
    it: 'La cucina vi ha sentiti.',
  },
  'dread-sunday-best.name': { en: 'Sunday Best', it: 'L’abito della festa' },
  'dread-sunday-best.flavour': {
    en: 'They dressed for the occasion.',
    it: 'Si sono vestiti per l’occasione.',
  },
  'dread-drowned-wick.name': { en: 'Drowned Wick', it: 'Stoppino annegato' },
  'dread-drowned-wick.flavour': {
    en: 'The oil has turned to water. Black water.',
    it: 'L’olio è diventato acqua. Acqua nera.',
  },
  'dread-empty-pockets.name': { en: 'Empty Pockets', it: 'Tasche vuote' },
  'dread-empty-pockets.flavour': {
    en: 'You reach for what is left of you.',
    it: 'Cerchi ciò che resta di te.',
  },
  'dread-old-blood-remembers.name': { en: 'Old Blood Remembers', it: 'Il sangue vecchio ricorda' },
  'dread-old-blood-remembers.flavour': {
    en: 'Every scar opens to see who is coming.',
    it: 'Ogni cicatrice si apre per vedere chi arriva.',
  },
  'dread-behind-you-all-along.name': { en: 'Behind You All Along', it: 'Sempre alle spalle' },
  'dread-behind-you-all-along.flavour': {
    en: 'The room was never empty. It was full and polite.',
    it: 'La stanza non era vuota. Era piena ed educata.',
  },
  'dread-the-hill-leans-in.name': { en: 'The Hill Leans In', it: 'La collina si china' },
  'dread-the-hill-leans-in.flavour': {
    en: 'It wants to see the end, too.',
    it: 'Vuole vedere anche lei come finisce.',
  },
} satisfies Texts;
