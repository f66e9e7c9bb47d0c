import type { GameWords } from '../../game/kit.ts';
import { FRONTS, frontText } from '../../games/fronts.ts';
import type { Replay } from '../../session/types.ts';
import { language, listed } from '../../text/index.ts';
import { replayText } from '../../text/replay.ts';
import { Icon } from '../../ui/Icon.tsx';

interface FightsProps {
  readonly replay: Replay;
  readonly words: GameWords;
  /** Who the heroes are. */
  readonly view: object;
  readonly at: number;
  readonly onJump: (answer: number) => void;
}

/** Where fights begin and heroes fall: one tap leads there. */
export function Fights({ replay, words, view, at, onJump }: FightsProps) {
  const { fights, marks, game } = replay;
  const names = (types: readonly string[]) =>
    listed(types.map((type) => words.say(language.value, { key: `${type}.name` })));
  const turnOf = (turn: number) => frontText(game, 'turn', { turn });
  const places = [
    ...fights.map(({ answer, turn, enemies }) => ({
      answer,
      mark: FRONTS[game].fightMark,
      text: replayText('fight', { turn: turnOf(turn), enemies: names(enemies) }),
    })),
    ...marks.flatMap(({ answer, turn, fall }) => {
      if (!fall) return [];
      const what = words.logLine(language.value, view, fall);
      const text = replayText('fall', { turn: turnOf(turn), what });
      return [{ answer, mark: 'tombstone' as const, text }];
    }),
  ].sort((one, other) => one.answer - other.answer);
  const current = places.findLast(({ answer }) => answer <= at);
  return (
    <section class="replay-fights panel" aria-labelledby="fights">
      <h2 id="fights">{replayText('fights')}</h2>
      {places.length === 0 && <p class="soft">{replayText('fights.none')}</p>}
      <ul>
        {places.map((place) => (
          <li key={`${place.answer}${place.text}`}>
            <button
              type="button"
              class="fight"
              aria-current={place === current ? 'true' : undefined}
              onClick={() => onJump(place.answer)}
            >
              <Icon name={place.mark} />
              <span>{place.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
