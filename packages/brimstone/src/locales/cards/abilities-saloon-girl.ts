import type { Texts } from '../types.ts';

/** What the Saloon Girl learns: the brawl, the sickbed, the dance, the hustle. */
export const saloonGirlAbilityTexts = {
  // What each column is called, by its first ability.
  'hat-pin.track': { en: 'The Brawl', it: 'La Rissa' },
  'gentle-hands.track': { en: 'The Sickbed', it: 'Il Capezzale' },
  'light-feet.track': { en: 'The Dance', it: 'Il Ballo' },
  'second-sleeve.track': { en: 'The Hustle', it: 'Il Raggiro' },

  'hat-pin.name': { en: 'Hat Pin', it: 'Spillone' },
  'bar-fighter.name': { en: 'Bar Fighter', it: 'Rissaiola' },
  'out-the-door.name': { en: 'Out the Door', it: 'Fuori di Qui' },
  'floor-show.name': { en: 'Floor Show', it: 'Gran Varietà' },
  'gentle-hands.name': { en: 'Gentle Hands', it: 'Mani Gentili' },
  'gentle-hands.text': {
    en: 'Your Comforting Presence Heals {extra} more.',
    it: 'La tua Presenza di Conforto cura {extra} in più.',
  },
  'field-nurse.name': { en: 'Field Nurse', it: 'Infermiera da Campo' },
  'supper-for-everyone.name': { en: 'Supper for Everyone', it: 'Cena per Tutti' },
  'not-on-my-shift.name': { en: 'Not on My Shift', it: 'Non sotto i Miei Occhi' },
  'light-feet.name': { en: 'Light Feet', it: 'Piedi Leggeri' },
  'through-their-legs.name': { en: 'Through Their Legs', it: 'Tra le Loro Gambe' },
  'never-where-they-aim.name': { en: 'Never Where They Aim', it: 'Mai Dove Mirano' },
  'exit-stage-left.name': { en: 'Exit, Stage Left', it: 'Uscita di Scena' },
  'second-sleeve.name': { en: 'The Other Sleeve', it: 'L’Altra Manica' },
  'card-sharp.name': { en: 'Card Sharp', it: 'Mano Lesta' },
  'sweet-talk.name': { en: 'Sweet Talk', it: 'Parole Dolci' },
  'the-house-wins.name': { en: 'The House Wins', it: 'Il Banco Vince' },
} satisfies Texts;
