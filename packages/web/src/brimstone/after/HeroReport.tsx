import type { Hero } from '@crawlspace/brimstone';
import { reportText } from '../../text/after.ts';
import { listed, number, signed } from '../../text/index.ts';
import { nameOf } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import type { Award } from './awards.ts';
import { fortune, type HeroTally, type Luck } from './tally.ts';

interface HeroReportProps {
  readonly hero: Hero;
  readonly tally: HeroTally | undefined;
  readonly awards: readonly Award[];
}

/** One hero's part in it. */
export function HeroReport({ hero, tally, awards }: HeroReportProps) {
  if (!tally) return null;
  const name = hero.name || nameOf(hero.class);
  return (
    <li class="hero-report panel" style={{ '--seat': `var(--hero-${hero.index})` }}>
      <div class="hero-report-head">
        <Portrait heroClass={hero.class} portrait={hero.portrait} />
        <div>
          <h3>{name}</h3>
          <p class="soft">{nameOf(hero.class)}</p>
          <p class="rule-tags">
            {hero.dead && <span class="tag tag-danger">{reportText('dead')}</span>}
            {awards.map((award) => (
              <span key={award.name} class="tag tag-warning">
                {reportText(`award.${award.name}`)}
              </span>
            ))}
          </p>
        </div>
      </div>
      <Deeds tally={tally} />
      <LuckMeter luck={tally.luck} />
      <Rewards tally={tally} />
      {hero.conditions.length > 0 && (
        <p class="soft">{reportText('scars', { scars: listed(hero.conditions.map(nameOf)) })}</p>
      )}
    </li>
  );
}

const DEEDS = [
  'kills',
  'dealt',
  'best',
  'criticals',
  'taken',
  'sanity',
  'healed',
  'knockouts',
] as const;

function Deeds({ tally }: { tally: HeroTally }) {
  return (
    <dl class="deeds">
      {DEEDS.map((deed) => (
        <div key={deed}>
          <dt>{reportText(deed)}</dt>
          <dd>{number(tally[deed])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Beyond this many standard deviations it is luck. */
const NOTABLE = 0.5;
/** As far as the scale goes, to either side. */
const SCALE = 2.5;

function LuckMeter({ luck }: { luck: Luck }) {
  const at = fortune(luck);
  const verdict = luck.dice === 0 ? 'none' : at > NOTABLE ? 'good' : at < -NOTABLE ? 'bad' : 'even';
  const share = Math.max(-1, Math.min(1, at / SCALE));
  const bar = { left: `${50 + Math.min(0, share) * 50}%`, width: `${Math.abs(share) * 50}%` };
  return (
    <div class={`luck luck-${verdict}`}>
      <p>
        <span>{reportText('luck')}</span>{' '}
        <strong>
          {signed(luck.successes - luck.expected)} · {reportText(`luck.${verdict}`)}
        </strong>
      </p>
      <div class="luck-scale" aria-hidden="true">
        <span style={bar} />
      </div>
      <p class="soft">
        {reportText('luck.numbers', {
          got: number(luck.successes),
          expected: number(luck.expected, 1),
        })}
      </p>
    </div>
  );
}

function Rewards({ tally }: { tally: HeroTally }) {
  const { xp, gold, darkStone, items } = tally;
  const nothing = xp + gold + darkStone + items.length === 0;
  return (
    <div class="rewards">
      <h4 class="for-readers">{reportText('rewards')}</h4>
      <ul>
        {xp > 0 && <li class="reward-xp">{reportText('reward.xp', { amount: number(xp) })}</li>}
        {gold > 0 && (
          <li class="reward-gold">{reportText('reward.gold', { amount: `$${number(gold)}` })}</li>
        )}
        {darkStone > 0 && (
          <li class="reward-stone">{reportText('reward.stone', { amount: number(darkStone) })}</li>
        )}
        {nothing && <li class="soft">{reportText('reward.none')}</li>}
      </ul>
      {items.length > 0 && (
        <p class="soft">{reportText('reward.items', { items: listed(items.map(nameOf)) })}</p>
      )}
    </div>
  );
}
