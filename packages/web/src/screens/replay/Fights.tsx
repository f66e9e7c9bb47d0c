import { FRONTS, frontText } from '../../game/fronts.ts';
import type { GameWords } from '../../game/kit.ts';
import type { Replay } from '../../session/types.ts';
import { language, listed } from '../../text/index.ts';
import { replayText } from '../../text/replay.ts';
import { Icon } from '../../ui/Icon.tsx';

interface FightsProps {
  readonly replay: Replay;
  readonly words: GameWords;
  readonly at: number;
  readonly onJump: (answer: number) => void;
}

/** Where the fights are: one tap leads there. */
export function Fights({ replay, words, at, onJump }: FightsProps) {
  const { fights } = replay;
  const names = (types: readonly string[]) =>
    listed(types.map((type) => words.say(language.value, { key: `${type}.name` })));
  const current = fights.findLast(({ answer }) => answer <= at);
  return (
    <section class="replay-fights panel" aria-labelledby="fights">
      <h2 id="fights">{replayText('fights')}</h2>
      {fights.length === 0 && <p class="soft">{replayText('fights.none')}</p>}
      <ul>
        {fights.map((fight) => (
          <li key={fight.answer}>
            <button
              type="button"
              class="fight"
              aria-current={fight === current ? 'true' : undefined}
              onClick={() => onJump(fight.answer)}
            >
              <Icon name={FRONTS[replay.game].fightMark} />
              <span>
                {replayText('fight', {
                  turn: frontText(replay.game, 'turn', { turn: fight.turn }),
                  enemies: names(fight.enemies),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
