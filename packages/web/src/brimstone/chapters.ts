import type { Chapter } from '../rules/entries.ts';

/** The order of the reference: as an adventure goes. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: { en: 'Before the adventure', it: 'Prima dell’avventura' },
    areas: {
      CONT: { en: 'What is in the box', it: 'Contenuto' },
      CARD: { en: 'Cards and decks', it: 'Carte e mazzi' },
      DICE: { en: 'Dice', it: 'Dadi' },
      RAND: { en: 'A random hero', it: 'Un eroe a caso' },
      LIMIT: { en: 'Limits', it: 'Limiti' },
      PLAYERS: { en: 'Number of players', it: 'Numero di giocatori' },
      MISSION: { en: 'Missions', it: 'Missioni' },
      SETUP: { en: 'Set up', it: 'Preparazione' },
    },
  },
  {
    title: { en: 'Heroes', it: 'Eroi' },
    areas: {
      HERO: { en: 'Hero sheets and creation', it: 'Schede e creazione' },
      CLASS: { en: 'Classes', it: 'Classi' },
      GRIT: { en: 'Grit', it: 'Grinta' },
      BAG: { en: 'Side bag', it: 'Tracolla' },
      ITEM: { en: 'Items', it: 'Oggetti' },
      TRADE: { en: 'Trading', it: 'Scambi' },
      DUAL: { en: 'Two weapons', it: 'Due armi' },
      XP: { en: 'Experience', it: 'Esperienza' },
    },
  },
  {
    title: { en: 'The turn', it: 'Il turno' },
    areas: {
      TURN: { en: 'Turn order', it: 'Ordine del turno' },
      DEPTH: { en: 'Depth track', it: 'Tracciato di Profondità' },
      DARK: { en: 'Darkness', it: 'Oscurità' },
      LIGHT: { en: 'The lantern', it: 'La lanterna' },
      WIN: { en: 'Winning and losing', it: 'Vittoria e sconfitta' },
    },
  },
  {
    title: { en: 'Exploring', it: 'Esplorare' },
    areas: {
      TILE: { en: 'Map tiles', it: 'Tessere mappa' },
      MOVE: { en: 'Moving', it: 'Movimento' },
      SEARCH: { en: 'Searching', it: 'Cercare' },
      EXPL: { en: 'Exploration', it: 'Esplorazione' },
      ENC: { en: 'Encounters', it: 'Incontri' },
      LOOT: { en: 'Catching breath and loot', it: 'Riprendere fiato e bottino' },
    },
  },
  {
    title: { en: 'Fights', it: 'Scontri' },
    areas: {
      FIGHT: { en: 'A fight begins and ends', it: 'Inizio e fine' },
      THREAT: { en: 'Threats', it: 'Minacce' },
      EPIC: { en: 'Epic threats', it: 'Minacce epiche' },
      PLACE: { en: 'Placing enemies', it: 'Piazzare i nemici' },
      AMBUSH: { en: 'Ambush', it: 'Imboscata' },
      FEAR: { en: 'Fear, terror, horror', it: 'Paura, terrore, orrore' },
      ESC: { en: 'Escape', it: 'Fuga' },
      LOS: { en: 'Line of sight', it: 'Linea di vista' },
      ATK: { en: 'Attacks of heroes', it: 'Attacchi degli eroi' },
      HIT: { en: 'Hits on heroes', it: 'Colpi agli eroi' },
      DMG: { en: 'Damage', it: 'Danni' },
      FREE: { en: 'Free attacks', it: 'Attacchi gratuiti' },
      DYN: { en: 'Dynamite', it: 'Dinamite' },
      HELP: { en: 'Helping up', it: 'Rialzare' },
    },
  },
  {
    title: { en: 'Enemies', it: 'Nemici' },
    areas: {
      ENEMY: { en: 'Enemy sheets', it: 'Schede dei nemici' },
      EMOVE: { en: 'How enemies move', it: 'Come si muovono' },
      EATK: { en: 'How enemies attack', it: 'Come attaccano' },
      ERANGE: { en: 'Enemies that shoot', it: 'Nemici che sparano' },
      ELITE: { en: 'Elite abilities', it: 'Abilità Élite' },
      XL: { en: 'Extra large enemies', it: 'Nemici molto grandi' },
      IMMOB: { en: 'Enemies that don’t move', it: 'Nemici immobili' },
      IMMUNE: { en: 'Immunity', it: 'Immunità' },
    },
  },
  {
    title: { en: 'Harm and healing', it: 'Danni e cure' },
    areas: {
      KO: { en: 'Knocked out', it: 'KO' },
      HEAL: { en: 'Healing', it: 'Cura' },
      STATUS: { en: 'Poison and other states', it: 'Veleno e altri stati' },
      INJ: { en: 'Injury and madness', it: 'Lesione e follia' },
      CORR: { en: 'Corruption and mutation', it: 'Corruzione e mutazione' },
    },
  },
  {
    title: { en: 'Other worlds', it: 'Altri mondi' },
    areas: {
      GATE: { en: 'Gates', it: 'Portali' },
      WORLD: { en: 'Worlds', it: 'Mondi' },
      TARGA: { en: 'The Targa Plateau', it: 'L’altopiano di Targa' },
    },
  },
  {
    title: { en: 'Between adventures', it: 'Tra le avventure' },
    areas: {
      CAMP: { en: 'Campaign', it: 'Campagna' },
      TRAVEL: { en: 'Travel', it: 'Viaggio' },
      TOWN: { en: 'Town', it: 'Città' },
      LEVEL: { en: 'Level up', it: 'Salire di livello' },
      OPT: { en: 'Optional rules', it: 'Regole opzionali' },
    },
  },
];
