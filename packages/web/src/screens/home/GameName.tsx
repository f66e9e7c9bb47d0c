import type { GameId } from '../../game/ids.ts';
import { GAME_MARKS } from '../../game/marks.ts';
import { appText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Which game it is. */
export function GameName({ game }: { game: GameId }) {
  return (
    <span class={`game-name game-name-${game}`}>
      <Icon name={GAME_MARKS[game]} />
      {appText(`${game}.name`)}
    </span>
  );
}
