import type { StageProps } from '../game/kit.ts';
import { Board } from './board/Board.tsx';
import type { Hellscape } from './shape.ts';

const NONE: readonly [] = [];

/** A scene of a replay: the dungeon, and nothing to pick in it. */
export function Stage({ scene, motion }: StageProps<Hellscape>) {
  return (
    <Board
      view={scene.table.game}
      targets={NONE}
      onPick={() => undefined}
      events={scene.events}
      motion={motion}
    />
  );
}
