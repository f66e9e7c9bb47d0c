import '../muster.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { NewGame, Player } from '../../session/types.ts';
import { appText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Page } from '../Page.tsx';
import { start } from '../start.ts';

interface MusterFrameProps {
  readonly title: string;
  readonly lead: string;
  /** For those who want to play at once. */
  readonly quick: {
    readonly title: string;
    readonly text: string;
    readonly go: string;
    readonly icon: IconName;
    readonly game: NewGame;
  };
  /** What is about to start, in a line. */
  readonly summary: string;
  readonly go: string;
  readonly game: NewGame;
  readonly players: readonly Player[];
  readonly children: ComponentChildren;
}

/** The muster of any game: the quick way at the top, the choices, and the start that stays in sight. */
export function MusterFrame({ title, lead, quick, children, ...chosen }: MusterFrameProps) {
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const begin = (game: NewGame, players?: readonly Player[]) => {
    setState('starting');
    start(game, players).catch((error: unknown) => {
      console.error(error);
      setState('failed');
    });
  };
  const isStarting = state === 'starting';
  return (
    <Page title={title}>
      <div class="muster">
        <div class="muster-title">
          <div class="screen-title">
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
          <section class="quick panel panel-lit" aria-labelledby="quick">
            <div>
              <h2 id="quick">{quick.title}</h2>
              <p class="soft">{quick.text}</p>
            </div>
            <Button
              kind="primary"
              icon={quick.icon}
              disabled={isStarting}
              onClick={() => begin(quick.game)}
            >
              {quick.go}
            </Button>
          </section>
        </div>
        {children}
        <div class="muster-go">
          <p role="status">{state === 'failed' ? appText('no-start') : chosen.summary}</p>
          <Button
            kind="primary"
            size="large"
            disabled={isStarting}
            onClick={() => begin(chosen.game, chosen.players)}
          >
            {isStarting ? appText('going') : chosen.go}
          </Button>
        </div>
      </div>
    </Page>
  );
}
