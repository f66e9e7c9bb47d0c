import type { HOLDS } from '../../language/compile/conditions.ts';
import type { During } from '../../language/text/when.ts';
import type { Who } from '../../language/values.ts';
import type { Texts } from '../types.ts';

type PlainWhen = keyof typeof HOLDS;

/** What must be so, after 'if' and 'while'; the situations of `during` need neither. */
export const conditionTexts = {
  'when.if': { en: 'if {what}', it: 'se {what}' },
  'when.while': { en: 'while {what}', it: 'finché {what}' },
  'when.idle': { en: 'you have not {what} in this Activation', it: 'in questa Attivazione {what}' },
  'when.that-hero-is': { en: 'that Hero is {what}', it: 'quell’Eroe è {what}' },
  'idle.has-not-moved': { en: 'moved', it: 'non ti sei mosso' },
  'idle.has-not-attacked': { en: 'attacked', it: 'non hai attaccato' },
  'idle.has-not-acted': { en: 'Scavenged', it: 'non hai Frugato' },
  'when.unless': { en: 'unless {what}', it: 'tranne se {what}' },
  'when.not': { en: 'it is not so that {what}', it: 'non {what}' },
  'during.in-fight': { en: 'in a Fight', it: 'in uno Scontro' },
  'during.in-peace': { en: 'outside of Fights', it: 'fuori dagli Scontri' },
  'during.first-turn-of-fight': {
    en: 'in the first turn of a Fight',
    it: 'nel primo turno di uno Scontro',
  },
  'during.first-turn-of-ambush': {
    en: 'in the first turn of an Ambush',
    it: 'nel primo turno di un’Imboscata',
  },
  'when.shaken.you': {
    en: 'you have taken Sanity Damage',
    it: 'hai subito danni alla Sanità',
  },
  'when.shaken.one': {
    en: 'with Sanity Damage',
    it: 'con danni alla Sanità',
  },
  'when.poisoned.you': {
    en: 'you are Poisoned',
    it: 'sei Avvelenato',
  },
  'when.poisoned.one': {
    en: 'Poisoned',
    it: 'Avvelenato',
  },
  'when.exhausted.you': {
    en: 'it is exhausted',
    it: 'è esaurita',
  },
  'when.exhausted.one': {
    en: 'it is exhausted',
    it: 'è esaurita',
  },
  'when.has-not-acted.you': {
    en: 'you have not Scavenged',
    it: 'non hai Frugato',
  },
  'when.has-not-acted.one': {
    en: 'who has not Scavenged',
    it: 'che non ha Frugato',
  },
  'when.closed-exit-here.you': {
    en: 'there is a closed exit on your Map Tile',
    it: 'c’è un’uscita chiusa sulla tua Tessera Mappa',
  },
  'when.closed-exit-here.one': {
    en: 'with a closed exit on their Map Tile',
    it: 'con un’uscita chiusa sulla sua Tessera Mappa',
  },
  'when.next-to-the-lantern.you': {
    en: 'you stand next to it',
    it: 'le sei accanto',
  },
  'when.next-to-the-lantern.one': {
    en: 'next to the Lantern',
    it: 'accanto alla Lanterna',
  },
  'when.no-double.you': {
    en: 'it is not a double',
    it: 'non è un doppio',
  },
  'when.no-double.one': {
    en: 'it is not a double',
    it: 'non è un doppio',
  },
  'when.no-hand-weapon.you': {
    en: 'you hold no Hand Weapon',
    it: 'non impugni Armi bianche',
  },
  'when.no-hand-weapon.one': {
    en: 'without a Hand Weapon',
    it: 'senza Armi bianche',
  },
  'when.by-the-lantern.you': {
    en: 'you are on the Lantern’s Map Tile',
    it: 'sei sulla Tessera Mappa della Lanterna',
  },
  'when.by-the-lantern.one': {
    en: 'on the Lantern’s Map Tile',
    it: 'sulla Tessera Mappa della Lanterna',
  },
  'when.no-gate-can-open.you': {
    en: 'no Gate can open here',
    it: 'qui nessun Portale può aprirsi',
  },
  'when.no-gate-can-open.one': {
    en: 'no Gate can open here',
    it: 'qui nessun Portale può aprirsi',
  },
  'when.no-other-enemies.you': { en: 'there are no other Enemies', it: 'non ci sono altri Nemici' },
  'when.no-other-enemies.one': { en: 'there are no other Enemies', it: 'non ci sono altri Nemici' },
  'when.keeps-this.you': { en: 'you keep this card', it: 'tieni questa carta' },
  'when.keeps-this.one': { en: 'that Hero keeps this card', it: 'quell’Eroe tiene questa carta' },
  'when.carries-the-lantern.you': { en: 'you carry the Lantern', it: 'porti la Lanterna' },
  'when.carries-the-lantern.one': {
    en: 'who carries the Lantern',
    it: 'che porta la Lanterna',
  },
  'when.in-the-light.you': {
    en: 'you are in the Lantern’s light',
    it: 'sei alla luce della Lanterna',
  },
  'when.in-the-light.one': {
    en: 'in the Lantern’s light',
    it: 'alla luce della Lanterna',
  },
  'during.in-own-activation': { en: 'in your Activation', it: 'nella tua Attivazione' },
  'when.rolled-critical.you': { en: 'it was a Critical Hit', it: 'era un Colpo Critico' },
  'when.rolled-critical.one': { en: 'it was a Critical Hit', it: 'era un Colpo Critico' },
  'when.has-loose-stone.you': {
    en: 'you have {n} loose Dark Stone',
    it: 'hai {n} {n|Pietra Oscura sciolta|Pietre Oscure sciolte}',
  },
  'when.has-loose-stone.one': {
    en: 'with {n} loose Dark Stone',
    it: 'con {n} {n|Pietra Oscura sciolta|Pietre Oscure sciolte}',
  },
  'when.has-grit.you': { en: 'you have {n} Grit', it: 'hai {n} Grinta' },
  'when.has-grit.one': { en: 'with at least {n} Grit', it: 'con almeno {n} Grinta' },
  'when.has-void-venom.you': {
    en: 'you have a Void Venom marker',
    it: 'hai un segnalino Veleno del Vuoto',
  },
  'when.has-void-venom.one': {
    en: 'with a Void Venom marker',
    it: 'con un segnalino Veleno del Vuoto',
  },
  'when.in-fight.you': { en: 'there is a Fight', it: 'c’è uno Scontro' },
  'when.in-fight.one': { en: 'there is a Fight', it: 'c’è uno Scontro' },
  'when.in-peace.you': { en: 'there is no Fight', it: 'non c’è uno Scontro' },
  'when.in-peace.one': { en: 'there is no Fight', it: 'non c’è uno Scontro' },
  'when.first-turn-of-fight.you': {
    en: 'it is the first turn of a Fight',
    it: 'è il primo turno di uno Scontro',
  },
  'when.first-turn-of-fight.one': {
    en: 'it is the first turn of a Fight',
    it: 'è il primo turno di uno Scontro',
  },
  'during.adventure-goes-on': { en: 'on an Adventure', it: 'in Avventura' },
  'during.in-world': { en: 'in the World “{world}”', it: 'nel Mondo «{world}»' },
  'during.inWorld-mines': { en: 'in the Mines', it: 'nelle Miniere' },
  'during.inWorld-targa': {
    en: 'on the Targa Plateau',
    it: 'sull’Altopiano di Targa',
  },
  'during.healed-by-you': { en: 'yourself', it: 'te stesso' },
  'during.you-heal': { en: 'by your hand', it: 'per mano tua' },
  'during.healed-with-something': {
    en: 'with a token or Item',
    it: 'con un segnalino o un Oggetto',
  },
  'during.with': { en: 'with {what}', it: 'con {what}' },
  'during.used': { en: '({what})', it: '({what})' },
  'when.enemies-in-your-world.you': {
    en: 'there are Enemies in your World',
    it: 'ci sono Nemici nel tuo Mondo',
  },
  'when.enemies-in-your-world.one': {
    en: 'there are Enemies in that World',
    it: 'ci sono Nemici in quel Mondo',
  },
  'when.dread.you': {
    en: 'a Growing Dread card is in play',
    it: 'una carta Terrore Crescente è in gioco',
  },
  'when.dread.one': {
    en: 'a Growing Dread card is in play',
    it: 'una carta Terrore Crescente è in gioco',
  },
  'when.lacks-grit.you': {
    en: 'you have less than your Max Grit',
    it: 'hai meno della tua Grinta massima',
  },
  'when.lacks-grit.one': {
    en: 'that Hero has less than Max Grit',
    it: 'quell’Eroe ha meno della Grinta massima',
  },
  'when.wounded.you': { en: 'you are Wounded', it: 'sei ferito' },
  'when.wounded.one': { en: 'Wounded', it: 'ferito' },
  'when.half-health.you': {
    en: 'you have half of your Health or less left',
    it: 'ti resta metà della Salute o meno',
  },
  'when.half-health.one': {
    en: 'with half of their Health or less left',
    it: 'con metà della Salute o meno',
  },
  'when.has-moved.you': {
    en: 'you have moved in this Activation',
    it: 'ti sei mosso in questa Attivazione',
  },
  'when.has-moved.one': {
    en: 'who has moved in this Activation',
    it: 'che si è mosso in questa Attivazione',
  },
  'when.has-not-moved.you': {
    en: 'you have not moved in this Activation',
    it: 'non ti sei mosso in questa Attivazione',
  },
  'when.has-not-moved.one': {
    en: 'who has not moved in this Activation',
    it: 'che non si è mosso in questa Attivazione',
  },
  'when.has-attacked.you': {
    en: 'you have attacked in this Activation',
    it: 'hai attaccato in questa Attivazione',
  },
  'when.has-attacked.one': {
    en: 'who has attacked in this Activation',
    it: 'che ha attaccato in questa Attivazione',
  },
  'when.has-not-attacked.you': {
    en: 'you have not attacked yet',
    it: 'non hai ancora attaccato',
  },
  'when.has-not-attacked.one': {
    en: 'who has not attacked yet',
    it: 'che non ha ancora attaccato',
  },
  'when.free-attack-left.you': {
    en: 'you have not made a Free Attack yet',
    it: 'non hai ancora effettuato un Attacco Gratuito',
  },
  'when.free-attack-left.one': {
    en: 'who has not made a Free Attack yet',
    it: 'che non ha ancora effettuato un Attacco Gratuito',
  },
  'when.weapon': { en: 'it is done {with}', it: 'è {with}' },
  'when.first-weapon': {
    en: 'it is the first Attack {with} this time',
    it: 'è il primo Attacco {with} questa volta',
  },
  'when.enemy': { en: 'it is {enemy}', it: 'è {enemy}' },
  'when.any': { en: 'there is {foes}', it: 'c’è {foes}' },
  'when.can-shoot.you': {
    en: 'there is an Enemy you can shoot within {n} spaces',
    it: 'c’è un Nemico a cui puoi sparare entro {n} spazi',
  },
  'when.can-shoot.one': {
    en: 'who can shoot an Enemy within {n} spaces',
    it: 'che può sparare a un Nemico entro {n} spazi',
  },
  'when.cause': { en: 'it happens {cause}', it: 'accade {cause}' },
  'when.immune.you': { en: 'you are immune to {what}', it: 'sei immune {what}' },
  'when.immune.one': { en: 'immune to {what}', it: 'immune {what}' },
  'when.half': { en: 'half of them or more {who}', it: '{who} la metà o più' },
  'when.half-passed': { en: 'passed', it: 'riesce' },
  'when.half-failed': { en: 'failed', it: 'fallisce' },
  'when.half-willing': { en: 'wanted to', it: 'ha accettato' },
  'when.has-gold.you': { en: 'you have ${n}', it: 'hai ${n}' },
  'when.has-gold.one': { en: 'with ${n}', it: 'con ${n}' },
  'when.has-dark-stone.you': {
    en: 'you carry at least {n} Dark Stone',
    it: 'porti almeno {n} {n|Pietra Oscura|Pietre Oscure}',
  },
  'when.has-dark-stone.one': {
    en: 'with at least {n} Dark Stone',
    it: 'con almeno {n} {n|Pietra Oscura|Pietre Oscure}',
  },
  'when.has-stone-to-give.you': {
    en: 'you have Dark Stone to spare',
    it: 'hai Pietra Oscura da cedere',
  },
  'when.has-stone-to-give.one': {
    en: 'with Dark Stone to spare',
    it: 'con Pietra Oscura da cedere',
  },
  'when.has-any-token.you': {
    en: 'you have a Side Bag token',
    it: 'hai un segnalino nella Tracolla',
  },
  'when.has-any-token.one': {
    en: 'with a Side Bag token',
    it: 'con un segnalino nella Tracolla',
  },
  'when.has-token.you': { en: 'you have a {token} token', it: 'hai un segnalino {token}' },
  'when.has-token.one': { en: 'with a {token} token', it: 'con un segnalino {token}' },
  'number.none': { en: 'there are no {what}', it: 'non ci sono {what}' },
  'number.least': {
    en: 'there {n|is|are} at least {n} {what}',
    it: '{n|c’è|ci sono} almeno {n} {what}',
  },
  'number.most': {
    en: 'there {n|is|are} at most {n} {what}',
    it: '{n|c’è|ci sono} al massimo {n} {what}',
  },
  'amount.for-each': { en: 'for each {what}', it: 'per ogni {what}' },
  'amount.plus': { en: ', plus {n}', it: ', più {n}' },
  'amount.minus': { en: ', less {n}', it: ', meno {n}' },
  'amount.most': { en: ', at most {n}', it: ', al massimo {n}' },
  'amount.by-stage': { en: '(by Stage)', it: '(secondo lo Stadio)' },
  'amount.by-threat': { en: '(Low / Med / High Threat)', it: '(Minaccia Bassa / Media / Alta)' },
  'amount.H': { en: 'one per Hero:', it: 'uno per Eroe:' },
  'amount.H+1': { en: 'one per Hero and 1 more:', it: 'uno per Eroe e 1 in più:' },
  'amount.H+3': { en: 'one per Hero and 3 more:', it: 'uno per Eroe e 3 in più:' },
  'amount.H/2': { en: 'one for every two Heroes:', it: 'uno ogni due Eroi:' },
  'amount.H/3': { en: 'one for every three Heroes:', it: 'uno ogni tre Eroi:' },
  'count.dark-stone': { en: 'Dark Stone carried', it: 'Pietra Oscura portata' },
  'count.grit': { en: 'Grit you have', it: 'Grinta che hai' },
  'count.enemies-around': {
    en: '{n|Enemy|Enemies} on the board',
    it: '{n|Nemico|Nemici} in gioco',
  },
  'count.loaded-shots': {
    en: '{n|Shot|Shots} in your Six-Shooter',
    it: '{n|Sparo|Spari} nel tuo Tamburo',
  },
  'count.heroes-you-and-adjacent': {
    en: '{n|Hero|Heroes} next to you',
    it: '{n|Eroe accanto|Eroi accanto} a te',
  },
  'count.successes': { en: '{n|success|successes}', it: '{n|successo|successi}' },
  'count.heroes-adjacent': {
    en: 'adjacent {n|Hero|Heroes}',
    it: '{n|Eroe adiacente|Eroi adiacenti}',
  },
  'count.heroes-here': {
    en: '{n|Hero|Heroes} on the Map Tile',
    it: '{n|Eroe|Eroi} sulla Tessera Mappa',
  },
  'count.heroes-all': { en: '{n|Hero|Heroes}', it: '{n|Eroe|Eroi}' },
  'count.heroes-keeper': {
    en: '{n|Hero|Heroes} who keep this card',
    it: '{n|Eroe che tiene|Eroi che tengono} questa carta',
  },
  'count.heroes-the-living': { en: 'living {n|Hero|Heroes}', it: '{n|Eroe vivo|Eroi vivi}' },
  'count.heroes-party': { en: '{n|Hero|Heroes}', it: '{n|Eroe|Eroi}' },
  'count.heroes-you': { en: 'you', it: 'te' },
  'count.heroes-all-but-you': { en: 'other {n|Hero|Heroes}', it: '{n|altro Eroe|altri Eroi}' },
  'count.heroes-others-in-world': {
    en: 'other {n|Hero|Heroes} in the World',
    it: '{n|altro Eroe|altri Eroi} nel Mondo',
  },
  'count.heroes-other-party': { en: 'other {n|Hero|Heroes}', it: '{n|altro Eroe|altri Eroi}' },
  'count.heroes-in-reach': { en: '{n|Hero|Heroes} in reach', it: '{n|Eroe|Eroi} a portata' },
  'count.heroes-lantern-bearer': { en: 'Lantern bearer', it: 'chi porta la Lanterna' },
  'count.heroes-by-the-lantern': {
    en: '{n|Hero|Heroes} on the Lantern’s Map Tile',
    it: '{n|Eroe|Eroi} sulla Tessera Mappa della Lanterna',
  },
  'count.heroes-next-to-the-lantern': {
    en: '{n|Hero|Heroes} on the Map Tiles next to the Lantern’s',
    it: '{n|Eroe|Eroi} sulle Tessere Mappa vicine alla Lanterna',
  },
  'count.heroes-in-lantern-world': {
    en: '{n|Hero|Heroes} in the Lantern’s World',
    it: '{n|Eroe|Eroi} nel Mondo della Lanterna',
  },
  'count.heroes-last-in-line': {
    en: 'Hero farthest from the Lantern',
    it: 'Eroe più lontano dalla Lanterna',
  },
  'count.heroes-random': { en: 'random {n|Hero|Heroes}', it: '{n|Eroe|Eroi} a caso' },
  'count.heroes-concerned': {
    en: '{n|Hero|Heroes} concerned',
    it: '{n|Eroe coinvolto|Eroi coinvolti}',
  },
  'count.heroes-owner': { en: 'owner', it: 'chi la possiede' },
  'count.heroes-passed': {
    en: '{n|Hero|Heroes} who passed',
    it: '{n|Eroe che ce l’ha|Eroi che ce l’hanno} fatta',
  },
  'count.heroes-failed': {
    en: '{n|Hero|Heroes} who failed',
    it: '{n|Eroe che ha|Eroi che hanno} fallito',
  },
  'count.heroes-willing': {
    en: '{n|Hero|Heroes} who wanted to',
    it: '{n|Eroe che ha|Eroi che hanno} accettato',
  },
  'count.heroes-in-world': { en: '{n|Hero|Heroes} in the World', it: '{n|Eroe|Eroi} nel Mondo' },
  'count.heroes-others-here': {
    en: 'other {n|Hero|Heroes} here',
    it: '{n|altro Eroe|altri Eroi} qui',
  },
  'count.heroes-who': { en: 'such {n|Hero|Heroes}', it: '{n|Eroe|Eroi} di questi' },
  'count.field-excess': {
    en: '{n|Wound|Wounds} beyond its Health',
    it: '{n|Ferita|Ferite} oltre la sua Salute',
  },
  'count.field-wounds': { en: '{n|Wound|Wounds}', it: '{n|Ferita|Ferite}' },
  'count.field-hits': { en: '{n|Hit|Hits}', it: '{n|Colpo|Colpi}' },
  'field.token': { en: 'it is done with {token}', it: 'avviene con {token}' },
  'note.smoke': {
    en: 'smoke surrounds you until the turn ends',
    it: 'il fumo ti avvolge fino alla fine del turno',
  },
  'noted.smoke.you': { en: 'smoke surrounds you', it: 'il fumo ti avvolge' },
  'cause.enemy': { en: 'by an Enemy', it: 'da un Nemico' },
  'cause.card': { en: 'by a card', it: 'da una carta' },
  'cause.explosion': { en: 'by an explosion', it: 'da un’esplosione' },
  'cause.rule': { en: 'by the rules', it: 'per regola' },
  'means.enemy': { en: 'with an Enemy', it: 'con un Nemico' },
  'means.card': { en: 'with a card', it: 'con una carta' },
  'means.explosion': { en: 'with an explosion', it: 'con un’esplosione' },
  'means.rule': { en: 'by the rules', it: 'per regola' },
  'cause.by': { en: 'by {enemy}', it: 'da {enemy}' },

  'field.catchYourBreath.idle.false': { en: 'that Hero has acted', it: 'quell’Eroe ha agito' },
  'field.hitResolved.die.least': {
    en: 'the Damage die shows {n} or more',
    it: 'il dado dei danni mostra {n} o più',
  },
  'field.damageRolled.die.least': {
    en: 'the Damage die shows {n} or more',
    it: 'il dado dei danni mostra {n} o più',
  },
  'field.damageRolled.die.most': {
    en: 'the Damage die shows {n} or less',
    it: 'il dado dei danni mostra {n} o meno',
  },
  'field.damageRolled.die.exactly': {
    en: 'the Damage die shows {n}',
    it: 'il dado dei danni mostra {n}',
  },
  'field.damageRolled.critical.true': { en: 'it is a Critical Hit', it: 'è un Colpo Critico' },
  'field.damageRolled.critical.false': {
    en: 'it is not a Critical Hit',
    it: 'non è un Colpo Critico',
  },
  'field.damageRolled.toHit.least': {
    en: 'the To Hit roll was {n} or more',
    it: 'il tiro Per Colpire era {n} o più',
  },
  'field.hitResolved.critical.true': { en: 'it was a Critical Hit', it: 'era un Colpo Critico' },
  'field.hitAssigned.critical.true': { en: 'it is a Critical Hit', it: 'è un Colpo Critico' },
  'field.hitResolved.toHit.least': {
    en: 'the To Hit die shows {n} or more',
    it: 'il dado Per Colpire mostra {n} o più',
  },
  'field.moveRolled.die.least': { en: 'it is {n} or more', it: 'è {n} o più' },
  'field.moveRolled.die.most': { en: 'it is {n} or less', it: 'è {n} o meno' },
  'field.moveRolled.die.exactly': { en: 'it is a {n}', it: 'è un {n}' },
  'field.moveRolled.die.between': { en: 'it is {n} to {to}', it: 'è da {n} a {to}' },
  'field.heroHit.kind.hit': { en: 'they are normal Hits', it: 'sono Colpi normali' },
  'field.heroHit.kind.horror': { en: 'they are Horror Hits', it: 'sono Colpi d’Orrore' },
  'field.heroHit.kind.corruption': {
    en: 'they are Corruption Hits',
    it: 'sono Colpi di Corruzione',
  },
  'field.heroHit.kind.in': { en: 'they are {what}', it: 'sono {what}' },
  'field.heroHit.hits.least': {
    en: 'there are {n} or more Hits at once',
    it: 'i Colpi sono {n} o più in una volta',
  },
  'field.heroHit.rolls.least': {
    en: 'a natural To Hit roll was {n} or more',
    it: 'un tiro Per Colpire naturale era {n} o più',
  },
  'field.heroHurt.rolls.least': {
    en: 'a natural To Hit roll was {n} or more',
    it: 'un tiro Per Colpire naturale era {n} o più',
  },
  'field.heroHurt.wounds.least': {
    en: 'they are {n} or more at once',
    it: 'sono {n} o più in una volta',
  },
  'field.heroHurt.hits.least': {
    en: 'they come from {n} or more Hits',
    it: 'vengono da {n} o più Colpi',
  },
  'field.heroWounded.wounds.least': {
    en: 'they are {n} or more at once',
    it: 'sono {n} o più in una volta',
  },
  'field.heroWounded.rolls.least': {
    en: 'a natural To Hit roll was {n} or more',
    it: 'un tiro Per Colpire naturale era {n} o più',
  },
  'field.woundsIncoming.wounds.least': {
    en: 'they are {n} or more at once',
    it: 'sono {n} o più in una volta',
  },
  'field.woundsIncoming.hits.least': {
    en: 'they come from Hits',
    it: 'vengono da Colpi',
  },
  'field.enemyAttackRolled.dice.least': {
    en: 'a die shows {n} or more',
    it: 'un dado mostra {n} o più',
  },
  'field.attackRolled.dice.least': {
    en: 'a die shows {n} or more',
    it: 'un dado mostra {n} o più',
  },
  'field.attackRolled.dice.exactly': { en: 'a die shows a {n}', it: 'un dado mostra {n}' },
  'field.attackRolled.dice.most': {
    en: 'a die shows {n} or less',
    it: 'un dado mostra {n} o meno',
  },
  'field.attackResolved.kills.filled': {
    en: 'it killed an Enemy',
    it: 'ha ucciso un Nemico',
  },
  'field.enemyKilled.excess.least': {
    en: 'the Hit did {n} or more Wounds beyond its Health',
    it: 'il Colpo ha fatto {n} o più Ferite oltre la sua Salute',
  },
  'field.encounterDrawn.advanced.false': {
    en: 'it does not belong to the room itself',
    it: 'non è proprio della stanza',
  },
  'field.encounterDrawn.advanced.true': {
    en: 'it belongs to the room itself',
    it: 'è proprio della stanza',
  },
  'field.encounterTest.skill.agility': { en: 'Agility', it: 'Agilità' },
  'field.encounterTest.skill.cunning': { en: 'Cunning', it: 'Astuzia' },
  'field.encounterTest.skill.spirit': { en: 'Spirit', it: 'Spirito' },
  'field.encounterTest.skill.strength': { en: 'Strength', it: 'Forza' },
  'field.encounterTest.skill.lore': { en: 'Lore', it: 'Sapere' },
  'field.encounterTest.skill.luck': { en: 'Luck', it: 'Fortuna' },
  'field.encounterTest.skill.in': { en: 'it is {what}', it: 'è di {what}' },
  'field.darknessMoved.forward.true': {
    en: 'it moves towards the Entrance',
    it: 'avanza verso l’Ingresso',
  },
  'field.darknessMoved.forward.false': { en: 'it moves back', it: 'arretra' },
  'field.fightEnd.final.true': { en: 'it was the last one', it: 'era l’ultimo' },
  'field.fightEnd.final.false': { en: 'it was not the last one', it: 'non era l’ultimo' },
  'field.fightStart.ambush.false': { en: 'it is not an Ambush', it: 'non è un’Imboscata' },
  'field.adventureEnd.won.true': { en: 'you won', it: 'avete vinto' },
  'field.adventureEnd.won.false': { en: 'you lost', it: 'avete perso' },
  'field.catchYourBreath.idle.true': {
    en: 'you did not get to act',
    it: 'non hai potuto agire',
  },
  'field.heroRolled.purpose.in': { en: 'for {what}', it: 'per {what}' },
  'field.holdBackRolled.total.most': { en: 'it is {n} or less', it: 'è {n} o meno' },
  'field.holdBackRolled.total.least': { en: 'it is {n} or more', it: 'è {n} o più' },
  'count.field-amount': { en: 'Sanity lost', it: 'Sanità persa' },
  'noted.rooted.you': { en: 'you are rooted', it: 'sei radicato' },
  'note.rooted': {
    en: 'you are rooted until your next Activation',
    it: 'sei radicato fino alla prossima Attivazione',
  },
  'noted.sated.you': { en: 'you are sated', it: 'sei sazio' },
  'note.sated': { en: 'you are sated until you attack', it: 'sei sazio finché non attacchi' },
} satisfies Texts &
  Record<
    | `when.${Exclude<PlainWhen, During | 'in-own-activation'>}.${'you' | 'one'}`
    | `count.heroes-${Extract<Who, string>}`,
    Texts[string]
  >;

