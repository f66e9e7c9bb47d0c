import type { Texts } from '../types.ts';

export const wizardTexts = {
  'mathrin.name': { en: 'Mathrin', it: 'Mathrin' },
  'mathrin.flavour': {
    en: 'He reads the end of the world as if it were a recipe.',
    it: 'Legge la fine del mondo come fosse una ricetta.',
  },
  'spell-amulet.name': { en: 'Spell Amulet', it: 'Amuleto degli Incantesimi' },

  'arcane-bolt.name': { en: 'Arcane Bolt', it: 'Dardo Arcano' },
  'side-step.name': { en: 'Side Step', it: 'Passo di Lato' },
  'twist-of-fate.name': { en: 'Twist of Fate', it: 'Scherzo del Destino' },
  'mending.name': { en: 'Mending', it: 'Rammendo' },

  'fire-course-1.name': { en: 'Fire Course I', it: 'Via del Fuoco I' },
  'fire-course-1.flavour': {
    en: 'First lesson: point it away from you.',
    it: 'Prima lezione: puntarlo lontano da sé.',
  },
  'fire-course-2.name': { en: 'Fire Course II', it: 'Via del Fuoco II' },
  'fire-course-2.flavour': {
    en: 'Second lesson: stone burns too, if you insist.',
    it: 'Seconda lezione: anche la pietra brucia, se si insiste.',
  },
  'fire-course-3.name': { en: 'Fire Course III', it: 'Via del Fuoco III' },
  'fire-course-3.flavour': {
    en: 'There is no fourth lesson. There is no classroom.',
    it: 'La quarta lezione non esiste. L’aula nemmeno.',
  },
  'rime-course-1.name': { en: 'Rime Course I', it: 'Via della Brina I' },
  'rime-course-1.flavour': {
    en: 'The air remembers a winter that never came.',
    it: 'L’aria ricorda un inverno mai arrivato.',
  },
  'rime-course-2.name': { en: 'Rime Course II', it: 'Via della Brina II' },
  'rime-course-2.flavour': {
    en: 'Hell, frozen over, one demon at a time.',
    it: 'L’inferno gela, un demone alla volta.',
  },
  'dark-magic-1.name': { en: 'Dark Magic I', it: 'Magia Oscura I' },
  'dark-magic-1.flavour': {
    en: 'The ink is yours. So is the vein.',
    it: 'L’inchiostro è tuo. Anche la vena.',
  },
  'dark-magic-2.name': { en: 'Dark Magic II', it: 'Magia Oscura II' },
  'dark-magic-2.flavour': {
    en: 'The price is the same. The buyer is greedier.',
    it: 'Il prezzo è lo stesso. Chi compra è più avido.',
  },
  'rift-step-1.name': { en: 'Rift Step I', it: 'Passo nella Fenditura I' },
  'rift-step-1.flavour': {
    en: 'Two paces, none of them in this world.',
    it: 'Due passi, nessuno dei quali in questo mondo.',
  },
  'rift-step-2.name': { en: 'Rift Step II', it: 'Passo nella Fenditura II' },
  'rift-step-2.flavour': {
    en: 'After you. No, really: after you.',
    it: 'Prima tu. No, davvero: prima tu.',
  },
  'mana-ward-1.name': { en: 'Mana Ward I', it: 'Egida di Mana I' },
  'mana-ward-1.flavour': {
    en: 'Thinner than a robe, harder than a door.',
    it: 'Più sottile di una veste, più dura di una porta.',
  },
  'mana-ward-2.name': { en: 'Mana Ward II', it: 'Egida di Mana II' },
  'mana-ward-2.flavour': {
    en: 'It bites back, and its teeth are cold.',
    it: 'Morde anche lei, e ha i denti freddi.',
  },
  'ley-draught.name': { en: 'Ley Draught', it: 'Sorso di Vena' },
  'ley-draught.flavour': {
    en: 'Every dungeon is built on a spring of something.',
    it: 'Ogni sotterraneo nasce su una sorgente di qualcosa.',
  },
  'stolen-moment.name': { en: 'Stolen Moment', it: 'Attimo Rubato' },
  'stolen-moment.flavour': {
    en: 'Somebody, somewhere, will be a minute late.',
    it: 'Qualcuno, da qualche parte, arriverà con un minuto di ritardo.',
  },

  'shadowbane-wizard.name': { en: 'Shadowbane: Wellspring', it: 'Flagellombra: Sorgente' },
  'shadowbane-wizard-greater.name': {
    en: 'Shadowbane: Master of the Amulet',
    it: 'Flagellombra: Signore dell’Amuleto',
  },

  'special.turn-amulet': {
    en: 'turn the Ready marker one quadrant clockwise',
    it: 'gira il segnalino Pronto di un quadrante in senso orario',
  },
  'effect.ready': {
    en: 'point the Ready marker at any spell',
    it: 'punta il segnalino Pronto su un incantesimo qualsiasi',
  },
  'effect.ready-free': {
    en: 'point the Ready marker at any spell; until the marker moves that spell costs no Mana',
    it: 'punta il segnalino Pronto su un incantesimo qualsiasi; finché il segnalino non si muove, quell’incantesimo non costa Mana',
  },
  'special.rift-gate': {
    en: 'put yourself, or another Hero in your Zone, into a Zone you see, up to {n} Zones away',
    it: 'sposta te o un altro Eroe della tua Zona in una Zona che vedi, fino a {n} Zone di distanza',
  },

  'ask.quadrant': {
    en: 'Which spell of the Amulet does {spell} cover?',
    it: 'Quale incantesimo dell’Amuleto viene coperto da {spell}?',
  },
  'ask.ready-marker': {
    en: 'Where does the Ready marker point?',
    it: 'Dove punta il segnalino Pronto?',
  },
  'ask.ready-marker-free': {
    en: 'Which spell does the Shadow make ready, for no Mana?',
    it: 'Quale incantesimo rende pronto l’Ombra, senza costo di Mana?',
  },
  'ask.rift': { en: 'Where does the rift open?', it: 'Dove si apre la fenditura?' },
  'option.quadrant': { en: '{spell}', it: '{spell}' },
  'deed.turn-amulet': {
    en: 'Turn the Amulet: 1 Mana',
    it: 'Gira l’Amuleto: 1 Mana',
  },
} as const satisfies Texts;
