import type { Texts } from '../types.ts';

export const startingGearTexts = {
  'shotgun.name': { en: 'Shotgun', it: 'Fucile a Pallettoni' },
  'marshal-badge.name': { en: 'Marshal Badge', it: 'Distintivo da Marshal' },
  'hold-out-pistol.name': { en: 'Hold-Out Pistol', it: 'Pistola Nascosta' },
  'pistol.name': { en: 'Pistol', it: 'Pistola' },
  'old-lantern.name': { en: 'Old Lantern', it: 'Vecchia Lanterna' },
  'old-lantern.text': {
    en: 'You roll {dice} to Hold Back the Darkness. Lights your Map Tile and every adjacent one.',
    it: 'Tiri {dice} per Trattenere l’Oscurità. Illumina la tua Tessera Mappa e quelle adiacenti.',
  },
  'dynamite-satchel.name': { en: 'Dynamite Satchel', it: 'Sacca di Dinamite' },
  'medical-valise.name': { en: 'Medical Valise', it: 'Valigetta Medica' },
} satisfies Texts;
