import type { Texts } from './speaker.ts';

/**
 * Names that the list of games shows before the game itself is loaded. They are the game's own
 * words; a test holds them to it.
 */
export const gameNames = {
  'a-fistful-of-dark-stone.name': {
    en: 'A Fistful of Dark Stone',
    it: 'Un pugno di Pietra Oscura',
  },
  'nine-days-down.name': { en: 'Nine Days Down', it: 'Nove giorni sotto' },
  'close-the-throat.name': { en: 'Close the Throat', it: 'Chiudere la Gola' },
  'until-the-cage-comes.name': { en: 'Until the Cage Comes', it: 'Finché scende la gabbia' },
  'the-far-engine.name': { en: 'The Far Engine', it: 'Il motore lontano' },
  'us-marshal.name': { en: 'US Marshal', it: 'US Marshal' },
  'saloon-girl.name': { en: 'Saloon Girl', it: 'Ragazza del Saloon' },
  'bandido.name': { en: 'Bandido', it: 'Bandido' },
  'gunslinger.name': { en: 'Gunslinger', it: 'Pistolero' },
} satisfies Texts;
