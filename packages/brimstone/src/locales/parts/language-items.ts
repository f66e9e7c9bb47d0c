import type { Texts } from '../types.ts';

/** What items are, and what only items do so far. */
export const itemWordTexts = {
  'favour.price': { en: '${price}, once a day:', it: '${price}, una volta al giorno:' },
  'item.upgrade': { en: 'upgrade for {what}', it: 'potenziamento per {what}' },
  'item.upgrade-stone': {
    en: 'upgrade for {what} ({n} Dark Stone to attach it)',
    it: 'potenziamento per {what} ({n} {n|Pietra Oscura|Pietre Oscure} per montarlo)',
  },
  'item.improves': {
    en: '{die} for Damage, or +{n} Damage if it rolls the {die} already',
    it: '{die} per i danni, o +{n} {n|danno|danni} se tira già il {die}',
  },
  'item.forged': { en: 'forged: it stays where it is', it: 'forgiato: resta dov’è' },
  'item.range': { en: 'Range {n}', it: 'Gittata {n}' },
  'item.thrown': {
    en: 'thrown with your Melee To Hit, Range Strength + {n}',
    it: 'si lancia con il tuo Per Colpire in mischia, Gittata Forza + {n}',
  },
  'item.shots': { en: '{n} {n|Shot|Shots}', it: '{n} {n|Sparo|Spari}' },
  'item.damage': { en: '+{n} Damage', it: '+{n} {n|danno|danni}' },
  'item.damage-die': { en: '{die} for Damage', it: '{die} per i danni' },
  'item.to-hit-and-damage-die': {
    en: '{die} To Hit and for Damage',
    it: '{die} Per Colpire e per i danni',
  },
  'item.holds': {
    en: 'holds {n} {tokens} outside your Side Bag',
    it: 'contiene {n} {tokens} fuori dalla Tracolla',
  },
  'item.uses': { en: '{n} {n|use|uses}', it: '{n} {n|uso|usi}' },
  'onto.gun': { en: 'a Gun', it: 'un’Arma da fuoco' },
  'onto.gun+pistol': { en: 'a Pistol', it: 'una Pistola' },
  'onto.gun+one-handed': { en: 'a one-handed Gun', it: 'un’Arma da fuoco a una mano' },
  'onto.hand-weapon': { en: 'a Hand Weapon', it: 'un’Arma bianca' },
  'onto.hand-weapon+one-handed': {
    en: 'a one-handed Hand Weapon',
    it: 'un’Arma bianca a una mano',
  },
  'onto.hat': { en: 'a Hat', it: 'un Cappello' },
  'onto.belt': { en: 'a Belt', it: 'una Cintura' },
  'onto.boots': { en: 'Boots', it: 'Stivali' },
  'onto.coat': { en: 'a Coat', it: 'un Cappotto' },
  'onto.torso': { en: 'something worn on the torso', it: 'ciò che porti sul busto' },
  'onto.gloves': { en: 'Gloves', it: 'Guanti' },
  'onto.shoulders': {
    en: 'something worn on the shoulders',
    it: 'ciò che porti sulle spalle',
  },

  'ability.ammo': { en: 'Ammo: {what}', it: 'Munizione: {what}' },
  'times.fight': { en: 'up to {n} times per Fight', it: 'fino a {n} volte per Scontro' },
  'times.turn': { en: 'up to {n} times per turn', it: 'fino a {n} volte per turno' },
  'times.adventure': { en: 'up to {n} times per Adventure', it: 'fino a {n} volte per Avventura' },
  'until.next-turn': {
    en: '{what} until the end of the next turn',
    it: '{what} fino alla fine del prossimo turno',
  },
  'until.your-activation': {
    en: '{what} until your next Activation',
    it: '{what} fino alla tua prossima Attivazione',
  },
  'change.up-to': {
    en: 'up to {n} fewer {noun} from one Hit',
    it: 'fino a {n} {noun} di un Colpo in meno',
  },
  'count.wounds-of-one-hit': {
    en: '{n|Wound|Wounds} of one Hit',
    it: '{n|Ferita|Ferite} di un Colpo',
  },
  'count.showing': {
    en: '{n|die that shows|dice that show} {number}',
    it: '{n|dado che mostra|dadi che mostrano} {number}',
  },

  'clause.choose-enemy': { en: 'choose {foes}', it: 'scegli {foes}' },
  'clause.tally': {
    en: 'every {n} times, {then}',
    it: 'ogni {n} volte {then}',
  },
  'clause.move-enemy': {
    en: 'move {foes} up to {n} {n|space|spaces}',
    it: 'sposta {foes} al massimo di {n} {n|spazio|spazi}',
  },
  'clause.stun': {
    en: '{foes} skips its next Activation',
    it: '{foes} salta la prossima Attivazione',
  },
  'clause.stasis': {
    en: '{foes} is frozen until the end of the next turn: it does nothing and cannot be harmed',
    it: '{foes} resta congelato fino alla fine del prossimo turno: non fa nulla e non può essere ferito',
  },
  'clause.lose-ambush': {
    en: '{foes} gains no Initiative for the Ambush',
    it: '{foes} non ottiene Iniziativa per l’Imboscata',
  },
  'clause.lose-hit': { en: 'the Hit does no Damage', it: 'il Colpo non fa danni' },
  'clause.exhaust': { en: 'this is exhausted', it: 'si esaurisce' },
  'clause.fill': { en: 'fill it up to {n} {tokens}', it: 'riempila fino a {n} {tokens}' },
  'clause.ready-item': {
    en: 'an Item of a Hero on your Map Tile that works once per turn or once per Fight is ready again',
    it: 'un Oggetto di un Eroe sulla tua Tessera Mappa che si usa una volta per turno o per Scontro torna disponibile',
  },
  'clause.place-beside-hero': {
    en: 'appear next to another Hero in your World; you cannot move any further',
    it: 'appari accanto a un altro Eroe nel tuo Mondo; non puoi più muoverti',
  },
  'clause.set-off-dynamite': {
    en: 'discard Dynamite: it explodes in a space you can see within {within}, without a roll, for {n} Wounds',
    it: 'scarta una Dinamite: esplode in uno spazio che vedi entro {within}, senza tiro, per {n} Ferite',
  },
  'note.grief': { en: 'you grieve until it ends', it: 'sei in lutto finché non finisce' },
  'noted.grief.you': { en: 'you grieve', it: 'sei in lutto' },
  'note.dazzles': { en: 'they are dazzled', it: 'restano abbagliati' },
  'noted.dazzles.you': { en: 'it is dazzled', it: 'è abbagliato' },
  'note.fed': { en: '', it: '' },
  'noted.fed.you': { en: 'it has killed in it', it: 'vi abbia ucciso' },
  'who.in-reach': { en: 'you or an adjacent Hero', it: 'tu o un Eroe adiacente' },
  'enemy.up-to-large': { en: 'no larger than Large', it: 'non più che Grande' },
  'enemy.concerned-type': { en: 'of that group', it: 'di quel gruppo' },
  'enemy-stat.no-move': { en: 'no Move', it: 'Movimento 0' },
  'foes.target-if': {
    en: 'that Enemy, if it is {what},',
    it: 'quel Nemico, se è {what},',
  },
  'foes.shot-at': {
    en: 'within Range {n}, adjacent ones first',
    it: 'entro Gittata {n}, prima gli adiacenti',
  },
  'when.short-by': { en: '{n} more is enough', it: '{n} in più bastano' },
  'when.deadly-by': {
    en: 'it would KO you and this prevents it',
    it: 'andresti KO e così lo eviti',
  },
  'special.cure-all': {
    en: 'gets what you roll on a D6: 1 a Poison marker; 2–3 heal {sanity} Sanity Damage; 4–5 heal {wounds} Wounds; 6 both and 1 Grit',
    it: 'riceve ciò che tiri con un D6: 1 un segnalino Veleno; 2–3 cura {sanity} danni alla Sanità; 4–5 cura {wounds} Ferite; 6 entrambi e 1 Grinta',
  },
  'special.rolled-shots': {
    en: 'roll a D6 for the number of Shots. On {jam} it jams after the Attack until the Fight ends',
    it: 'tira un D6 per il numero di Spari. Con {jam} si inceppa dopo l’Attacco fino a fine Scontro',
  },
  'special.rerolls-of-enemies': {
    en: 'once per Fight, Re-roll up to {dice} Enemy To Hit dice against a Hero on your Map Tile. Then roll a D6: on {omen} the Darkness moves {steps} {steps|step|steps}',
    it: 'una volta per Scontro, rilancia fino a {dice} dadi Per Colpire dei Nemici contro un Eroe sulla tua Tessera Mappa. Poi tira un D6: con {omen} l’Oscurità avanza di {steps} {steps|passo|passi}',
  },
} satisfies Texts;
