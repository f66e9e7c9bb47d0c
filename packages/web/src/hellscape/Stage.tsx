import type { StageProps } from '../game/kit.ts';
import { Board } from './board/Board.tsx';
import type { Hellscape } from './shape.ts';

const NONE: readonly [] = [];

/** A moment of a replay: the dungeon, and nothing to pick in it. */
export function Stage({ moment, motion }: StageProps<Hellscape>) {
  return (
    <Board
      view={moment.table.game}
      targets={NONE}
      onPick={() => undefined}
      events={moment.events}
      motion={motion}
    />
  );
}
