import { DEFAULT_OPTIONS } from '@crawlspace/brimstone';
import { useState } from 'preact/hooks';
import { useLook } from '../../game/use-look.ts';
import { MusterFrame } from '../../screens/muster/MusterFrame.tsx';
import { missionText } from '../mission-text.ts';
import { QUICK_START } from '../quick-start.ts';
import { changedOptions, type Draft, gameOf, newDraft } from './draft.ts';
import { Missions } from './Missions.tsx';
import { OptionList } from './OptionList.tsx';
import { Party } from './Party.tsx';
import { m } from './texts.ts';

const FIRST_MISSION = 'a-fistful-of-dark-stone';

/** Who goes down, for what, and under which rules. */
export function Muster() {
  useLook('brimstone');
  const [draft, setDraft] = useState<Draft>(() => newDraft(FIRST_MISSION, DEFAULT_OPTIONS));
  const { game, players } = gameOf(draft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <MusterFrame
      title={m('title')}
      lead={m('lead')}
      quick={{
        title: m('quick.title'),
        text: m('quick.text'),
        go: m('quick.go'),
        icon: 'lantern',
        game: QUICK_START,
      }}
      summary={summaryOf(draft)}
      go={m('go')}
      game={game}
      players={players}
    >
      <Missions mission={draft.mission} onChange={(mission) => change({ mission })} />
      <Party heroes={draft.heroes} onChange={(heroes) => change({ heroes })} />
      <OptionList options={draft.options} onChange={(options) => change({ options })} />
    </MusterFrame>
  );
}

function summaryOf({ mission, heroes, options }: Draft): string {
  const changed = changedOptions(options, DEFAULT_OPTIONS);
  return m('summary', {
    mission: missionText(mission, 'name'),
    heroes: m('party.size', { count: heroes.length }),
    rules: changed === 0 ? m('options.standard') : m('options.changed', { count: changed }),
  });
}
