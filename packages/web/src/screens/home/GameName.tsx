import type { TableId } from '../../game-ids.ts';
import { FRONTS, frontText } from '../../games/fronts.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Which game it is. */
export function GameName({ game }: { game: TableId }) {
  return (
    <span class={`game-name game-name-${game}`}>
      <Icon name={FRONTS[game].mark} />
      {frontText(game, 'name')}
    </span>
  );
}
