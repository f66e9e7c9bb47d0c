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
  after: { en: 'What happened', it: 'Com’è andata' },
} satisfies Texts;

export const replayText = speaker(replayTexts);
