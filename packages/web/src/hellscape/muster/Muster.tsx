import './muster.css';
import { useState } from 'preact/hooks';
import { useLook } from '../../game/use-look.ts';
import { MusterFrame } from '../../screens/muster/MusterFrame.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { content, showHouse } from '../content.ts';
import { nameOf } from '../game-words.ts';
import { FIRST_QUEST, QUICK_START } from '../quick-start.ts';
import { type Draft, gameOf, newDraft } from './draft.ts';
import { Party } from './Party.tsx';
import { Quests } from './Quests.tsx';
import { musterText } from './texts.ts';

const packKit = async () => (await import('../pack-kit.ts')).packKit;

/** Which quest, which heroes, and what they take along. */
export function Muster() {
  useLook('hellscape');
  // Whoever chooses packs sees what they bring.
  useState(showHouse);
  const [wished, setDraft] = useState<Draft>(newDraft);
  // The quest of a pack that was put back gives way.
  const draft = wished.quest in content().quests ? wished : { ...wished, quest: FIRST_QUEST };
  const { game, players } = gameOf(draft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <MusterFrame
      text={musterText}
      quick={{ icon: 'flame', game: QUICK_START }}
      summary={summaryOf(draft)}
      game={game}
      players={players}
      packKit={packKit}
    >
      <Quests
        quest={draft.quest}
        heroes={draft.heroes.length}
        hellbreaker={draft.hellbreaker}
        onChange={(quest) => change({ quest })}
      />
      <Party heroes={draft.heroes} onChange={(heroes) => change({ heroes })} />
      <section class="panel" aria-labelledby="options">
        <h2 id="options" class="for-readers">
          {musterText('options')}
        </h2>
        <div class="harder">
          <div>
            <h3>
              {musterText('hellbreaker')}{' '}
              <span class="tag tag-danger">{musterText('hellbreaker.harder')}</span>
            </h3>
            <p class="soft">{musterText('hellbreaker.text')}</p>
          </div>
          <Toggle
            bare
            label={musterText('hellbreaker')}
            on={draft.hellbreaker}
            onChange={(hellbreaker) => change({ hellbreaker })}
          />
        </div>
      </section>
    </MusterFrame>
  );
}

function summaryOf({ quest, heroes, hellbreaker }: Draft): string {
  return musterText(hellbreaker ? 'summary.hellbreaker' : 'summary', {
    quest: nameOf(quest),
    heroes: musterText('party.size', { count: heroes.length }),
  });
}
