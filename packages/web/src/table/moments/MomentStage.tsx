import './moments.css';
import type { GameShape } from '@crawlspace/host';
import { useEffect } from 'preact/hooks';
import { sound } from '../../settings/index.ts';
import { usePassing } from '../passing.ts';
import { play } from '../sound.ts';
import type { TableState } from '../state.ts';
import { GroundPicture } from './grounds.tsx';
import { COMPOSITIONS, type Moment, type Telling } from './moment.ts';

/** A great moment as a picture over the board: held until it was seen, or passing by. */
export function MomentStage<Game extends GameShape>({ state }: { state: TableState<Game> }) {
  const passing = usePassing(state);
  const held = state.moment.value;
  const moment = held ?? passing;
  useEffect(() => {
    if (moment && sound.peek()) play(COMPOSITIONS[moment.kind].cue);
  }, [moment?.n]);
  // What comes before something that waits goes by itself all the same.
  useEffect(() => {
    if (!held || COMPOSITIONS[held.kind].waits) return;
    const timer = setTimeout(state.goOn, COMPOSITIONS[held.kind].lasts ?? 0);
    return () => clearTimeout(timer);
  }, [held?.n]);
  if (!moment) return null;
  const picture = <Picture key={moment.n} state={state} moment={moment} />;
  if (!held)
    return (
      <div
        class="moment moment-passing"
        data-test="moment"
        data-kind={moment.kind}
        aria-hidden="true"
      >
        {picture}
      </div>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go on through the table's own
    <section
      class="moment moment-held"
      aria-label={held.title}
      onClick={state.goOn}
      data-test="held"
      data-kind={moment.kind}
    >
      {picture}
    </section>
  );
}

interface Props<Game extends GameShape> {
  readonly state: TableState<Game>;
  readonly moment: Moment;
}

function Picture<Game extends GameShape>({ state, moment }: Props<Game>) {
  const { Bust, Beast, Poster } = state.kit.moments;
  const view = state.session.table.value.game;
  const { ground, layout } = COMPOSITIONS[moment.kind];
  const { line, heroes = [], foe, number, others } = moment;
  return (
    <div class="moment-picture" data-layout={layout} data-ground={ground}>
      <div class="moment-ground" aria-hidden="true">
        {ground === 'poster' ? <Poster label={moment.title} /> : <GroundPicture of={ground} />}
      </div>
      <div class="moment-figures" aria-hidden="true">
        {heroes.map((hero) => (
          <span key={hero} class="moment-hero" style={{ '--seat': `var(--hero-${hero})` }}>
            <Bust view={view} hero={hero} />
          </span>
        ))}
        {foe && (
          <span class="moment-beast">
            <Beast type={foe} />
          </span>
        )}
        {number !== undefined && <b class="moment-number">{number}</b>}
      </div>
      {others.length === 0 ? (
        <Words {...moment} />
      ) : (
        <div class="moment-cards">
          {[{ ...moment, line: undefined }, ...others].map((each) => (
            <Words key={each.title} {...each} />
          ))}
          {line && <p class="moment-line">{line}</p>}
        </div>
      )}
    </div>
  );
}

function Words({ above, title, line, text }: Telling) {
  return (
    <div class="moment-words" tabIndex={text ? 0 : undefined}>
      {above && <p class="moment-above">{above}</p>}
      <p class="moment-title">{title}</p>
      {line && <p class="moment-line">{line}</p>}
      {text && <p class="moment-text">{text}</p>}
    </div>
  );
}
