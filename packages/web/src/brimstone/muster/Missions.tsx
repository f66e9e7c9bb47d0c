import { useId } from 'preact/hooks';
import { DangerMarks } from '../../screens/muster/DangerMarks.tsx';
import { dangerOf } from '../../screens/muster/danger.ts';
import { content } from '../content.ts';
import { missionText } from '../mission-text.ts';
import measured from './measured.json' with { type: 'json' };
import { musterText } from './texts.ts';

interface MissionsProps {
  readonly mission: string;
  readonly heroes: number;
  readonly onChange: (mission: string) => void;
}

/** The missions as a list, and the chosen one in full. */
export function Missions({ mission, heroes, onChange }: MissionsProps) {
  const name = useId();
  const all = Object.values(content().missions);
  return (
    <section class="panel" aria-labelledby="mission">
      <h2 id="mission">{musterText('mission')}</h2>
      <div class="missions">
        <div class="mission-list" role="radiogroup" aria-labelledby="mission">
          {all.map(({ id, basic, levels }) => (
            <label key={id} class="mission-choice">
              <input
                type="radio"
                name={name}
                checked={id === mission}
                onChange={() => onChange(id)}
              />
              <span class="mission-name">{missionText(id, 'name')}</span>
              {basic && <span class="tag tag-good">{musterText('mission.first')}</span>}
              {levels && (
                <span class={levels[0] > 1 ? 'tag tag-warning' : 'tag'}>
                  {musterText('mission.levels', { from: levels[0], to: levels[1] })}
                </span>
              )}
              <DangerMarks
                icon="tombstone"
                danger={dangerOf(measured, id, heroes)}
                heroes={heroes}
              />
            </label>
          ))}
        </div>
        <article class="mission-sheet" aria-live="polite">
          <h3>{missionText(mission, 'name')}</h3>
          <TooHard mission={mission} />
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
function TooHard({ mission }: { mission: string }) {
  const [from = 1, to = 1] = content().missions[mission]?.levels ?? [];
  if (from === 1) return null;
  return <p class="tag tag-warning">{musterText('mission.too-hard', { from, to })}</p>;
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
