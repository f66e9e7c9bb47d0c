import type { Hero } from '@crawlspace/hellscape';
import { reportText as shared } from '../../text/after.ts';
import { listed, number } from '../../text/index.ts';
import { gameText } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import type { Award } from './awards.ts';
import type { HeroTally } from './tally.ts';
import { descentText } from './texts.ts';

interface HeroReportProps {
  readonly hero: Pick<Hero, 'index' | 'class' | 'level' | 'skills' | 'knockedOut' | 'gone'>;
  readonly tally: HeroTally | undefined;
  readonly awards: readonly Award[];
}

/** One hero's part in it. */
export function HeroReport({ hero, tally, awards }: HeroReportProps) {
  if (!tally) return null;
  const names = (ids: readonly string[]) => listed(ids.map((id) => gameText(`${id}.name`)));
  return (
    <li class="hero-report panel" style={{ '--seat': `var(--hero-${hero.index})` }}>
      <div class="hero-report-head">
        <Portrait of={hero.class} />
        <div>
          <h3>{gameText(`hero.${hero.class}`)}</h3>
          <p class="soft">
            {gameText(`class.${hero.class}`)} · {descentText('level', { level: hero.level })}
          </p>
          <p class="rule-tags">
            {hero.knockedOut && <span class="tag tag-danger">{descentText('down')}</span>}
            {hero.gone && <span class="tag tag-good">{descentText('gone')}</span>}
            {awards.map(({ name }) => (
              <span key={name} class="tag tag-warning">
                {descentText(`award.${name}`)}
              </span>
            ))}
          </p>
        </div>
      </div>
      <Deeds tally={tally} />
      {hero.skills.length > 0 && (
        <p class="soft">{descentText('skills', { skills: names(hero.skills) })}</p>
      )}
      {tally.items.length > 0 && (
        <p class="soft">{shared('reward.items', { items: names(tally.items) })}</p>
      )}
    </li>
  );
}

const DEEDS = ['kills', 'dealt', 'best', 'taken', 'healed', 'knockouts'] as const;

function Deeds({ tally }: { tally: HeroTally }) {
  return (
    <dl class="deeds">
      <div>
        <dt>{descentText('xp')}</dt>
        <dd>{number(tally.xp)}</dd>
      </div>
      {DEEDS.map((deed) => (
        <div key={deed}>
          <dt>{shared(deed)}</dt>
          <dd>{number(tally[deed])}</dd>
        </div>
      ))}
      <div>
        <dt>{descentText('fact.items')}</dt>
        <dd>{number(tally.items.length)}</dd>
      </div>
    </dl>
  );
}
