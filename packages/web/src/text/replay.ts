import type { Texts } from '@crawlspace/kernel';
import { speaker } from './speaker.ts';

export const replayTexts = {
  title: { en: 'Replay', it: 'Replay' },
  controls: { en: 'Replay controls', it: 'Comandi del replay' },
  start: { en: 'To the start', it: "All'inizio" },
  back: { en: 'One step back', it: 'Un passo indietro' },
  play: { en: 'Play', it: 'Avvia' },
  pause: { en: 'Pause', it: 'Pausa' },
  forward: { en: 'One step on', it: 'Un passo avanti' },
  end: { en: 'To the end', it: 'Alla fine' },
  scrub: { en: 'Moment of the adventure', it: "Momento dell'avventura" },
  moment: { en: '{turn}, answer {n} of {length}', it: '{turn}, risposta {n} di {length}' },
  speed: { en: 'Speed', it: 'Velocità' },
  'speed.1': { en: '×1', it: '×1' },
  'speed.2': { en: '×2', it: '×2' },
  'speed.4': { en: '×4', it: '×4' },
  fights: { en: 'Fights', it: 'Scontri' },
  'fights.none': { en: 'No fight in this one.', it: 'Nessuno scontro.' },
  fight: { en: '{turn}: {enemies}', it: '{turn}: {enemies}' },
  log: { en: 'The story', it: 'Il racconto' },
  'log.empty': { en: 'Nothing has happened yet.', it: 'Non è ancora successo niente.' },
  board: { en: 'The board', it: 'Il tabellone' },
  share: { en: 'Save to a file', it: 'Salva su file' },
  link: { en: 'Copy a link', it: 'Copia un link' },
  'link.done': {
    en: 'The link is copied: it holds the whole game.',
    it: 'Link copiato: contiene tutta la partita.',
  },
  'link.long': {
    en: 'This game is too long for a link: send it as a file.',
    it: 'Questa partita è troppo lunga per un link: mandala come file.',
  },
  'link.here': { en: 'The link:', it: 'Il link:' },
  'play-on': { en: 'Play on from here', it: 'Gioca da qui' },
  'play-on.failed': {
    en: 'This moment cannot be played on from.',
    it: 'Da questo momento non si può continuare.',
  },
  keep: { en: 'Keep it here', it: 'Tienila qui' },
  'bad-link': { en: 'This link is broken', it: 'Questo link è rotto' },
  'bad-link.text': {
    en: 'A part of it is missing or was changed on the way. Ask for it once more, or for the game as a file.',
    it: 'Ne manca una parte, o è cambiato per strada. Fattelo rimandare, o chiedi la partita come file.',
  },
  after: { en: 'What happened', it: 'Com’è andata' },
} as const satisfies Texts;

export const replayText = speaker(replayTexts);
