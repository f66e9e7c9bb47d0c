import type { Texts } from '@crawlspace/kernel';

/** What dice, tracks and marks mean. */
export const legendTexts = {
  'legend-dice': { en: 'Dice', it: 'Dadi' },
  'legend-turn': { en: 'The turn and the mine', it: 'Il turno e la miniera' },
  'legend-heroes': { en: 'Heroes', it: 'Eroi' },
  'legend-hit': { en: 'A hit, a success', it: 'Un colpo, un successo' },
  'legend-hit-text': {
    en: '“4+” means 4 or more on a die. To Hit, skills, Defense and Willpower are all rolled like that.',
    it: '«4+» significa 4 o più su un dado. Si tirano così Per Colpire, abilità, Difesa e Volontà.',
  },
  'legend-crit': { en: 'A critical hit', it: 'Un colpo critico' },
  'legend-crit-text': {
    en: 'A 6 To Hit: its damage ignores the enemy’s Defense.',
    it: 'Un 6 Per Colpire: i danni ignorano la Difesa del nemico.',
  },
  'legend-eight': { en: 'The D8', it: 'Il D8' },
  'legend-eight-text': {
    en: 'Some weapons roll it, To Hit or for damage.',
    it: 'Alcune armi lo usano, Per Colpire o per i danni.',
  },
  'legend-doubles': { en: 'Doubles against the Darkness', it: 'Doppi contro l’Oscurità' },
  'legend-doubles-text': {
    en: 'They always hold it back, but bring a Depth Event.',
    it: 'La trattengono sempre, ma portano un Evento di Profondità.',
  },
  'legend-initiative': { en: 'Initiative', it: 'Iniziativa' },
  'legend-initiative-text': {
    en: 'The ribbon shows who acts when: the highest number first; on a tie, enemies before heroes.',
    it: 'Il nastro mostra chi agisce quando: prima il numero più alto, a parità i nemici prima degli eroi.',
  },
  'legend-hold': { en: 'The lantern on the track', it: 'La lanterna sul tracciato' },
  'legend-hold-text': {
    en: 'How deep the party is. The deeper it goes, the higher the roll it takes to hold back the Darkness.',
    it: 'Quanto è scesa la compagnia. Più scende, più alto è il tiro che serve per trattenere l’Oscurità.',
  },
  'legend-darkness': { en: 'The Darkness', it: 'L’Oscurità' },
  'legend-darkness-text': {
    en: 'It takes a step towards the way out whenever it isn’t held back. On a red space it brings a Darkness card; at the end of the track you lose.',
    it: 'Fa un passo verso l’uscita ogni volta che non è trattenuta. Su uno spazio rosso porta una carta Oscurità; alla fine del tracciato avete perso.',
  },
  'legend-depth-event': { en: 'Depth Event', it: 'Evento di Profondità' },
  'legend-depth-event-text': {
    en: 'The mine’s answer to doubles: mostly bad, seldom good.',
    it: 'La risposta della miniera ai doppi: di solito brutta, di rado buona.',
  },
  'legend-dread': { en: 'Growing Dread', it: 'Terrore Crescente' },
  'legend-dread-text': {
    en: 'Cards that wait face down and are all turned over at the objective.',
    it: 'Carte coperte che si girano tutte all’obiettivo.',
  },
  'legend-clue': { en: 'Clues', it: 'Indizi' },
  'legend-clue-text': {
    en: 'With enough of them, the next room you explore is the objective.',
    it: 'Quando bastano, la prossima stanza che esplorate è l’obiettivo.',
  },
  'legend-health': { en: 'Health', it: 'Salute' },
  'legend-health-text': {
    en: 'Wounds take it; Defense stops hits. At 0 the hero is KO’d.',
    it: 'La tolgono le ferite; la Difesa ferma i colpi. A 0 l’eroe è KO.',
  },
  'legend-sanity': { en: 'Sanity', it: 'Sanità' },
  'legend-sanity-text': {
    en: 'Horror takes it; Willpower stops it. At 0 the hero is KO’d too.',
    it: 'La toglie l’Orrore; la Volontà lo ferma. Anche a 0 l’eroe è KO.',
  },
  'legend-grit': { en: 'Grit', it: 'Grinta' },
  'legend-grit-text': {
    en: '1 Grit re-rolls any of your dice once, or moves you a D6 further. A Move roll of 1 brings one back.',
    it: '1 Grinta rilancia una volta i dadi che vuoi, o ti fa muovere di un D6 in più. Un 1 al Movimento ne rende una.',
  },
  'legend-corruption': { en: 'Corruption', it: 'Corruzione' },
  'legend-corruption-text': {
    en: 'When it reaches your resistance, you mutate.',
    it: 'Quando raggiunge la tua resistenza, muti.',
  },
  'legend-escape': { en: 'Escape', it: 'Fuga' },
  'legend-escape-text': {
    en: 'The test to leave a space next to an enemy.',
    it: 'La prova per lasciare uno spazio accanto a un nemico.',
  },
  'legend-dark-stone': { en: 'Dark Stone', it: 'Pietra Oscura' },
  'legend-dark-stone-text': {
    en: 'Precious, and it corrupts whoever carries it home.',
    it: 'Preziosa, e corrompe chi la porta a casa.',
  },
} as const satisfies Texts;
