import type { Texts } from '../types.ts';

/** What the Bandido learns: powder, the machete, a thick hide, a gambler's nerve. */
export const bandidoAbilityTexts = {
  // What each column is called, by its first ability.
  'pocketful.track': { en: 'Powder', it: 'La Polvere' },
  'heavy-hand.track': { en: 'The Machete', it: 'Il Machete' },
  'thick-hide.track': { en: 'The Hide', it: 'La Pellaccia' },
  'deep-pockets.track': { en: 'The Gamble', it: 'L’Azzardo' },

  'pocketful.name': { en: 'A Pocketful', it: 'Tasche Piene' },
  'ducks-in-time.name': { en: 'Ducks in Time', it: 'Giù la Testa' },
  'packed-with-nails.name': { en: 'Packed with Nails', it: 'Piena di Chiodi' },
  'one-for-the-road.name': { en: 'One for the Road', it: 'L’Ultima per la Strada' },
  'heavy-hand.name': { en: 'Heavy Hand', it: 'Mano Pesante' },
  'bulls-rush.name': { en: 'Bull’s Rush', it: 'Carica del Toro' },
  'red-mist.name': { en: 'Red Mist', it: 'Nebbia Rossa' },
  'butchers-eye.name': { en: 'Butcher’s Eye', it: 'Occhio da Macellaio' },
  'thick-hide.name': { en: 'Thick Hide', it: 'Pellaccia' },
  'spite.name': { en: 'Spite', it: 'Ripicca' },
  'saints-in-the-coat.name': { en: 'Saints in the Coat', it: 'Santini nella Fodera' },
  'bad-penny.name': { en: 'Bad Penny', it: 'Erba Cattiva' },
  'deep-pockets.name': { en: 'Deep Pockets', it: 'Tasche Profonde' },
  'all-in.name': { en: 'All In', it: 'Tutto sul Tavolo' },
  'found-money.name': { en: 'Found Money', it: 'Soldi Trovati' },
  'double-down.name': { en: 'Double Down', it: 'Raddoppio' },
} satisfies Texts;
