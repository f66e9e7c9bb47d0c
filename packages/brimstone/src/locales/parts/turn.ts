import type { Texts } from '../types.ts';

/** Set up, the steps of a turn, and the end. */
export const turnTexts = {
  'prompt.lantern-bearer': {
    en: 'Who carries the Old Lantern?',
    it: 'Chi porta la Vecchia Lanterna?',
  },
  'prompt.start-space': { en: 'Where do you start?', it: 'Da dove parti?' },
  'prompt.who-goes-first': { en: 'Who goes first?', it: 'Chi va per primo?' },
  'prompt.turn-start': { en: 'Turn {turn}. What now?', it: 'Turno {turn}. Che si fa?' },
  'prompt.flee': {
    en: 'Flee the mine? The mission is lost.',
    it: 'Fuggire dalla miniera? La missione è persa.',
  },
  'prompt.use-turn-start': {
    en: 'Use something at the start of the turn?',
    it: "Usi qualcosa all'inizio del turno?",
  },
  'prompt.use-turn-end': {
    en: 'Use something at the end of the turn?',
    it: 'Usi qualcosa alla fine del turno?',
  },
  'prompt.end-of-turn-order': {
    en: 'In which order do these happen?',
    it: 'In quale ordine succede?',
  },
  'option.hold-back': { en: 'Hold back the darkness', it: "Trattieni l'oscurità" },
  'option.flee': { en: 'Flee', it: 'Fuggi' },
  'option.pass': { en: 'Pass', it: 'Passa' },
  'option.yes': { en: 'Yes', it: 'Sì' },
  'option.no': { en: 'No', it: 'No' },
  'event.set-up': { en: '{purpose}.', it: '{purpose}.' },
  'purpose.number-of-heroes': { en: 'The party gathers', it: 'La compagnia si raduna' },
  'purpose.shuffle-decks': { en: 'The decks are shuffled', it: 'I mazzi vengono mescolati' },
  'purpose.exploration-tokens': {
    en: 'The exploration tokens lie face down',
    it: 'I segnalini Esplorazione sono coperti',
  },
  'purpose.ready-heroes': { en: 'The heroes get ready', it: 'Gli eroi si preparano' },
  'purpose.select-mission': { en: 'The mission is set', it: 'La missione è scelta' },
  'purpose.depth-track': {
    en: 'The depth track is set',
    it: 'La traccia della profondità è pronta',
  },
  'purpose.entrance-tile': { en: 'The entrance lies open', it: "L'ingresso è aperto" },
  'purpose.place-heroes': { en: 'The heroes go in', it: 'Gli eroi entrano' },
  'event.step': { en: '{purpose}', it: '{purpose}' },
  'purpose.setup': { en: 'Set up.', it: 'Preparazione.' },
  'purpose.darkness': { en: 'Hold Back the Darkness.', it: "Trattenere l'Oscurità." },
  'purpose.activations': {
    en: 'Everyone activates in order of Initiative.',
    it: 'Tutti si attivano in ordine di Iniziativa.',
  },
  'purpose.exploration': { en: 'Room Exploration.', it: 'Esplorazione delle stanze.' },
  'purpose.end': { en: 'End of the turn.', it: 'Fine del turno.' },
  'event.turn': { en: 'Turn {amount}.', it: 'Turno {amount}.' },
  'event.lantern-given': {
    en: '{hero} takes the Old Lantern.',
    it: '{hero} prende la Vecchia Lanterna.',
  },
  'event.placed-hero': { en: '{hero} enters the mine.', it: '{hero} entra nella miniera.' },
  'event.objective-found': { en: 'This is the place.', it: 'Il posto è questo.' },
  'event.fled': { en: 'The party flees.', it: 'La compagnia fugge.' },
  'event.won': { en: 'The mission is won.', it: 'La missione è vinta.' },
  'event.lost': { en: 'The mission is lost.', it: 'La missione è persa.' },
  'event.mission': { en: '{card}', it: '{card}' },
  'outcome.objective': { en: 'The objective is won.', it: "L'obiettivo è conquistato." },
  'outcome.all-knocked-out': { en: 'Nobody is left standing.', it: 'Nessuno è rimasto in piedi.' },
  'outcome.darkness-escaped': { en: 'The Darkness got out.', it: "L'Oscurità è uscita." },
  'outcome.fled': { en: 'The party fled.', it: 'La compagnia è fuggita.' },
} satisfies Texts;
