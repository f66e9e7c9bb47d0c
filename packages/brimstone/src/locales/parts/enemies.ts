import type { Texts } from '../types.ts';

export const enemiesTexts = {
  'prompt.enemy-order': {
    en: 'These enemies are equally close. In which order do they move?',
    it: 'Questi nemici sono ugualmente vicini. In che ordine si muovono?',
  },
  'prompt.catch-your-breath': {
    en: 'You didn’t get to act: heal a D6, or recover 1 Grit?',
    it: 'Non hai agito: curi un D6 o recuperi 1 Grinta?',
  },
  'option.breath-heal': { en: 'Heal a D6', it: 'Cura un D6' },
  'option.breath-grit': { en: 'Recover 1 Grit', it: 'Recupera 1 Grinta' },
  'event.threat': { en: 'Threat: {card}.', it: 'Minaccia: {card}.' },
  'event.fight-started': { en: 'A Fight begins.', it: 'Inizia uno Scontro.' },
  'event.ambush': { en: 'Ambush!', it: 'Imboscata!' },
  'event.enemies-placed': {
    en: '{amount} {type} {amount|appears|appear}.',
    it: '{amount|Appare|Appaiono} {amount} {type}.',
  },
  'event.elite': {
    en: 'The {type} have the Elite ability {card}.',
    it: '{type}: Abilità Élite {card}.',
  },
  'event.enemy-activation': { en: 'The {type} activate.', it: 'Si attivano: {type}.' },
  'event.enemy-moved': { en: 'The {enemy} moves.', it: '{enemy} si muove.' },
  'event.enemy-attack': {
    en: 'The {enemy} attacks {hero}: {dice} against {need}+, {amount} {amount|Hit|Hits}.',
    it: '{enemy} attacca {hero}: {dice} contro {need}+, {amount} {amount|Colpo|Colpi}.',
  },
  'event.enemy-healed': {
    en: 'The {enemy} heals {amount} {amount|Wound|Wounds}.',
    it: '{enemy} cura {amount} {amount|Ferita|Ferite}.',
  },
  'event.fight-ended': { en: 'The Fight is over.', it: 'Lo Scontro è finito.' },
  'event.breath': { en: '{hero} catches their breath.', it: '{hero} riprende fiato.' },
} satisfies Texts;
