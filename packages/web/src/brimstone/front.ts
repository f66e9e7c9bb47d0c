import type { Texts } from '@crawlspace/kernel';
import type { GameFront } from '../game/front.ts';
import { textIn } from '../game/setups.ts';

export const frontTexts = {
  name: { en: 'Brimstone', it: 'Brimstone' },
  over: { en: 'Wanted: the living', it: 'Cercansi: vivi' },
  text: {
    en: 'A mine in the Weird West, one lantern, and something under the mountain that has started to hum.',
    it: 'Una miniera del Far West più strano, una lanterna, e sotto la montagna qualcosa che ha cominciato a ronzare.',
  },
  facts: {
    en: '1 to 6 heroes · 12 missions · about an hour',
    it: 'da 1 a 6 eroi · 12 missioni · circa un’ora',
  },
  quick: { en: 'Quick start', it: 'Inizio rapido' },
  'quick-hint': {
    en: 'Four heroes, the first mission, one click.',
    it: 'Quattro eroi, la prima missione, un clic.',
  },
  muster: { en: 'Gather a posse', it: 'Raduna la compagnia' },
  art: {
    en: 'A figure with a lantern before the mouth of a mine; eyes and tentacles in the dark.',
    it: 'Una figura con la lanterna davanti all’ingresso di una miniera; occhi e tentacoli nel buio.',
  },
  turn: { en: 'Turn {turn}', it: 'Turno {turn}' },
  'search-hint': {
    en: 'escape, dynamite, Old Lantern …',
    it: 'fuga, dinamite, Vecchia Lanterna …',
  },
} satisfies GameFront['texts'];

/** The game's own words for its missions and classes; a test holds them to it. */
export const nameTexts = {
  'a-fistful-of-dark-stone.name': {
    en: 'A Fistful of Dark Stone',
    it: 'Un pugno di Pietra Oscura',
  },
  'nine-days-down.name': { en: 'Nine Days Down', it: 'Nove giorni sotto' },
  'close-the-throat.name': { en: 'Close the Throat', it: 'Chiudere la Gola' },
  'until-the-cage-comes.name': { en: 'Until the Cage Comes', it: 'Finché scende la gabbia' },
  'the-far-engine.name': { en: 'The Far Engine', it: 'Il motore lontano' },
  'the-bones-of-father-crane.name': {
    en: 'The Bones of Father Crane',
    it: 'Le ossa di padre Crane',
  },
  'the-assayers-daughter.name': {
    en: 'The Assayer’s Daughter',
    it: 'La figlia del saggiatore',
  },
  'salt-in-the-doorways.name': { en: 'Salt in the Doorways', it: 'Sale sulle soglie' },
  'the-one-that-limps.name': { en: 'The One That Limps', it: 'Quello che zoppica' },
  'dead-weight.name': { en: 'Dead Weight', it: 'Peso morto' },
  'run-for-daylight.name': { en: 'Run for Daylight', it: 'Di corsa verso la luce' },
  'the-last-warm-room.name': { en: 'The Last Warm Room', it: 'L’ultima stanza calda' },
  'us-marshal.name': { en: 'US Marshal', it: 'US Marshal' },
  'saloon-girl.name': { en: 'Saloon Girl', it: 'Ragazza del Saloon' },
  'bandido.name': { en: 'Bandido', it: 'Bandido' },
  'gunslinger.name': { en: 'Gunslinger', it: 'Pistolero' },
} as const satisfies Texts;

export const front: GameFront = {
  texts: frontTexts,
  names: nameTexts,
  mark: 'lantern',
  fightMark: 'pistols',
  heroMarks: {
    'us-marshal': 'badge',
    'saloon-girl': 'cards',
    bandido: 'dynamite',
    gunslinger: 'revolver',
  },
  missionIn: (setup) => textIn(setup, 'mission'),
  rulePrefix: 'B-',
  turnEvent: 'turn',
};
