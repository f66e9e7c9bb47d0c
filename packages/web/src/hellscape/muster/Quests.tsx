import { dangerOf, type Expected, expectedOf } from '@crawlspace/bots/measured';
import measured from '@crawlspace/bots/measured/hellscape' with { type: 'json' };
import { mapOf, type Quest } from '@crawlspace/hellscape';
import { useId } from 'preact/hooks';
import { DangerLine } from '../../screens/muster/DangerLine.tsx';
import { DangerMarks } from '../../screens/muster/DangerMarks.tsx';
import { listed } from '../../text/index.ts';
import { content } from '../content.ts';
import { gameText } from '../game-words.ts';
import { QuestMap } from './QuestMap.tsx';
import { musterText } from './texts.ts';

interface QuestsProps {
  readonly quest: string;
  readonly heroes: number;
  readonly hellbreaker: boolean;
  readonly onChange: (quest: string) => void;
}

function allQuests(): readonly Quest[] {
  return Object.values(content().quests).sort((one, other) => one.number - other.number);
}

/** The quests in the order of the book, and the chosen one in full. */
export function Quests({ quest, heroes, hellbreaker, onChange }: QuestsProps) {
  const name = useId();
  const expected = (id: string): Expected | null =>
    expectedOf(measured, { mission: id, heroes, level: null, otherRules: hellbreaker });
  const chosen = content().quests[quest];
  return (
    <section class="panel muster-part" aria-labelledby="quest">
      <h2 id="quest">{musterText('quest')}</h2>
      <div class="missions">
        <div class="mission-list quest-list" role="radiogroup" aria-labelledby="quest">
          {allQuests().map(({ id, number }) => (
            <label key={id} class="mission-choice quest-choice">
              <input
                type="radio"
                name={name}
                checked={id === quest}
                onChange={() => onChange(id)}
              />
              <span class="quest-number" aria-hidden="true">
                {number}
              </span>
              <span class="mission-name">{words(id, 'name')}</span>
              <DangerMarks icon="horns" danger={dangerOf(expected(id))} heroes={heroes} />
            </label>
          ))}
        </div>
        {chosen && <QuestSheet quest={chosen} heroes={heroes} expected={expected(quest)} />}
      </div>
    </section>
  );
}

function words(id: string, part: 'name' | 'story' | 'notes'): string {
  return gameText(`${id}.${part}`);
}

interface SheetProps {
  readonly quest: Quest;
  readonly heroes: number;
  readonly expected: Expected | null;
}

function QuestSheet({ quest, heroes, expected }: SheetProps) {
  const map = mapOf(content(), quest, heroes);
  const facts = [
    musterText('quest.tiles', { count: map.quest.tiles.length }),
    musterText('quest.chambers', { count: map.chambers.length }),
    musterText('quest.doors', { count: map.doors.length }),
    ...(map.boss ? [musterText('quest.boss')] : []),
  ];
  const party = musterText('party.size', { count: heroes });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
    <article class="mission-sheet quest-sheet" aria-live="polite" tabIndex={0}>
      <header class="quest-head">
        <p>{musterText('quest.number', { n: quest.number })}</p>
        <h3>{words(quest.id, 'name')}</h3>
      </header>
      <div class="quest-body">
        <div>
          <DangerLine icon="horns" expected={expected} heroes={heroes} />
          <p class="mission-intro">{words(quest.id, 'story')}</p>
          <dl>
            <div>
              <dt>{musterText('quest.notes')}</dt>
              <dd>{words(quest.id, 'notes')}</dd>
            </div>
          </dl>
        </div>
        <figure class="quest-map">
          <QuestMap map={map} />
          <figcaption>
            {musterText('quest.map', { heroes: party })}: {listed(facts)}.
          </figcaption>
        </figure>
      </div>
    </article>
  );
}
