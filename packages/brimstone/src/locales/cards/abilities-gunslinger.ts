import type { Texts } from '../types.ts';

/** What the Gunslinger learns besides three kinds of Shots: tricks, volleys, hellfire, the duel. */
export const gunslingerAbilityTexts = {
  // What each column is called, by its first ability.
  'ricochet-shot.track': { en: 'Trick Shots', it: 'Colpi a Effetto' },
  'cerberus-shot.track': { en: 'Volleys', it: 'Le Raffiche' },
  'hellfire-shot.track': { en: 'Hellfire', it: 'Fuoco Infernale' },
  'cool-hand.track': { en: 'The Duel', it: 'Il Duello' },

  'fan-the-hammer.name': { en: 'Fan the Hammer', it: 'Raffica a Ventaglio' },
  'fan-the-hammer.text': {
    en: 'Once per Fight, an Attack with a Pistol gets +{shots} Shots.',
    it: 'Una volta per Scontro, un Attacco con una Pistola ottiene +{shots} Spari.',
  },
  'through-and-through.name': { en: 'Through and Through', it: 'Da Parte a Parte' },
  'through-and-through.text': {
    en: 'Once per turn, when a Hit with a Pistol kills an Enemy, another one adjacent to it takes {wounds} Wounds, ignoring Defense.',
    it: 'Una volta per turno, quando un Colpo di Pistola uccide un Nemico, un altro adiacente a quello subisce {wounds} Ferite, ignorando la Difesa.',
  },
  'never-misses-twice.name': { en: 'Never Misses Twice', it: 'Non Sbaglia due Volte' },
  'never-misses-twice.text': {
    en: 'Once per turn, Re-roll any number of your To Hit dice that missed.',
    it: 'Una volta per turno rilanci quanti vuoi dei tuoi dadi per Colpire che hanno mancato.',
  },
  'spare-cylinder.name': { en: 'Spare Cylinder', it: 'Tamburo di Riserva' },
  'spare-cylinder.text': {
    en: 'Once per Adventure, in your Activation in a Fight: load {shots} Dead Eye Shots.',
    it: 'Una volta per Avventura, nella tua Attivazione durante uno Scontro: carichi {shots} Spari Infallibili.',
  },
  'gunsmoke.name': { en: 'Gunsmoke', it: 'Fumo di Polvere' },
  'gunsmoke.text': {
    en: 'After an Attack with a Gun, Enemies who attack you roll {dice} die less, but at least {least}, until the turn ends.',
    it: 'Dopo un Attacco con un’Arma da fuoco, i Nemici che ti attaccano tirano {dice} dado in meno, ma almeno {least}, fino alla fine del turno.',
  },
  'two-gun-thunder.name': { en: 'Thunder', it: 'Tuono' },
  'two-gun-thunder.text': {
    en: '+{shots} Shot in every Attack with a Pistol; with two of them, for the first.',
    it: '+{shots} Sparo in ogni Attacco con una Pistola; con due, per la prima.',
  },
  'dark-powder.name': { en: 'Dark Powder', it: 'Polvere Oscura' },
  'dark-powder.text': {
    en: 'While you carry at least {stones} Dark Stone, your Ranged Hits do +{damage} Damage.',
    it: 'Finché porti almeno {stones} Pietra Oscura, i tuoi Colpi a distanza fanno +{damage} danno.',
  },
  'brimstone-tips.name': { en: 'Brimstone Tips', it: 'Punte di Zolfo' },
  'brimstone-tips.text': {
    en: 'A Ranged Hit whose Damage die shows {from} or more ignores Defense.',
    it: 'Un Colpo a distanza il cui dado dei danni mostra {from} o più ignora la Difesa.',
  },
  'hells-due.name': { en: 'Hell’s Due', it: 'Il Dovuto all’Inferno' },
  'hells-due.text': {
    en: '+{extra} Max Grit. Once per Fight, when a Ranged Hit of yours kills an Enemy, you Recover {grit} Grit.',
    it: '+{extra} Grinta massima. Una volta per Scontro, quando un tuo Colpo a distanza uccide un Nemico, recuperi {grit} Grinta.',
  },
  'cool-hand.name': { en: 'Cool Hand', it: 'Mano Fredda' },
  'cool-hand.text': { en: '+{initiative} Initiative.', it: '+{initiative} Iniziativa.' },
  'unblinking.name': { en: 'Unblinking', it: 'Senza Battere Ciglio' },
  'unblinking.text': {
    en: '+{sanity} Sanity. Fear and Terror of Enemies do nothing to you.',
    it: '+{sanity} Sanità. Paura e Terrore dei Nemici non ti fanno nulla.',
  },
  'draw-first.name': { en: 'Draw First', it: 'Estrarre per Primo' },
  'draw-first.text': {
    en: 'At the start of your Activation in the first turn of a Fight, with a Pistol in hand: a Free Attack with {shots} Shots, Range {range}.',
    it: 'All’inizio della tua Attivazione nel primo turno di uno Scontro, con una Pistola in mano: un Attacco Gratuito con {shots} Spari, Gittata {range}.',
  },
  'legend-of-the-county.name': { en: 'Legend of the County', it: 'Leggenda della Contea' },
  'legend-of-the-county.text': {
    en: 'Your Defense is {defense} better.',
    it: 'La tua Difesa migliora di {defense}.',
  },
} satisfies Texts;
