import type { Texts } from '../types.ts';

export const paladinTexts = {
  'sir-ronen.name': { en: 'Sir Ronen', it: 'Sir Ronen' },
  'sir-ronen.flavour': {
    en: 'He was told to hold his ground. Nobody said it had to stay put.',
    it: 'Gli dissero di difendere il suo terreno. Nessuno disse che dovesse stare fermo.',
  },

  'consecration-red.name': { en: 'Ground of Wrath', it: 'Suolo dell’Ira' },
  'consecration-red.flavour': {
    en: 'Here every blow gets a second thought.',
    it: 'Qui ogni colpo ha un ripensamento.',
  },
  'consecration-blue.name': { en: 'Ground of Shelter', it: 'Suolo del Riparo' },
  'consecration-blue.flavour': {
    en: 'Claws slide off the air itself.',
    it: 'Gli artigli scivolano sull’aria stessa.',
  },
  'consecration-green.name': { en: 'Ground of Grace', it: 'Suolo della Grazia' },
  'consecration-green.flavour': {
    en: 'Stand still. Breathe. Bleed less.',
    it: 'Fermati. Respira. Sanguina meno.',
  },

  'holy-strike-1.name': { en: 'Holy Strike I', it: 'Colpo Sacro I' },
  'holy-strike-1.flavour': {
    en: 'Blessed are those who hit first.',
    it: 'Beati quelli che colpiscono per primi.',
  },
  'holy-strike-2.name': { en: 'Holy Strike II', it: 'Colpo Sacro II' },
  'holy-strike-2.flavour': {
    en: 'And those who hit harder.',
    it: 'E quelli che colpiscono più forte.',
  },
  'holy-strike-3.name': { en: 'Holy Strike III', it: 'Colpo Sacro III' },
  'holy-strike-3.flavour': {
    en: 'The rest of the sermon was cancelled.',
    it: 'Il resto del sermone è stato annullato.',
  },
  'shield-of-faith-1.name': { en: 'Shield of Faith I', it: 'Scudo della Fede I' },
  'shield-of-faith-1.flavour': {
    en: 'It weighs nothing and it never rusts.',
    it: 'Non pesa nulla e non arrugginisce mai.',
  },
  'shield-of-faith-2.name': { en: 'Shield of Faith II', it: 'Scudo della Fede II' },
  'shield-of-faith-2.flavour': {
    en: 'Large enough for those who doubt it, too.',
    it: 'Grande abbastanza anche per chi ne dubita.',
  },
  'healing-light-1.name': { en: 'Healing Light I', it: 'Luce Risanatrice I' },
  'healing-light-1.flavour': {
    en: 'Warm, golden, and it itches terribly.',
    it: 'Calda, dorata, e prude da morire.',
  },
  'healing-light-2.name': { en: 'Healing Light II', it: 'Luce Risanatrice II' },
  'healing-light-2.flavour': {
    en: 'Bones remember where they belong.',
    it: 'Le ossa ricordano dove stavano.',
  },
  'searing-ground.name': { en: 'Searing Ground', it: 'Suolo Rovente' },
  'searing-ground.flavour': {
    en: 'Holy water boils at a lower temperature.',
    it: 'L’acqua santa bolle a temperatura più bassa.',
  },
  'march-of-the-faithful.name': { en: 'March of the Faithful', it: 'Marcia dei Fedeli' },
  'march-of-the-faithful.flavour': {
    en: 'Left, right, hallelujah.',
    it: 'Destro, sinistro, alleluia.',
  },
  'font-of-grace.name': { en: 'Font of Grace', it: 'Fonte di Grazia' },
  'font-of-grace.flavour': {
    en: 'It springs up wherever he kneels.',
    it: 'Sgorga ovunque lui si inginocchi.',
  },
  'retribution.name': { en: 'Retribution', it: 'Castigo' },
  'retribution.flavour': {
    en: 'Turn the other cheek, then the blade.',
    it: 'Porgi l’altra guancia, poi la lama.',
  },
  'steps-of-light.name': { en: 'Steps of Light', it: 'Passi di Luce' },
  'steps-of-light.flavour': {
    en: 'All hallowed ground is one place.',
    it: 'Ogni terra consacrata è un luogo solo.',
  },
  'judgement.name': { en: 'Judgement', it: 'Giudizio' },
  'judgement.flavour': {
    en: 'The verdict is unanimous.',
    it: 'Il verdetto è unanime.',
  },

  'shadowbane-paladin.name': { en: 'Shadowbane: Dawn', it: 'Flagellombra: Alba' },
  'shadowbane-paladin-greater.name': {
    en: 'Shadowbane: High Noon',
    it: 'Flagellombra: Mezzogiorno',
  },

  'special.shift-consecration': {
    en: 'move 1 Consecration to an adjacent Zone without one',
    it: 'sposta 1 Consacrazione in una Zona adiacente che non ne ha',
  },
  'special.light-step': {
    en: 'move to any other consecrated Zone, without Reaction damage',
    it: 'spostati in un’altra Zona consacrata, senza danni da Reazione',
  },

  'ask.column': {
    en: 'On which ground do heroes have {skill}?',
    it: 'Su quale terreno gli eroi hanno {skill}?',
  },
  'ask.bless': {
    en: 'Which skill do you bless for this round?',
    it: 'Quale abilità benedici per questo round?',
  },
  'ask.consecrate': {
    en: 'Which Zone do you consecrate?',
    it: 'Quale Zona consacri?',
  },
  'ask.shift': {
    en: 'Which Consecration moves?',
    it: 'Quale Consacrazione si sposta?',
  },
  'ask.shift-zone': {
    en: 'Where does it move to?',
    it: 'Dove si sposta?',
  },
  'ask.light-step': {
    en: 'To which consecrated Zone do you go?',
    it: 'In quale Zona consacrata vai?',
  },

  'deed.lay-consecration-red': {
    en: 'Lay the Ground of Wrath: {n} Mana',
    it: 'Consacra il Suolo dell’Ira: {n} Mana',
  },
  'deed.lay-consecration-blue': {
    en: 'Lay the Ground of Shelter: {n} Mana',
    it: 'Consacra il Suolo del Riparo: {n} Mana',
  },
  'deed.lay-consecration-green': {
    en: 'Lay the Ground of Grace: {n} Mana',
    it: 'Consacra il Suolo della Grazia: {n} Mana',
  },
  'deed.lift-consecration-red': {
    en: 'Take back the Ground of Wrath',
    it: 'Riprendi il Suolo dell’Ira',
  },
  'deed.lift-consecration-blue': {
    en: 'Take back the Ground of Shelter',
    it: 'Riprendi il Suolo del Riparo',
  },
  'deed.lift-consecration-green': {
    en: 'Take back the Ground of Grace',
    it: 'Riprendi il Suolo della Grazia',
  },
  'event.ground-lifted': { en: '{hero} takes back {card}.', it: '{hero} riprende {card}.' },
  'skill.blessed': { en: 'Blessed — {text}', it: 'Benedetta — {text}' },
} as const satisfies Texts;
