import type { Texts } from '../types.ts';

export const itemsTexts = {
  'ask.new-item': { en: 'You found the {card}.', it: 'Hai trovato: {card}.' },
  'ask.trade': {
    en: 'Trade and Equip: what do you hand over, what do you put on?',
    it: 'Scambia ed Equipaggia: che cosa cedi, che cosa indossi?',
  },
  'ask.hand-over': { en: 'What do you hand to {hero}?', it: 'Che cosa cedi a {hero}?' },
  'ask.put-away': {
    en: 'What goes to your Inventory?',
    it: 'Che cosa riponi nell’Inventario?',
  },

  'option.equip': { en: 'Equip {card}', it: 'Equipaggia {card}' },
  'option.equip-for': {
    en: 'Equip {card} in place of {other}',
    it: 'Equipaggia {card} al posto di {other}',
  },
  'option.equip-for-both': {
    en: 'Equip {card} in place of {other} and {third}',
    it: 'Equipaggia {card} al posto di {other} e {third}',
  },
  'option.keep-item': {
    en: 'Put {card} into the Inventory',
    it: 'Metti {card} nell’Inventario',
  },
  'option.give-item': { en: 'Give {card} to {hero}', it: 'Dai {card} a {hero}' },
  'option.hand-over': { en: 'Hand something to {hero}', it: 'Cedi qualcosa a {hero}' },
  'deed.put-away': { en: 'Take off equipment', it: 'Togli dell’equipaggiamento' },
} as const satisfies Texts;
