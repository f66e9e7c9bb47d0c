import { type Language, type TextRef, type Texts, wordsOf } from '@crawlspace/kernel';

/** What bots say about their choices. */
const texts: Texts = {
  'why.random': { en: 'Chance decided.', it: 'Ha deciso il caso.' },
  'why.any': {
    en: 'Nothing speaks for one answer more than for another.',
    it: 'Una risposta vale l’altra.',
  },
  'why.only': { en: 'There is no choice.', it: 'Non c’è scelta.' },
  'why.search-agrees': {
    en: '{usual} In {futures} imagined futures nothing was clearly better: {chance} % to win.',
    it: '{usual} In {futures} futuri immaginati nulla era chiaramente meglio: si vince il {chance} % delle volte.',
  },
  'why.search-slightly': {
    en: 'In {futures} imagined futures this did a little better than the usual answer: {chance} % to win.',
    it: 'In {futures} futuri immaginati così è andata un po’ meglio che con la risposta solita: si vince il {chance} % delle volte.',
  },
  'why.search-better': {
    en: 'In {futures} imagined futures this wins {chance} % of the time, the usual answer {instead} %.',
    it: 'In {futures} futuri immaginati così si vince il {chance} % delle volte, con la risposta solita il {instead} %.',
  },
  'why.light': { en: 'The party needs its light.', it: 'La compagnia ha bisogno della sua luce.' },
  'why.strike': {
    en: 'No other blow does as much to the enemies in reach.',
    it: 'Nessun altro colpo fa altrettanto ai nemici a portata.',
  },
  'why.onward': {
    en: 'Towards where the adventure goes on, in the light, and no further than the others can follow.',
    it: 'Verso dove continua l’avventura, alla luce, e non più in là di dove gli altri possono seguire.',
  },
  'why.place': {
    en: 'From there this hero does most, and takes least.',
    it: 'Da lì questo eroe rende di più e subisce di meno.',
  },
  'why.explore': {
    en: 'The party is together and fit: time to see what lies behind.',
    it: 'La compagnia è unita e in forze: è ora di vedere cosa c’è dietro.',
  },
  'why.sort': {
    en: 'The best belongings go where they are of use.',
    it: 'Le cose migliori vanno dove servono.',
  },
  'why.nothing-better': {
    en: 'Nothing is left that would help.',
    it: 'Non resta nulla che possa aiutare.',
  },
  'why.use': { en: 'It helps now.', it: 'Ora è d’aiuto.' },
  'why.keep': { en: 'It will be needed more later.', it: 'Servirà di più in seguito.' },
  'why.focus': {
    en: 'Whoever is nearest to death falls first: the dead do not strike back.',
    it: 'Cade prima chi è più vicino alla morte: i morti non restituiscono i colpi.',
  },
  'why.blast': {
    en: 'There it hits many enemies and no friend.',
    it: 'Là colpisce molti nemici e nessun amico.',
  },
  'why.reroll': {
    en: 'Rolled again, it may change the outcome.',
    it: 'Rilanciato, può cambiare l’esito.',
  },
  'why.keep-grit': {
    en: 'Not worth the Grit.',
    it: 'Non vale la Grinta.',
  },
  'why.spare-grit': { en: 'Everybody has Grit to spare.', it: 'Tutti hanno Grinta da vendere.' },
  'why.heal': {
    en: 'Whoever is hurt most comes first.',
    it: 'Chi è ferito di più viene prima.',
  },
  'why.hold-out': {
    en: 'Nobody runs while there is something to win.',
    it: 'Nessuno fugge finché c’è qualcosa da vincere.',
  },
  'why.upgrade': {
    en: 'Of these it keeps the party on its feet longest.',
    it: 'Tra questi è quello che tiene in piedi la compagnia più a lungo.',
  },
  'why.level-up': {
    en: 'XP are of no use in a purse: every level counts.',
    it: 'I PE in tasca non servono: ogni livello conta.',
  },
  'why.ability': {
    en: 'Of what is open now it helps this hero most in a fight.',
    it: 'Tra ciò che è aperto ora è quel che aiuta di più questo eroe in uno scontro.',
  },
  'why.bed': {
    en: 'There is money enough for a bed, and nothing happens there.',
    it: 'I soldi bastano per un letto, e lì non succede nulla.',
  },
  'why.camp': {
    en: 'The money is needed for other things than a bed.',
    it: 'I soldi servono per altro che un letto.',
  },
  'why.location': {
    en: 'Nowhere does the money in this purse do more today.',
    it: 'In nessun altro luogo questi soldi rendono di più oggi.',
  },
  'why.no-location': {
    en: 'No place has anything that is worth its price today.',
    it: 'Oggi nessun luogo ha qualcosa che valga il suo prezzo.',
  },
  'why.cure': {
    en: 'Whoever carries an ailment around pays for it in every fight; the cure costs once.',
    it: 'Chi si porta dietro un malanno lo paga a ogni scontro; la cura si paga una volta.',
  },
  'why.bargain': {
    en: 'It is worth clearly more to this hero than it costs.',
    it: 'Per questo eroe vale chiaramente più di quanto costa.',
  },
  'why.no-bargain': {
    en: 'Nothing else here is worth its price.',
    it: 'Qui nient’altro vale il suo prezzo.',
  },
  'why.sell': {
    en: 'It only lies in the pack, and money does not weigh anything.',
    it: 'Sta solo nello zaino, e i soldi non pesano.',
  },
  'why.friend': {
    en: 'Money can be earned again, a friend cannot.',
    it: 'I soldi si riguadagnano, un amico no.',
  },
  'why.favour': {
    en: 'That much can be spared.',
    it: 'Tanto si può spendere.',
  },
  'why.no-favour': {
    en: 'Too much for what is in the purse.',
    it: 'È troppo per quel che c’è in tasca.',
  },
  'why.stay': {
    en: 'Another day in Town is worth more than it costs.',
    it: 'Un altro giorno in Città vale più di quanto costa.',
  },
  'why.leave-town': {
    en: 'Nothing is left to do here, and every day something may happen.',
    it: 'Qui non resta nulla da fare, e ogni giorno può succedere qualcosa.',
  },
  'why.free-token': {
    en: 'Dynamite wins more fights than anything else in the bag.',
    it: 'La Dinamite vince più scontri di qualunque altra cosa nella tracolla.',
  },
  'why.token': {
    en: 'It mends what this hero has less of: Health or Sanity.',
    it: 'Rimedia a ciò che a questo eroe manca di più: Salute o Sanità.',
  },
  'why.skill': {
    en: 'Of these skills it does most for what it costs.',
    it: 'Tra queste abilità è quella che fa di più per il suo prezzo.',
  },
  'why.weapon': {
    en: 'Of these weapons it hits hardest in this hero’s hands.',
    it: 'Tra queste armi è quella che colpisce più forte in mano a questo eroe.',
  },
  'why.potion': {
    en: 'It heals: Wounds end a quest sooner than a lack of Mana.',
    it: 'Cura: le Ferite chiudono una missione prima della mancanza di Mana.',
  },
  'why.fittest': { en: 'The fittest for it does it.', it: 'Lo fa il più adatto.' },
  'why.in-danger-first': {
    en: 'Whoever stands among enemies acts first; where nobody does, whoever is fittest.',
    it: 'Agisce prima chi sta tra i nemici; se nessuno vi sta, chi è più in forze.',
  },
  'why.go-on': {
    en: 'That way lies what is worth most now.',
    it: 'Da quella parte c’è ciò che ora vale di più.',
  },
  'why.rest': {
    en: 'Health or Mana is low, and nobody is near.',
    it: 'Salute o Mana sono bassi e non c’è nessuno vicino.',
  },
  'why.quest': { en: 'It is what the quest asks for.', it: 'È ciò che chiede la missione.' },
  'why.treasure': { en: 'It lies there for the taking.', it: 'È lì da prendere.' },
  'why.good-place': {
    en: 'No step from here leads to anything better.',
    it: 'Da qui nessun passo porta a qualcosa di meglio.',
  },
  'why.worth-it': {
    en: 'What it brings is worth more now than what it costs.',
    it: 'Ciò che porta ora vale più di quanto costa.',
  },
  'why.stance': {
    en: 'In this stance the Rage pays for more.',
    it: 'In questa postura la Furia rende di più.',
  },
  'why.amulet': {
    en: 'The spell that is ready then does more in this fight.',
    it: 'L’incantesimo che sarà pronto fa di più in questo scontro.',
  },
  'why.ground': {
    en: 'Whoever fights there gets more from it than the Mana is worth.',
    it: 'A chi combatte lì rende più di quanto vale il Mana.',
  },
  'why.dice-enough': {
    en: 'What could still be spent would change too little.',
    it: 'Quel che si potrebbe ancora spendere cambierebbe troppo poco.',
  },
  'why.dice-again': {
    en: 'Of all dice this one has the most to gain.',
    it: 'Di tutti i dadi questo ha più da guadagnare.',
  },
  'why.dice-worth-it': {
    en: 'In this roll it does more than it would if it were kept.',
    it: 'In questo tiro fa più di quanto farebbe a tenerlo.',
  },
  'why.tool': {
    en: 'Of these tools it helps this action most, and the others help others.',
    it: 'Tra questi arnesi è quello che aiuta di più quest’azione; gli altri ne aiutano altre.',
  },
  'why.dice': {
    en: 'It makes the most of the dice.',
    it: 'Trae il massimo dai dadi.',
  },
  'why.can-take-it': {
    en: 'Whoever can take it takes it.',
    it: 'Lo subisce chi può reggerlo.',
  },
  'why.level': { en: 'Whoever is behind catches up.', it: 'Chi è indietro recupera.' },
  'why.fits': {
    en: 'Of these it does most for the turns that come next.',
    it: 'Tra questi è quello che fa di più per i prossimi turni.',
  },
};

const words = wordsOf(texts);

/** The sentence of a bot. */
export function sayWhy(language: Language, why: TextRef): string {
  return words.say(language, why);
}

export function hasWhy(key: string): boolean {
  return words.hasText(key);
}
