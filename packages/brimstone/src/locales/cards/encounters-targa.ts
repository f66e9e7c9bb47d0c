import type { Texts } from '../types.ts';

export const targaEncounterTexts = {
  'the-ceiling-lets-go.name': { en: 'The Ceiling Lets Go', it: 'Il soffitto molla' },
  'the-ceiling-lets-go.flavour': {
    en: 'Ten thousand icicles, all with the same idea.',
    it: 'Diecimila ghiaccioli, tutti con la stessa idea.',
  },
  'last-departure.name': { en: 'Last Departure', it: 'Ultima partenza' },
  'last-departure.flavour': {
    en: 'The timetable still lists your stop.',
    it: 'L’orario riporta ancora la vostra fermata.',
  },
  'plates-that-remember.name': { en: 'Plates That Remember', it: 'Lastre che ricordano' },
  'plates-that-remember.flavour': {
    en: 'Your thumb fits the groove. It has been here before.',
    it: 'Il pollice combacia col solco. Ci è già passato.',
  },
  'face-under-the-ice.name': { en: 'The Face Under the Ice', it: 'Il volto sotto il ghiaccio' },
  'face-under-the-ice.flavour': {
    en: 'It blinks first. Most of the time.',
    it: 'Abbassa gli occhi per primo. Quasi sempre.',
  },
  'casket-nine.name': { en: 'Casket Nine', it: 'Feretro nove' },
  'casket-nine.flavour': {
    en: 'Eight are frosted over. This one is fogged from inside.',
    it: 'Otto sono coperti di brina. Questo è appannato da dentro.',
  },
  'gap-in-the-causeway.name': { en: 'Gap in the Causeway', it: 'Vuoto nella passerella' },
  'gap-in-the-causeway.flavour': {
    en: 'You count the seconds until the stone lands. You stop counting.',
    it: 'Contate i secondi finché il sasso tocca il fondo. Smettete di contare.',
  },
  'the-eye-turns.name': { en: 'The Eye Turns', it: 'L’Occhio si volta' },
  'the-eye-turns.flavour': {
    en: 'It has had nothing to look at for nine thousand years.',
    it: 'Non aveva niente da guardare da novemila anni.',
  },
  'custodian-on-its-rounds.name': { en: 'Custodian on Its Rounds', it: 'Custode in servizio' },
  'custodian-on-its-rounds.flavour': {
    en: 'You are litter. It is not personal.',
    it: 'Siete rifiuti. Niente di personale.',
  },
  'whiteout.name': { en: 'Whiteout', it: 'Bufera bianca' },
  'whiteout.flavour': { en: 'The wind has edges.', it: 'Il vento ha gli spigoli.' },
  'warm-machine.name': { en: 'The Warm Machine', it: 'La macchina tiepida' },
  'warm-machine.flavour': {
    en: 'Nobody asks what it burns.',
    it: 'Nessuno chiede che cosa bruci.',
  },
  'scarab-drift.name': { en: 'Scarab Drift', it: 'Cumulo di scarabei' },
  'scarab-drift.flavour': {
    en: 'The snow you stand on changes its mind.',
    it: 'La neve sotto i piedi cambia idea.',
  },
  'boots-beside-ours.name': { en: 'Boots Beside Ours', it: 'Orme accanto alle nostre' },
  'boots-beside-ours.flavour': {
    en: 'The camp is ours. We have not made it yet.',
    it: 'Il campo è nostro. Non l’abbiamo ancora montato.',
  },
  'ceiling-of-stars.name': { en: 'Ceiling of Stars', it: 'Soffitto di stelle' },
  'ceiling-of-stars.flavour': {
    en: 'The constellations are ours. One of them is leaving.',
    it: 'Le costellazioni sono le nostre. Una se ne sta andando.',
  },
  'metal-that-bites.name': { en: 'Metal That Bites', it: 'Metallo che morde' },
  'metal-that-bites.flavour': {
    en: 'It keeps a little of everyone.',
    it: 'Di ognuno si tiene qualcosa.',
  },
  'voice-of-the-city.name': { en: 'Voice of the City', it: 'La voce della città' },
  'voice-of-the-city.flavour': {
    en: 'It asks, in your mother’s voice, for your ticket.',
    it: 'Con la voce di vostra madre vi chiede il biglietto.',
  },
} satisfies Texts;
