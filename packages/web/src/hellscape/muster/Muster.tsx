import './muster.css';
import { useState } from 'preact/hooks';
import { useLook } from '../../game/use-look.ts';
import { MusterFrame } from '../../screens/muster/MusterFrame.tsx';
import { nameOf } from '../../text/index.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { QUICK_START } from '../quick-start.ts';
import { type Draft, gameOf, newDraft } from './draft.ts';
import { Party } from './Party.tsx';
import { Quests } from './Quests.tsx';
import { m } from './texts.ts';

/** Which quest, which heroes, and what they take along. */
export function Muster() {
  useLook('hellscape');
  const [draft, setDraft] = useState<Draft>(newDraft);
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
        icon: 'flame',
        game: QUICK_START,
      }}
      summary={summaryOf(draft)}
      go={m('go')}
      game={game}
      players={players}
    >
      <Quests
        quest={draft.quest}
        heroes={draft.heroes.length}
        onChange={(quest) => change({ quest })}
      />
      <Party heroes={draft.heroes} onChange={(heroes) => change({ heroes })} />
      <section class="panel" aria-labelledby="options">
        <h2 id="options" class="for-readers">
          {m('options')}
        </h2>
        <div class="harder">
          <div>
            <h3>
              {m('hellbreaker')} <span class="tag tag-danger">{m('hellbreaker.harder')}</span>
            </h3>
            <p class="soft">{m('hellbreaker.text')}</p>
          </div>
          <Toggle
            bare
            label={m('hellbreaker')}
            on={draft.hellbreaker}
            onChange={(hellbreaker) => change({ hellbreaker })}
          />
        </div>
      </section>
    </MusterFrame>
  );
}

function summaryOf({ quest, heroes, hellbreaker }: Draft): string {
  return m(hellbreaker ? 'summary.hellbreaker' : 'summary', {
    quest: nameOf(quest),
    heroes: m('party.size', { count: heroes.length }),
  });
}
