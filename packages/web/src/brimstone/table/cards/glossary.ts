import type { Language } from '@crawlspace/brimstone';

interface Entry {
  /** All forms in which the word stands in texts. */
  readonly word: Readonly<Record<Language, string>>;
  readonly meaning: Readonly<Record<Language, string>>;
}

/** Words of the game that cards use, by keyword or by name, and what they mean. */
export const glossary: Readonly<Record<string, Entry>> = {
  wound: {
    word: { en: 'Wound|Wounds', it: 'Ferita|Ferite' },
    meaning: {
      en: 'Takes Health. A hero without Health is KO’d; an enemy dies.',
      it: 'Toglie Salute. Un eroe senza Salute è KO; un nemico muore.',
    },
  },
  'horror-hit': {
    word: {
      en: 'Horror Hit|Horror Hits',
      it: 'Colpo d’Orrore|Colpi d’Orrore|Colpo d’Orrore|Colpi d’Orrore',
    },
    meaning: {
      en: 'Stopped with Willpower, otherwise it takes Sanity.',
      it: 'Si ferma con la Volontà, altrimenti toglie Sanità.',
    },
  },
  sanity: {
    word: { en: 'Sanity Damage|Sanity', it: 'danno alla Sanità|danni alla Sanità|Sanità' },
    meaning: {
      en: 'Steadiness of mind. At 0 the hero is KO’d.',
      it: 'La saldezza della mente. A 0 l’eroe è KO.',
    },
  },
  'corruption-hit': {
    word: {
      en: 'Corruption Hit|Corruption Hits|Corruption',
      it: 'Colpo di Corruzione|Colpi di Corruzione|Corruzione',
    },
    meaning: {
      en: 'Stopped with Willpower, otherwise the hero gains Corruption. Too much of it causes a Mutation.',
      it: 'Si ferma con la Volontà, altrimenti l’eroe riceve Corruzione. Troppa porta una Mutazione.',
    },
  },
  hit: {
    word: { en: 'Hit|Hits', it: 'Colpo|Colpi' },
    meaning: {
      en: 'A blow that strikes home; Defense may still stop it.',
      it: 'Un attacco a segno; la Difesa può ancora fermarlo.',
    },
  },
  critical: {
    word: { en: 'Critical Hit|Critical Hits', it: 'Colpo Critico|Colpi Critici' },
    meaning: {
      en: 'A natural 6 to hit: Defense doesn’t count.',
      it: 'Un 6 naturale per colpire: la Difesa non conta.',
    },
  },
  defense: {
    word: { en: 'Defense', it: 'Difesa' },
    meaning: {
      en: 'Heroes roll it to stop hits; an enemy’s Defense is subtracted from the damage.',
      it: 'Gli eroi la tirano per fermare i colpi; quella dei nemici si sottrae ai danni.',
    },
  },
  willpower: {
    word: { en: 'Willpower', it: 'Volontà' },
    meaning: {
      en: 'Rolled against horror and corruption.',
      it: 'Si tira contro orrore e corruzione.',
    },
  },
  grit: {
    word: { en: 'Grit', it: 'Grinta' },
    meaning: {
      en: 'Pays for re-rolls, extra movement and some abilities.',
      it: 'Paga i rilanci, il movimento in più e alcune abilità.',
    },
  },
  recover: {
    word: { en: 'Recover', it: 'recuperare|recupera|recuperi|recuperano|Recuperi' },
    meaning: { en: 'Gain Grit, up to your Max Grit.', it: 'Guadagni Grinta, fino al tuo massimo.' },
  },
  heal: {
    word: { en: 'Heal|Heals', it: 'curare|cura|curi|curano|Cura|Curi' },
    meaning: {
      en: 'Takes away Wounds or Sanity Damage.',
      it: 'Toglie Ferite o danni alla Sanità.',
    },
  },
  ambush: {
    word: { en: 'Ambush|ambush', it: 'Imboscata|imboscata' },
    meaning: {
      en: 'Enemies appear beside the heroes and have +2 Initiative in their first turn.',
      it: 'I nemici compaiono accanto agli eroi e hanno +2 Iniziativa nel primo turno.',
    },
  },
  'map-tile': {
    word: { en: 'Map Tile|Map Tiles', it: 'Tessera Mappa|Tessere Mappa|Tessera|Tessere' },
    meaning: {
      en: 'One piece of the map with all its spaces.',
      it: 'Un pezzo di mappa con tutti i suoi spazi.',
    },
  },
  adjacent: {
    word: { en: 'adjacent', it: 'adiacente|adiacenti' },
    meaning: {
      en: 'In one of the eight spaces around, not through walls.',
      it: 'In uno degli otto spazi attorno, non attraverso i muri.',
    },
  },
  'free-attack': {
    word: { en: 'Free Attack', it: 'Attacco Gratuito' },
    meaning: {
      en: 'Made in addition to your normal attack, once per turn.',
      it: 'Si aggiunge all’attacco normale, una volta per turno.',
    },
  },
  'random-hero': {
    word: { en: 'Random Hero', it: 'Eroe a caso' },
    meaning: { en: 'A hero picked at random.', it: 'Un eroe scelto a caso.' },
  },
  'void-venom-word': {
    word: { en: 'Void Venom', it: 'Veleno del Vuoto' },
    meaning: {
      en: 'A marker that weakens the hero until the end of the fight.',
      it: 'Un segnalino che indebolisce l’eroe fino alla fine dello scontro.',
    },
  },
  poison: {
    word: { en: 'Poison', it: 'Veleno' },
    meaning: {
      en: 'A die is rolled for it at the start of each activation: it may wound the hero, or wear off.',
      it: 'All’inizio di ogni attivazione si tira un dado: può ferire l’eroe, o passare.',
    },
  },
  initiative: {
    word: { en: 'Initiative', it: 'Iniziativa' },
    meaning: {
      en: 'The highest acts first; on a tie, enemies before heroes.',
      it: 'Chi ha la più alta agisce prima; a parità, i nemici prima degli eroi.',
    },
  },
  escape: {
    word: { en: 'Escape', it: 'Fuga' },
    meaning: {
      en: 'Rolled to leave a space next to an enemy.',
      it: 'Si tira per lasciare uno spazio accanto a un nemico.',
    },
  },
  threat: {
    word: { en: 'Threat card|Threat', it: 'Minaccia|carta Minaccia' },
    meaning: {
      en: 'Says which enemies come, and how many.',
      it: 'Dice quali nemici arrivano, e quanti.',
    },
  },
  gun: {
    word: { en: 'Gun', it: 'arma da fuoco' },
    meaning: {
      en: 'For Ranged Attacks at targets in range and in sight.',
      it: 'Per Attacchi a distanza contro bersagli a gittata e in vista.',
    },
  },
  'hand-weapon': {
    word: { en: 'Hand Weapon', it: 'Arma bianca|arma bianca' },
    meaning: {
      en: 'Counts in Melee Attacks while held.',
      it: 'Conta negli Attacchi in mischia finché è in mano.',
    },
  },
  thrown: {
    word: { en: 'Thrown', it: 'Da lancio' },
    meaning: {
      en: 'Its Range is your Strength and a few spaces more.',
      it: 'La sua Gittata è la tua Forza più qualche spazio.',
    },
  },
  clothing: {
    word: { en: 'Clothing', it: 'Abbigliamento' },
    meaning: {
      en: 'Worn: one piece for each part of the body.',
      it: 'Si indossa: un capo per ogni parte del corpo.',
    },
  },
  artifact: {
    word: { en: 'Artifact', it: 'Artefatto|Artefatti' },
    meaning: {
      en: 'Found in one of the worlds; no shop sells it.',
      it: 'Si trova in uno dei mondi; nessuna bottega lo vende.',
    },
  },
  'dark-stone': {
    word: { en: 'Dark Stone', it: 'Pietra Oscura' },
    meaning: {
      en: 'Valuable and dangerous: whoever carries it at the end of an adventure risks corruption.',
      it: 'Preziosa e pericolosa: chi la porta alla fine di un’avventura rischia la corruzione.',
    },
  },
  upgrade: {
    word: { en: 'Upgrade Slot|Upgrade Slots', it: 'Spazio Potenziamento|Spazi Potenziamento' },
    meaning: {
      en: 'Attached to an item that has room for it.',
      it: 'Si applica a un oggetto che ha posto.',
    },
  },
  personal: {
    word: { en: 'Personal Item', it: 'Oggetto personale' },
    meaning: {
      en: 'A keepsake: it stays with its owner.',
      it: 'Un ricordo: resta al suo proprietario.',
    },
  },
};
