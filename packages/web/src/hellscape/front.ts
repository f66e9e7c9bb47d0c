import type { Texts } from '@crawlspace/kernel';
import type { GameFront } from '../game/front.ts';
import { textIn } from '../game/setups.ts';

export const frontTexts = {
  name: { en: 'Hellscape', it: 'Hellscape' },
  over: { en: 'The way back is down', it: 'La via del ritorno scende' },
  text: {
    en: 'Six heroes, a door that should not be open, and everything that comes through it. Keep to the shadows; they are on your side.',
    it: 'Sei eroi, una porta che non dovrebbe essere aperta, e tutto ciò che ne esce. Restate nell’ombra: è dalla vostra parte.',
  },
  facts: {
    en: '1 to 6 heroes · 11 quests · one to two hours',
    it: 'da 1 a 6 eroi · 11 missioni · una o due ore',
  },
  quick: { en: 'Tutorial', it: 'Tutorial' },
  'quick-hint': {
    en: 'Four heroes, the shortest quest, one click.',
    it: 'Quattro eroi, la missione più breve, un clic.',
  },
  muster: { en: 'Choose a quest', it: 'Scegli la missione' },
  art: {
    en: 'A gate of horns, burning from within; three cloaked figures stand small before it.',
    it: 'Una porta di corna che arde da dentro; davanti, piccole, tre figure con il mantello.',
  },
  turn: { en: 'Round {turn}', it: 'Round {turn}' },
  'search-hint': {
    en: 'shadow, mob, treasure …',
    it: 'ombra, orda, tesoro …',
  },
} satisfies GameFront['texts'];

/** The game's own words for its missions and classes; a test holds them to it. */
export const nameTexts = {
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
} as const satisfies Texts;

export const front: GameFront = {
  texts: frontTexts,
  names: nameTexts,
  mark: 'horns',
  fightMark: 'axe',
  heroMarks: {
    berserker: 'axe',
    paladin: 'holy-shield',
    ranger: 'bow',
    rogue: 'dagger',
    shaman: 'spirit',
    wizard: 'spark',
  },
  missionIn: (setup) => textIn(setup, 'quest'),
  rulePrefix: 'H-',
  turnEvent: 'round',
};
