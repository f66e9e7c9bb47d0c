import type { Texts } from '../types.ts';

/** What the US Marshal learns: the shotgun, the star, the wall, the trail. */
export const marshalAbilityTexts = {
  // What each column is called, by its first ability.
  'tight-choke.track': { en: 'The Scattergun', it: 'La Doppietta' },
  'sworn-in.track': { en: 'The Star', it: 'La Stella' },
  'boiler-plate.track': { en: 'The Wall', it: 'Il Muro' },
  'reads-the-ground.track': { en: 'The Trail', it: 'La Pista' },

  'tight-choke.name': { en: 'Tight Choke', it: 'Strozzatura Stretta' },
  'both-barrels.name': { en: 'Both Barrels', it: 'Tutte e Due le Canne' },
  'stopping-power.name': { en: 'Stopping Power', it: 'Potenza d’Arresto' },
  'eight-gauge.name': { en: 'Eight Gauge', it: 'Calibro Otto' },
  'sworn-in.name': { en: 'Sworn In', it: 'Vicesceriffo per un Giorno' },
  'steady-voice.name': { en: 'Steady Voice', it: 'Voce Ferma' },
  'dead-or-alive.name': { en: 'Dead or Alive', it: 'Vivo o Morto' },
  'raise-the-posse.name': { en: 'Raise the Posse', it: 'Raduna la Banda' },
  'boiler-plate.name': { en: 'Boiler Plate', it: 'Lamiera di Caldaia' },
  'feet-planted.name': { en: 'Feet Planted', it: 'Piedi Piantati' },
  'not-today.name': { en: 'Not Today', it: 'Non Oggi' },
  'in-front-of-me.name': { en: 'In Front of Me', it: 'Davanti a Me' },
  'reads-the-ground.name': { en: 'Reads the Ground', it: 'Legge il Terreno' },
  'bounty-ledger.name': { en: 'Bounty Ledger', it: 'Registro delle Taglie' },
  'nothing-to-see-here.name': { en: 'Nothing to See Here', it: 'Circolare, Circolare' },
  'first-through-the-door.name': { en: 'First through the Door', it: 'Primo oltre la Porta' },
} satisfies Texts;
