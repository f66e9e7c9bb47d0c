import type { Texts } from '../types.ts';

export const startingGearTexts = {
  'shotgun.name': { en: 'Shotgun', it: 'Fucile a Pallettoni' },
  'shotgun.text': {
    en: 'Range {range}, {shots} Shot. Roll the D8 To Hit and for Damage.',
    it: 'Gittata {range}, {shots} Sparo. Tira il D8 Per Colpire e per i danni.',
  },
  'marshal-badge.name': { en: 'Marshal Badge', it: 'Distintivo da Marshal' },
  'marshal-badge.text': {
    en: 'Once per Adventure, at the start of a turn: in their next Activation every Hero gains +{bonus} Shots with a Gun or +{bonus} Combat for a Melee Attack.',
    it: "Una volta per Avventura, all'inizio di un turno: nella prossima Attivazione ogni Eroe ha +{bonus} Spari con un'arma da fuoco o +{bonus} Combattimento per un Attacco in mischia.",
  },
  'hold-out-pistol.name': { en: 'Hold-Out Pistol', it: 'Pistola Nascosta' },
  'hold-out-pistol.text': {
    en: 'Once per Fight, Free Attack (Ranged): Range {range}, {shots} Shot, Critical Hit on {crit} or more.',
    it: 'Una volta per Scontro, Attacco Gratuito (a distanza): Gittata {range}, {shots} Sparo, Colpo Critico con {crit} o più.',
  },
  'pistol.name': { en: 'Pistol', it: 'Pistola' },
  'pistol.text': { en: 'Range {range}, {shots} Shots.', it: 'Gittata {range}, {shots} Spari.' },
  'old-lantern.name': { en: 'Old Lantern', it: 'Vecchia Lanterna' },
  'old-lantern.text': {
    en: 'You roll {dice} to Hold Back the Darkness. Lights your Map Tile and every adjacent one.',
    it: "Tiri {dice} per Trattenere l'Oscurità. Illumina la tua Tessera Mappa e quelle adiacenti.",
  },
  'dynamite-satchel.name': { en: 'Dynamite Satchel', it: 'Sacca di Dinamite' },
  'dynamite-satchel.text': {
    en: 'Holds {holds} Dynamite outside your Side Bag. At the start of each Adventure fill it up to {start}.',
    it: "Contiene {holds} Dinamite fuori dalla Tracolla. All'inizio di ogni Avventura riempila fino a {start}.",
  },
  'medical-valise.name': { en: 'Medical Valise', it: 'Valigetta Medica' },
  'medical-valise.text': {
    en: 'Holds {holds} Bandages, Whiskey, Herbs or Swamp Fungus outside your Side Bag. Start each Adventure with {start} Bandages or Whiskey in it if it is empty.',
    it: 'Contiene {holds} Bende, Whiskey, Erbe o Funghi di Palude fuori dalla Tracolla. Se è vuota, inizi ogni Avventura con {start} Bende o Whiskey al suo interno.',
  },
} satisfies Texts;
