import type { Texts } from '../types.ts';

export const worldTexts = {
  'world-mines.name': { en: 'Mines', it: 'Miniere' },
  'world-mines.flavour': {
    en: 'Dug by men for money. Everything else came later.',
    it: 'Scavate da uomini per denaro. Tutto il resto è venuto dopo.',
  },
  'world-targa-plateau.name': { en: 'Targa Plateau', it: 'Altopiano di Targa' },
  'world-targa-plateau.flavour': {
    en: 'A dead city under ice, and the lights are still on.',
    it: 'Una città morta sotto il ghiaccio, e le luci sono ancora accese.',
  },
} satisfies Texts;
