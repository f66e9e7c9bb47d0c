import type { Texts } from '../types.ts';

export const itemsTexts = {
  'prompt.assign-hands': {
    en: 'What do you hold in your Hands?',
    it: 'Che cosa tieni nelle Mani?',
  },
  'prompt.switch-clothing': {
    en: 'Change clothes before the turn begins?',
    it: 'Ti cambi d’abito prima che il turno inizi?',
  },
  'prompt.heal-whom': { en: 'Who do you use {card} on?', it: 'Su chi usi {card}?' },
  'prompt.stab-whom': { en: 'Who do you stab?', it: 'Chi pugnali?' },
  'prompt.asked-to-use': {
    en: '{hero} asks you to use {card} now. Do you?',
    it: '{hero} ti chiede di usare ora {card}. Lo fai?',
  },
  'prompt.anytime': {
    en: 'Does anyone want to use something before play goes on?',
    it: 'Qualcuno vuole usare qualcosa prima di proseguire?',
  },
  'prompt.hand-over': {
    en: 'What goes from {from} to {to}?',
    it: 'Che cosa passa da {from} a {to}?',
  },
  'prompt.price': {
    en: 'For what price? $0 makes it a gift. {hero} has ${gold}.',
    it: 'A che prezzo? Con $0 è un regalo. {hero} ha ${gold}.',
  },
  'prompt.buy': {
    en: '{hero} sells you {thing} for ${price}. Do you buy? You have ${gold}.',
    it: '{hero} ti vende {thing} per ${price}. Compri? Hai ${gold}.',
  },
  'prompt.part-with': {
    en: '{hero} wants your {thing} for ${price}. Do you agree?',
    it: '{hero} vuole da te {thing} per ${price}. Accetti?',
  },
  'prompt.bag-too-full': {
    en: 'Your Side Bag is too full: use, hand over or discard a Token.',
    it: 'La Tracolla è troppo piena: usa, cedi o scarta un segnalino.',
  },
  'prompt.too-heavy': {
    en: 'You carry too much: use, hand over or discard something.',
    it: 'Porti troppo peso: usa, cedi o scarta qualcosa.',
  },
  'prompt.put-away': {
    en: 'You are one Hand short: what do you put away?',
    it: 'Ti manca una Mano: che cosa metti via?',
  },
  'prompt.manage-items': { en: 'Your belongings', it: 'Le tue cose' },
  'prompt.starting-upgrade': {
    en: '{class}: choose your Starting Upgrade. You lose the others.',
    it: '{class}: scegli il Potenziamento iniziale. Perdi gli altri.',
  },
  'prompt.free-token': {
    en: 'Choose a free Token for your Side Bag.',
    it: 'Scegli un segnalino gratuito per la Tracolla.',
  },

  'option.as-it-is': { en: 'Keep as it is', it: 'Lascia così' },
  'option.empty-hands': { en: 'Hold nothing', it: 'Mani vuote' },
  'option.hold': { en: 'Hold {card}', it: 'Tieni {card}' },
  'option.hold-both': { en: 'Hold {card} and {other}', it: 'Tieni {card} e {other}' },
  'option.wear': { en: 'Wear {card}', it: 'Indossa {card}' },
  'option.put-away': { en: 'Put {card} away', it: 'Metti via {card}' },
  'option.attach': { en: 'Attach {card} to {other}', it: 'Applica {card} a {other}' },
  'option.remove': { en: 'Remove {card} from {other}', it: 'Rimuovi {card} da {other}' },
  'option.give': { en: 'Give or sell to {hero}', it: 'Dai o vendi a {hero}' },
  'option.ask': { en: 'Ask {hero} for something', it: 'Chiedi qualcosa a {hero}' },
  'option.give-to': { en: 'Give {thing} to {hero}', it: 'Dai {thing} a {hero}' },
  'option.discard': { en: 'Discard {thing}', it: 'Scarta {thing}' },
  'option.use': { en: 'Use {card}', it: 'Usa {card}' },
  'option.use-instead-of-attack': {
    en: 'Use {card} instead of attacking',
    it: 'Usa {card} invece di attaccare',
  },
  'option.use-instead-of-search': {
    en: 'Use {card} instead of searching',
    it: 'Usa {card} invece di cercare',
  },
  'option.by-hero': { en: '{hero}: {deed}', it: '{hero}: {deed}' },
  'option.continue': { en: 'Go on', it: 'Prosegui' },
  'option.back': { en: 'Back', it: 'Indietro' },
  'option.done': { en: 'Done', it: 'Fatto' },
  'option.gold': { en: 'Gold, in steps of ${step}', it: 'Oro, a passi di ${step}' },

  'event.creation': { en: '{hero} {purpose}.', it: '{hero} {purpose}.' },
  'creation.class': { en: 'joins the posse', it: 'si unisce alla compagnia' },
  'creation.starting-items': { en: 'packs the Starting Items', it: 'prende gli Oggetti iniziali' },
  'creation.personal-item': { en: 'brings a Personal Item', it: 'porta un Oggetto personale' },
  'creation.starting-upgrade': { en: 'has a Starting Upgrade', it: 'ha un Potenziamento iniziale' },
  'creation.class-cards': {
    en: 'takes the class cards',
    it: 'prende le carte della classe',
  },
  'creation.side-bag': { en: 'fills the Side Bag', it: 'riempie la Tracolla' },
  'creation.name': { en: 'is the name', it: 'è il nome scelto' },
  'event.equipped': { en: '{hero} equips the {card}.', it: '{hero} equipaggia {card}.' },
  'event.put-away': { en: '{hero} puts the {card} away.', it: '{hero} mette via {card}.' },
  'event.upgrade-attached': { en: '{hero} attaches the {card}.', it: '{hero} applica {card}.' },
  'event.upgrade-removed': { en: '{hero} removes the {card}.', it: '{hero} rimuove {card}.' },
  'event.item-gained': { en: '{hero} gets the {card}.', it: '{hero} ottiene: {card}.' },
  'event.item-lost': { en: '{hero} loses the {card}.', it: '{hero} perde {card}.' },
  'event.item-used': { en: '{hero} uses the {card}.', it: '{hero} usa {card}.' },
  'event.token-gained': { en: '{hero} gets {card}.', it: '{hero} ottiene: {card}.' },
  'event.token-used': { en: '{hero} uses {card}.', it: '{hero} usa {card}.' },
  'event.token-lost': { en: '{hero} loses {card}.', it: '{hero} perde {card}.' },
  'event.traded': { en: '{hero} receives {card} from {by}.', it: '{hero} riceve {card} da {by}.' },
  'event.gold': { en: '{hero} finds ${amount}.', it: '{hero} trova ${amount}.' },
  'event.dark-stone': {
    en: '{hero} finds {amount} Dark Stone.',
    it: '{hero} trova {amount} Pietra Oscura.',
  },
  'event.loot': {
    en: '{hero} draws a Loot card: {card}.',
    it: '{hero} pesca una carta Bottino: {card}.',
  },

  'bandages.name': { en: 'Bandages', it: 'Bende' },
  'bandages.text': { en: 'Discard to Heal D6 Wounds.', it: 'Scarta per curare D6 Ferite.' },
  'whiskey.name': { en: 'Whiskey', it: 'Whiskey' },
  'whiskey.text': {
    en: 'Discard to Heal D6 Sanity Damage.',
    it: 'Scarta per curare D6 danni alla Sanità.',
  },
  'tonic.name': { en: 'Tonic', it: 'Tonico' },
  'tonic.text': { en: 'Discard to Recover 1 Grit.', it: 'Scarta per recuperare 1 Grinta.' },
  'dynamite.name': { en: 'Dynamite', it: 'Dinamite' },
  'dynamite.text': {
    en: 'Discard to throw as a Ranged Attack: Range Strength + 3, D6 Wounds, ignoring Defense, to each model in the same and adjacent spaces.',
    it: 'Scarta per lanciarla come Attacco a distanza: Gittata Forza + 3, D6 Ferite, ignorando la Difesa, a ogni modello nello stesso spazio e in quelli adiacenti.',
  },
  'flash.name': { en: 'Flash', it: 'Lampo' },
  'flash.text': {
    en: 'Discard: all Enemies have -2 Initiative until the end of the turn.',
    it: 'Scarta: tutti i Nemici hanno -2 Iniziativa fino alla fine del turno.',
  },
  'herbs.name': { en: 'Herbs', it: 'Erbe' },
  'herbs.text': { en: 'Discard to Heal 2D6 Wounds.', it: 'Scarta per curare 2D6 Ferite.' },
  'swamp-fungus.name': { en: 'Swamp Fungus', it: 'Fungo di Palude' },
  'swamp-fungus.text': {
    en: 'Discard to Heal D6 Wounds and D6 Sanity Damage.',
    it: 'Scarta per curare D6 Ferite e D6 danni alla Sanità.',
  },
  'brimstone-ash.name': { en: 'Brimstone Ash', it: 'Cenere di Zolfo' },
  'brimstone-ash.text': {
    en: 'Free Attack at any time. Discard to do 1 Wound, ignoring Defense, to every adjacent Enemy.',
    it: 'Attacco Gratuito in qualsiasi momento. Scarta per fare 1 Ferita, ignorando la Difesa, a ogni Nemico adiacente.',
  },
  'dark-stone-shiv.name': { en: 'Dark Stone Shiv', it: 'Pugnale di Pietra Oscura' },
  'dark-stone-shiv.text': {
    en: 'Performer only. Free Attack. Discard to do D6 Wounds, ignoring Defense, to an adjacent Enemy.',
    it: 'Solo Artista. Attacco Gratuito. Scarta per fare D6 Ferite, ignorando la Difesa, a un Nemico adiacente.',
  },
} satisfies Texts;
