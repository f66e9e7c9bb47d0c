import type { Texts } from '@crawlspace/kernel';

/** The turn, the depth track and the situation. */
export const turnTexts = {
  'in-this-span': { en: 'in this fight', it: 'in questo scontro' },
  table: { en: 'The table', it: 'Il tavolo' },
  setup: { en: 'Setting out', it: 'Preparativi' },
  turn: { en: 'Turn {number}', it: 'Turno {number}' },
  'steps-of-turn': { en: 'Steps of the turn', it: 'Fasi del turno' },
  'step-darkness': { en: 'Darkness', it: 'Oscurità' },
  'step-activations': { en: 'Activations', it: 'Attivazioni' },
  'step-exploration': { en: 'Exploration', it: 'Esplorazione' },
  'step-end': { en: 'End', it: 'Fine' },
  'order-of-turn': { en: 'Order of the turn', it: 'Ordine del turno' },
  'in-line': {
    en: '{name}, Initiative {initiative}, {state}',
    it: '{name}, Iniziativa {initiative}, {state}',
  },
  'state-done': { en: 'has acted', it: 'ha agito' },
  'state-acting': { en: 'acting now', it: 'agisce ora' },
  'state-waiting': { en: 'still to act', it: 'deve agire' },
  'state-out': { en: 'out', it: 'fuori' },

  'depth-track': { en: 'The depth track', it: 'Il Tracciato di Profondità' },
  'hold-back-short': { en: 'Hold back {need}+ · {chance}', it: 'Trattenere {need}+ · {chance}' },
  'hold-back-long': {
    en: 'Hold Back the Darkness needs {need}+ on two dice: {held} it is held back, {event} doubles hold it back but bring a Depth Event, {fails} it moves.',
    it: 'Trattenere l’Oscurità richiede {need}+ con due dadi: {held} è trattenuta, {event} un doppio la trattiene ma porta un Evento di Profondità, {fails} avanza.',
  },
  'hold-back-bonus': {
    en: 'Whoever carries the lantern adds {bonus}.',
    it: 'Chi porta la lanterna aggiunge {bonus}.',
  },
  'next-effect': {
    en: 'In {count} {count|step|steps}: {does}',
    it: 'Tra {count} {count|passo|passi}: {does}',
  },
  'space-plain': { en: 'nothing', it: 'niente' },
  'space-growing-dread': { en: 'Growing Dread', it: 'Terrore Crescente' },
  'space-blood-spatter': { en: 'Darkness card', it: 'carta Oscurità' },
  'space-entrance': { en: 'the Darkness escapes', it: 'l’Oscurità esce' },
  'space-plain-long': { en: 'Nothing happens.', it: 'Non succede niente.' },
  'space-growing-dread-long': {
    en: 'Growing Dread: a card goes face down onto the stack.',
    it: 'Terrore Crescente: una carta va coperta sulla pila.',
  },
  'space-blood-spatter-long': {
    en: 'Blood Spatter: a Darkness card is drawn and happens at once.',
    it: 'Schizzo di Sangue: si pesca una carta Oscurità, che accade subito.',
  },
  'space-entrance-long': {
    en: 'The Entrance: the Darkness is out, and the mission is lost.',
    it: 'L’Ingresso: l’Oscurità è fuori, e la missione è persa.',
  },
  'depth-described': {
    en: 'Depth track from Entrance, 0, to Darkness Start, 16. The party is at {party}, the Darkness at {darkness}.',
    it: 'Tracciato di Profondità dall’Ingresso, 0, all’Inizio dell’Oscurità, 16. La compagnia è a {party}, l’Oscurità a {darkness}.',
  },
  'depth-explained': {
    en: 'Every new tile takes the lantern deeper. The Darkness comes the other way: at the start of each turn, whoever carries the lantern rolls to hold it back. If the roll fails, the Darkness takes a step, and the space it enters may have an effect.',
    it: 'La lanterna scende con ogni nuova tessera. L’Oscurità viene in senso contrario: all’inizio di ogni turno chi porta la lanterna tira per trattenerla. Se fallisce, l’Oscurità fa un passo, e lo spazio in cui entra può avere un effetto.',
  },
  'stages-explained': {
    en: 'The deeper the party, the harder: 7+ at first, 8+ past the first line, 9+ past the second. Doubles always hold, but wake a Depth Event.',
    it: 'Più scende la compagnia, più è difficile: 7+ all’inizio, 8+ oltre la prima linea, 9+ oltre la seconda. Un doppio regge sempre, ma risveglia un Evento di Profondità.',
  },
  'on-its-way': {
    en: 'Its way out: {count} {count|step|steps}',
    it: 'La sua via d’uscita: {count} {count|passo|passi}',
  },

  situation: { en: 'The situation', it: 'La situazione' },
  'objective-search': { en: 'Find the way to the objective', it: 'Trovate la via per l’obiettivo' },
  'objective-here': { en: 'The objective is here', it: 'L’obiettivo è qui' },
  clues: { en: 'Clues', it: 'Indizi' },
  'clues-explained': {
    en: 'Clues are found on Exploration tokens. With enough of them, the next room you explore is the objective.',
    it: 'Gli Indizi stanno sui segnalini Esplorazione. Quando bastano, la prossima stanza che esplorate è l’obiettivo.',
  },
  'dread-stack': { en: 'Dread', it: 'Terrore' },
  'dread-explained': {
    en: 'Growing Dread waits face down and comes over you at the objective.',
    it: 'Il Terrore Crescente aspetta coperto e vi assale all’obiettivo.',
  },
  'revive-tokens': { en: 'Revive', it: 'Rianima' },
  'revive-explained': {
    en: 'Revive Tokens bring KO’d heroes back at once.',
    it: 'I segnalini Rianimazione rimettono subito in piedi gli eroi KO.',
  },
  goal: { en: 'What to do', it: 'Che cosa fare' },
  'in-play': { en: 'Cards in play', it: 'Carte in gioco' },
  'nothing-in-play': { en: 'None.', it: 'Nessuna.' },
  piles: { en: 'Piles', it: 'Mazzi' },
  'pile-left': { en: '{left} left, {discard} discarded', it: '{left} rimaste, {discard} scartate' },
  'pile-map': { en: 'Map, {world}', it: 'Mappa, {world}' },
  'pile-encounter': { en: 'Encounters, {world}', it: 'Incontri, {world}' },
  'pile-artifact': { en: 'Artifacts, {world}', it: 'Artefatti, {world}' },
  'pile-threat': { en: 'Threats, {world}', it: 'Minacce, {world}' },
  'pile-threat-low': { en: 'Low Threats', it: 'Minacce Basse' },
  'pile-threat-med': { en: 'Med Threats', it: 'Minacce Medie' },
  'pile-threat-high': { en: 'High Threats', it: 'Minacce Alte' },
  'pile-threat-epic': { en: 'Epic Threats', it: 'Minacce Epiche' },
  'pile-gear': { en: 'Gear', it: 'Equipaggiamento' },
  'pile-darkness': { en: 'Darkness', it: 'Oscurità' },
  'pile-growing-dread': { en: 'Growing Dread', it: 'Terrore Crescente' },
  'pile-exploration': { en: 'Exploration tokens', it: 'Segnalini Esplorazione' },
} as const satisfies Texts;
