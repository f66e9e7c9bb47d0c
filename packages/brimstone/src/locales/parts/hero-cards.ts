import type { Texts } from '../types.ts';

/** What cards of heroes ask: the card itself says what for. */
export const heroCardsTexts = {
  'prompt.use-card': { en: 'Use {card}?{about}', it: 'Usi {card}?{about}' },
  'about.hit': {
    en: ' {damage} Damage to {enemy}: {wounds} {wounds|Wound|Wounds} of {health} Health left{more}.',
    it: ' {damage} {damage|Danno|Danni} a {enemy}: {wounds} {wounds|Ferita|Ferite}, Salute rimasta {health}{more}.',
  },
  'about.other-hits': {
    en: '; your other hits on it: {rest}',
    it: '; gli altri tuoi colpi: {rest}',
  },
  'about.hero-hit': {
    en: ' {hero} takes {hits} {hits|Hit|Hits} of {damage} Damage.',
    it: ' {hero} subisce {hits} {hits|Colpo|Colpi} da {damage} {damage|Danno|Danni}.',
  },
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
  'prompt.ready-item': { en: 'Which Item is ready again?', it: 'Quale Oggetto torna disponibile?' },
  'prompt.which-skill': {
    en: 'Which Skill do you test?',
    it: 'Con quale Abilità fai la Prova?',
  },
  'roll.silver': { en: 'Silver Casings', it: 'Bossoli d’Argento' },
  'roll.spark': { en: 'The spark', it: 'La scintilla' },
  'roll.last-dance': { en: 'Last Dance', it: 'Ultimo Ballo' },
  'roll.trusts-no-hand': { en: 'Trusts no hand', it: 'Non si fida di nessuno' },
  'roll.hunger-for-ore': { en: 'Hunger for Ore', it: 'Fame di Minerale' },
  'roll.tolling-chest': { en: 'Tolling Chest', it: 'Petto che Rintocca' },
  'roll.quicksilver-sweat': { en: 'Quicksilver Sweat', it: 'Sudore di Mercurio' },
  'roll.double-or-dust': { en: 'Double or Dust', it: 'Doppio o Polvere' },
  'roll.pepperbox': { en: 'Shots of the Pepperbox', it: 'Spari della Pepaiola' },
  'roll.poison-save': { en: 'Against the Poison', it: 'Contro il Veleno' },
  'roll.canary': { en: 'The canary', it: 'Il canarino' },
  'roll.cure-all': { en: 'What the bottle does', it: 'Che cosa fa la bottiglia' },
  'roll.omen': { en: 'The omen', it: 'Il presagio' },
  'roll.key': { en: 'What the key opens', it: 'Che cosa apre la chiave' },
  'roll.scarabs': { en: 'The scarabs', it: 'Gli scarabei' },
} satisfies Texts;
