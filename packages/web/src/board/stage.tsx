import type { GameShape } from '@crawlspace/host';
import type { VNode } from 'preact';
import type { StageProps } from '../game/kit.ts';
import type { BoardProps, BoardTypes } from './board.tsx';

const NONE: readonly [] = [];
const pickNothing = () => undefined;

/** What a board needs when nothing can be picked on it. */
type Still<Game extends GameShape> = Omit<
  BoardProps<BoardTypes & Pick<Game, 'view' | 'event'>>,
  'targets' | 'onInspect'
> & { readonly targets: typeof NONE };

/** A scene of a replay: the board, and nothing to pick on it. */
export function stageOf<Game extends GameShape>(
  Board: (props: Still<Game>) => VNode,
  showContentOf: (view: Game['view']) => void,
) {
  return ({ scene, motion }: StageProps<Game>) => {
    showContentOf(scene.table.game);
    return (
      <Board
        view={scene.table.game}
        targets={NONE}
        onPick={pickNothing}
        events={scene.events}
        motion={motion}
      />
    );
  };
}
