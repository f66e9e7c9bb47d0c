import { type Hero, say } from '@crawlspace/hellscape';
import { a as shared } from '../../text/after.ts';
import { language, listed, number } from '../../text/index.ts';
import { Portrait } from '../Portrait.tsx';
import type { Award } from './awards.ts';
import type { HeroTally } from './tally.ts';
import { a } from './texts.ts';

interface HeroReportProps {
  readonly hero: Pick<Hero, 'index' | 'class' | 'level' | 'skills' | 'knockedOut' | 'gone'>;
  readonly tally: HeroTally | undefined;
  readonly awards: readonly Award[];
}

/** One hero's part in it. */
export function HeroReport({ hero, tally, awards }: HeroReportProps) {
  if (!tally) return null;
  const word = (key: string) => say(language.value, { key });
  const names = (ids: readonly string[]) => listed(ids.map((id) => word(`${id}.name`)));
  return (
    <li class="hero-report panel" style={{ '--seat': `var(--hero-${hero.index})` }}>
      <div class="hero-report-head">
        <Portrait of={hero.class} />
        <div>
          <h3>{word(`hero.${hero.class}`)}</h3>
          <p class="soft">
            {word(`class.${hero.class}`)} · {a('level', { level: hero.level })}
          </p>
          <p class="rule-tags">
            {hero.knockedOut && <span class="tag tag-danger">{a('down')}</span>}
            {hero.gone && <span class="tag tag-good">{a('gone')}</span>}
            {awards.map(({ name }) => (
              <span key={name} class="tag tag-warning">
                {a(`award.${name}`)}
              </span>
            ))}
          </p>
        </div>
      </div>
      <Deeds tally={tally} />
      {hero.skills.length > 0 && <p class="soft">{a('skills', { skills: names(hero.skills) })}</p>}
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
        <dt>{a('xp')}</dt>
        <dd>{number(tally.xp)}</dd>
      </div>
      {DEEDS.map((deed) => (
        <div key={deed}>
          <dt>{shared(deed)}</dt>
          <dd>{number(tally[deed])}</dd>
        </div>
      ))}
      <div>
        <dt>{a('fact.items')}</dt>
        <dd>{number(tally.items.length)}</dd>
      </div>
    </dl>
  );
}
