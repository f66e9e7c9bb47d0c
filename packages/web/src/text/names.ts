import type { Texts } from '@crawlspace/kernel';

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
  'tutorial.name': { en: 'Tutorial', it: 'Tutorial' },
  'highway-to-hellscape.name': { en: 'Highway to Hellscape', it: 'Autostrada per Hellscape' },
  'the-passage.name': { en: 'The Passage', it: 'Il Passaggio' },
  'the-demon-artifact.name': { en: 'The Demon Artifact', it: 'Il Manufatto Demoniaco' },
  'the-cursed-sword.name': { en: 'The Cursed Sword', it: 'La Spada Maledetta' },
  'hellish-maze.name': { en: 'Hellish Maze', it: 'Labirinto Infernale' },
  'the-horror-beast.name': { en: 'The Horror Beast', it: 'La Bestia dell’Orrore' },
  'releasing-michael.name': { en: 'Releasing Michael', it: 'Liberare Michele' },
  'soul-collector.name': { en: 'Soul Collector', it: 'Il Collezionista di Anime' },
  'the-soul-keys.name': { en: 'The Soul Keys', it: 'Le Chiavi dell’Anima' },
  'hellscape.name': { en: 'Hellscape', it: 'Hellscape' },
  'berserker.name': { en: 'Gheta', it: 'Gheta' },
  'paladin.name': { en: 'Sir Ronen', it: 'Sir Ronen' },
  'ranger.name': { en: 'Irk', it: 'Irk' },
  'rogue.name': { en: 'Feydra', it: 'Feydra' },
  'shaman.name': { en: 'Nahias', it: 'Nahias' },
  'wizard.name': { en: 'Mathrin', it: 'Mathrin' },
} satisfies Texts;
