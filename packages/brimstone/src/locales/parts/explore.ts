import type { Texts } from '../types.ts';

export const exploreTexts = {
  'prompt.cancel-dread-unseen': {
    en: 'Cancel the top card of the Growing Dread stack ({cards}) unseen? It costs each Hero who is up 1 Grit.',
    it: 'Annulli senza guardarla la prima carta della pila del Terrore Crescente ({cards})? Costa 1 Grinta a ogni Eroe in piedi.',
  },
  'prompt.cancel-dread': {
    en: 'Growing Dread: {card}. Cancel it? It costs each Hero who is up 1 Grit.',
    it: 'Terrore Crescente: {card}. La annulli? Costa 1 Grinta a ogni Eroe in piedi.',
  },
  'prompt.put-scavenge-back': {
    en: 'Put {cards} of these Scavenge cards back',
    it: 'Rimetti {cards} di queste carte Frugare',
  },
  'prompt.which-encounter-first': {
    en: 'Which Encounter comes first?',
    it: 'Quale Incontro viene prima?',
  },
  'prompt.which-room-first': {
    en: 'Which room is explored first?',
    it: 'Quale stanza si esplora prima?',
  },
  'prompt.order-tokens': {
    en: 'Put the tokens back on the stack: first the one to draw next',
    it: 'Rimetti i segnalini sulla pila: per primo il prossimo da pescare',
  },
  'prompt.name-a-hero': {
    en: '{card}: which Hero?',
    it: '{card}: quale Eroe?',
  },
  'prompt.take-a-token': {
    en: 'Take a Side Bag Token',
    it: 'Prendi un segnalino della Tracolla',
  },
  'option.let-it-come': { en: 'Let the Darkness come', it: 'Che l’Oscurità venga' },
  'option.trim-the-wick': { en: 'Trim the wick', it: 'Smoccola lo stoppino' },
  'option.scavenge': { en: 'Scavenge', it: 'Fruga' },
  'option.scavenge-tile': { en: 'Scavenge: {tile}', it: 'Fruga: {tile}' },
  'option.look-door': { en: 'Look through the Door', it: 'Guarda oltre la Porta' },
  'option.look-gate': { en: 'Look through the Gate', it: 'Guarda oltre il Portale' },
  'purpose.hold-back': { en: 'Hold Back the Darkness', it: 'Trattenere l’Oscurità' },
  'purpose.depth-event': { en: 'Depth Event', it: 'Evento di Profondità' },
  'purpose.exit': { en: 'Rolled for a random exit', it: 'Tiro per un’uscita a caso' },
  'purpose.scavenge': { en: 'Scavenge', it: 'Frugare' },
  'purpose.taste': { en: 'A taste for it', it: 'Ci hanno preso gusto' },
  'event.held-back': {
    en: 'The Darkness is held back: {amount} against {need}+.',
    it: 'L’Oscurità è trattenuta: {amount} contro {need}+.',
  },
  'event.darkness-moved': {
    en: 'The Darkness moves.',
    it: 'L’Oscurità si muove.',
  },
  'event.party-moved': {
    en: 'The party goes deeper.',
    it: 'La compagnia scende più in profondità.',
  },
  'event.depth-event': {
    en: 'Depth Event {amount}: {card}.',
    it: 'Evento di Profondità {amount}: {card}.',
  },
  'event.darkness-card': { en: 'Darkness: {card}.', it: 'Oscurità: {card}.' },
  'event.dread-added': {
    en: 'A Growing Dread card joins the stack: {amount} now.',
    it: 'Una carta Terrore Crescente va sulla pila: ora sono {amount}.',
  },
  'event.dread-revealed': { en: 'Growing Dread: {card}.', it: 'Terrore Crescente: {card}.' },
  'event.dread-cancelled': {
    en: 'A Growing Dread card is cancelled; {amount} left on the stack.',
    it: 'Una carta Terrore Crescente è annullata; {amount} nella pila.',
  },
  'event.card-remains': { en: '{card} remains in play.', it: '{card} resta in gioco.' },
  'event.card-discarded': { en: '{card} is discarded.', it: 'Scartata: {card}.' },
  'event.voices': {
    en: '{hero} hears voices in the dark: {amount} Horror {amount|Hit|Hits}.',
    it: '{hero} sente voci nel buio: {amount} {amount|Colpo|Colpi} d’Orrore.',
  },
  'event.lantern-taken': {
    en: '{hero} takes the Old Lantern.',
    it: '{hero} prende la Vecchia Lanterna.',
  },
  'event.scavenged': {
    en: '{hero} scavenges and finds {amount} {amount|thing|things}.',
    it: '{hero} fruga e trova {amount} {amount|cosa|cose}.',
  },
  'event.scavenged-nothing': {
    en: '{hero} scavenges and finds nothing.',
    it: '{hero} fruga e non trova niente.',
  },
  'event.scavenge-card': { en: '{hero} finds: {card}.', it: '{hero} trova: {card}.' },
  'event.looked-through-door': {
    en: '{hero} looks through a Door.',
    it: '{hero} guarda oltre una Porta.',
  },
  'event.looked-through-gate': {
    en: '{hero} looks through a Gate: {card}.',
    it: '{hero} guarda oltre un Portale: {card}.',
  },
  'event.tile-placed': { en: 'A new tile: {card}.', it: 'Una nuova tessera: {card}.' },
  'event.door-opened': { en: 'There is a Door.', it: 'C’è una Porta.' },
  'event.gate-opened': { en: 'A Gate opens.', it: 'Si apre un Portale.' },
  'event.end-cap': {
    en: 'An exit turns out to be a dead end.',
    it: 'Un’uscita si rivela un vicolo cieco.',
  },
  'event.collapsed': { en: 'A Door caves in.', it: 'Una Porta crolla.' },
  'event.token-revealed': {
    en: 'The Exploration Token is turned over.',
    it: 'Si gira il segnalino Esplorazione.',
  },
  'event.clue-found': {
    en: 'The party finds Clue {amount}.',
    it: 'La compagnia trova l’Indizio {amount}.',
  },
  'event.encounter': { en: 'Encounter: {card}.', it: 'Incontro: {card}.' },
} satisfies Texts;
