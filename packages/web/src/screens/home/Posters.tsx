import { useState } from 'preact/hooks';
import type { GameId } from '../../game-ids.ts';
import { frontText } from '../../games/fronts.ts';
import { KITS } from '../../games/kits.ts';
import { POSTERS } from '../../games/posters.ts';
import { addressOf } from '../../route.ts';
import { appText } from '../../text/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { start } from '../start.ts';

/** A game, what it is about, and the two ways in: at once, or by the muster. */
export function Poster({ game }: { game: GameId }) {
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const { Art, icon } = POSTERS[game];
  const begin = () => {
    setState('starting');
    start(KITS[game].quickStart).catch((error: unknown) => {
      console.error(error);
      setState('failed');
    });
  };
  return (
    <article class={`poster poster-${game}`} aria-labelledby={game}>
      <p class="poster-over">{frontText(game, 'over')}</p>
      <h2 id={game}>{frontText(game, 'name')}</h2>
      <Art label={frontText(game, 'art')} />
      <p class="poster-text">{frontText(game, 'text')}</p>
      <p class="poster-facts">{frontText(game, 'facts')}</p>
      <div class="poster-actions">
        <Button
          kind="primary"
          size="large"
          icon={icon}
          onClick={begin}
          disabled={state === 'starting'}
        >
          {state === 'starting' ? appText('loading') : frontText(game, 'quick')}
        </Button>
        <ButtonLink href={addressOf({ screen: 'muster', game })} size="large" class="poster-second">
          {frontText(game, 'muster')}
        </ButtonLink>
        {KITS[game].Campaign && (
          <ButtonLink
            href={addressOf({ screen: 'campaign', id: null })}
            size="large"
            class="poster-second"
          >
            {appText('home.campaign')}
          </ButtonLink>
        )}
      </div>
      <p class="poster-hint" role="status">
        {state === 'failed' ? appText('no-start') : frontText(game, 'quick-hint')}
      </p>
    </article>
  );
}
