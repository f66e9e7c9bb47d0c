import type { Texts } from '../types.ts';

/** What the Bandido learns: powder, the machete, a thick hide, a gambler's nerve. */
export const bandidoAbilityTexts = {
  // What each column is called, by its first ability.
  'pocketful.track': { en: 'Powder', it: 'La Polvere' },
  'heavy-hand.track': { en: 'The Machete', it: 'Il Machete' },
  'thick-hide.track': { en: 'The Hide', it: 'La Pellaccia' },
  'deep-pockets.track': { en: 'The Gamble', it: 'L’Azzardo' },

  'pocketful.name': { en: 'A Pocketful', it: 'Tasche Piene' },
  'pocketful.text': {
    en: '+{bag} Side Bag space. You start each Adventure with {sticks} more Dynamite.',
    it: '+{bag} posto nella Borsa. Inizi ogni Avventura con {sticks} Dinamite in più.',
  },
  'ducks-in-time.name': { en: 'Ducks in Time', it: 'Giù la Testa' },
  'ducks-in-time.text': {
    en: 'Explosions do {wounds} Wounds less to you and to the Heroes on your Map Tile.',
    it: 'Le esplosioni fanno {wounds} Ferite in meno a te e agli Eroi sulla tua Tessera Mappa.',
  },
  'packed-with-nails.name': { en: 'Packed with Nails', it: 'Piena di Chiodi' },
  'packed-with-nails.text': {
    en: 'Dynamite you throw does +{wounds} Wounds to every Enemy it catches.',
    it: 'La Dinamite che lanci fa +{wounds} Ferite a ogni Nemico che coinvolge.',
  },
  'one-for-the-road.name': { en: 'One for the Road', it: 'L’Ultima per la Strada' },
  'one-for-the-road.text': {
    en: 'Once per Fight, when your Dynamite goes off and Enemies are left, you find {sticks} more stick.',
    it: 'Una volta per Scontro, quando la tua Dinamite esplode e restano Nemici, trovi {sticks} altro candelotto.',
  },
  'heavy-hand.name': { en: 'Heavy Hand', it: 'Mano Pesante' },
  'heavy-hand.text': {
    en: '+{damageMelee} Damage on your Melee Hits.',
    it: '+{damageMelee} danno ai tuoi Colpi in mischia.',
  },
  'bulls-rush.name': { en: 'Bull’s Rush', it: 'Carica del Toro' },
  'bulls-rush.text': {
    en: '+{combat} Combat in an Activation in which you have moved.',
    it: '+{combat} Combattimento in un’Attivazione in cui ti sei mosso.',
  },
  'red-mist.name': { en: 'Red Mist', it: 'Nebbia Rossa' },
  'red-mist.text': {
    en: 'Once per turn, when your Melee Attack kills an Enemy, you roll {dice} more dice in it.',
    it: 'Una volta per turno, quando il tuo Attacco in mischia uccide un Nemico, tiri altri {dice} dadi nello stesso Attacco.',
  },
  'butchers-eye.name': { en: 'Butcher’s Eye', it: 'Occhio da Macellaio' },
  'butchers-eye.text': {
    en: 'Your To Hit in Melee is {toHit} better.',
    it: 'Il tuo valore per Colpire in mischia migliora di {toHit}.',
  },
  'thick-hide.name': { en: 'Thick Hide', it: 'Pellaccia' },
  'thick-hide.text': { en: '+{health} Health.', it: '+{health} Salute.' },
  'spite.name': { en: 'Spite', it: 'Ripicca' },
  'spite.text': {
    en: 'Once per Fight, when you take {wounds} or more Wounds at once, you Recover {grit} Grit.',
    it: 'Una volta per Scontro, quando subisci {wounds} o più Ferite in una volta, recuperi {grit} Grinta.',
  },
  'saints-in-the-coat.name': { en: 'Saints in the Coat', it: 'Santini nella Fodera' },
  'saints-in-the-coat.text': {
    en: 'Spirit Armor {spirit}+ and +{sanity} Sanity.',
    it: 'Armatura Spirituale {spirit}+ e +{sanity} Sanità.',
  },
  'bad-penny.name': { en: 'Bad Penny', it: 'Erba Cattiva' },
  'bad-penny.text': {
    en: 'At the start of your Activation in a Fight you Heal {heal} Wound, or {half} at half Health or less.',
    it: 'All’inizio della tua Attivazione in uno Scontro curi {heal} Ferita, o {half} con metà Salute o meno.',
  },
  'deep-pockets.name': { en: 'Deep Pockets', it: 'Tasche Profonde' },
  'deep-pockets.text': { en: '+{maxGrit} Max Grit.', it: '+{maxGrit} Grinta massima.' },
  'all-in.name': { en: 'All In', it: 'Tutto sul Tavolo' },
  'all-in.text': {
    en: 'Once per turn in a Fight, before your Attack, pay {grit} Grit: +{bonus} Combat and +{bonus} Shots until the end of your Activation.',
    it: 'Una volta per turno in uno Scontro, prima del tuo Attacco, paga {grit} Grinta: +{bonus} Combattimento e +{bonus} Spari fino alla fine della tua Attivazione.',
  },
  'found-money.name': { en: 'Found Money', it: 'Soldi Trovati' },
  'found-money.text': {
    en: 'Whenever you find Gold, you find ${gold} more.',
    it: 'Ogni volta che trovi Oro, trovi ${gold} in più.',
  },
  'double-down.name': { en: 'Double Down', it: 'Raddoppio' },
  'double-down.text': {
    en: '+{luck} Luck. Once per Fight, Re-roll any number of the To Hit, Damage or Defense dice of one of your rolls.',
    it: '+{luck} Fortuna. Una volta per Scontro rilanci quanti dadi vuoi di un tuo tiro per Colpire, dei danni o di Difesa.',
  },
} satisfies Texts;
