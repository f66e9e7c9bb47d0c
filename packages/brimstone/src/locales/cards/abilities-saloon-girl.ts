import type { Texts } from '../types.ts';

/** What the Saloon Girl learns: the brawl, the sickbed, the dance, the hustle. */
export const saloonGirlAbilityTexts = {
  // What each column is called, by its first ability.
  'hat-pin.track': { en: 'The Brawl', it: 'La Rissa' },
  'gentle-hands.track': { en: 'The Sickbed', it: 'Il Capezzale' },
  'light-feet.track': { en: 'The Dance', it: 'Il Ballo' },
  'second-sleeve.track': { en: 'The Hustle', it: 'Il Raggiro' },

  'hat-pin.name': { en: 'Hat Pin', it: 'Spillone' },
  'hat-pin.text': {
    en: 'Your Melee Hits are Critical on {crit}+.',
    it: 'I tuoi Colpi in mischia sono Critici con {crit}+.',
  },
  'bar-fighter.name': { en: 'Bar Fighter', it: 'Rissaiola' },
  'bar-fighter.text': { en: '+{combat} Combat.', it: '+{combat} Combattimento.' },
  'out-the-door.name': { en: 'Out the Door', it: 'Fuori di Qui' },
  'out-the-door.text': {
    en: 'Once per turn, a Small or Medium Enemy that you hit in Melee and do not kill takes {wounds} Wound more, ignoring Defense, and is pushed {spaces} spaces away from you.',
    it: 'Una volta per turno, un Nemico Piccolo o Medio che colpisci in mischia senza ucciderlo subisce {wounds} Ferita in più, ignorando la Difesa, e viene spinto di {spaces} spazi lontano da te.',
  },
  'floor-show.name': { en: 'Floor Show', it: 'Gran Varietà' },
  'floor-show.text': {
    en: 'Once per Fight, Free Attack: a Melee Attack with {dice} dice.',
    it: 'Una volta per Scontro, Attacco Gratuito: un Attacco in mischia con {dice} dadi.',
  },
  'gentle-hands.name': { en: 'Gentle Hands', it: 'Mani Gentili' },
  'gentle-hands.text': {
    en: 'Your Comforting Presence Heals {extra} more.',
    it: 'La tua Presenza di Conforto cura {extra} in più.',
  },
  'field-nurse.name': { en: 'Field Nurse', it: 'Infermiera da Campo' },
  'field-nurse.text': {
    en: 'Once per Fight, in your Activation: you or an adjacent Hero Heals {heal} Wounds.',
    it: 'Una volta per Scontro, nella tua Attivazione: curi {heal} Ferite, tue o di un Eroe adiacente.',
  },
  'supper-for-everyone.name': { en: 'Supper for Everyone', it: 'Cena per Tutti' },
  'supper-for-everyone.text': {
    en: 'When Heroes Catch Their Breath after a Fight, each of them Heals {heal} more.',
    it: 'Quando gli Eroi Riprendono Fiato dopo uno Scontro, ognuno di loro cura {heal} in più.',
  },
  'not-on-my-shift.name': { en: 'Not on My Shift', it: 'Non sotto i Miei Occhi' },
  'not-on-my-shift.text': {
    en: 'Once per Adventure, when another Hero on your Map Tile would be KO’d, that Hero Heals {heal} Wounds and {heal} Sanity Damage and stays up.',
    it: 'Una volta per Avventura, quando un altro Eroe sulla tua Tessera Mappa andrebbe KO, quell’Eroe cura {heal} Ferite e {heal} danni alla Sanità e resta in piedi.',
  },
  'light-feet.name': { en: 'Light Feet', it: 'Piedi Leggeri' },
  'light-feet.text': {
    en: '+{agility} Agility and +{escape} on Escape tests.',
    it: '+{agility} Agilità e +{escape} alle Prove di Fuga.',
  },
  'through-their-legs.name': { en: 'Through Their Legs', it: 'Tra le Loro Gambe' },
  'through-their-legs.text': {
    en: 'Once per turn, the first step for which you would need an Escape test needs none.',
    it: 'Una volta per turno, il primo passo che richiederebbe una Prova di Fuga non la richiede.',
  },
  'never-where-they-aim.name': { en: 'Never Where They Aim', it: 'Mai Dove Mirano' },
  'never-where-they-aim.text': {
    en: 'Cover {cover}+ against every Hit on you.',
    it: 'Copertura {cover}+ contro ogni Colpo che ricevi.',
  },
  'exit-stage-left.name': { en: 'Exit, Stage Left', it: 'Uscita di Scena' },
  'exit-stage-left.text': {
    en: 'Once per turn, in your Activation in a Fight and even after your Attack: move up to {spaces} spaces without Escape tests.',
    it: 'Una volta per turno, nella tua Attivazione durante uno Scontro e anche dopo il tuo Attacco: muovi fino a {spaces} spazi senza Prove di Fuga.',
  },
  'second-sleeve.name': { en: 'The Other Sleeve', it: 'L’Altra Manica' },
  'second-sleeve.text': {
    en: 'Your Hold-Out Pistol fires +{shots} Shot.',
    it: 'La tua Pistola Nascosta spara +{shots} Sparo.',
  },
  'card-sharp.name': { en: 'Card Sharp', it: 'Mano Lesta' },
  'card-sharp.text': {
    en: 'Once per turn, Re-roll {dice} of your To Hit, Damage or Defense dice.',
    it: 'Una volta per turno rilanci {dice} dei tuoi dadi per Colpire, dei danni o di Difesa.',
  },
  'sweet-talk.name': { en: 'Sweet Talk', it: 'Parole Dolci' },
  'sweet-talk.text': {
    en: '+{luck} Luck. Everything you buy in Town costs ${price} less.',
    it: '+{luck} Fortuna. Tutto ciò che compri in Città costa ${price} in meno.',
  },
  'the-house-wins.name': { en: 'The House Wins', it: 'Il Banco Vince' },
  'the-house-wins.text': {
    en: 'At the end of each Fight you draw {cards} Loot card more.',
    it: 'Alla fine di ogni Scontro peschi {cards} carta Bottino in più.',
  },
} satisfies Texts;
