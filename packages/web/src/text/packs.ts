import type { Texts } from '@crawlspace/kernel';
import { speaker } from './speaker.ts';

const texts = {
  title: { en: 'Packs', it: 'Pacchetti' },
  lead: {
    en: 'Cards, heroes, quests and house rules that people make. Bring a file, look at its cards, and choose the pack when you set up a game.',
    it: 'Carte, eroi, missioni e regole della casa fatti da chi gioca. Porta un file, guarda le carte e scegli il pacchetto quando prepari una partita.',
  },
  bring: { en: 'Bring a pack', it: 'Porta un pacchetto' },
  drop: { en: 'or drop the file here', it: 'oppure trascina qui il file' },
  reading: { en: 'Reading the pack…', it: 'Leggo il pacchetto…' },
  shelf: { en: 'Your packs', it: 'I tuoi pacchetti' },
  none: {
    en: 'None yet. Packs stay in this browser; games take theirs along.',
    it: 'Ancora nessuno. I pacchetti restano in questo browser; le partite portano con sé i propri.',
  },
  'all-out': { en: 'Save all to a file', it: 'Salva tutti su file' },
  look: { en: 'See the cards', it: 'Vedi le carte' },
  remove: { en: 'Remove', it: 'Togli' },
  by: { en: '{author}, version {version}', it: '{author}, versione {version}' },
  brought: { en: '“{name}” is on your shelf.', it: '«{name}» è sul tuo scaffale.' },
  removed: {
    en: '“{name}” is off your shelf. Games that use it keep it.',
    it: '«{name}» non è più sul tuo scaffale. Le partite che lo usano lo tengono.',
  },
  'not-whole': {
    en: '“{name}” can’t be played yet. Nothing was kept.',
    it: '«{name}» non si può ancora giocare. Non è stato tenuto nulla.',
  },
  'no-pack': { en: 'That file isn’t a pack.', it: 'Quel file non è un pacchetto.' },
  failed: {
    en: 'The file couldn’t be read or kept. Try again.',
    it: 'Non è stato possibile leggere o tenere il file. Riprova.',
  },
  lacks: {
    en: 'It has no English texts: names are in Italian.',
    it: 'Non ha testi in italiano: i nomi sono in inglese.',
  },
  adds: { en: 'New ({count})', it: 'Nuove ({count})' },
  changes: { en: 'Changed ({count})', it: 'Modificate ({count})' },
  removes: { en: 'Taken out ({count})', it: 'Tolte ({count})' },
  choose: { en: 'Packs', it: 'Pacchetti' },
  'choose.text': {
    en: 'The game keeps what you choose, and takes it along wherever it is opened.',
    it: 'La partita tiene ciò che scegli e lo porta con sé ovunque venga aperta.',
  },
  'choose.failed': {
    en: 'These packs can’t be played together: {why}',
    it: 'Questi pacchetti non si possono giocare insieme: {why}',
  },
} as const satisfies Texts;

export const packText = speaker(texts);
