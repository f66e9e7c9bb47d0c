import type { Texts } from '@crawlspace/kernel';

/** What dice, signs and marks mean. */
export const legendTexts = {
  'legend-dice': { en: 'Dice', it: 'Dadi' },
  'legend-signs': { en: 'Signs on the dice', it: 'Simboli sui dadi' },
  'legend-marks': { en: 'Marks', it: 'Segni' },
  'legend-tokens': { en: 'Tokens of this quest', it: 'Segnalini di questa missione' },
  'legend-yellow': {
    en: 'Attack dice of lighter weapons. A roll has three at most.',
    it: 'Dadi attacco delle armi leggere. Al massimo tre per tiro.',
  },
  'legend-orange': {
    en: 'Attack dice of heavier weapons: more Hits, less Mana. Three at most.',
    it: 'Dadi attacco delle armi pesanti: più Colpi, meno Mana. Al massimo tre.',
  },
  'legend-blue': {
    en: 'Defense: what heroes wear and what enemies have. Five at most.',
    it: 'Difesa: ciò che gli eroi indossano e i nemici hanno. Al massimo cinque.',
  },
  'legend-shadow': {
    en: 'One more die for a hero who attacks from the shadow.',
    it: 'Un dado in più per l’eroe che attacca dall’ombra.',
  },
  'legend-enemy': {
    en: 'Rolled in every attack by enemies or against them: one for each Minion.',
    it: 'Si tirano in ogni attacco dei nemici o contro di loro: uno per ogni gregario.',
  },
  'sign-hit': { en: 'Hit', it: 'Colpo' },
  'legend-hit-sign': {
    en: 'One Wound, unless a Shield stops it.',
    it: 'Una Ferita, se uno Scudo non la ferma.',
  },
  'sign-mana': { en: 'Mana', it: 'Mana' },
  'legend-mana-sign': {
    en: 'The hero gains 1 Mana at once and can spend it in the same attack.',
    it: 'L’eroe guadagna subito 1 Mana e può spenderlo nello stesso attacco.',
  },
  'sign-shield': { en: 'Shield', it: 'Scudo' },
  'legend-shield-sign': { en: 'Stops one Hit.', it: 'Ferma un Colpo.' },
  'sign-shadow': { en: 'Eye of the shadow', it: 'Occhio dell’ombra' },
  'legend-shadow-sign': {
    en: 'The hero may use the Shadow ability.',
    it: 'L’eroe può usare l’abilità dell’Ombra.',
  },
  'sign-ability': { en: 'Horns', it: 'Corna' },
  'legend-ability-sign': {
    en: 'The enemy’s ability works, as its card says.',
    it: 'Scatta l’abilità del nemico, come dice la sua carta.',
  },
  'sign-claw': { en: 'Claw', it: 'Artiglio' },
  'legend-claw-sign': {
    en: 'One Wound to the hero in the attack. No Shield stops it.',
    it: 'Una Ferita all’eroe dell’attacco. Nessuno Scudo la ferma.',
  },
  'mark-action': { en: 'Action', it: 'Azione' },
  'legend-action-mark': {
    en: 'Actions left this turn, out of three.',
    it: 'Azioni rimaste in questo turno, su tre.',
  },
  'mark-health': { en: 'Health', it: 'Salute' },
  'legend-health-mark': {
    en: 'At 0 a hero is knocked out. In a mob the Minions fall before their leader.',
    it: 'A 0 un eroe è KO. In un’orda i gregari cadono prima del capo.',
  },
  'mark-xp': { en: 'Experience', it: 'Esperienza' },
  'legend-xp-mark': {
    en: 'With enough XP you level up at the end of the round.',
    it: 'Con abbastanza PE sali di livello alla fine del round.',
  },
  'mark-lifebringer': { en: 'Lifebringer', it: 'Portatore di Vita' },
  'legend-lifebringer-mark': {
    en: 'Brings back a hero who was knocked out. If none is left then, the quest is lost.',
    it: 'Rialza un eroe KO. Se allora non ne restano, la missione è persa.',
  },
  'mark-treasure': { en: 'Treasure', it: 'Tesoro' },
  'legend-treasure-mark': {
    en: 'White is Common, blue Rare, violet Epic.',
    it: 'Bianco è Comune, blu Raro, viola Epico.',
  },
  'mark-moon': { en: 'Shadow', it: 'Ombra' },
  'legend-moon-mark': {
    en: 'A zone in the shadow; a brazier marks a zone in the light.',
    it: 'Una zona in ombra; il braciere segna una zona in luce.',
  },
  'mark-fire': { en: 'Fire', it: 'Fuoco' },
  'legend-fire-mark': {
    en: 'When whoever has it activates, a die is rolled for each token, and each Hit is a Wound.',
    it: 'Quando chi ce l’ha si attiva, si tira un dado per segnalino, e ogni Colpo è una Ferita.',
  },
  'mark-frost': { en: 'Frost', it: 'Gelo' },
  'legend-frost-mark': {
    en: 'Each token costs a hero or a mob one action.',
    it: 'Ogni segnalino costa un’azione a un eroe o a un’orda.',
  },
  'mark-poison': { en: 'Poison', it: 'Veleno' },
  'legend-poison-mark': {
    en: 'From the Rogue: it hurts an enemy each time that enemy activates.',
    it: 'Della Ladra: ferisce un nemico ogni volta che si attiva.',
  },
} as const satisfies Texts;
