import type { Texts } from '../types.ts';

const BLANK = {
  en: 'Blank: nothing happens',
  it: 'Vuoto: non succede nulla',
};

const WOUNDS = { en: '{n} {n|Wound|Wounds}', it: '{n} {n|Ferita|Ferite}' };
const HEAL = { en: 'Heal {n}', it: 'Cura {n}' };

export const facesTexts = {
  'spike-trap-0.name': { en: 'Rusty Spikes', it: 'Spuntoni arrugginiti' },
  'spike-trap-0.text': BLANK,
  'spike-trap-1.name': { en: 'Spikes', it: 'Spuntoni' },
  'spike-trap-1.text': WOUNDS,
  'spike-trap-2.name': { en: 'Long Spikes', it: 'Spuntoni lunghi' },
  'spike-trap-2.text': WOUNDS,
  'spike-trap-3.name': { en: 'Barbed Spikes', it: 'Spuntoni uncinati' },
  'spike-trap-3.text': WOUNDS,
  'bear-trap-0.name': { en: 'Sprung Bear Trap', it: 'Tagliola scattata' },
  'bear-trap-0.text': BLANK,
  'bear-trap-1.name': { en: 'Bear Trap', it: 'Tagliola' },
  'bear-trap-1.text': {
    en: 'The Move action ends; lose 1 action',
    it: 'L’azione Movimento finisce; perdi 1 azione',
  },
  'fountain-2.name': { en: 'Murky Fountain', it: 'Fontana torbida' },
  'fountain-2.text': HEAL,
  'fountain-3.name': { en: 'Clear Fountain', it: 'Fontana limpida' },
  'fountain-3.text': HEAL,
  'fountain-4.name': { en: 'Sacred Fountain', it: 'Fontana sacra' },
  'fountain-4.text': HEAL,
  'chest-common.name': { en: 'Wooden Chest', it: 'Forziere di legno' },
  'chest-common.text': { en: '2 Common items', it: '2 oggetti Comuni' },
  'chest-rare.name': { en: 'Ironbound Chest', it: 'Forziere ferrato' },
  'chest-rare.text': { en: '2 Rare items', it: '2 oggetti Rari' },
  'chest-epic.name': { en: 'Gilded Chest', it: 'Forziere dorato' },
  'chest-epic.text': { en: '2 Epic items', it: '2 oggetti Epici' },
  'greater-chest-rare.name': { en: 'Captain’s Coffer', it: 'Gran forziere del capitano' },
  'greater-chest-rare.text': { en: '3 Rare items', it: '3 oggetti Rari' },
  'greater-chest-epic.name': { en: 'Archangel’s Coffer', it: 'Gran forziere dell’arcangelo' },
  'greater-chest-epic.text': { en: '3 Epic items', it: '3 oggetti Epici' },
} as const satisfies Texts;
