import './muster.css';
import { DEFAULT_OPTIONS } from '@crawlspace/brimstone';
import { useState } from 'preact/hooks';
import { m } from '../text/muster.ts';
import { Button } from '../ui/Button.tsx';
import { missionText } from './mission-text.ts';
import { changedOptions, type Draft, newDraft, setupOf } from './muster/draft.ts';
import { Missions } from './muster/Missions.tsx';
import { OptionList } from './muster/OptionList.tsx';
import { Party } from './muster/Party.tsx';
import { Page } from './Page.tsx';
import { quickStart, start } from './start.ts';

const FIRST_MISSION = 'a-fistful-of-dark-stone';

/** Who goes down, for what, and under which rules. */
export function Muster() {
  const [draft, setDraft] = useState<Draft>(() => newDraft(FIRST_MISSION, DEFAULT_OPTIONS));
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const begin = (starting: () => Promise<void>) => {
    setState('starting');
    starting().catch((error: unknown) => {
      console.error(error);
      setState('failed');
    });
  };
  const { setup, players } = setupOf(draft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <Page title={m('title')}>
      <div class="muster">
        <div class="muster-title">
          <div class="screen-title">
            <h1>{m('title')}</h1>
            <p>{m('lead')}</p>
          </div>
          <section class="quick panel panel-lit" aria-labelledby="quick">
            <div>
              <h2 id="quick">{m('quick.title')}</h2>
              <p class="soft">{m('quick.text')}</p>
            </div>
            <Button
              kind="primary"
              icon="lantern"
              disabled={state === 'starting'}
              onClick={() => begin(quickStart)}
            >
              {m('quick.go')}
            </Button>
          </section>
        </div>
        <Missions mission={draft.mission} onChange={(mission) => change({ mission })} />
        <Party heroes={draft.heroes} onChange={(heroes) => change({ heroes })} />
        <OptionList options={draft.options} onChange={(options) => change({ options })} />
        <div class="muster-go">
          <p role="status">{state === 'failed' ? m('no-start') : <Summary draft={draft} />}</p>
          <Button
            kind="primary"
            size="large"
            disabled={state === 'starting'}
            onClick={() => begin(() => start(setup, players))}
          >
            {state === 'starting' ? m('go.starting') : m('go')}
          </Button>
        </div>
      </div>
    </Page>
  );
}

function Summary({ draft }: { draft: Draft }) {
  const changed = changedOptions(draft.options, DEFAULT_OPTIONS);
  return (
    <>
      {m('summary', {
        mission: missionText(draft.mission, 'name'),
        heroes: m('party.size', { count: draft.heroes.length }),
        rules: changed === 0 ? m('options.standard') : m('options.changed', { count: changed }),
      })}
    </>
  );
}
