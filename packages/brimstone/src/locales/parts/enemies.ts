import type { Texts } from '../types.ts';

export const enemiesTexts = {
  'prompt.enemy-order': {
    en: 'In which order do the equally near enemies move?',
    it: 'In che ordine si muovono i nemici ugualmente vicini?',
  },
  'prompt.catch-your-breath': {
    en: 'You did not get to act: heal a D6, or recover 1 Grit?',
    it: 'Non hai agito: guarisci un D6 o recuperi 1 Grinta?',
  },
  'option.breath-heal': { en: 'Heal a D6', it: 'Guarisci un D6' },
  'option.breath-grit': { en: 'Recover 1 Grit', it: 'Recupera 1 Grinta' },
  'event.threat': { en: 'Threat: {card}.', it: 'Minaccia: {card}.' },
  'event.fight-started': { en: 'A Fight begins.', it: 'Inizia un Combattimento.' },
  'event.ambush': { en: 'Ambush!', it: 'Imboscata!' },
  'event.enemies-placed': { en: '{amount} × {type} appear.', it: 'Appaiono {amount} × {type}.' },
  'event.elite': {
    en: '{type}: Elite ability {card}.',
    it: '{type}: abilità Élite {card}.',
  },
  'event.enemy-activation': { en: '{type} activate.', it: 'Si attivano: {type}.' },
  'event.enemy-moved': { en: '{enemy} moves.', it: '{enemy} si muove.' },
  'event.enemy-attack': {
    en: '{enemy} attacks {hero}: {dice} against {need}+, {amount} Hits.',
    it: '{enemy} attacca {hero}: {dice} contro {need}+, {amount} Colpi.',
  },
  'event.enemy-healed': {
    en: '{enemy} heals {amount} Wounds.',
    it: '{enemy} guarisce {amount} Ferite.',
  },
  'event.fight-ended': { en: 'The Fight is over.', it: 'Il Combattimento è finito.' },
  'event.breath': { en: '{hero} catches their breath.', it: '{hero} riprende fiato.' },
} satisfies Texts;
