import type { Texts } from '../types.ts';

export const worldTexts = {
  'world-mines.name': { en: 'Mines', it: 'Miniere' },
  'world-mines.text': { en: 'No Global Effects.', it: 'Nessun Effetto Globale.' },
  'world-mines.flavour': {
    en: 'Dug by men for money. Everything else came later.',
    it: 'Scavate da uomini per denaro. Tutto il resto è venuto dopo.',
  },
  'world-targa-plateau.name': { en: 'Targa Plateau', it: 'Altopiano di Targa' },
  'world-targa-plateau.text': {
    en: 'Frigid Snow (Weather): a Move roll of {snowOn} costs {wounds} Wound, ignoring Defense. Move rolls of 1 to {gritUpTo} recover 1 Grit (2 Grit for Heroes who recover on that roll anyway). Loot for Gear and Artifacts is reversed.',
    it: 'Neve gelida (Intemperie): un tiro di Movimento di {snowOn} costa {wounds} Ferita, ignorando la Difesa. I tiri di Movimento da 1 a {gritUpTo} fanno recuperare 1 Grinta (2 Grinta a chi la recupera comunque con quel tiro). Il Bottino di Equipaggiamento e Artefatti è invertito.',
  },
  'world-targa-plateau.flavour': {
    en: 'A dead city under ice, and the lights are still on.',
    it: 'Una città morta sotto il ghiaccio, e le luci sono ancora accese.',
  },
} satisfies Texts;