/** Enemies and weapons as cards name them. */
export const fightTexts = {
  'enemy.noun': { en: '{adjectives} {n|Enemy|Enemies}', it: '{n|Nemico|Nemici} {adjectives}' },
  'enemy.each': { en: 'each {what}', it: 'ogni {what}' },
  'enemy.other': { en: 'other', it: '{n|altro|altri}' },
  'enemy.printed-damage': {
    en: 'with {n} or more Damage on its sheet',
    it: 'con {n} o più danni sulla scheda',
  },
  'enemy.beside-its-like': {
    en: 'next to another of its type',
    it: 'accanto a un altro del suo tipo',
  },
  'enemy.adjacent': { en: 'adjacent', it: '{n|adiacente|adiacenti}' },
  'enemy.wounded': { en: 'Wounded', it: '{n|ferito|feriti}' },
  'enemy.small-or-medium': { en: 'Small or Medium', it: '{n|Piccolo o Medio|Piccoli o Medi}' },
  'enemy.large': { en: 'Large (or larger)', it: '{n|Grande|Grandi} (o più)' },
  'enemy.own-type': { en: 'of this type', it: 'di questo tipo' },
  'enemy.not-adjacent': { en: 'that is not adjacent', it: 'non adiacente' },
  'enemy.within': { en: 'within {n} {n|space|spaces}', it: 'entro {n} {n|spazio|spazi}' },
  'enemy.beyond': {
    en: 'more than {n} {n|space|spaces} away',
    it: 'a più di {n} {n|spazio|spazi}',
  },
  'enemy.lacks': { en: 'without {what}', it: 'senza {what}' },
  'enemy-keyword.Demon': { en: 'Demon', it: 'Demone' },
  'enemy-keyword.Void': { en: 'Void', it: 'del Vuoto' },
  'enemy-keyword.Beast': { en: 'Beast', it: 'Bestia' },
  'enemy-keyword.Construct': { en: 'Construct', it: 'Costrutto' },
  'enemy-keyword.Targa': { en: 'Targa', it: 'Targa' },
  'enemy-keyword.Ice': { en: 'Ice', it: 'del Ghiaccio' },
  'enemy-keyword.Undead': { en: 'Undead', it: 'Non Morto' },
  'foes.target': { en: 'that Enemy', it: 'quel Nemico' },
  'foes.itself': { en: 'it', it: 'questo Nemico' },
  'foes.beside-target': { en: 'adjacent to it', it: 'adiacente a quello' },
  'foes.beside-target.a': {
    en: 'another Enemy adjacent to it',
    it: 'un altro Nemico adiacente a quello',
  },
  'foes.beside-target.each': {
    en: 'each other Enemy adjacent to it',
    it: 'ogni altro Nemico adiacente a quello',
  },
  'foes.beside-target.bare': {
    en: 'other {n|Enemy|Enemies} adjacent to it',
    it: '{n|altro Nemico adiacente|altri Nemici adiacenti} a quello',
  },
  'foes.most-wounded': { en: 'most Wounded', it: 'più ferito' },
  'foes.by-the-lantern': {
    en: 'on the Lantern’s Map Tile',
    it: 'sulla Tessera Mappa della Lanterna',
  },
  'foes.here': { en: 'on your Map Tile', it: 'sulla tua Tessera Mappa' },
  'foes.in-world': { en: 'in your World', it: 'nel tuo Mondo' },
  'foes.own-type': { en: 'of this type', it: 'di questo tipo' },
  'foes.within': {
    en: 'within {n} {n|space|spaces} of you',
    it: 'entro {n} {n|spazio|spazi} da te',
  },
  'foes.in-sight': { en: 'that you can see within {n} spaces', it: 'che vedi entro {n} spazi' },

  'with.melee': { en: 'in Melee', it: 'in mischia' },
  'with.ranged': { en: 'with a Ranged Attack', it: 'a distanza' },
  'with.free': { en: 'with a Free Attack', it: 'con un Attacco Gratuito' },
  'with.own-free': {
    en: 'in a Free Attack with this weapon',
    it: 'in un Attacco Gratuito con quest’arma',
  },
  'with.own': { en: 'with this weapon', it: 'con quest’arma' },
  'with.item': { en: 'with a weapon', it: 'con un’arma' },
  'with.gun': { en: 'with a Gun', it: 'con un’Arma da fuoco' },
  'with.pistol': { en: 'with a Pistol', it: 'con una Pistola' },
  'with.shotgun': { en: 'with a Shotgun', it: 'con un Fucile a pallettoni' },
  'with.rifle': { en: 'with a Rifle', it: 'con un Fucile' },
  'with.carbine': { en: 'with a Carbine', it: 'con una Carabina' },
  'with.bow': { en: 'with a Bow', it: 'con un Arco' },
  'with.blade': { en: 'with a Blade', it: 'con una Lama' },
  'with.hand-weapon': { en: 'with a Hand Weapon', it: 'con un’Arma bianca' },
  'with.tool': { en: 'with a Tool', it: 'con un Attrezzo' },
  'with.explosive': { en: 'with an Explosive', it: 'con un Esplosivo' },
  'with.holy': { en: 'with a Holy weapon', it: 'con un’arma Sacra' },
  'with.occult': { en: 'with an Occult weapon', it: 'con un’arma Occulta' },
  'with.fire': { en: 'with Fire', it: 'con il Fuoco' },
  'with.tech': { en: 'with a Tech weapon', it: 'con un’arma Tecnologica' },
  'with.dark-stone': { en: 'with a Dark Stone weapon', it: 'con un’arma di Pietra Oscura' },
  'attack.any': { en: 'Attack', it: 'Attacco' },
  'attack.melee': { en: 'Melee Attack', it: 'Attacco in mischia' },
  'attack.ranged': { en: 'Ranged Attack', it: 'Attacco a distanza' },
  'attack.in': { en: 'in {attack}', it: 'in {attack}' },
  'attack.in-first': { en: 'in the first {attack}', it: 'nel primo {attack}' },
  'attack.free': { en: 'Free Attack', it: 'Attacco Gratuito' },
  'hit.any': { en: 'Hit', it: 'Colpo' },
  'hit.melee': { en: 'Melee Hit', it: 'Colpo in mischia' },
  'hit.ranged': { en: 'Ranged Hit', it: 'Colpo a distanza' },
  'hit.free': { en: 'Hit in a Free Attack', it: 'Colpo di un Attacco Gratuito' },
  'hits.any': { en: 'Hits', it: 'Colpi' },
  'hits.melee': { en: 'Melee Hits', it: 'Colpi in mischia' },
  'hits.ranged': { en: 'Ranged Hits', it: 'Colpi a distanza' },
  'hits.free': { en: 'Hits in Free Attacks', it: 'Colpi degli Attacchi Gratuiti' },

  'clause.wound-enemy': {
    en: '{foes} takes {n} {n|Wound|Wounds}{each}, ignoring Defense',
    it: '{foes} subisce {n} {n|Ferita|Ferite}{each}, ignorando la Difesa',
  },
  'clause.damage-enemy': {
    en: '{foes} takes a Hit of {n} Damage{each}',
    it: '{foes} subisce un Colpo da {n} danni{each}',
  },
  'clause.heal-enemy': {
    en: '{foes} heals {n} {n|Wound|Wounds}',
    it: '{foes} cura {n} {n|Ferita|Ferite}',
  },
  'clause.push-enemy': {
    en: '{foes} is pushed {n} {n|space|spaces} away from you',
    it: '{foes} viene spinto di {n} {n|spazio|spazi} lontano da te',
  },
  'clause.weaken': { en: '{foes} has {what}', it: '{foes} ha {what}' },
  'clause.floor': { en: '(but never below {n})', it: '(ma mai meno di {n})' },
  'clause.free-attack': {
    en: 'make {attack} ({details}) as a Free Attack',
    it: 'effettui {attack} ({details}) come Attacco Gratuito',
  },
  'free-attack.dice': { en: '{n} {n|die|dice}', it: '{n} {n|dado|dadi}' },
  'free-attack.range': { en: 'Range {n}', it: 'Gittata {n}' },
  'free-attack.crit': { en: 'Critical on {n}+', it: 'Critico con {n}+' },
  'word.fire': { en: 'Fire', it: 'Fuoco' },
  'free-attack.ignores-defense': { en: 'ignoring Defense', it: 'ignorando la Difesa' },
  'clause.move.you': {
    en: 'move up to {n} {n|space|spaces} without Escape tests',
    it: 'muovi fino a {n} {n|spazio|spazi} senza Prove di Fuga',
  },
  'clause.move.one': {
    en: 'moves up to {n} {n|space|spaces} without Escape tests',
    it: 'muove fino a {n} {n|spazio|spazi} senza Prove di Fuga',
  },
  'clause.make-ready': { en: 'it is ready again', it: 'torna disponibile' },
  'clause.discard-item': { en: 'discard this', it: 'scarta questa carta' },
  'clause.enemy-bonus': { en: 'Enemies have {what}', it: 'i Nemici hanno {what}' },
  'clause.attach-this-to': { en: '{who} keeps this card', it: '{who} tiene questa carta' },
  'clause.may-pay-so': { en: 'you may pay {price}: {then}', it: 'puoi pagare {price}: {then}' },
  'clause.if-you-like': { en: 'if you like, {then}', it: 'se vuoi, {then}' },
  'said.charge': { en: 'one charge', it: 'una carica' },
} satisfies Texts;
