import type { Texts } from '../types.ts';

export const itemsStartingTexts = {
  'rusty-sword.name': { en: 'Rusty Sword', it: 'Spada Arrugginita' },
  'crude-axe.name': { en: 'Crude Axe', it: 'Ascia Grezza' },
  'short-bow.name': { en: 'Short Bow', it: 'Arco Corto' },
  'wooden-staff.name': { en: 'Wooden Staff', it: 'Bastone di Legno' },
  'dagger.name': { en: 'Dagger', it: 'Pugnale' },
  'ash-wand.name': { en: 'Ash Wand', it: 'Bacchetta di Frassino' },
  'tribal-spear.name': { en: 'Tribal Spear', it: 'Lancia Tribale' },
  'magical-ocarina.name': { en: 'Magical Ocarina', it: 'Ocarina Magica' },
  'battered-leather-armor.name': { en: 'Battered Leather Armor', it: 'Armatura di Cuoio Logora' },
  'battered-leather-armor-crowd.name': {
    en: 'Battered Leather Armor',
    it: 'Armatura di Cuoio Logora',
  },
  'health-potion.name': { en: 'Health Potion', it: 'Pozione di Salute' },
  'mana-potion.name': { en: 'Mana Potion', it: 'Pozione di Mana' },
} as const satisfies Texts;
