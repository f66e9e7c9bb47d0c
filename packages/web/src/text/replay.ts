import type { Texts } from '@crawlspace/kernel';
import { speaker } from './speaker.ts';

export const replayTexts = {
  title: { en: 'Replay', it: 'Replay' },
  controls: { en: 'Replay controls', it: 'Comandi del replay' },
  start: { en: 'To the start', it: 'All’inizio' },
  back: { en: 'One step back', it: 'Un passo indietro' },
  play: { en: 'Play', it: 'Avvia' },
  pause: { en: 'Pause', it: 'Pausa' },
  forward: { en: 'One step forward', it: 'Un passo avanti' },
  end: { en: 'To the end', it: 'Alla fine' },
  scrub: { en: 'Moment of the adventure', it: 'Momento dell’avventura' },
  moment: { en: '{turn}, answer {n} of {length}', it: '{turn}, risposta {n} di {length}' },
  speed: { en: 'Speed', it: 'Velocità' },
  'speed.1': { en: '×1', it: '×1' },
  'speed.2': { en: '×2', it: '×2' },
  'speed.4': { en: '×4', it: '×4' },
  fights: { en: 'Fights and falls', it: 'Scontri e cadute' },
  'fights.none': { en: 'No fights in this game.', it: 'Nessuno scontro.' },
  fall: { en: '{turn}: {what}', it: '{turn}: {what}' },
  party: { en: 'The party', it: 'La compagnia' },
  dice: { en: 'Dice of this step', it: 'I dadi di questo passo' },
  fight: { en: '{turn}: {enemies}', it: '{turn}: {enemies}' },
  log: { en: 'The story', it: 'Il racconto' },
  'log.empty': { en: 'Nothing has happened yet.', it: 'Non è ancora successo niente.' },
  board: { en: 'The board', it: 'Il tabellone' },
  share: { en: 'Save to a file', it: 'Salva su file' },
  link: { en: 'Copy a link', it: 'Copia un link' },
  'link.done': {
    en: 'Link copied. It contains the whole game.',
    it: 'Link copiato: contiene tutta la partita.',
  },
  'link.long': {
    en: 'This game is too long for a link. Send it as a file.',
    it: 'Questa partita è troppo lunga per un link: mandala come file.',
  },
  'link.here': { en: 'The link:', it: 'Il link:' },
  'play-on': { en: 'Play on from here', it: 'Gioca da qui' },
  'play-on.failed': {
    en: 'You can’t play on from this moment.',
    it: 'Da questo momento non si può continuare.',
  },
  keep: { en: 'Save it here', it: 'Salvala qui' },
  'bad-link': { en: 'This link is broken', it: 'Questo link è rotto' },
  'bad-link.text': {
    en: 'Part of the link is missing or was changed. Ask for it again, or for the game as a file.',
    it: 'Ne manca una parte, o è stato modificato. Fattelo rimandare, o chiedi la partita come file.',
  },
  after: { en: 'What happened', it: 'Com’è andata' },
} as const satisfies Texts;

export const replayText = speaker(replayTexts);
