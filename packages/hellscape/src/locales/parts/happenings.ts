import type { Texts } from '../types.ts';

/** What cards make happen: the words their texts are made of (`language/text`). */
export const happeningTexts: Texts = {
  ...markTexts(),
  'join.and': { en: '{one} and {other}', it: '{one} e {other}' },
  'happen.zones': { en: '{n} {n|Zone|Zones}', it: '{n} {n|Zona|Zone}' },

  // Behind doors.
  'happen.opener': {
    en: 'the Hero who opened the door',
    it: 'l’Eroe che ha aperto la porta',
  },
  'happen.opener-again': { en: 'the one who opened it', it: 'chi l’ha aperta' },
  'happen.here': {
    en: 'every Hero in the Zone of the Hero who opened the door',
    it: 'ogni Eroe nella Zona di chi ha aperto la porta',
  },
  'happen.here-again': { en: 'every Hero in their Zone', it: 'ogni Eroe nella sua Zona' },
  'happen.here-you': { en: 'every Hero in your Zone', it: 'ogni Eroe nella tua Zona' },
  'happen.wounds': { en: 'takes {n} {n|Wound|Wounds}', it: 'subisce {n} {n|Ferita|Ferite}' },
  'happen.wounds-you': { en: 'take {n} {n|Wound|Wounds}', it: 'subisci {n} {n|Ferita|Ferite}' },
  'happen.fire': { en: 'gets {n} Fire', it: 'riceve {n} Fuoco' },
  'happen.fire-you': { en: 'get {n} Fire', it: 'ricevi {n} Fuoco' },
  'happen.frost': { en: 'gets {n} Frost', it: 'riceve {n} Gelo' },
  'happen.frost-you': { en: 'get {n} Frost', it: 'ricevi {n} Gelo' },
  'happen.heal': { en: 'heals {n}', it: 'si cura di {n}' },
  'happen.heal-you': { en: 'heal {n}', it: 'ti curi di {n}' },
  'happen.mana': { en: 'gains {n} Mana', it: 'ottiene {n} Mana' },
  'happen.mana-you': { en: 'gain {n} Mana', it: 'ottieni {n} Mana' },
  'happen.lose-mana': { en: 'loses {n} Mana', it: 'perde {n} Mana' },
  'happen.lose-mana-you': { en: 'lose {n} Mana', it: 'perdi {n} Mana' },
  'happen.xp': { en: 'gains {n} XP', it: 'ottiene {n} PE' },
  'happen.xp-you': { en: 'gain {n} XP', it: 'ottieni {n} PE' },
  'happen.item': {
    en: 'draws {n} {rarity} {n|item|items}',
    it: 'pesca {n} {n|oggetto|oggetti} {rarity}',
  },
  'happen.item-you': {
    en: 'draw {n} {rarity} {n|item|items}',
    it: 'pesca {n} {n|oggetto|oggetti} {rarity}',
  },
  'happen.loot': {
    en: 'place {n} more Treasure {n|token|tokens} in the Chamber',
    it: 'metti nella Camera {n} {n|segnalino|segnalini} Tesoro in più',
  },
  'happen.loot-you': {
    en: '{n} more Treasure {n|token|tokens}',
    it: '{n} {n|segnalino|segnalini} Tesoro in più',
  },
  'happen.loot-there': {
    en: 'place {n} more Treasure {n|token|tokens} there',
    it: 'mettici {n} {n|segnalino|segnalini} Tesoro in più',
  },
  'happen.mobs': {
    en: '{n} more {n|Mob spawns|Mobs spawn} in the Chamber',
    it: 'nella Camera {n|compare|compaiono} {n} {n|Orda|Orde} in più',
  },
  'happen.no-mobs': {
    en: 'no Mob spawns in the Chamber (remove its Spawn tokens)',
    it: 'nella Camera non compare nessuna Orda (rimuovi i suoi segnalini Comparsa)',
  },
  'happen.no-mobs-you': { en: 'no Mob spawns', it: 'non compare nessuna Orda' },
  'happen.monster-you': { en: 'a Roaming Monster', it: 'un Mostro Errante' },
  'happen.monster': {
    en: 'a Roaming Monster spawns in a Zone of the Chamber that you choose',
    it: 'un Mostro Errante compare in una Zona della Camera a tua scelta',
  },
  'happen.lay-inside': {
    en: 'place {token} in a Zone of the Chamber that you choose',
    it: 'metti {token} in una Zona della Camera a tua scelta',
  },
  'happen.lay-with-treasure': {
    en: 'choose a Zone of the Chamber: place {token} and {n} Treasure {n|token|tokens} there',
    it: 'scegli una Zona della Camera: mettici {token} e {n} {n|segnalino|segnalini} Tesoro',
  },
  'happen.a-spike-trap': { en: 'a Spike Trap', it: 'una Trappola a spuntoni' },
  'happen.a-chest': { en: 'a Chest', it: 'un Forziere' },
  'happen.alarm': {
    en: 'every Enemy in the Dungeon moves up to {zones} toward the nearest Hero',
    it: 'ogni Nemico nel Dungeon si muove fino a {zones} verso l’Eroe più vicino',
  },
  'happen.nothing': { en: 'nothing else happens', it: 'non succede nient’altro' },
  'happen.or': { en: '{one}, or {other}', it: '{one}, oppure {other}' },
  'happen.or-at-once': { en: '{one} or {other}', it: '{one} o {other}' },
  'happen.or-with-others': {
    en: '{one}, or, if other Heroes are there, {other}',
    it: '{one}, oppure, se ci sono altri Eroi, {other}',
  },
  'happen.as-they-choose': { en: '{what}, as they choose', it: '{what}, a sua scelta' },
  'happen.if-they-wish': {
    en: 'if the Hero who opened the door wishes, {what}',
    it: 'se l’Eroe che ha aperto la porta lo desidera, {what}',
  },
  'happen.sacrifice': {
    en: 'the Hero who opened the door may take up to {n} {n|Wound|Wounds}, but not lose the last Health. For each Wound, {what}',
    it: 'l’Eroe che ha aperto la porta può subire fino a {n} {n|Ferita|Ferite}, ma non perdere l’ultimo punto Salute. Per ogni Ferita, {what}',
  },
  'happen.sacrifice-none': { en: 'give nothing', it: 'non dare nulla' },

  // Of monsters and bosses.
  'when.seen': {
    en: '{he} sees a Hero{light}{elsewhere}',
    it: 'vede un Eroe{light}{elsewhere}',
  },
  'when.in-light': { en: ' in Light', it: ' in Luce' },
  'when.elsewhere': { en: ' outside of {his} Zone', it: ' fuori dalla sua Zona' },
  'when.lost': {
    en: 'a Hero within {zones} has lost {n} or more Health',
    it: 'un Eroe entro {zones} ha perso {n} o più Salute',
  },
  'when.here': { en: 'a Hero is in {his} Zone', it: 'c’è un Eroe nella sua Zona' },
  'when.nobody-here': { en: 'nobody is in {his} Zone', it: 'non c’è nessuno nella sua Zona' },
  'when.within': {
    en: '{n} or more Heroes are within {zones}',
    it: '{n} o più Eroi sono entro {zones}',
  },
  'when.in-reach': {
    en: '{n} or more Heroes are in reach',
    it: '{n} o più Eroi sono a portata',
  },
  'when.nobody-in-reach': { en: 'nobody is in reach', it: 'nessuno è a portata' },
  'when.half-lost': {
    en: '{he} has lost at least half of {his} Health',
    it: 'ha perso almeno metà della Salute',
  },
  'when.servants': { en: '{types} are within {zones}', it: 'entro {zones} ci sono {types}' },
  'when.pattern': { en: 'If {when}: {he} {does}.', it: 'Se {when}: {does}.' },
  'when.does': { en: '{he} {does}.', it: '{does}.' },
  'enemy.if-it-can': { en: '{what} if {he} can', it: 'se può {what}' },

  'every.hero': { en: 'every Hero', it: 'ogni Eroe' },
  'every.in-light': { en: 'every Hero in Light', it: 'ogni Eroe in Luce' },
  'every.here': { en: 'every Hero in {his} Zone', it: 'ogni Eroe nella sua Zona' },
  'every.within': { en: 'every Hero within {zones}', it: 'ogni Eroe entro {zones}' },
  'every.of-them': { en: 'each of them', it: 'ciascuno di loro' },

  'enemy.wounds': {
    en: 'deals {n} {n|Wound|Wounds} to {whom}',
    it: 'infligge {n} {n|Ferita|Ferite} a {whom}',
  },
  'enemy.fire': { en: 'gives {whom} {n} Fire', it: 'dà {n} Fuoco a {whom}' },
  'enemy.fire-mark': { en: 'gives {to} {n} Fire', it: 'dà {n} Fuoco {to}' },
  'enemy.fire-them': { en: 'gives them {n} Fire', it: 'gli dà {n} Fuoco' },
  'enemy.frost': { en: 'gives {whom} {n} Frost', it: 'dà {n} Gelo a {whom}' },
  'enemy.frost-mark': { en: 'gives {to} {n} Frost', it: 'dà {n} Gelo {to}' },
  'enemy.frost-them': { en: 'gives them {n} Frost', it: 'gli dà {n} Gelo' },
  'enemy.lose-mana': { en: 'takes {n} Mana from {whom}', it: 'toglie {n} Mana a {whom}' },
  'enemy.approach': {
    en: 'moves up to {zones} toward {mark}',
    it: 'si muove fino a {zones} verso {mark}',
  },
  'enemy.advance': {
    en: 'moves {n||up to }{zones} toward the closest Hero',
    it: 'si muove {n|di|fino a} {zones} verso l’Eroe più vicino',
  },
  'enemy.land': { en: 'comes down in the Zone of {of}', it: 'piomba nella Zona {of}' },
  'enemy.leap': {
    en: 'leaps as far as possible, up to {zones}, to where nobody stands and {he} sees a target,',
    it: 'balza più lontano che può, fino a {zones}, dove non c’è nessuno e vede un bersaglio,',
  },
  'enemy.draw': { en: 'draws {mark} {zones} closer', it: 'attira {mark} di {zones}' },
  'enemy.attack': { en: 'attacks{times}', it: 'attacca{times}' },
  'enemy.attack-mark': { en: 'attacks {mark}{times}', it: 'attacca {mark}{times}' },
  'enemy.attack-them': { en: 'attacks them{times}', it: 'lo attacca{times}' },
  'enemy.times': { en: ' {n} times', it: ' {n} volte' },
  'enemy.or-closest': {
    en: '{what}, or the closest target if they are out of reach',
    it: '{what}, o attacca il bersaglio più vicino se non è a portata',
  },
  'enemy.attack-each': {
    en: 'attacks up to {n} of them once each, the closest first',
    it: 'ne attacca fino a {n} una volta ciascuno, prima i più vicini',
  },
  'enemy.action': {
    en: 'attacks; if {he} cannot, {he} moves 1 Zone',
    it: 'attacca; se non può, si muove di 1 Zona',
  },
  'enemy.action-more': { en: 'then performs 1 action', it: 'poi compie 1 azione' },
  'enemy.regain': {
    en: 'heals {n} for each Hero in the game',
    it: 'si cura di {n} per ogni Eroe in gioco',
  },
  'enemy.command': {
    en: 'raises {n||up to }{n} fallen {n|Minion|Minions} of one such Mob, has it perform 1 action',
    it: 'rialza {n||fino a }{n} {n|Gregario caduto|Gregari caduti} di una di queste Orde, le fa compiere 1 azione',
  },
  'enemy.time-nearest': {
    en: 'removes 1 Time token from the nearest Hourglass Zone',
    it: 'toglie 1 segnalino Tempo dalla Zona Clessidra più vicina',
  },
  'enemy.time-fullest': {
    en: 'removes 1 Time token from the Hourglass Zone with the most',
    it: 'toglie 1 segnalino Tempo dalla Zona Clessidra che ne ha di più',
  },
  'enemy.time-all': {
    en: 'removes 1 Time token from every Hourglass Zone',
    it: 'toglie 1 segnalino Tempo da ogni Zona Clessidra',
  },
  'enemy.time-appear': {
    en: 'appears in the nearest Hourglass Zone, removes 1 Time token there',
    it: 'compare nella Zona Clessidra più vicina, vi toglie 1 segnalino Tempo',
  },

  // What a space of a boss track adds.
  'track.yellow': {
    en: 'Attack: +{n} yellow {n|die|dice}.',
    it: 'Attacco: +{n} {n|dado giallo|dadi gialli}.',
  },
  'track.orange': {
    en: 'Attack: +{n} orange {n|die|dice}.',
    it: 'Attacco: +{n} {n|dado arancione|dadi arancioni}.',
  },
  'track.enemy': {
    en: 'Attack: +{n} Enemy {n|die|dice}.',
    it: 'Attacco: +{n} {n|dado Nemico|dadi Nemico}.',
  },
  'track.blue': {
    en: 'Defense: +{n} blue {n|die|dice}.',
    it: 'Difesa: +{n} {n|dado blu|dadi blu}.',
  },
  'track.actions': { en: '+{n} {n|action|actions}.', it: '+{n} {n|azione|azioni}.' },
  'track.activationDice': {
    en: '+{n} Activation {n|die|dice}.',
    it: '+{n} {n|dado|dadi} Attivazione.',
  },
};

/** `mark.least-health`, in Italian also with what melts into it: `mark.to.…`, `mark.of.…`; `mark.all.…` is one of all heroes. */
function markTexts(): Texts {
  const one = ['quello', 'a quello', 'di quello'];
  const hero = ['l’Eroe', 'all’Eroe', 'dell’Eroe'];
  return {
    ...mark('least-health', 'the one with the least Health', one, 'con meno Salute'),
    ...mark('most-health', 'the one with the most Health', one, 'con più Salute'),
    ...mark('nearest', 'the closest one', ['il', 'al', 'del'], 'più vicino'),
    ...mark('all.least-health', 'the Hero with the least Health', hero, 'con meno Salute'),
    ...mark('all.most-health', 'the Hero with the most Health', hero, 'con più Salute'),
    ...mark('all.nearest', 'the closest Hero', hero, 'più vicino'),
  };
}

function mark(by: string, en: string, articles: readonly string[], it: string): Texts {
  const parts = ['', 'to.', 'of.'].map((to, i) => [
    `mark.${to}${by}`,
    { en, it: `${articles[i]} ${it}` },
  ]);
  return Object.fromEntries(parts);
}
