import type { Texts } from '@crawlspace/kernel';

export const homeTexts = {
  'home.title': { en: 'The lantern is lit', it: 'La lanterna è accesa' },
  'home.lead': {
    en: 'Cooperative dungeon crawls at a table that knows every rule. Alone, or all around one screen.',
    it: 'Avventure cooperative a un tavolo che conosce ogni regola. Da soli, o tutti davanti a uno schermo.',
  },
  'home.games': { en: 'Games', it: 'Giochi' },
  'brimstone.name': { en: 'Brimstone', it: 'Brimstone' },
  'brimstone.over': { en: 'Wanted: the living', it: 'Cercansi: vivi' },
  'brimstone.text': {
    en: 'A mine in the Weird West, one lantern, and something under the mountain that has started to hum.',
    it: 'Una miniera del Far West più strano, una lanterna, e sotto la montagna qualcosa che ha cominciato a ronzare.',
  },
  'brimstone.facts': {
    en: '1 to 6 heroes · 5 missions · about an hour',
    it: 'da 1 a 6 eroi · 5 missioni · circa un’ora',
  },
  'brimstone.quick': { en: 'Quick start', it: 'Inizio rapido' },
  'brimstone.quick-hint': {
    en: 'Four heroes, the first mission, one click.',
    it: 'Quattro eroi, la prima missione, un clic.',
  },
  'brimstone.muster': { en: 'Muster a posse', it: 'Adunata' },
  'brimstone.art': {
    en: 'A figure with a lantern before the mouth of a mine; eyes and tentacles in the dark.',
    it: "Una figura con la lanterna davanti all'ingresso di una miniera; occhi e tentacoli nel buio.",
  },
  'hellscape.name': { en: 'Hellscape', it: 'Hellscape' },
  'hellscape.over': { en: 'The way back is down', it: 'La via del ritorno scende' },
  'hellscape.text': {
    en: 'Six heroes, a door that should not be open, and everything that comes through it. Keep to the shadows; they are on your side.',
    it: 'Sei eroi, una porta che non dovrebbe essere aperta, e tutto ciò che ne esce. Restate nell’ombra: è dalla vostra parte.',
  },
  'hellscape.facts': {
    en: '1 to 6 heroes · 11 quests · one to two hours',
    it: 'da 1 a 6 eroi · 11 missioni · una o due ore',
  },
  'hellscape.quick': { en: 'Tutorial', it: 'Tutorial' },
  'hellscape.quick-hint': {
    en: 'Four heroes, the shortest quest, one click.',
    it: 'Quattro eroi, la missione più breve, un clic.',
  },
  'hellscape.muster': { en: 'Choose a quest', it: 'Scegli la missione' },
  'hellscape.art': {
    en: 'A gate of horns, burning from within; three cloaked figures stand small before it.',
    it: 'Una porta di corna che arde da dentro; davanti, piccole, tre figure con il mantello.',
  },
  continue: { en: 'Where you left off', it: 'Dove eravate rimasti' },
  'continue.go': { en: 'Continue', it: 'Continua' },
  saved: { en: 'Saved games', it: 'Partite salvate' },
  'saved.none': {
    en: 'Nothing yet. Games save themselves after every answer, in this browser.',
    it: 'Ancora niente. Le partite si salvano da sole dopo ogni risposta, in questo browser.',
  },
  'saved.unfinished': { en: 'Under way', it: 'In corso' },
  'saved.won': { en: 'Won', it: 'Vinta' },
  'saved.lost': { en: 'Lost', it: 'Persa' },
  'saved.replay': { en: 'Replay', it: 'Rivedi' },
  'saved.export': { en: 'Save to a file', it: 'Salva su file' },
  'saved.delete': { en: 'Delete', it: 'Elimina' },
  'saved.import': { en: 'Open a save file', it: 'Apri un salvataggio' },
  'saved.imported': {
    en: '“{mission}” is in your list now.',
    it: '«{mission}» ora è nella tua lista.',
  },
  'saved.exported': { en: 'Saved as {file}.', it: 'Salvata come {file}.' },
  'saved.not-exported': {
    en: 'The file could not be made. The game itself is safe.',
    it: 'Non è stato possibile creare il file. La partita è al sicuro.',
  },
  'delete.title': { en: 'Delete this game?', it: 'Eliminare la partita?' },
  'delete.text': {
    en: '“{mission}” ({turn}) will be gone from this browser for good. Save it to a file first if you want to keep it.',
    it: '«{mission}» ({turn}) sparirà per sempre da questo browser. Se vuoi tenerla, prima salvala su file.',
  },
  'delete.yes': { en: 'Delete it', it: 'Elimina' },
  reference: { en: 'At hand', it: 'A portata di mano' },
  'reference.rules': { en: 'Every rule, searchable', it: 'Ogni regola, con ricerca' },
  'reference.settings': {
    en: 'Sound, motion, text, colours',
    it: 'Suono, movimento, testo, colori',
  },
  'no-start': {
    en: 'The game could not be started. Check the connection and try again.',
    it: 'Non è stato possibile avviare la partita. Controlla la connessione e riprova.',
  },
} satisfies Texts;
