import type { Texts } from '@crawlspace/kernel';

export const homeTexts = {
  'home.title': { en: 'The lantern is lit', it: 'La lanterna è accesa' },
  'home.lead': {
    en: 'Cooperative dungeon crawls at a table that knows every rule. Play alone, around one screen, or online with friends.',
    it: 'Avventure cooperative a un tavolo che conosce ogni regola. Da soli, attorno a uno schermo o online con gli amici.',
  },
  'home.games': { en: 'Games', it: 'Giochi' },
  'home.campaign': { en: 'Campaign', it: 'Campagna' },
  continue: { en: 'Where you left off', it: 'Dove eravate rimasti' },
  'continue.go': { en: 'Continue', it: 'Continua' },
  saved: { en: 'Saved games', it: 'Partite salvate' },
  'saved.none': {
    en: 'Nothing yet. Games save themselves after every answer, in this browser.',
    it: 'Ancora niente. Le partite si salvano da sole dopo ogni risposta, in questo browser.',
  },
  'saved.unfinished': { en: 'In progress', it: 'In corso' },
  'saved.over': { en: 'Over', it: 'Conclusa' },
  'saved.won': { en: 'Won', it: 'Vinta' },
  'saved.lost': { en: 'Lost', it: 'Persa' },
  'saved.replay': { en: 'Replay', it: 'Rivedi' },
  'saved.export': { en: 'Save to a file', it: 'Salva su file' },
  'saved.delete': { en: 'Delete', it: 'Elimina' },
  'saved.import': { en: 'Open a save file', it: 'Apri un salvataggio' },
  'saved.open': { en: 'Open it', it: 'Aprila' },
  'saved.imported': {
    en: '“{mission}” is in your list now.',
    it: '«{mission}» ora è nella tua lista.',
  },
  'saved.exported': { en: 'Saved as {file}.', it: 'Salvata come {file}.' },
  'saved.not-exported': {
    en: 'Couldn’t create the file. The game itself is safe.',
    it: 'Non è stato possibile creare il file. La partita è al sicuro.',
  },
  'delete.title': { en: 'Delete this game?', it: 'Eliminare la partita?' },
  'delete.text': {
    en: '“{mission}” ({turn}) will be gone from this browser for good. Save it to a file first if you want to keep it.',
    it: '«{mission}» ({turn}) sparirà per sempre da questo browser. Se vuoi tenerla, prima salvala su file.',
  },
  'delete.yes': { en: 'Delete it', it: 'Elimina' },
  reference: { en: 'Also here', it: 'A portata di mano' },
  'reference.rules': { en: 'Every rule, searchable', it: 'Ogni regola, con ricerca' },
  'reference.packs': {
    en: 'Cards, heroes and quests of your own',
    it: 'Carte, eroi e missioni tuoi',
  },
  packs: { en: 'Packs', it: 'Pacchetti' },
  'reference.settings': {
    en: 'Sound, motion, text, colours',
    it: 'Suono, movimento, testo, colori',
  },
  'no-start': {
    en: 'Couldn’t start the game. Check your connection and try again.',
    it: 'Non è stato possibile avviare la partita. Controlla la connessione e riprova.',
  },
} as const satisfies Texts;
