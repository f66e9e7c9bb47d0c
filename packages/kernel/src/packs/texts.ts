import type { Texts } from '../texts.ts';

/** What is said of packs that are not as they should be. */
export const packTexts: Texts = {
  'pack.unknown': { en: 'unknown {what} “{name}”', it: '{what} sconosciuto: «{name}»' },
  'pack.unknown-meant': {
    en: 'unknown {what} “{name}”; did you mean “{meant}”?',
    it: '{what} sconosciuto: «{name}»; forse «{meant}»?',
  },
  'pack.unknown-known': {
    en: 'unknown {what} “{name}”; there are: {known}',
    it: '{what} sconosciuto: «{name}»; ci sono: {known}',
  },
  'pack.what.field': { en: 'field', it: 'campo' },
  'pack.what.effect': { en: 'effect', it: 'effetto' },
  'pack.what.condition': { en: 'condition', it: 'requisito' },
  'pack.what.kind': { en: 'kind of entry', it: 'tipo di voce' },
  'pack.what.amount': { en: 'amount', it: 'numero o dado' },
  'pack.what.heroes': { en: 'choice of Heroes', it: 'gruppo di Eroi' },
  'pack.what.enemies': { en: 'choice of Enemies', it: 'gruppo di Nemici' },
  'pack.what.moment': { en: 'moment', it: 'momento' },
  'pack.what.name': { en: 'name', it: 'nome' },
  'pack.what.special': { en: 'special', it: 'effetto speciale' },
  'pack.what.entry': { en: 'entry', it: 'elemento' },
  'pack.what.language': { en: 'language', it: 'codice di lingua' },
  'pack.what.game': { en: 'game', it: 'gioco' },
  'pack.missing': { en: 'the field “{field}” is missing', it: 'manca il campo «{field}»' },
  'pack.no-word': {
    en: 'the field “do” is missing, which says what happens',
    it: 'manca il campo «do», che dice che cosa succede',
  },
  'pack.kind': { en: 'this has to be {kinds}', it: 'qui serve {kinds}' },
  'pack.or': { en: '{one} or {rest}', it: '{one} o {rest}' },
  'pack.kind-number': { en: 'a number', it: 'un numero' },
  'pack.kind-string': { en: 'a text', it: 'un testo' },
  'pack.kind-boolean': { en: 'true or false', it: 'true o false' },
  'pack.kind-list': { en: 'a list', it: 'un elenco' },
  'pack.kind-object': { en: 'an object with fields', it: 'un oggetto con campi' },
  'pack.only-true': {
    en: 'this can only be true; otherwise leave it out',
    it: 'qui si può scrivere solo true; dove non vale, il campo si toglie',
  },
  'pack.only': { en: 'this can only be “{value}”', it: 'qui si può scrivere solo «{value}»' },
  'pack.number': {
    en: 'this has to be a number from {least} to {most}',
    it: 'qui serve un numero da {least} a {most}',
  },
  'pack.text': {
    en: 'this has to be a text of 1 to {most} letters',
    it: 'qui serve un testo da 1 a {most} lettere',
  },
  'pack.id': {
    en: 'an id has lower case letters and digits with dashes between them, 60 at most: “cold-draught”',
    it: 'un id ha lettere minuscole e cifre separate da trattini, al massimo 60: «cold-draught»',
  },
  'pack.enemy-id': {
    en: 'the id of a type of Enemies has no digits: models are numbered by them',
    it: 'l’id di un tipo di Nemici non ha cifre: servono a numerare le miniature',
  },
  'pack.name': {
    en: 'this has to be a word of letters, digits and dashes',
    it: 'qui serve una parola di lettere, cifre e trattini',
  },
  'pack.version': {
    en: 'a version is up to three numbers with dots between them: “1.0.2”',
    it: 'una versione ha fino a tre numeri separati da punti: «1.0.2»',
  },
  'pack.link': { en: 'a link begins with https://', it: 'un link comincia con https://' },
  'pack.long-list': {
    en: 'there are too many here: {most} at most',
    it: 'qui ce ne sono troppi: al massimo {most}',
  },
  'pack.places': { en: 'this has to be a list of {n}', it: 'qui serve un elenco di {n}' },
  'pack.not-json': { en: 'this isn’t JSON: {reason}', it: 'questo non è JSON: {reason}' },
  'pack.too-large': {
    en: 'the pack is too large: {most} MB at most {part}',
    it: 'il pacchetto è troppo grande: al massimo {most} MB {part}',
  },
  'pack.with-pictures': { en: 'with its pictures', it: 'con le immagini' },
  'pack.without-pictures': { en: 'without its pictures', it: 'senza le immagini' },
  'pack.too-deep': {
    en: 'too much is nested here: {most} levels at most',
    it: 'qui l’annidamento è troppo profondo: al massimo {most} livelli',
  },
  'pack.too-many': {
    en: 'there is too much in here: {most} at most',
    it: 'qui c’è troppo: al massimo {most}',
  },
  'pack.forbidden-name': {
    en: 'no field may be called “{name}”',
    it: 'nessun campo può chiamarsi «{name}»',
  },
  'pack.format': {
    en: 'this Crawlspace reads packs of format {known}',
    it: 'questo Crawlspace legge pacchetti del formato {known}',
  },
  'pack.other-game': {
    en: 'this pack is for {game}, not for {here}',
    it: 'questo pacchetto è per {game}, non per {here}',
  },
  'pack.not-yet': {
    en: 'a pack can’t {what} {kind} yet; it can {known}',
    it: 'un pacchetto non può ancora {what} {kind}; può {known}',
  },
  'pack.may.adds': { en: 'add', it: 'aggiungere' },
  'pack.may.changes': { en: 'change', it: 'cambiare' },
  'pack.may.removes': { en: 'remove', it: 'togliere' },
  'pack.may.nothing': { en: 'do nothing with it', it: 'non farci nulla' },
  'pack.taken': {
    en: '“{id}” is taken already; give the entry an id of its own, perhaps “{pack}-{id}”',
    it: '«{id}» esiste già; serve un id proprio, per esempio «{pack}-{id}»',
  },
  'pack.emptied': {
    en: 'the game can’t do without this card: its deck would be empty',
    it: 'il gioco non può fare a meno di questa carta: il mazzo resterebbe vuoto',
  },
  'pack.nothing-changed': { en: 'nothing is changed here', it: 'qui non cambia nulla' },
  'pack.no-name': {
    en: 'it has no name: texts need “{key}” in at least one language',
    it: 'non ha un nome: nei testi serve «{key}» in almeno una lingua',
  },
  'pack.foreign-text': {
    en: 'texts are for the pack’s own entries: “{id}” is none of them',
    it: 'i testi sono per le voci del pacchetto: «{id}» non ne fa parte',
  },
  'pack.made-text': {
    en: 'what a card does is put into words by itself; a pack can write: {known}',
    it: 'ciò che fa una carta viene descritto da sé; un pacchetto può scrivere: {known}',
  },
  'pack.own-change': {
    en: 'this is the pack’s own entry: change it where it is added',
    it: 'questa voce è del pacchetto stesso: va cambiata dove viene aggiunta',
  },
  'pack.nobodys': {
    en: 'nobody is “you” here: say who (“to”: “all”), or put it into “for”',
    it: 'qui nessuno è «you»: va detto chi («to»: «all»), o va messo in «for»',
  },
  'pack.no-x': {
    en: '“X” is the number on an Enemy’s sheet: only abilities of sheets know it',
    it: '«X» è il numero sulla scheda di un Nemico: lo conoscono solo le abilità di scheda',
  },
  'pack.no-moment': {
    en: '“{what}” means nothing at this moment',
    it: '«{what}» non significa nulla in questo momento',
  },
  'pack.other-base': {
    en: 'this variant is one of “{base}”',
    it: 'questa variante è di «{base}»',
  },
  'pack.empty': { en: 'this can’t be empty', it: 'questo non può essere vuoto' },
  'pack.no-bonuses': {
    en: 'the class has no bonuses for these rows: {rows}',
    it: 'alla classe mancano i bonus di queste righe: {rows}',
  },
  'pack.special-elsewhere': {
    en: 'the special “{id}” works only on: {kinds}',
    it: 'l’effetto speciale «{id}» funziona solo su: {kinds}',
  },
  'pack.special-numbers': {
    en: 'the special “{id}” needs these numbers: {n}',
    it: 'l’effetto speciale «{id}» vuole questi numeri: {n}',
  },
  'pack.word-elsewhere': {
    en: '“{word}” means nothing among {kind}',
    it: '«{word}» non significa nulla tra {kind}',
  },
  'pack.endless': {
    en: 'any number of times needs a cost, or it would never end',
    it: 'un numero qualsiasi di volte richiede un costo, o non finirebbe mai',
  },
  'pack.map': {
    en: 'the map can’t be laid: {reason}',
    it: 'la mappa non si può comporre: {reason}',
  },
  'pack.no-zone': { en: 'there is no zone at {x},{y}', it: 'in {x},{y} non c’è nessuna zona' },
  'pack.tile-rows': {
    en: 'the map is rows of one length, 2 to 16, made of o (space), S (start), D (doorway), # (rock), “,” (too small) and . (nothing)',
    it: 'la mappa è fatta di righe uguali, da 2 a 16, con o (spazio), S (partenza), D (porta), # (roccia), «,» (troppo piccolo) e . (nulla)',
  },
  'pack.tile-exits': {
    en: 'exits share the numbers 1 to 6, clockwise from the entrance: “12 345 6”, one group for each',
    it: 'le uscite si dividono i numeri da 1 a 6, in senso orario dall’entrata: «12 345 6», un gruppo per ognuna',
  },
  'pack.tile-doorways': {
    en: 'a doorway is two D side by side on an edge with nothing else on it, and an o before each',
    it: 'una porta è fatta di due D vicine su un bordo senz’altro, con una o davanti a ognuna',
  },
  'pack.tile-entrance': {
    en: 'its entrance is the one doorway in the south; an Entrance has none there, and 6 S or more',
    it: 'la sua entrata è l’unica porta a sud; un Ingresso non ne ha lì, e ha almeno 6 S',
  },
  'pack.tile-split': {
    en: 'not every space can be reached from the others',
    it: 'non tutti gli spazi si raggiungono dagli altri',
  },
  'pack.tile-barrier': {
    en: 'a barrier lies between two spaces side by side: [[row, column], [row, column]], counted from 0',
    it: 'una barriera sta tra due spazi vicini: [[riga, colonna], [riga, colonna]], contati da 0',
  },
  'pack.tile-encounter': {
    en: 'a unique room names an Encounter of its world, and no other tile does',
    it: 'una stanza unica nomina un Incontro del suo mondo, e nessun’altra tessera lo fa',
  },
  'pack.world-tiles': {
    en: 'the world needs at least one room among its tiles',
    it: 'al mondo serve almeno una stanza tra le sue tessere',
  },
  'pack.no-marker': {
    en: '“*” is a marker: it means something only in “with-marker”',
    it: '«*» è un segnalino: significa qualcosa solo in «with-marker»',
  },
  'pack.never-found': {
    en: 'nothing leads to the objective: say how many clues find it, or “find-objective”',
    it: 'nulla porta all’obiettivo: servono gli indizi che lo trovano, o «find-objective»',
  },
  'pack.never-won': {
    en: 'nobody can win: say when it is “won”, or “win” somewhere',
    it: 'nessuno può vincere: serve «won», o «win» da qualche parte',
  },
  'pack.own-name': {
    en: '“{name}” needs a name of the mission’s own: “{id}-…”',
    it: '«{name}» vuole un nome della missione: «{id}-…»',
  },
  'pack.two-packs': {
    en: 'there are two packs called “{id}”; keep one of them',
    it: 'ci sono due pacchetti chiamati «{id}»: se ne può tenere uno solo',
  },
  'pack.needs': {
    en: 'it needs the pack “{id}”, version {version} or later',
    it: 'serve il pacchetto «{id}», versione {version} o successiva',
  },
  'pack.older': {
    en: 'it needs version {version} of the pack “{id}” or a later one; this one is {here}',
    it: 'serve la versione {version} del pacchetto «{id}» o una successiva; questa è la {here}',
  },
  'pack.circle': {
    en: 'packs need each other in a circle: {ids}',
    it: 'i pacchetti hanno bisogno l’uno dell’altro in cerchio: {ids}',
  },
  'pack.picture-large': {
    en: 'the picture is too large: {most} KB at most',
    it: 'l’immagine è troppo grande: al massimo {most} KB',
  },
  'pack.picture-wide': {
    en: 'the picture has too many pixels: {most} × {most} at most',
    it: 'l’immagine ha troppi pixel: al massimo {most} × {most}',
  },
  'pack.picture-kind': {
    en: 'a picture is SVG (“<svg …”), PNG or WebP (“data:image/png;base64,…”)',
    it: 'un’immagine è in SVG («<svg …»), PNG o WebP («data:image/png;base64,…»)',
  },
  'pack.picture-svg': {
    en: 'the SVG may only draw: “{what}” isn’t allowed in it',
    it: 'l’SVG può soltanto disegnare: «{what}» non è ammesso',
  },
};
