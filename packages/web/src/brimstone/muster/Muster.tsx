import { DEFAULT_OPTIONS } from '@crawlspace/brimstone';
import { useState } from 'preact/hooks';
import { useLook } from '../../game/use-look.ts';
import { MusterFrame } from '../../screens/muster/MusterFrame.tsx';
import { content, house, showHouse } from '../content.ts';
import { missionText } from '../mission-text.ts';
import { QUICK_START } from '../quick-start.ts';
import { changedOptions, type Draft, FIRST_MISSION, gameOf, newDraft, within } from './draft.ts';
import { Missions } from './Missions.tsx';
import { Party } from './Party.tsx';
import { RuleOptionList } from './RuleOptionList.tsx';
import { musterText } from './texts.ts';
import './muster.css';

const packKit = async () => (await import('../pack-kit.ts')).packKit;

/** Who goes down, for what, and under which rules. */
export function Muster() {
  useLook('brimstone');
  // Whoever chooses packs sees what they bring.
  useState(showHouse);
  const [wished, setDraft] = useState<Draft>(() => newDraft(FIRST_MISSION, DEFAULT_OPTIONS));
  const draft = within(content(), wished);
  const { game, players } = gameOf(draft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <MusterFrame
      text={musterText}
      quick={{ icon: 'lantern', game: QUICK_START }}
      summary={summaryOf(draft)}
      game={game}
      players={players}
      packKit={packKit}
    >
      <Missions
        mission={draft.mission}
        heroes={draft.heroes.length}
        otherRules={changedOptions(draft.options, DEFAULT_OPTIONS) > 0 || content() !== house}
        onChange={(mission) => change({ mission })}
      />
      <Party heroes={draft.heroes} onChange={(heroes) => change({ heroes })} />
      <RuleOptionList options={draft.options} onChange={(options) => change({ options })} />
    </MusterFrame>
  );
}

function summaryOf({ mission, heroes, options }: Draft): string {
  const changed = changedOptions(options, DEFAULT_OPTIONS);
  return musterText('summary', {
    mission: missionText(mission, 'name'),
    heroes: musterText('party.size', { count: heroes.length }),
    rules:
      changed === 0
        ? musterText('options.standard')
        : musterText('options.changed', { count: changed }),
  });
}
