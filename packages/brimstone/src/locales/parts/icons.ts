import type { Icon } from '../../content/icons.ts';
import type { Texts } from '../types.ts';

export const iconTexts = {
  'icon.test-all-heroes': {
    en: 'Skill test of all Heroes',
    it: 'Prova di Abilità di tutti gli Eroi',
  },
  'icon.test-one-hero': {
    en: 'Skill test of one Hero whom the players choose',
    it: 'Prova di Abilità di un Eroe scelto dai giocatori',
  },
  'icon.test-random-hero': {
    en: 'Skill test of one random Hero',
    it: 'Prova di Abilità di un Eroe a caso',
  },
  'icon.peril-die': { en: 'Roll of the Peril Die', it: 'Tiro del Dado Pericolo' },
  'icon.weight': { en: 'Weight', it: 'Peso' },
  'icon.dark-stone': { en: 'Dark Stone Item', it: 'Oggetto di Pietra Oscura' },
  'icon.one-handed': { en: 'Takes one hand', it: 'Occupa una mano' },
  'icon.two-handed': { en: 'Takes both hands', it: 'Occupa due mani' },
  'icon.clue': { en: 'Clue', it: 'Indizio' },
  'icon.door': { en: 'Door', it: 'Porta' },
  'icon.gate': { en: 'Gate', it: 'Portale' },
  'icon.upgrade-slot': { en: 'Upgrade Slot', it: 'Spazio Potenziamento' },
  'icon.upgrade-requirement': {
    en: 'Upgrade Slots that it takes',
    it: 'Spazi Potenziamento richiesti',
  },
} satisfies Texts & Record<`icon.${Icon}`, unknown>;
