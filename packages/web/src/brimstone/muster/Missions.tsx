import { content } from '@crawlspace/brimstone';
import { useId } from 'preact/hooks';
import { missionText } from '../mission-text.ts';
import { musterText } from './texts.ts';

interface MissionsProps {
  readonly mission: string;
  readonly onChange: (mission: string) => void;
}

/** The missions as a list, and the chosen one in full. */
export function Missions({ mission, onChange }: MissionsProps) {
  const name = useId();
  const all = Object.values(content.missions);
  return (
    <section class="panel" aria-labelledby="mission">
      <h2 id="mission">{musterText('mission')}</h2>
      <div class="missions">
        <div class="mission-list" role="radiogroup" aria-labelledby="mission">
          {all.map(({ id, basic }) => (
            <label key={id} class="mission-choice">
              <input
                type="radio"
                name={name}
                checked={id === mission}
                onChange={() => onChange(id)}
              />
              <span class="mission-name">{missionText(id, 'name')}</span>
              {basic && <span class="tag tag-good">{musterText('mission.first')}</span>}
            </label>
          ))}
        </div>
        <article class="mission-sheet" aria-live="polite">
          <h3>{missionText(mission, 'name')}</h3>
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

function Part({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}
