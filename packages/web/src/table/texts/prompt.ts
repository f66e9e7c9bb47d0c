import type { Texts } from '@crawlspace/kernel';

/** Words around questions and their options. */
export const promptTexts = {
  question: { en: 'The question', it: 'La domanda' },
  'the-party': { en: 'The whole party', it: 'Tutta la compagnia' },
  'asked-first': {
    en: '{name}; {count} more {count|hero waits|heroes wait}',
    it: '{name}; {count|aspetta|aspettano} {count} {count|altro eroe|altri eroi}',
  },
  fold: { en: 'Fold the question away', it: 'Riduci la domanda' },
  unfold: { en: 'Show the options', it: 'Mostra le opzioni' },
  why: { en: 'Why am I asked?', it: 'Perché me lo chiedi?' },
  'what-would-you-do': { en: 'What would you do?', it: 'Tu che faresti?' },
  'thinking-about-it': { en: 'Let me think …', it: 'Fammi pensare …' },
  advised: { en: 'I would take this', it: 'Io prenderei questa' },
  'from-now-on': { en: 'From now on:', it: 'D’ora in poi:' },
  'react-ask': { en: 'Ask me', it: 'Chiedimelo' },
  'look-at': { en: 'Look at {card}', it: 'Guarda {card}' },
  'as-a-list': { en: 'As a list', it: 'Elenco' },
  'hide-list': { en: 'Hide the list', it: 'Nascondi l’elenco' },
  'none-of-them': { en: 'None of them', it: 'Nessuno' },
  'confirm-of': { en: 'Confirm {count} of {max}', it: 'Conferma {count} di {max}' },
  'confirm-count': { en: 'Confirm ({count})', it: 'Conferma ({count})' },
  'points-left': {
    en: '{count} left to assign. Tap here or on the board.',
    it: '{count} da assegnare. Tocca qui o sul tabellone.',
  },
  'one-more': { en: 'One more: {label}', it: 'Uno in più: {label}' },
  'one-less': { en: 'One less: {label}', it: 'Uno in meno: {label}' },
  'order-how': {
    en: 'Tap them one after the other, or drag.',
    it: 'Toccali uno dopo l’altro, o trascinali.',
  },
  'as-listed': { en: 'As listed', it: 'Come elencati' },
  'in-this-order': { en: 'In this order', it: 'In quest’ordine' },
  'bot-thinks': { en: 'A bot is thinking', it: 'Un bot sta pensando' },
  'how-it-went': { en: 'See how it went', it: 'Guarda com’è andata' },
  'refused-malformed': { en: 'That was not understood.', it: 'Non ho capito.' },
  'refused-no-such-seat': {
    en: 'Nobody sits there.',
    it: 'Lì non siede nessuno.',
  },
  'refused-moment-passed': {
    en: 'The table has moved on since you saw this question.',
    it: 'Il tavolo è andato avanti da quando hai visto questa domanda.',
  },
  'refused-rule-failed': {
    en: 'A rule broke down over this. Nothing was lost: the game stands as it stood before.',
    it: 'Una regola si è bloccata. Nulla è andato perso: la partita è ferma a prima della risposta.',
  },
  'refused-not-stored': {
    en: 'This could not be saved, so it was taken back. Please try again.',
    it: 'Non è stato possibile salvare: la risposta è stata annullata. Riprova.',
  },
  'refused-table-lost': {
    en: 'This table has to be opened again. Nothing that was saved is lost.',
    it: 'Questo tavolo va riaperto. Nulla di ciò che è salvato è perso.',
  },
  'save-report': { en: 'Save a report of the fault', it: 'Salva un rapporto del guasto' },
  'keep-as-file': { en: 'Keep the game as a file', it: 'Conserva la partita in un file' },
  'refused-not-pending': {
    en: 'That question has already been answered.',
    it: 'A quella domanda si è già risposto.',
  },
  'refused-not-your-decision': {
    en: 'Somebody else decides this.',
    it: 'Questo lo decide qualcun altro.',
  },
  'refused-not-an-option': { en: 'That is not possible now.', it: 'Ora non si può.' },
  'refused-repeated': {
    en: 'The same was picked twice.',
    it: 'Hai scelto due volte la stessa cosa.',
  },
  'refused-too-few': { en: 'Not enough is picked.', it: 'Hai scelto troppo poco.' },
  'refused-too-many': { en: 'Too much is picked.', it: 'Hai scelto troppo.' },
} satisfies Texts;
