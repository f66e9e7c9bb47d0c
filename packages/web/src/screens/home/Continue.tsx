import { frontText, missionNameOf } from '../../games/fronts.ts';
import { addressOf } from '../../route.ts';
import type { SavedGame } from '../../session/types.ts';
import { ago, appText } from '../../text/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { GameName } from './GameName.tsx';
import { HeroMarks } from './HeroMarks.tsx';

/** The adventure that was played last and is not over. */
export function Continue({ game }: { game: SavedGame }) {
  return (
    <section class="continue panel panel-lit" aria-labelledby="continue">
      <h2 id="continue">{appText('continue')}</h2>
      <div class="continue-row">
        <div>
          <GameName game={game.game} />
          <p class="continue-mission">{missionNameOf(game)}</p>
          <p class="soft">
            {frontText(game.game, 'turn', { turn: game.turn })} · {ago(game.playedAt)}
          </p>
          <HeroMarks game={game.game} heroes={game.heroes} />
        </div>
        <ButtonLink kind="primary" icon="play" href={addressOf({ screen: 'game', id: game.id })}>
          {appText('continue.go')}
        </ButtonLink>
      </div>
    </section>
  );
}
