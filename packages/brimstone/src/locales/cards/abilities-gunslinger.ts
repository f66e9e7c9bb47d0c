import type { Texts } from '../types.ts';

/** What the Gunslinger learns besides three kinds of Shots: tricks, volleys, hellfire, the duel. */
export const gunslingerAbilityTexts = {
  // What each column is called, by its first ability.
  'ricochet-shot.track': { en: 'Trick Shots', it: 'Colpi a Effetto' },
  'cerberus-shot.track': { en: 'Volleys', it: 'Le Raffiche' },
  'hellfire-shot.track': { en: 'Hellfire', it: 'Fuoco Infernale' },
  'cool-hand.track': { en: 'The Duel', it: 'Il Duello' },

  'fan-the-hammer.name': { en: 'Fan the Hammer', it: 'Raffica a Ventaglio' },
  'through-and-through.name': { en: 'Through and Through', it: 'Da Parte a Parte' },
  'never-misses-twice.name': { en: 'Never Misses Twice', it: 'Non Sbaglia due Volte' },
  'spare-cylinder.name': { en: 'Spare Cylinder', it: 'Tamburo di Riserva' },
  'gunsmoke.name': { en: 'Gunsmoke', it: 'Fumo di Polvere' },
  'two-gun-thunder.name': { en: 'Thunder', it: 'Tuono' },
  'dark-powder.name': { en: 'Dark Powder', it: 'Polvere Oscura' },
  'brimstone-tips.name': { en: 'Brimstone Tips', it: 'Punte di Zolfo' },
  'hells-due.name': { en: 'Hell’s Due', it: 'Il Dovuto all’Inferno' },
  'cool-hand.name': { en: 'Cool Hand', it: 'Mano Fredda' },
  'unblinking.name': { en: 'Unblinking', it: 'Senza Battere Ciglio' },
  'draw-first.name': { en: 'Draw First', it: 'Estrarre per Primo' },
  'draw-first.text': {
    en: 'At the start of your Activation in the first turn of a Fight, with a Pistol in hand: a Free Attack with {shots} Shots, Range {range}.',
    it: 'All’inizio della tua Attivazione nel primo turno di uno Scontro, con una Pistola in mano: un Attacco Gratuito con {shots} Spari, Gittata {range}.',
  },
  'legend-of-the-county.name': { en: 'Legend of the County', it: 'Leggenda della Contea' },
} satisfies Texts;
