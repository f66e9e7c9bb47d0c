import type { StageProps } from '../game/kit.ts';
import { Board } from './board/Board.tsx';
import type { Brimstone } from './shape.ts';

/** A scene of a replay: the board. */
export function Stage({ scene, motion }: StageProps<Brimstone>) {
  return (
    <Board
      view={scene.table.game}
      targets={[]}
      onPick={() => undefined}
      events={scene.events}
      motion={motion}
    />
  );
}
