import type { Language, SaveProblem } from '@crawlspace/kernel';
import type { SaveProblemMessage } from '../types.ts';

/** What each problem of a save means to the person who has it, and what can be done. */
const TEXTS: Readonly<Record<SaveProblem, Readonly<Record<Language, string>>>> = {
  malformed: {
    en: 'This file isn’t a saved game, or it was damaged on the way. Your games here are untouched.',
    it: 'Questo file non è una partita salvata, oppure si è danneggiato per strada. Le tue partite qui sono intatte.',
  },
  truncated: {
    en: 'This saved game is cut off: part of the file is missing. Save or download it again.',
    it: 'Questa partita salvata è troncata: manca una parte del file. Salvala o scaricala di nuovo.',
  },
  'newer-format': {
    en: 'This game was saved by a newer version of Crawlspace. Reload the page to get that version, then try again.',
    it: 'Questa partita è stata salvata da una versione più recente di Crawlspace. Ricarica la pagina per ottenerla, poi riprova.',
  },
  'wrong-game': {
    en: 'This save is from a game that can’t be played here.',
    it: 'Questo salvataggio è di un gioco che qui non si può giocare.',
  },
  'newer-rules': {
    en: 'This game was played with newer rules than this page has. Reload the page to get them, then try again.',
    it: 'Questa partita è stata giocata con regole più recenti di quelle di questa pagina. Ricarica la pagina per ottenerle, poi riprova.',
  },
  'older-rules': {
    en: 'This game was played with older rules, and can’t be continued or replayed with the current ones.',
    it: 'Questa partita è stata giocata con regole più vecchie e non può essere ripresa o rivista con quelle attuali.',
  },
  'bad-setup': {
    en: 'This saved game starts with a mission or heroes that don’t exist here.',
    it: 'Questa partita salvata comincia con una missione o con eroi che qui non esistono.',
  },
  'bad-pack': {
    en: 'This game is played with a pack that doesn’t come with it, or that was changed since. Ask for the file again.',
    it: 'Questa partita si gioca con un pacchetto che qui manca o che nel frattempo è stato modificato. Fatti mandare di nuovo il file.',
  },
  'answer-refused': {
    en: 'This saved game contains a move that the rules don’t allow. It may have been edited.',
    it: 'Questa partita salvata contiene una mossa che le regole non permettono. Potrebbe essere stata modificata.',
  },
  'rule-failed': {
    en: 'The rules fail on a move in this saved game. That’s a bug in Crawlspace: please report it and attach this file.',
    it: 'Le regole si bloccano su una mossa di questa partita salvata. È un errore di Crawlspace: segnalalo allegando questo file.',
  },
  diverged: {
    en: 'When replayed, this game doesn’t end where it was saved. It may have been edited.',
    it: 'Se la si rigioca, questa partita non finisce dove era stata salvata. Potrebbe essere stata modificata.',
  },
  edited: {
    en: 'This saved game was edited after it was saved, so it can’t be trusted.',
    it: 'Questa partita salvata è stata modificata dopo il salvataggio: non è affidabile.',
  },
};

export function saveProblem(problem: SaveProblem): SaveProblemMessage {
  return { problem, text: TEXTS[problem] };
}

/**
 * The message for whatever went wrong while a save was read; null for errors that have nothing to do
 * with the save. The class of the error is in the engine, which may not be loaded: its name will do.
 */
export function problemOf(error: unknown): SaveProblemMessage | null {
  if (!(error instanceof Error) || error.name !== 'SaveError') return null;
  const problem = 'problem' in error ? String(error.problem) : '';
  return problem in TEXTS ? saveProblem(problem as SaveProblem) : null;
}
