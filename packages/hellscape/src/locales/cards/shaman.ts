import type { Texts } from '../types.ts';

export const shamanTexts = {
  'nahias.name': { en: 'Nahias', it: 'Nahias' },
  'nahias.flavour': {
    en: 'She asks the mountain first. The mountain usually says yes.',
    it: 'Prima chiede alla montagna. La montagna di solito dice sì.',
  },
  'elements-dashboard.name': { en: 'Elements', it: 'Elementi' },

  'peak-water.name': { en: 'The Patient Spring', it: 'La Sorgente Paziente' },
  'peak-water.flavour': {
    en: 'What it cannot wash away it will wait out.',
    it: 'Ciò che non può lavare via, lo vince aspettando.',
  },
  'peak-fire.name': { en: 'The Heart of the Kiln', it: 'Il Cuore della Fornace' },
  'peak-fire.flavour': {
    en: 'Once lit, it is nobody’s servant.',
    it: 'Una volta acceso, non è servo di nessuno.',
  },
  'peak-air.name': { en: 'The Open Sky', it: 'Il Cielo Aperto' },
  'peak-air.flavour': {
    en: 'There is none down here. She brought her own.',
    it: 'Quaggiù non c’è. Lei si è portata il suo.',
  },
  'peak-earth.name': { en: 'The Old Stone', it: 'La Pietra Antica' },
  'peak-earth.flavour': {
    en: 'It was here before Hell and means to stay.',
    it: 'Era qui prima dell’Inferno e intende restare.',
  },

  'flame-spirit.name': { en: 'Flame Spirit', it: 'Spirito di Fiamma' },
  'flame-spirit.flavour': {
    en: 'Curious about everything, once.',
    it: 'Curioso di ogni cosa, una volta sola.',
  },
  'frost-spirit.name': { en: 'Frost Spirit', it: 'Spirito del Gelo' },
  'frost-spirit.flavour': {
    en: 'Stands where it is put. So does whatever touches it.',
    it: 'Sta dove lo si mette. E così chi lo tocca.',
  },

  'flame-spirit-1.name': { en: 'Flame Spirit I', it: 'Spirito di Fiamma I' },
  'flame-spirit-1.flavour': {
    en: 'A spark is enough, if you know its name.',
    it: 'Basta una scintilla, a saperne il nome.',
  },
  'flame-spirit-2.name': { en: 'Flame Spirit II', it: 'Spirito di Fiamma II' },
  'flame-spirit-2.flavour': {
    en: 'It knows the way by now, and comes hungry.',
    it: 'Ormai conosce la strada, e arriva affamato.',
  },
  'frost-spirit-1.name': { en: 'Frost Spirit I', it: 'Spirito del Gelo I' },
  'frost-spirit-1.flavour': {
    en: 'She breathes on the flagstones and something stands up.',
    it: 'Alita sulle pietre, e qualcosa si alza in piedi.',
  },
  'frost-spirit-2.name': { en: 'Frost Spirit II', it: 'Spirito del Gelo II' },
  'frost-spirit-2.flavour': {
    en: 'A winter with shoulders.',
    it: 'Un inverno con le spalle larghe.',
  },
  'storm-lash-1.name': { en: 'Storm Lash I', it: 'Sferza di Tempesta I' },
  'storm-lash-1.flavour': {
    en: 'There is no weather underground. There is now.',
    it: 'Sottoterra il tempo non cambia mai. Adesso sì.',
  },
  'storm-lash-2.name': { en: 'Storm Lash II', it: 'Sferza di Tempesta II' },
  'storm-lash-2.flavour': {
    en: 'Lightning is friendly. It visits the neighbours too.',
    it: 'Il fulmine è socievole. Fa visita anche ai vicini.',
  },
  'storm-lash-3.name': { en: 'Storm Lash III', it: 'Sferza di Tempesta III' },
  'storm-lash-3.flavour': {
    en: 'The room goes white, and then it goes quiet.',
    it: 'La stanza si fa bianca, e poi silenziosa.',
  },
  'bones-of-the-hill-1.name': { en: 'Bones of the Hill I', it: 'Ossa della Collina I' },
  'bones-of-the-hill-1.flavour': {
    en: 'Hit her, and find out what she is leaning on.',
    it: 'Colpiscila, e scopri a cosa si appoggia.',
  },
  'bones-of-the-hill-2.name': { en: 'Bones of the Hill II', it: 'Ossa della Collina II' },
  'bones-of-the-hill-2.flavour': {
    en: 'Claws dull on it. They always have.',
    it: 'Gli artigli ci si spuntano sopra. Da sempre.',
  },
  'healing-rain-1.name': { en: 'Healing Rain I', it: 'Pioggia che Guarisce I' },
  'healing-rain-1.flavour': {
    en: 'It smells of grass that never grew here.',
    it: 'Sa d’erba mai cresciuta qui.',
  },
  'healing-rain-2.name': { en: 'Healing Rain II', it: 'Pioggia che Guarisce II' },
  'healing-rain-2.flavour': {
    en: 'It puts out fires, thaws boots and forgives a little.',
    it: 'Spegne fuochi, scioglie stivali e perdona un poco.',
  },
  'eruption.name': { en: 'Eruption', it: 'Eruzione' },
  'eruption.flavour': {
    en: 'The floor has an opinion, and shares it.',
    it: 'Il pavimento ha un’opinione, e la condivide.',
  },
  'conflux.name': { en: 'Conflux', it: 'Confluenza' },
  'conflux.flavour': {
    en: 'Four voices, one breath, and time to spare.',
    it: 'Quattro voci, un respiro solo, e tempo d’avanzo.',
  },

  'shadowbane-shaman.name': { en: 'Shadowbane: Harvest', it: 'Flagellombra: Raccolto' },
  'shadowbane-shaman-greater.name': {
    en: 'Shadowbane: Voice of the Wild',
    it: 'Flagellombra: Voce Selvaggia',
  },

  'skill.spirit': { en: '{spirit} — {text}', it: '{spirit} — {text}' },
  'effect.conjure-flame-spirit': {
    en: 'conjure the Flame Spirit in your Zone',
    it: 'evoca lo Spirito di Fiamma nella tua Zona',
  },
  'effect.conjure-frost-spirit': {
    en: 'conjure the Frost Spirit in your Zone',
    it: 'evoca lo Spirito del Gelo nella tua Zona',
  },
  'special.rouse-spirits': {
    en: 'each of your Spirits that has already activated this turn may activate again without using an action',
    it: 'ognuno dei tuoi Spiriti che si è già attivato in questo turno può attivarsi di nuovo senza spendere azioni',
  },

  'ask.mana-or-elements': {
    en: '{n} Mana: keep {n|it|them}, or raise Elements instead?',
    it: '{n} Mana: {n|lo|li} tieni, o alzi gli Elementi?',
  },
  'ask.elements': {
    en: 'Raise {n|an Element|Elements} by {n} in all: {n|which one|which ones}?',
    it: 'Alza {n|un Elemento|gli Elementi} di {n} in tutto: {n|quale|quali}?',
  },
  'option.into-mana': { en: 'Mana', it: 'Mana' },
  'option.into-water': { en: 'Water', it: 'Acqua' },
  'option.into-fire': { en: 'Fire', it: 'Fuoco' },
  'option.into-air': { en: 'Air', it: 'Aria' },
  'option.into-earth': { en: 'Earth', it: 'Terra' },

  'deed.peak-water': {
    en: 'Spend all Water for The Patient Spring',
    it: 'Spendi tutta l’Acqua per La Sorgente Paziente',
  },
  'deed.peak-fire': {
    en: 'Spend all Fire for The Heart of the Kiln',
    it: 'Spendi tutto il Fuoco per Il Cuore della Fornace',
  },
  'deed.peak-air': {
    en: 'Spend all Air for The Open Sky',
    it: 'Spendi tutta l’Aria per Il Cielo Aperto',
  },
  'deed.peak-earth': {
    en: 'Spend all Earth for The Old Stone',
    it: 'Spendi tutta la Terra per La Pietra Antica',
  },
  'deed.flame-spirit-attack': {
    en: 'The Flame Spirit attacks',
    it: 'Lo Spirito di Fiamma attacca',
  },
  'deed.flame-spirit-move': {
    en: 'The Flame Spirit moves',
    it: 'Lo Spirito di Fiamma si muove',
  },
  'deed.flame-spirit-attack-again': {
    en: '1 action: the Flame Spirit attacks again',
    it: '1 azione: lo Spirito di Fiamma attacca ancora',
  },
  'deed.flame-spirit-move-again': {
    en: '1 action: the Flame Spirit moves again',
    it: '1 azione: lo Spirito di Fiamma si muove ancora',
  },
  'deed.frost-spirit-attack': {
    en: 'The Frost Spirit attacks',
    it: 'Lo Spirito del Gelo attacca',
  },
  'deed.frost-spirit-move': {
    en: 'The Frost Spirit moves',
    it: 'Lo Spirito del Gelo si muove',
  },
  'deed.frost-spirit-attack-again': {
    en: '1 action: the Frost Spirit attacks again',
    it: '1 azione: lo Spirito del Gelo attacca ancora',
  },
  'deed.frost-spirit-move-again': {
    en: '1 action: the Frost Spirit moves again',
    it: '1 azione: lo Spirito del Gelo si muove ancora',
  },

  'purpose.element-water': { en: 'Water', it: 'Acqua' },
  'purpose.element-fire': { en: 'Fire', it: 'Fuoco' },
  'purpose.element-air': { en: 'Air', it: 'Aria' },
  'purpose.element-earth': { en: 'Earth', it: 'Terra' },
  'purpose.spirit-attack': { en: 'attacks', it: 'attacca' },
  'purpose.spirit-move': { en: 'moves', it: 'si muove' },
} as const satisfies Texts;
