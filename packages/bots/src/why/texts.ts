import { type Language, type TextRef, type Texts, wordsOf } from '@crawlspace/kernel';

/** What bots say about their choices. */
const texts: Texts = {
  'why.random': { en: 'I picked at random.', it: 'Ho scelto a caso.' },
  'why.any': { en: 'It makes no difference here.', it: 'Qui una risposta vale l’altra.' },
  'why.only': { en: 'There is only one option.', it: 'C’è una sola possibilità.' },
  'why.search-agrees': {
    en: '{usual} No other option stood out in {futures} simulated games ({odds} to win).',
    it: '{usual} In {futures} partite simulate nessun’altra scelta è risultata migliore ({odds} di vittorie).',
  },
  'why.search-slightly': {
    en: 'It came out slightly ahead in {futures} simulated games ({odds} to win).',
    it: 'In {futures} partite simulate è risultata di poco la scelta migliore ({odds} di vittorie).',
  },
  'why.search-better': {
    en: 'It came out ahead in {futures} simulated games: {odds} to win, {points} {points|point|points} more than the obvious choice.',
    it: 'In {futures} partite simulate è risultata la scelta migliore: {odds} di vittorie, {points} {points|punto|punti} in più della più ovvia.',
  },
  'why.odds': { en: '{chance}%', it: '{chance} %' },
  'why.odds-about': { en: 'about {low}–{high}%', it: 'circa {low}–{high} %' },
  'why.light': { en: 'The party needs the light.', it: 'La compagnia ha bisogno della luce.' },
  'why.strike': {
    en: 'This attack does the most damage to the enemies in reach.',
    it: 'È l’attacco che fa più danni ai nemici a portata.',
  },
  'why.onward': {
    en: 'That’s the way on: in the light, and close enough for the others to keep up.',
    it: 'È la strada per proseguire: alla luce, e abbastanza vicino perché gli altri stiano al passo.',
  },
  'why.place': {
    en: 'From there this hero hits hardest and gets hurt least.',
    it: 'Da lì questo eroe colpisce di più e rischia di meno.',
  },
  'why.explore': {
    en: 'The party is together and in good shape, so it’s time to see what’s behind it.',
    it: 'La compagnia è unita e in forze: è ora di vedere che cosa c’è dietro.',
  },
  'why.sort': {
    en: 'Gear goes to whoever gets the most out of it.',
    it: 'L’equipaggiamento va a chi lo sfrutta meglio.',
  },
  'why.nothing-better': {
    en: 'There’s nothing else useful to do this turn.',
    it: 'In questo turno non resta altro di utile da fare.',
  },
  'why.hold-ground': {
    en: 'Nothing in reach is worth leaving this spot for, so let the enemies come to you.',
    it: 'Non c’è nulla per cui valga la pena lasciare questo posto: lascia che siano i nemici a venire.',
  },
  'why.scavenge': {
    en: 'There’s nothing else to do, and you may find something, though not always something good.',
    it: 'Non c’è altro da fare, e può saltar fuori qualcosa, anche se non sempre di buono.',
  },
  'why.use': { en: 'Now is a good time to use it.', it: 'È il momento buono per usarlo.' },
  'why.keep': {
    en: 'Save it; you’ll need it more later.',
    it: 'Meglio conservarlo: servirà di più in seguito.',
  },
  'why.focus': {
    en: 'Finish off the one closest to death: dead enemies don’t hit back.',
    it: 'Elimina chi è più vicino alla morte: i nemici morti non rispondono ai colpi.',
  },
  'why.blast': {
    en: 'It catches several enemies there and no friends.',
    it: 'Là colpisce più nemici e nessun compagno.',
  },
  'why.reroll': {
    en: 'A re-roll could change the result.',
    it: 'Ritirare il dado può cambiare l’esito.',
  },
  'why.keep-grit': { en: 'It isn’t worth the Grit.', it: 'Non vale la Grinta che costa.' },
  'why.spare-grit': { en: 'Everyone has Grit to spare.', it: 'Tutti hanno Grinta in abbondanza.' },
  'why.heal': {
    en: 'Help the most badly hurt first.',
    it: 'Prima si aiuta chi è ferito più gravemente.',
  },
  'why.hold-out': {
    en: 'You can still win, so don’t run.',
    it: 'Si può ancora vincere: non è il momento di fuggire.',
  },
  'why.upgrade': {
    en: 'This one will keep the party alive the longest.',
    it: 'È quello che terrà in vita la compagnia più a lungo.',
  },
  'why.level-up': {
    en: 'Unspent XP does nothing; a level always helps.',
    it: 'I PE non spesi non servono a nulla; un livello in più aiuta sempre.',
  },
  'why.ability': {
    en: 'Of the abilities open to this hero, it helps most in a fight.',
    it: 'Tra le abilità disponibili è quella che aiuta di più questo eroe in uno scontro.',
  },
  'why.bed': {
    en: 'You can afford a bed, and it’s a safe night.',
    it: 'I soldi per un letto ci sono, e la notte è sicura.',
  },
  'why.camp': { en: 'You need the money for other things.', it: 'I soldi servono per altro.' },
  'why.location': {
    en: 'Your money buys the most there today.',
    it: 'È lì che oggi i tuoi soldi rendono di più.',
  },
  'why.no-location': {
    en: 'No shop has anything worth its price today.',
    it: 'Oggi nessun luogo ha qualcosa che valga il suo prezzo.',
  },
  'why.cure': {
    en: 'You pay for the cure once, but for the ailment in every fight.',
    it: 'La cura si paga una volta sola, il malanno a ogni scontro.',
  },
  'why.bargain': {
    en: 'It’s worth far more to this hero than it costs.',
    it: 'Per questo eroe vale molto più di quanto costa.',
  },
  'why.no-bargain': {
    en: 'Nothing else here is worth the price.',
    it: 'Qui nient’altro vale il suo prezzo.',
  },
  'why.sell': {
    en: 'Nobody uses it, and the money is more useful.',
    it: 'Non lo usa nessuno: servono di più i soldi.',
  },
  'why.friend': {
    en: 'You can earn the money again, but you can’t replace a friend.',
    it: 'I soldi si riguadagnano, un amico no.',
  },
  'why.favour': { en: 'You can afford it.', it: 'Te lo puoi permettere.' },
  'why.no-favour': {
    en: 'It costs too much for what you have.',
    it: 'Costa troppo per i soldi che hai.',
  },
  'why.stay': {
    en: 'Another day in Town is worth what it costs.',
    it: 'Un altro giorno in Città vale quel che costa.',
  },
  'why.leave-town': {
    en: 'There’s nothing left to do here, and every extra day is a risk.',
    it: 'Qui non resta nulla da fare, e ogni giorno in più è un rischio.',
  },
  'why.free-token': {
    en: 'Nothing else in the bag wins as many fights as Dynamite.',
    it: 'Niente nella tracolla vince tanti scontri quanto la Dinamite.',
  },
  'why.token': {
    en: 'It restores what this hero is shortest of, Health or Sanity.',
    it: 'Ripristina ciò che a questo eroe manca di più, Salute o Sanità.',
  },
  'why.skill': {
    en: 'It gives you the most for its cost.',
    it: 'È quella che rende di più per quel che costa.',
  },
  'why.weapon': {
    en: 'It hits hardest in this hero’s hands.',
    it: 'È l’arma che colpisce più forte in mano a questo eroe.',
  },
  'why.potion': {
    en: 'It heals, and you’ll run out of Health before you run out of Mana.',
    it: 'Cura: la Salute finirà prima del Mana.',
  },
  'why.fittest': { en: 'This hero is the best one for it.', it: 'È l’eroe più adatto.' },
  'why.in-danger-first': {
    en: 'Heroes in danger go first; if nobody is, the strongest does.',
    it: 'Prima agisce chi è in pericolo; se non lo è nessuno, il più in forze.',
  },
  'why.go-on': {
    en: 'That’s the way to what matters most now.',
    it: 'È la strada verso ciò che ora conta di più.',
  },
  'why.rest': {
    en: 'Health or Mana is low, and no enemies are near.',
    it: 'Salute o Mana sono bassi e non ci sono nemici vicini.',
  },
  'why.quest': { en: 'The quest asks for it.', it: 'Lo chiede la missione.' },
  'why.treasure': { en: 'It’s right there, so take it.', it: 'È a portata di mano: prendilo.' },
  'why.good-place': {
    en: 'You’re already standing in the best place.',
    it: 'Sei già nel posto migliore.',
  },
  'why.worth-it': {
    en: 'What you gain is worth the cost right now.',
    it: 'In questo momento il guadagno vale il costo.',
  },
  'why.stance': {
    en: 'Your Rage does more in this stance.',
    it: 'In questa postura la Furia rende di più.',
  },
  'why.amulet': {
    en: 'It readies a spell that does more in this fight.',
    it: 'Prepara un incantesimo più utile in questo scontro.',
  },
  'why.ground': {
    en: 'Heroes fighting there will gain more than the Mana costs.',
    it: 'Chi combatte lì ne ricaverà più di quanto costa il Mana.',
  },
  'why.dice-enough': {
    en: 'Spending more wouldn’t change much.',
    it: 'Spendere altro cambierebbe poco.',
  },
  'why.dice-again': {
    en: 'This die has the most to gain from a re-roll.',
    it: 'È il dado che ha più da guadagnare da un nuovo tiro.',
  },
  'why.dice-worth-it': {
    en: 'It does more in this roll than it would later.',
    it: 'In questo tiro rende più che in seguito.',
  },
  'why.tool': {
    en: 'It helps this action the most; save the others for theirs.',
    it: 'È quello che aiuta di più quest’azione; gli altri serviranno ad altro.',
  },
  'why.dice': { en: 'It gets the most out of the dice.', it: 'Sfrutta i dadi al meglio.' },
  'why.can-take-it': { en: 'This hero can take it.', it: 'Questo eroe può reggere il colpo.' },
  'why.level': {
    en: 'It helps the hero who has fallen behind catch up.',
    it: 'Aiuta a recuperare l’eroe rimasto indietro.',
  },
  'why.fits': {
    en: 'It will help most over the next few turns.',
    it: 'È quello che aiuterà di più nei prossimi turni.',
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
