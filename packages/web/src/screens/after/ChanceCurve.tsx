import { type ChancePoint, type TurningPoint, turningPoints } from '@crawlspace/host';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableId } from '../../game-ids.ts';
import { frontText } from '../../games/fronts.ts';
import { addressOf } from '../../route.ts';
import { games } from '../../session/games.ts';
import { percent } from '../../text/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CurvePlot } from './CurvePlot.tsx';
import { afterText } from './texts.ts';

interface Props {
  readonly game: TableId;
  readonly id: string;
}

type Looking = 'looking' | 'done' | 'failed';

/** How the chance to win went up and down, and the turns that decided the game. */
export function ChanceCurve({ game, id }: Props) {
  const points = useSignal<readonly ChancePoint[]>([]);
  const looking = useSignal<Looking>('looking');
  const stop = useSignal<() => void>(() => undefined);
  useEffect(() => {
    let gone = false;
    const hear = {
      point: (point: ChancePoint) => {
        points.value = [...points.peek(), point];
      },
      over: (failure: string | null) => {
        looking.value = failure === null ? 'done' : 'failed';
      },
    };
    games.chances(id, hear).then(
      (breakOff) => {
        if (gone) breakOff();
        else stop.value = breakOff;
      },
      () => hear.over('the game is not there'),
    );
    return () => {
      gone = true;
      stop.peek()();
    };
  }, [id]);
  const enough = () => {
    stop.peek()();
    looking.value = 'done';
  };
  return (
    <section class="panel curve" aria-labelledby="curve" data-state={looking.value}>
      <h2 id="curve">{afterText('curve')}</h2>
      <p class="soft">{afterText('curve.text')}</p>
      {points.value.length > 1 && <CurvePlot game={game} points={points.value} />}
      {looking.value === 'looking' && (
        <p class="curve-looking" role="status">
          {afterText('curve.looking')}{' '}
          <Button size="small" onClick={enough}>
            {afterText('curve.stop')}
          </Button>
        </p>
      )}
      {looking.value === 'failed' && <p role="status">{afterText('curve.failed')}</p>}
      {looking.value === 'done' && points.value.length > 1 && (
        <Turns game={game} id={id} turns={turningPoints(points.value)} />
      )}
    </section>
  );
}

interface TurnsProps extends Props {
  readonly turns: readonly TurningPoint[];
}

/** The turns that decided most, each with the way to its replay. */
function Turns({ game, id, turns }: TurnsProps) {
  if (turns.length === 0) return <p>{afterText('curve.even')}</p>;
  return (
    <ol class="curve-turns">
      {turns.map(({ from, to }) => (
        <li key={from.answer} class={to.chance > from.chance ? 'curve-up' : 'curve-down'}>
          <span>
            {afterText('curve.won', {
              turn: frontText(game, 'turn', { turn: from.turn }),
              from: percent(from.chance),
              to: percent(to.chance),
            })}
          </span>
          <ButtonLink
            size="small"
            icon="reel"
            href={addressOf({ screen: 'replay', id, answer: from.answer })}
          >
            {afterText('curve.see')}
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
}
