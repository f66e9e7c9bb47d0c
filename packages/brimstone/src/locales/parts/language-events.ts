import type { Texts } from '../types.ts';

/** Pieces of texts of what is met in the mine: encounters, Darkness, Growing Dread, Depth Events. */
export const languageEventTexts = {
  'rest.hits': { en: '; if any wounds, {what}', it: '; se almeno uno ferisce, {what}' },
  'rest.horror': { en: '; if any Sanity is lost, {what}', it: '; se perde Sanità, {what}' },
  'rest.lose-token': { en: ' (if none: {what})', it: ' (se non ne ha: {what})' },
  'rest.lose-gold': {
    en: ' (if that is not enough: {what} as well)',
    it: ' (se non basta: anche {what})',
  },
  'rest.open-door': { en: ' (if not possible: {what})', it: ' (se non è possibile: {what})' },
  'rest.open-gate': { en: ' (if not possible: {what})', it: ' (se non è possibile: {what})' },
  'rest.discard-dread': { en: ' (if there is none, {what})', it: ' (se non ce n’è, {what})' },
  'said.wounds-leaving': {
    en: '{n} {n|Wound|Wounds}{tail}, ignoring Defense, but keeps at least {leaves} Health',
    it: '{n} {n|Ferita|Ferite}{tail}, ignorando la Difesa, ma conserva almeno {leaves} Salute',
  },

  'who.there': {
    en: 'everyone on that Hero’s Map Tile',
    it: 'chiunque sia sulla Tessera Mappa di quell’Eroe',
  },
  'of.passed': { en: 'those who passed', it: 'quelli che sono riusciti' },
  'of.failed': { en: 'those who failed', it: 'quelli che hanno fallito' },
  'tester.one-of': { en: 'one of {who}', it: 'uno di {who}' },
  'tester.random-of': { en: 'one of {who} at random', it: 'uno a caso di {who}' },
  'tester.one-may-of': { en: 'one of {who} may try', it: 'uno di {who} può provare' },
  'tester.one-lantern': {
    en: 'one Hero in the Lantern’s World',
    it: 'un Eroe nel Mondo della Lanterna',
  },
  'tester.all-may': { en: '{who} may try', it: '{who} può provare' },
  'tester.together': { en: 'all Heroes together', it: 'tutti gli Eroi insieme' },
  'test.together': {
    en: 'Fewer successes than Heroes: {what}',
    it: 'Meno successi che Eroi: {what}',
  },
  'test.skill-if': {
    en: '{skill} {is}+ if {when} (else {else}+)',
    it: '{skill} {is}+ se {when} (se no {else}+)',
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
  'enemies.P': { en: 'a Peril Die of {what}', it: 'un Dado Pericolo di {what}' },
  'enemies.2P': { en: 'two Peril Dice of {what}', it: 'due Dadi Pericolo di {what}' },

  'targa.name': { en: 'Targa', it: 'Targa' },
  'mines.name': { en: 'the Mines', it: 'Miniera' },
  'flow.then': { en: 'then {what}', it: 'poi {what}' },
  'flow.subject.you': { en: 'you', it: '' },
  'flow.subject.one': { en: 'that Hero', it: 'quell’Eroe' },
  'flow.subject.many': { en: 'they', it: '' },
  'when.nobody-failed': { en: 'nobody failed', it: 'nessuno ha fallito' },
  'when.nobody-passed': { en: 'nobody passed', it: 'nessuno è riuscito' },
  'when.some-passed': { en: '{n} or more passed', it: 'riescono in {n} o più' },
  'when.some-failed': { en: '{n} or more failed', it: 'falliscono in {n} o più' },
  'when.some-willing': { en: '{n} or more do so', it: 'lo fanno in {n} o più' },
  'when.some-all': { en: 'there are {n} Heroes or more', it: 'ci sono {n} Eroi o più' },
  'when.some-in-world': {
    en: '{n} Heroes or more are in the World',
    it: 'nel Mondo ci sono {n} Eroi o più',
  },
  'when.nobody-in-world': { en: 'no Hero is in its World', it: 'nessun Eroe è nel suo Mondo' },
  'who.the-living': { en: 'each living Hero', it: 'ogni Eroe vivo' },
  'who.keeper': { en: 'the Hero who keeps this card', it: 'l’Eroe che tiene questa carta' },
  'clause.come-for-each': { en: 'Ambush: {enemies}', it: 'Imboscata: {enemies}' },
  'clause.beside-them': { en: 'next to them', it: 'accanto a loro' },
  'ability.enemies-of-size': {
    en: 'Small and Medium Enemies get {small}, larger ones {large}',
    it: 'i Nemici Piccoli e Medi hanno {small}, i più grandi {large}',
  },
  'special.bleed-out': {
    en: 'each KO’d Hero rolls 2D6 and dies on {on} or less',
    it: 'ogni Eroe KO tira 2D6 e muore con {on} o meno',
  },
  'special.cold-fingers': {
    en: 'on a Move roll of {from} a Hero loses a random Side Bag token, or takes {horror} Horror {horror|Hit|Hits} if they have none; if the token is Whiskey, discard this card',
    it: 'con un tiro di Movimento di {from} l’Eroe perde un segnalino a caso della Tracolla, o subisce {horror} {horror|Colpo|Colpi} d’Orrore se non ne ha; se è un Whiskey, scarta questa carta',
  },
  'special.count-turns': {
    en: 'this card waits for turn {turns} of the final Fight',
    it: 'questa carta aspetta il turno {turns} dello Scontro finale',
  },
  'special.second-helping': {
    en: 'when that turn starts, a Threat one level lower than the party’s (at least Low) Ambushes, and this card is discarded',
    it: 'quando quel turno inizia, una Minaccia di un livello inferiore a quello della compagnia (almeno Bassa) tende un’Imboscata, e questa carta si scarta',
  },
  'special.quicken-enemies': {
    en: 'if there is a Fight in which some Enemies have yet to act, Enemies get +{initiative} Initiative until the turn ends, and this card is discarded',
    it: 'se c’è uno Scontro in cui dei Nemici devono ancora agire, i Nemici hanno +{initiative} Iniziativa fino alla fine del turno, e questa carta si scarta',
  },
  'special.behind-you': {
    en: 'in the next Fight the Enemies Ambush; if it has begun already, Enemies get +{initiative} Initiative in its next turn; then discard this card',
    it: 'i Nemici del prossimo Scontro tendono un’Imboscata; se è già iniziato, hanno +{initiative} Iniziativa nel suo prossimo turno; poi scarta questa carta',
  },
  'amount.if': { en: '{is} or {else}', it: '{is} o {else}' },
  'count.injury': { en: '{n|Injury|Injuries}', it: '{n|Lesione|Lesioni}' },
  'count.mutation': { en: '{n|Mutation|Mutations}', it: '{n|Mutazione|Mutazioni}' },
  'count.madness': { en: '{n|Madness|Madnesses}', it: '{n|Follia|Follie}' },
  'void-venom.name': { en: 'Void Venom', it: 'Veleno del Vuoto' },
  'roll.low': { en: 'on 1–{n} {what}', it: 'con 1–{n} {what}' },

  'prompt.may': { en: '{what}?', it: '{what}?' },
  'prompt.choose': { en: 'Which of these?', it: 'Quale di questi?' },
  'prompt.pay': { en: 'give up {price} to {then}', it: 'cedi {price}: {then}' },
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
