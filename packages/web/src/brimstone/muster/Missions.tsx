import { dangerOf, type Expected, expectedOf } from '@crawlspace/bots/measured';
import measured from '@crawlspace/bots/measured/brimstone' with { type: 'json' };
import { useId } from 'preact/hooks';
import { DangerLine } from '../../screens/muster/DangerLine.tsx';
import { DangerMarks } from '../../screens/muster/DangerMarks.tsx';
import { content } from '../content.ts';
import { missionText } from '../mission-text.ts';
import { musterText } from './texts.ts';

interface MissionsProps {
  readonly mission: string;
  readonly heroes: number;
  /** Other rules than the usual ones were agreed on. */
  readonly otherRules: boolean;
  readonly onChange: (mission: string) => void;
}

/** The missions as a list, and the chosen one in full. */
export function Missions({ mission, heroes, otherRules, onChange }: MissionsProps) {
  const name = useId();
  const all = Object.values(content().missions);
  const expected = (id: string): Expected | null =>
    expectedOf(measured, { mission: id, heroes, level: null, otherRules });
  return (
    <section class="panel muster-part" aria-labelledby="mission">
      <h2 id="mission">{musterText('mission')}</h2>
      <div class="missions">
        <div class="mission-list" role="radiogroup" aria-labelledby="mission">
          {all.map(({ id }) => (
            <label key={id} class="mission-choice">
              <input
                type="radio"
                name={name}
                checked={id === mission}
                onChange={() => onChange(id)}
              />
              <span class="mission-name">{missionText(id, 'name')}</span>
              <DangerMarks icon="tombstone" danger={dangerOf(expected(id))} heroes={heroes} />
            </label>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it */}
        <article class="mission-sheet" aria-live="polite" tabIndex={0}>
          <h3>{missionText(mission, 'name')}</h3>
          <Levels mission={mission} />
          <DangerLine icon="tombstone" expected={expected(mission)} heroes={heroes} />
          <p class="mission-intro">{missionText(mission, 'intro')}</p>
          <dl>
            <Part title={musterText('mission.goal')} text={missionText(mission, 'goal')} />
            <Part title={musterText('mission.special')} text={missionText(mission, 'special')} />
            <Part title={musterText('mission.reward')} text={missionText(mission, 'reward')} />
            <Part title={musterText('mission.failure')} text={missionText(mission, 'failure')} />
          </dl>
        </article>
      </div>
    </section>
  );
}

/** Single adventures are for new heroes, whatever the mission is made for. */
function Levels({ mission }: { mission: string }) {
  const { basic, levels = [1, 1] } = content().missions[mission] ?? {};
  const [from, to] = levels;
  if (basic) return <p class="tag tag-good">{musterText('mission.first')}</p>;
  if (from > 1)
    return <p class="tag tag-warning">{musterText('mission.too-hard', { from, to })}</p>;
  return to > 1 ? <p class="tag">{musterText('mission.levels', { from, to })}</p> : null;
}

function Part({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}
