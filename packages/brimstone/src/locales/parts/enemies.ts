import type { Texts } from '../types.ts';

export const enemiesTexts = {
  'prompt.enemy-order': {
    en: 'In which order do the equally near enemies move?',
    it: 'In che ordine si muovono i nemici ugualmente vicini?',
  },
  'prompt.catch-your-breath': {
    en: 'You did not get to act: heal a D6, or recover 1 Grit?',
    it: 'Non hai agito: curi un D6 o recuperi 1 Grinta?',
  },
  'option.breath-heal': { en: 'Heal a D6', it: 'Cura un D6' },
  'option.breath-grit': { en: 'Recover 1 Grit', it: 'Recupera 1 Grinta' },
  'event.threat': { en: 'Threat: {card}.', it: 'Minaccia: {card}.' },
  'event.fight-started': { en: 'A Fight begins.', it: 'Inizia uno Scontro.' },
  'event.ambush': { en: 'Ambush!', it: 'Imboscata!' },
  'event.enemies-placed': { en: '{amount} × {type} appear.', it: 'Appaiono {amount} × {type}.' },
  'event.elite': {
    en: '{type}: Elite ability {card}.',
    it: '{type}: Abilità Élite {card}.',
  },
  'event.enemy-activation': { en: 'Activation: {type}.', it: 'Si attivano: {type}.' },
  'event.enemy-moved': { en: 'On the move: {enemy}.', it: 'Nemico in movimento: {enemy}.' },
  'event.enemy-attack': {
    en: '{enemy}, attack on {hero}: {dice} against {need}+, {amount} {amount|Hit|Hits}.',
    it: '{enemy}, attacco a {hero}: {dice} contro {need}+, {amount} {amount|Colpo|Colpi}.',
  },
  'event.enemy-healed': {
    en: '{enemy} heals {amount} {amount|Wound|Wounds}.',
    it: '{enemy}: {amount} {amount|Ferita curata|Ferite curate}.',
  },
  'event.fight-ended': { en: 'The Fight is over.', it: 'Lo Scontro è finito.' },
  'event.breath': { en: '{hero} catches their breath.', it: '{hero} riprende fiato.' },
} satisfies Texts;
