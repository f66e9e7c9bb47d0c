import type { Texts } from '../types.ts';

export const targaArtifactTexts = {
  'spark-repeater.name': { en: 'Spark Repeater', it: 'Ripetitore a Scintilla' },
  'spark-repeater.text': {
    en: 'Range {range}, {shots} Shots. Each To Hit roll of 6 also does {damage} Wounds, ignoring Defense, to an Enemy adjacent to the target.',
    it: 'Gittata {range}, {shots} Spari. Ogni 6 al tiro Per Colpire fa anche {damage} Ferite, ignorando la Difesa, a un Nemico adiacente al bersaglio.',
  },
  'frost-projector.name': { en: 'Frost Projector', it: 'Proiettore di Gelo' },
  'frost-projector.text': {
    en: 'Instead of attacking: one Enemy within {range} takes a Hit without a roll ({damage} Damage). Until the end of the next turn its type has −{slow} Initiative and, if it is Small or Medium, it has −{slow} Move.',
    it: 'Invece di attaccare: un Nemico entro {range} subisce un Colpo senza tiro ({damage} danni). Fino alla fine del prossimo turno il suo tipo ha −{slow} Iniziativa e, se è Piccolo o Medio, ha −{slow} Movimento.',
  },
  'custodians-third-arm.name': { en: "Custodian's Third Arm", it: 'Terzo Braccio del Custode' },
  'custodians-third-arm.text': {
    en: 'You have {hands} extra Hand slot. Weight {weight}.',
    it: 'Hai {hands} slot Mano in più. Peso {weight}.',
  },
  'custodians-third-arm.flavour': {
    en: 'It dusts your other shoulder when it thinks you are asleep.',
    it: "Ti spolvera l'altra spalla quando crede che tu dorma.",
  },
  'guardian-plate.name': { en: 'Guardian Plate', it: 'Piastra del Guardiano' },
  'guardian-plate.text': {
    en: 'Once per turn, prevent up to {prevent} Wounds from one Hit.',
    it: 'Una volta per turno, previeni fino a {prevent} Ferite di un Colpo.',
  },
  'heat-coil-mantle.name': { en: 'Heat-Coil Mantle', it: 'Mantello a Serpentina' },
  'heat-coil-mantle.text': {
    en: 'Immune to Weather and Cold. On a Move roll of {upTo} or less, Heal {heal} Wound.',
    it: 'Immune a Intemperie e Freddo. Con {upTo} o meno al tiro di Movimento curi {heal} Ferita.',
  },
  'heat-coil-mantle.flavour': {
    en: 'Warm as a hand on the shoulder. Whose hand varies.',
    it: 'Caldo come una mano sulla spalla. Di chi, dipende.',
  },
  'pylon-shard.name': { en: 'Pylon Shard', it: 'Scheggia di Pilone' },
  'pylon-shard.text': {
    en: 'Upgrade (Gun), {stone} Dark Stone to attach: D8 Damage, or +{damage} if it rolls the D8 already. −{initiative} Initiative while held.',
    it: 'Potenziamento (arma da fuoco), {stone} Pietra Oscura per montarla: D8 danni, o +{damage} se tira già il D8. −{initiative} Iniziativa quando è in mano.',
  },
  'pylon-shard.flavour': {
    en: 'It turns to face the door. Always the right door.',
    it: 'Si gira verso la porta. Sempre quella giusta.',
  },
  'lift-tread-boots.name': { en: 'Lift-Tread Boots', it: 'Stivali Levitanti' },
  'lift-tread-boots.text': {
    en: '+{move} Move. You may move through Barriers, Heroes, and Small or Medium Enemies.',
    it: '+{move} Movimento. Puoi attraversare Barriere, Eroi e Nemici Piccoli o Medi.',
  },
  'memory-prism.name': { en: 'Memory Prism', it: 'Prisma della Memoria' },
  'memory-prism.text': {
    en: '{times} times per Adventure, take {sanity} Sanity Damage: ready an exhausted once-per-turn or once-per-Fight Item on your Map Tile.',
    it: '{times} volte per Avventura, subisci {sanity} danno alla Sanità: ripristina un Oggetto esaurito (una volta per turno o per Scontro) sulla tua Tessera Mappa.',
  },
  'memory-prism.flavour': {
    en: 'It shows the moment again. You were taller.',
    it: 'Rivedi quel momento. Eri più alto.',
  },
  'stasis-sphere.name': { en: 'Stasis Sphere', it: 'Sfera di Stasi' },
  'stasis-sphere.text': {
    en: 'Once per Adventure: one Enemy within {range}, not Extra Large, is frozen until the end of the next turn. It does nothing and cannot be harmed.',
    it: 'Una volta per Avventura: un Nemico entro {range}, non Molto Grande, resta congelato fino alla fine del prossimo turno. Non fa nulla e non può essere ferito.',
  },
  'stasis-sphere.flavour': {
    en: 'A problem, kept for later.',
    it: 'Un problema, conservato per dopo.',
  },
  'jar-of-mending-scarabs.name': {
    en: 'Jar of Mending Scarabs',
    it: 'Vaso di Scarabei Rammendatori',
  },
  'jar-of-mending-scarabs.text': {
    en: 'After a Fight you may open it, roll a D6: {bite}, you are Poisoned; otherwise you or an adjacent Hero Heals {heal} Wounds.',
    it: 'Dopo uno Scontro puoi aprirlo e tirare un D6: {bite}, sei Avvelenato; altrimenti tu o un Eroe adiacente cura {heal} Ferite.',
  },
  'jar-of-mending-scarabs.flavour': {
    en: 'They sew. Do not look at the thread.',
    it: 'Cuciono. Non guardare il filo.',
  },
  'recall-beacon.name': { en: 'Recall Beacon', it: 'Faro di Richiamo' },
  'recall-beacon.text': {
    en: 'Once per Fight, or once per newly found Map Tile, instead of moving: take {sanity} Sanity Damage and appear next to another Hero in your World.',
    it: 'Una volta per Scontro, o per ogni nuova Tessera Mappa trovata, invece di muovere: subisci {sanity} danno alla Sanità e appari accanto a un altro Eroe nel tuo Mondo.',
  },
  'recall-beacon.flavour': {
    en: 'For a moment you are in both places. One of them is unoccupied.',
    it: 'Per un attimo sei in due posti. Uno dei due è vuoto.',
  },
  'crown-of-cold-thought.name': { en: 'Crown of Cold Thought', it: 'Corona del Pensiero Freddo' },
  'crown-of-cold-thought.text': {
    en: '+{skill} Cunning, Lore and Spirit. −{sanity} Sanity.',
    it: '+{skill} Astuzia, Sapere e Spirito. −{sanity} Sanità.',
  },
  'crown-of-cold-thought.flavour': {
    en: 'It has opinions. They are correct.',
    it: 'Ha delle opinioni. Sono esatte.',
  },
} satisfies Texts;
