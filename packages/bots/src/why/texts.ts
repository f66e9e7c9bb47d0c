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
    en: 'In {futures} imagined futures nothing was clearly better: {chance} % to win.',
    it: 'In {futures} futuri immaginati nulla era chiaramente meglio: si vince il {chance} % delle volte.',
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
  'why.place': {
    en: 'A good place: near what matters, with the others, in the light.',
    it: 'Un buon posto: vicino a ciò che conta, con gli altri, alla luce.',
  },
  'why.explore': {
    en: 'The party is together and fit: time to see what lies behind.',
    it: 'La compagnia è unita e in forze: è ora di vedere cosa c’è dietro.',
  },
  'why.scavenge': {
    en: 'There is time and strength to look around.',
    it: 'Ci sono tempo e forze per guardarsi attorno.',
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
  'why.useful': {
    en: 'It is of most use to this hero.',
    it: 'È ciò che più serve a questo eroe.',
  },
  'why.fittest': { en: 'The fittest for it does it.', it: 'Lo fa il più adatto.' },
  'why.in-danger-first': {
    en: 'Whoever is in the thick of it acts first.',
    it: 'Agisce prima chi è nel folto della mischia.',
  },
  'why.go-on': {
    en: 'That way lies what is worth most now.',
    it: 'Da quella parte c’è ciò che ora vale di più.',
  },
  'why.rest': {
    en: 'Health is low, and nobody is near.',
    it: 'La Salute è bassa e non c’è nessuno vicino.',
  },
  'why.quest': { en: 'It is what the quest asks for.', it: 'È ciò che chiede la missione.' },
  'why.treasure': { en: 'It lies there for the taking.', it: 'È lì da prendere.' },
  'why.good-place': { en: 'This is a good place.', it: 'Questo è un buon posto.' },
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
    en: 'It fits what comes next.',
    it: 'Si adatta a ciò che viene dopo.',
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
