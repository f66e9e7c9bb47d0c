import type { Texts } from '../types.ts';

/** Pieces of texts of what is met in the mine: encounters, Darkness, Growing Dread, Depth Events. */
export const languageEventTexts = {
  'rest.hits': { en: '; if any wounds, {what}', it: '; se almeno uno ferisce, {what}' },
  'rest.horror': { en: '; if any Sanity is lost, {what}', it: '; se perde Sanità, {what}' },
  'rest.lose-token': { en: ' (without one: {what})', it: ' (se non ne ha: {what})' },
  'rest.lose-gold': { en: ' (not enough: {what} as well)', it: ' (se non basta: anche {what})' },
  'rest.open-door': { en: ' (none possible: {what})', it: ' (se non è possibile: {what})' },
  'rest.open-gate': { en: ' (none possible: {what})', it: ' (se non è possibile: {what})' },
  'rest.discard-dread': { en: ' (if there is none, {what})', it: ' (se non ce n’è, {what})' },
  'said.wounds-leaving': {
    en: '{n} {n|Wound|Wounds}, ignoring Defense, but always keeps {leaves} Health',
    it: '{n} {n|Ferita|Ferite}, ignorando la Difesa, ma conserva sempre {leaves} Salute',
  },

  'who.there': { en: 'everyone on that Map Tile', it: 'chiunque sia su quella Tessera Mappa' },
  'who.willing': { en: 'everyone who does', it: 'chi lo fa' },
  'who.open-to-weather': {
    en: '{who} without protection from Weather',
    it: '{who} senza protezione dalle Intemperie',
  },
  'of.passed': { en: 'those who passed', it: 'quelli che sono riusciti' },
  'of.failed': { en: 'those who failed', it: 'quelli che hanno fallito' },
  'tester.one-of': { en: 'one of {who}', it: 'uno di {who}' },
  'tester.random-of': { en: 'one of {who} at random', it: 'uno a caso di {who}' },
  'tester.one-may-of': { en: 'one of {who} may try', it: 'uno di {who} può provare' },
  'tester.all-may': { en: '{who} may try', it: '{who} può provare' },
  'tester.together': { en: 'all Heroes together', it: 'tutti gli Eroi insieme' },
  'test.together': {
    en: 'Fewer successes than Heroes: {what}',
    it: 'Meno successi che Eroi: {what}',
  },
  'test.skill-if': {
    en: '{skill} {is}+ if {when}, else {else}+',
    it: '{skill} {is}+ se {when}, se no {else}+',
  },
  'test.dice': {
    en: '{test} (+{dice} {dice|die|dice}{tail})',
    it: '{test} (+{dice} {dice|dado|dadi}{tail})',
  },
  'test.help': {
    en: 'another Hero may add {dice} {dice|die|dice} and {what}',
    it: 'un altro Eroe può aggiungere {dice} {dice|dado|dadi} e {what}',
  },
  'test.help-here': {
    en: 'another Hero here may add {dice} {dice|die|dice} and {what}',
    it: 'un altro Eroe qui può aggiungere {dice} {dice|dado|dadi} e {what}',
  },

  'clause.if-players-wish': {
    en: 'if the players wish, {then}',
    it: 'se i giocatori vogliono, {then}',
  },
  'clause.pick-at-random': { en: 'pick a Hero at random', it: 'scegliete un Eroe a caso' },
  'clause.named': { en: '{who} {then}', it: '{who} {then}' },
  'clause.named-may': { en: '{who} may {then}', it: '{who}, se vuole, {then}' },
  'clause.named-may-pay': {
    en: '{who} may give up {price} to {then}',
    it: '{who} può cedere {price}: {then}',
  },
  'clause.limit-range': {
    en: 'this turn no Ranged Attack in the Lantern’s World reaches farther than {n} spaces',
    it: 'in questo turno nessun Attacco a distanza nel Mondo della Lanterna supera {n} spazi',
  },
  'clause.come-here-lantern': {
    en: 'place {enemies} on the Lantern’s Map Tile',
    it: 'mettete {enemies} sulla Tessera Mappa della Lanterna',
  },
  'clause.beside-you': { en: 'next to that Hero', it: 'accanto a quell’Eroe' },
  'enemies.one': { en: 'a {what}', it: '1 {what}' },
  'enemies.P': { en: 'a Peril Die of {what}', it: 'un Dado Pericolo di {what}' },
  'enemies.2P': { en: 'two Peril Dice of {what}', it: 'due Dadi Pericolo di {what}' },

  'when.in-fight.you': { en: 'there is a Fight', it: 'c’è uno Scontro' },
  'when.in-fight.one': { en: 'there is a Fight', it: 'c’è uno Scontro' },
  'when.by-the-lantern.one': {
    en: 'on the Lantern’s Map Tile',
    it: 'è sulla Tessera Mappa della Lanterna',
  },
  'when.has-dark-stone.one': { en: 'carrying Dark Stone', it: 'porta Pietra Oscura' },
  'when.not-gate-may-open.one': {
    en: 'no Gate can open here',
    it: 'qui nessun Portale può aprirsi',
  },
  'when.half-passed': { en: 'half of them or more passed', it: 'riesce la metà o più' },
  'when.half-failed': { en: 'half of them or more failed', it: 'fallisce la metà o più' },
  'when.no-heroes-failed': { en: 'all passed', it: 'riescono tutti' },
  'when.no-heroes-passed': { en: 'all failed', it: 'falliscono tutti' },
  'when.some-heroes-passed': { en: 'somebody passed', it: 'qualcuno è riuscito' },
  'when.some-heroes-failed': { en: 'somebody failed', it: 'qualcuno ha fallito' },
  'when.heroes-willing-least': { en: '{n} or more do', it: 'lo fanno in {n} o più' },
  'when.heroes-least': { en: 'there are {n} Heroes or more', it: 'ci sono {n} Eroi o più' },
  'when.some-grit': { en: 'with any Grit', it: 'ha Grinta' },
  'when.enemies-around-most': { en: 'there are no other Enemies', it: 'non ci sono altri Nemici' },

  'amount.if': { en: '{is} or {else}', it: '{is} o {else}' },
  'amount.of-stage': { en: '(by Stage)', it: '(secondo lo Stadio)' },
  'amount.of-threat': { en: '(Low / Med / High Threat)', it: '(Minaccia Bassa / Media / Alta)' },
  'amount.many': { en: '{n}', it: '{n}' },
  'amount.most': { en: '(at most {n})', it: '(al massimo {n})' },
  'amount.for-each-successes': { en: 'for each success', it: 'per ogni successo' },
  'amount.for-each-dark-stone': {
    en: 'for each Dark Stone carried',
    it: 'per ogni Pietra Oscura portata',
  },
  'amount.for-each-heroes-and': {
    en: 'for each Hero on the Lantern’s Map Tile, plus {plus}',
    it: 'per ogni Eroe sulla Tessera Mappa della Lanterna, più {plus}',
  },
  'amount.for-each-conditions-and': {
    en: 'for each Injury and Mutation, plus {plus}',
    it: 'per ogni Ferita Grave e Mutazione, più {plus}',
  },

  'prompt.may': { en: '{what}?', it: '{what}?' },
  'prompt.which-hero': { en: '{what}: which Hero?', it: '{what}: quale Eroe?' },
  'prompt.who-helps': {
    en: '{card}: does another Hero help {hero}?',
    it: '{card}: un altro Eroe aiuta {hero}?',
  },
  'prompt.give-up-a-token': {
    en: '{card}: which Side Bag token do you lose?',
    it: '{card}: quale segnalino della Tracolla perdi?',
  },
} satisfies Texts;
