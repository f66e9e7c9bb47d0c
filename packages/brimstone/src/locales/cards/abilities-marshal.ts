import type { Texts } from '../types.ts';

/** What the US Marshal learns: the shotgun, the star, the wall, the trail. */
export const marshalAbilityTexts = {
  // What each column is called, by its first ability.
  'tight-choke.track': { en: 'The Scattergun', it: 'La Doppietta' },
  'sworn-in.track': { en: 'The Star', it: 'La Stella' },
  'boiler-plate.track': { en: 'The Wall', it: 'Il Muro' },
  'reads-the-ground.track': { en: 'The Trail', it: 'La Pista' },

  'tight-choke.name': { en: 'Tight Choke', it: 'Strozzatura Stretta' },
  'tight-choke.text': {
    en: 'Your Hits with a Shotgun do +{damage} Damage.',
    it: 'I tuoi Colpi con un Fucile a pallettoni fanno +{damage} danno.',
  },
  'both-barrels.name': { en: 'Both Barrels', it: 'Tutte e Due le Canne' },
  'both-barrels.text': {
    en: 'Once per Fight, an Attack with a Shotgun gets +{shots} Shots.',
    it: 'Una volta per Scontro, un Attacco con un Fucile a pallettoni ottiene +{shots} Spari.',
  },
  'stopping-power.name': { en: 'Stopping Power', it: "Potenza d'Arresto" },
  'stopping-power.text': {
    en: 'A Small or Medium Enemy that you hit with a Shotgun and do not kill is pushed {spaces} spaces away from you.',
    it: 'Un Nemico Piccolo o Medio che colpisci con un Fucile a pallettoni senza ucciderlo viene spinto di {spaces} spazi lontano da te.',
  },
  'eight-gauge.name': { en: 'Eight Gauge', it: 'Calibro Otto' },
  'eight-gauge.text': {
    en: '+{shots} Shot with a Shotgun, always.',
    it: '+{shots} Sparo con un Fucile a pallettoni, sempre.',
  },
  'sworn-in.name': { en: 'Sworn In', it: 'Vicesceriffo per un Giorno' },
  'sworn-in.text': {
    en: 'When a Fight starts, name another Hero: their Hits do +{damage} Damage until it ends.',
    it: 'Quando inizia uno Scontro nomina un altro Eroe: i suoi Colpi fanno +{damage} danno finché non finisce.',
  },
  'steady-voice.name': { en: 'Steady Voice', it: 'Voce Ferma' },
  'steady-voice.text': {
    en: 'Once per turn, another Hero on your Map Tile who takes Sanity Damage takes {sanity} less.',
    it: 'Una volta per turno, un altro Eroe sulla tua Tessera Mappa che subisce danni alla Sanità ne subisce {sanity} in meno.',
  },
  'dead-or-alive.name': { en: 'Dead or Alive', it: 'Vivo o Morto' },
  'dead-or-alive.text': {
    en: 'Once per Fight, when a Hit of yours kills an Enemy, you and another Hero Recover {grit} Grit each.',
    it: 'Una volta per Scontro, quando un tuo Colpo uccide un Nemico, tu e un altro Eroe recuperate {grit} Grinta a testa.',
  },
  'raise-the-posse.name': { en: 'Raise the Posse', it: 'Raduna la Banda' },
  'raise-the-posse.text': {
    en: 'Once per Fight, at the start of a turn: every Hero gets +{initiative} Initiative, +{bonus} Shot and +{bonus} Combat for their Activation this turn.',
    it: "Una volta per Scontro, all'inizio di un turno: ogni Eroe ottiene +{initiative} Iniziativa, +{bonus} Sparo e +{bonus} Combattimento per la sua Attivazione di questo turno.",
  },
  'boiler-plate.name': { en: 'Boiler Plate', it: 'Lamiera di Caldaia' },
  'boiler-plate.text': { en: 'Armor {armor}+.', it: 'Armatura {armor}+.' },
  'feet-planted.name': { en: 'Feet Planted', it: 'Piedi Piantati' },
  'feet-planted.text': {
    en: '+{health} Health. Nothing pushes you.',
    it: '+{health} Salute. Niente può spingerti.',
  },
  'not-today.name': { en: 'Not Today', it: 'Non Oggi' },
  'not-today.text': {
    en: 'Once per Fight, when one Enemy hits you {hits} times or more at once, ignore {hits} of those Hits.',
    it: 'Una volta per Scontro, quando un Nemico ti colpisce {hits} o più volte insieme, ignori {hits} di quei Colpi.',
  },
  'in-front-of-me.name': { en: 'In Front of Me', it: 'Davanti a Me' },
  'in-front-of-me.text': {
    en: 'Enemies adjacent to you with {from} or more Damage on their sheet do {damage} less, whomever they attack.',
    it: 'I Nemici adiacenti a te con {from} o più danni sulla scheda ne fanno {damage} in meno, chiunque attacchino.',
  },
  'reads-the-ground.name': { en: 'Reads the Ground', it: 'Legge il Terreno' },
  'reads-the-ground.text': {
    en: '+{cunning} Cunning. You roll {dice} die more when you Scavenge.',
    it: '+{cunning} Astuzia. Tiri {dice} dado in più quando Frughi.',
  },
  'bounty-ledger.name': { en: 'Bounty Ledger', it: 'Registro delle Taglie' },
  'bounty-ledger.text': {
    en: 'Each Enemy that a Hit of yours kills brings you ${small}, a Large one or larger ${large}.',
    it: 'Ogni Nemico ucciso da un tuo Colpo ti frutta ${small}, uno Grande o più grande ${large}.',
  },
  'nothing-to-see-here.name': { en: 'Nothing to See Here', it: 'Circolare, Circolare' },
  'nothing-to-see-here.text': {
    en: 'Once per Adventure, cancel an Encounter as it is drawn, unless it belongs to the room itself.',
    it: 'Una volta per Avventura annulli un Incontro appena pescato, a meno che non sia proprio della stanza.',
  },
  'first-through-the-door.name': { en: 'First through the Door', it: 'Primo oltre la Porta' },
  'first-through-the-door.text': {
    en: 'Ambushers in your World get no bonus to their Initiative. When a Fight starts, you and the Heroes on your Map Tile get +{initiative} Initiative until it ends.',
    it: "Chi tende un'Imboscata nel tuo Mondo non ha bonus all'Iniziativa. Quando inizia uno Scontro, tu e gli Eroi sulla tua Tessera Mappa ottenete +{initiative} Iniziativa finché non finisce.",
  },
} satisfies Texts;
