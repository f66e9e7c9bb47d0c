import '../muster.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { WithFriends } from '../../friends/WithFriends.tsx';
import type { PacksOnPage } from '../../game/kit.ts';
import { heroesIn, withFirstHeroes } from '../../game/setups.ts';
import type { NewGame, Player } from '../../session/types.ts';
import { setUpForUs } from '../../settings/index.ts';
import { appText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { OpenTables } from '../home/OpenTables.tsx';
import { Page } from '../Page.tsx';
import { start } from '../start.ts';
import { type ChosenPacks, NO_PACKS, PackChoice, withNames, withPacks } from './PackChoice.tsx';
import { partyText } from './texts.ts';

interface MusterFrameProps {
  /** The game's words around its choices. */
  readonly text: (key: 'title' | 'lead' | 'quick.text' | 'quick.go' | 'go') => string;
  /** For those who want to play at once. */
  readonly quick: { readonly icon: IconName; readonly game: NewGame };
  /** What is about to start, in a line. */
  readonly summary: string;
  readonly game: NewGame;
  readonly players: readonly Player[];
  /** What packs make of this game: loaded when somebody chooses one. */
  readonly packKit: () => Promise<PacksOnPage>;
  readonly children: ComponentChildren;
}

/** The muster of any game: the quick way at the top, the choices, and the start that stays in sight. */
export function MusterFrame({ text, quick, packKit, children, ...setUp }: MusterFrameProps) {
  const [packs, setPacks] = useState<ChosenPacks>(NO_PACKS);
  const chosen = { ...setUp, game: withPacks(setUp.game, packs) };
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const most = heroesIn(quick.game.setup).length;
  const [count, setCount] = useState(most);
  const begin = (game: NewGame, players?: readonly Player[]) => {
    setState('starting');
    start(game, players).catch((error: unknown) => {
      console.error(error);
      setState('failed');
    });
  };
  const isStarting = state === 'starting';
  return (
    <Page title={text('title')} wide>
      <div class="muster">
        <div class="muster-title">
          <div class="screen-title">
            <h1>{text('title')}</h1>
            <p>{text('lead')}</p>
          </div>
          <section class="quick panel panel-lit" aria-labelledby="quick">
            <div>
              <h2 id="quick">{partyText('quick.title')}</h2>
              <p class="soft">{text('quick.text')}</p>
            </div>
            <div class="quick-go">
              <Choice
                label={partyText('quick.heroes')}
                value={`${count}`}
                options={Array.from({ length: most }, (_, n) => ({
                  value: `${n + 1}`,
                  label: n + 1,
                }))}
                onChange={(chosen) => setCount(Number(chosen))}
              />
              <Button
                kind="primary"
                icon={quick.icon}
                disabled={isStarting}
                onClick={() => begin(withFirstHeroes(quick.game, count))}
              >
                {text('quick.go')}
              </Button>
            </div>
          </section>
        </div>
        {children}
        <PackChoice game={setUp.game.game} kit={packKit} chosen={packs} onChange={setPacks} />
        <OpenTables game={chosen.game.game} />
        <div class="muster-go">
          <p role="status">
            {state === 'failed' ? appText('no-start') : withNames(chosen.summary, packs)}
          </p>
          <Toggle
            label={partyText('set-up-for-us')}
            on={setUpForUs.value}
            onChange={(on) => {
              setUpForUs.value = on;
            }}
          />
          <WithFriends game={chosen.game} players={chosen.players} />
          <Button
            kind="primary"
            size="large"
            disabled={isStarting}
            onClick={() =>
              begin(
                setUpForUs.peek() ? { ...chosen.game, proposed: true } : chosen.game,
                chosen.players,
              )
            }
          >
            {isStarting ? appText('going') : text('go')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
