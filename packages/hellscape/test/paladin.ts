import type { PaladinBoard } from '../src/content/classes/boards.ts';
import type { DescentState } from '../src/state.ts';

export function paladinBoard({ heroes }: Pick<DescentState, 'heroes'>): PaladinBoard {
  for (const { board } of heroes) if (board.class === 'paladin') return board;
  throw new Error('there is no Paladin');
}

/** Consecrates a zone: with these skills under the column, one of them perhaps blessed. */
export function consecrated(
  state: DescentState,
  column: number,
  zone: number,
  skills: readonly string[] = [],
  blessed: string | null = null,
): void {
  const board = paladinBoard(state);
  board.zones[column] = zone;
  board.columns[column] = [...skills];
  board.blessed = blessed;
  for (const hero of state.heroes) if (hero.class === 'paladin') hero.skills.push(...skills);
}
