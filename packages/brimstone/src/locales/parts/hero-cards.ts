import type { Texts } from '../types.ts';

/** What cards of heroes ask: the card itself says what for. */
export const heroCardsTexts = {
  'prompt.use-card': { en: 'Use {card}?', it: 'Usi {card}?' },
  'prompt.card-enemy': { en: '{card}: which Enemy?', it: '{card}: quale Nemico?' },
  'prompt.card-hero': { en: '{card}: which Hero?', it: '{card}: quale Eroe?' },
  'prompt.card-space': { en: '{card}: which space?', it: '{card}: quale spazio?' },
  'prompt.load-shots': {
    en: 'Load the Six-Shooter: how many Shots of each kind?',
    it: 'Carica il tamburo: quanti Spari di ogni tipo?',
  },
  'prompt.comfort': {
    en: 'What does {hero} Heal?',
    it: 'Che cosa cura {hero}?',
  },
  'option.comfort-wounds': { en: 'A Wound', it: 'Una Ferita' },
  'option.comfort-sanity': { en: 'A Sanity Damage', it: 'Un danno alla Sanità' },
  'option.comfort-both': { en: 'Both', it: 'Entrambi' },
  'prompt.fill-valise': {
    en: 'What goes into the Medical Valise?',
    it: 'Che cosa metti nella Valigetta Medica?',
  },
  'prompt.reroll-enemy-dice': {
    en: '{dice} against {hero}, {need}+ hits. Which dice do you re-roll?',
    it: '{dice} contro {hero}, colpisce con {need}+. Quali dadi rilanci?',
  },
  'prompt.ready-item': { en: 'Which Item is ready again?', it: 'Quale Oggetto torna pronto?' },
  'prompt.strongbox': {
    en: 'How do you open the Strongbox?',
    it: 'Come apri la Cassaforte?',
  },
  'purpose.double-or-dust': { en: 'Double or Dust', it: 'Doppio o Polvere' },
  'purpose.pepperbox': { en: 'Shots of the Pepperbox', it: 'Spari della Pepaiola' },
  'purpose.poison-save': { en: 'Against the Poison', it: 'Contro il Veleno' },
  'purpose.canary': { en: 'The canary', it: 'Il canarino' },
  'purpose.cure-all': { en: 'What the bottle does', it: 'Che cosa fa la bottiglia' },
  'purpose.omen': { en: 'The omen', it: 'Il presagio' },
  'purpose.key': { en: 'What the key opens', it: 'Che cosa apre la chiave' },
  'purpose.scarabs': { en: 'The scarabs', it: 'Gli scarabei' },
} satisfies Texts;
