import { useState } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { BrimstoneArt } from '../../ui/art/BrimstoneArt.tsx';
import { HellscapeArt } from '../../ui/art/HellscapeArt.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { quickStart } from '../start.ts';

/** The game that can be played, pinned up first. */
export function BrimstonePoster() {
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const start = () => {
    setState('starting');
    quickStart().catch((error: unknown) => {
      console.error(error);
      setState('failed');
    });
  };
  return (
    <article class="poster poster-brimstone" aria-labelledby="brimstone">
      <p class="poster-over">{t('brimstone.over')}</p>
      <h2 id="brimstone">{t('brimstone.name')}</h2>
      <BrimstoneArt label={t('brimstone.art')} />
      <p class="poster-text">{t('brimstone.text')}</p>
      <p class="poster-facts">{t('brimstone.facts')}</p>
      <div class="poster-actions">
        <Button
          kind="primary"
          size="large"
          icon="lantern"
          onClick={start}
          disabled={state === 'starting'}
        >
          {state === 'starting' ? t('loading') : t('brimstone.quick')}
        </Button>
        <ButtonLink href="#/muster" size="large" class="poster-second">
          {t('brimstone.muster')}
        </ButtonLink>
      </div>
      <p class="poster-hint" role="status">
        {state === 'failed' ? t('no-start') : t('brimstone.quick-hint')}
      </p>
    </article>
  );
}

/** The game to come. */
export function HellscapePoster() {
  return (
    <article class="poster poster-hellscape" aria-labelledby="hellscape">
      <p class="poster-over">{t('hellscape.over')}</p>
      <h2 id="hellscape">{t('hellscape.name')}</h2>
      <HellscapeArt label={t('hellscape.art')} />
      <p class="poster-text">{t('hellscape.text')}</p>
      <p class="stamp">{t('hellscape.stamp')}</p>
    </article>
  );
}
