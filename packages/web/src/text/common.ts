import type { Texts } from '@crawlspace/kernel';

/** What more than one screen says. */
export const commonTexts = {
  brand: { en: 'Crawlspace', it: 'Crawlspace' },
  title: {
    en: 'Crawlspace: a table for dungeon crawls',
    it: 'Crawlspace: un tavolo per avventure nel buio',
  },
  skip: { en: 'Skip to content', it: 'Vai al contenuto' },
  nav: { en: 'Main', it: 'Principale' },
  'nav.table': { en: 'Back to the table', it: 'Torna al tavolo' },
  'nav.home': { en: 'Home', it: 'Inizio' },
  'nav.rules': { en: 'Rules', it: 'Regole' },
  'nav.settings': { en: 'Settings', it: 'Impostazioni' },
  language: { en: 'Language', it: 'Lingua' },
  'more-below': { en: 'More below', it: 'Altro sotto' },
  close: { en: 'Close', it: 'Chiudi' },
  cancel: { en: 'Cancel', it: 'Annulla' },
  loading: { en: 'Lighting the lantern…', it: 'Accendo la lanterna…' },
  'broken.title': { en: 'Something went wrong', it: 'Qualcosa è andato storto' },
  'broken.text': {
    en: 'This page couldn’t be shown. Your games are safe in this browser.',
    it: 'Non è stato possibile mostrare questa pagina. Le tue partite sono al sicuro in questo browser.',
  },
  'notice-resumed-under-new-rules': {
    en: 'The rules have been updated since you last played this game. It continues from its last safe point.',
    it: 'Le regole sono state aggiornate dall’ultima volta che hai giocato. La partita riprende dal suo ultimo punto sicuro.',
  },
  'notice-not-saved': {
    en: 'Your browser couldn’t save the last answer, so it was taken back. Save the game to a file, free up some space and try again.',
    it: 'Il browser non è riuscito a salvare l’ultima risposta, che è stata annullata. Salva la partita su file, libera un po’ di spazio e riprova.',
  },
  'notice-opened-elsewhere': {
    en: 'This game is being played in another tab. You can watch here.',
    it: 'Questa partita è aperta in un’altra scheda. Qui puoi guardare.',
  },
  'notice-table-lost': {
    en: 'A rule failed, and the table has to be reopened. Everything up to your last answer is saved.',
    it: 'Una regola si è bloccata e il tavolo va riaperto. Tutto è salvato fino alla tua ultima risposta.',
  },
  'play-here': { en: 'Play here instead', it: 'Gioca qui' },
  'open-again': { en: 'Reopen it', it: 'Riapri' },
  understood: { en: 'OK', it: 'Ho capito' },
  'no-game.title': { en: 'Game not found', it: 'Partita non trovata' },
  'no-game.text': {
    en: 'This game isn’t in this browser. It may have been deleted, or played on another device. If you have it as a save file, open that from the start page.',
    it: 'Questa partita non è in questo browser. Forse è stata eliminata o giocata su un altro dispositivo. Se ne hai un salvataggio, aprilo dalla pagina iniziale.',
  },
  'seat.player': { en: 'Who plays {name}', it: 'Chi gioca {name}' },
  'seat.me': { en: 'Me', it: 'Io' },
  'seat.bot': { en: 'Bot', it: 'Bot' },
  'seat.expert': { en: 'Expert', it: 'Esperto' },
  going: { en: 'Going down…', it: 'Si scende…' },
  'to-home': { en: 'Back to the start', it: 'Torna all’inizio' },
  'try-again': { en: 'Try again', it: 'Riprova' },
  icons: {
    en: 'Icons by Lorc, Delapouite & contributors of game-icons.net, CC BY 3.0.',
    it: 'Icone di Lorc, Delapouite e altri autori di game-icons.net, CC BY 3.0.',
  },
  ours: {
    en: 'A fan-made table that knows the rules. All words, pictures and cards are original. Not connected with the publisher of any board game.',
    it: 'Un tavolo amatoriale che conosce le regole. Testi, immagini e carte sono originali. Nessun legame con gli editori di giochi da tavolo.',
  },
} as const satisfies Texts;
