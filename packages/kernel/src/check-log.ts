import type { Entry } from './log.ts';
import { malformed } from './parse.ts';
import type { SeatId } from './question.ts';
import type { Snapshot } from './snapshot.ts';

/** A log comes from outside: what no table with so many seats can have written is refused. */
export function checkLog(log: readonly Entry[], seats: number): void {
  let answers = 0;
  log.forEach((entry, index) => {
    const what = `entry ${index + 1}`;
    if (entry.t === 'answer') answers++;
    else if (entry.t === 'vote') {
      checkSeats([entry.seat], seats, what);
      checkAim(entry.to, answers - 1, what);
    } else if (entry.t === 'undo') {
      checkSeats(entry.seats, seats, what);
      checkAim(entry.to, answers, what);
      answers = entry.to;
    } else {
      checkStart(entry.start, what);
      answers = 0;
    }
  });
}

/** Answers are counted from where a game starts. */
export function checkStart({ answers, questions }: Snapshot<unknown>, what: string): void {
  if (answers !== 0 || questions < 0) throw malformed(`${what} does not start at its start`);
}

function checkSeats(named: readonly SeatId[], seats: number, what: string): void {
  const isSeat = (seat: SeatId) => seat >= 0 && seat < seats;
  if (!named.every(isSeat)) throw malformed(`${what} names a seat that is not there`);
}

function checkAim(to: number, most: number, what: string): void {
  if (to < 0 || to > most) throw malformed(`${what} goes back to where the game has not been`);
}
