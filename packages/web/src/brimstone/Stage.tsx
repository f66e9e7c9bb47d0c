import type { StageProps } from '../game/kit.ts';
import { Board } from './board/Board.tsx';
import type { Brimstone } from './shape.ts';

/** The board at a moment of a replay. */
export function Stage({ moment, motion }: StageProps<Brimstone>) {
  return (
    <Board
      view={moment.table.game}
      targets={[]}
      onPick={() => undefined}
      events={moment.events}
      motion={motion}
    />
  );
}
