import type { Chapter } from '../rules/entries.ts';

/** The order of the reference: as a quest goes; the quests themselves come last. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: { en: 'Before the quest', it: 'Prima della missione' },
    areas: {
      CONT: { en: 'What is in the box', it: 'Contenuto' },
      SETUP: { en: 'Set up', it: 'Preparazione' },
      MAP: { en: 'The map', it: 'La mappa' },
      SOLO: { en: 'A lone hero', it: 'Un eroe solo' },
      HARD: { en: 'Hellbreaker', it: 'Hellbreaker' },
    },
  },
  {
    title: { en: 'Heroes', it: 'Eroi' },
    areas: {
      HERO: { en: 'Heroes and dashboards', it: 'Eroi e plance' },
      SKILL: { en: 'Skills', it: 'Abilità di classe' },
      ITEM: { en: 'Items', it: 'Oggetti' },
      TREAS: { en: 'Treasure', it: 'Tesori' },
      LEVEL: { en: 'Level up', it: 'Salire di livello' },
    },
  },
  {
    title: { en: 'Classes', it: 'Classi' },
    areas: {
      BER: { en: 'Berserker', it: 'Berserker' },
      PAL: { en: 'Paladin', it: 'Paladino' },
      RAN: { en: 'Ranger', it: 'Ranger' },
      ROG: { en: 'Rogue', it: 'Ladra' },
      SHA: { en: 'Shaman', it: 'Sciamana' },
      WIZ: { en: 'Wizard', it: 'Mago' },
    },
  },
  {
    title: { en: 'The round', it: 'Il round' },
    areas: {
      ROUND: { en: 'How a round goes', it: 'Come si svolge un round' },
      ACT: { en: 'Actions', it: 'Azioni' },
      MOVE: { en: 'Moving', it: 'Movimento' },
      LIGHT: { en: 'Light and shadow', it: 'Luce e ombra' },
      TOKEN: { en: 'Tokens on the map', it: 'Segnalini sulla mappa' },
      DARK: { en: 'Darkness track', it: 'Tracciato dell’Oscurità' },
      DLEVEL: { en: 'Dungeon level', it: 'Livello del dungeon' },
      WIN: { en: 'Winning and losing', it: 'Vittoria e sconfitta' },
      TIE: { en: 'Ties', it: 'Parità' },
    },
  },
  {
    title: { en: 'Combat', it: 'Combattimento' },
    areas: {
      DICE: { en: 'Dice', it: 'Dadi' },
      ATK: { en: 'Attacks', it: 'Attacchi' },
      ABIL: { en: 'Abilities', it: 'Abilità' },
      COND: { en: 'Fire and frost', it: 'Fuoco e gelo' },
      KO: { en: 'Knocked out', it: 'KO' },
    },
  },
  {
    title: { en: 'Enemies', it: 'Nemici' },
    areas: {
      ENEMY: { en: 'Mobs and monsters', it: 'Orde e mostri' },
      EPHASE: { en: 'Enemy phase', it: 'Fase dei nemici' },
      BOSS: { en: 'Bosses', it: 'Boss' },
    },
  },
  {
    title: { en: 'Quests', it: 'Missioni' },
    areas: {
      QTUTORIAL: { en: 'Tutorial', it: 'Tutorial' },
      QHIGHWAY: { en: 'Highway to Hellscape', it: 'Autostrada per Hellscape' },
      QPASSAGE: { en: 'The Passage', it: 'Il Passaggio' },
      QARTIFACT: { en: 'The Demon Artifact', it: 'Il Manufatto Demoniaco' },
      QSWORD: { en: 'The Cursed Sword', it: 'La Spada Maledetta' },
      QMAZE: { en: 'Hellish Maze', it: 'Labirinto Infernale' },
      QBEAST: { en: 'The Horror Beast', it: 'La Bestia dell’Orrore' },
      QMICHAEL: { en: 'Releasing Michael', it: 'Liberare Michele' },
      QSOULS: { en: 'Soul Collector', it: 'Il Collezionista di Anime' },
      QKEYS: { en: 'The Soul Keys', it: 'Le Chiavi dell’Anima' },
      QHELLSCAPE: { en: 'Hellscape', it: 'Hellscape' },
    },
  },
];
