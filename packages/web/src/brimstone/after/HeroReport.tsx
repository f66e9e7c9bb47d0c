import type { AdventureView } from '@crawlspace/brimstone';
import type { Award } from '../../screens/after/awards.ts';
import { HeroReportCard } from '../../screens/after/HeroReportCard.tsx';
import { listed, number, signed } from '../../text/index.ts';
import { nameOf } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import type { Honour } from './awards.ts';
import { fortune, type HeroTally, type Luck } from './tally.ts';
import { reportText } from './texts.ts';

interface HeroReportProps {
  readonly hero: Pick<
    AdventureView['heroes'][number],
    'index' | 'name' | 'class' | 'portrait' | 'dead' | 'conditions'
  >;
  readonly tally: HeroTally | undefined;
  readonly awards: readonly Award<Honour>[];
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

/** One hero's part in an adventure. */
export function HeroReport({ hero, tally, awards }: HeroReportProps) {
  if (!tally) return null;
  return (
    <HeroReportCard
      seat={hero.index}
      portrait={<Portrait heroClass={hero.class} portrait={hero.portrait} />}
      name={hero.name || nameOf(hero.class)}
      line={nameOf(hero.class)}
      tags={[
        ...(hero.dead ? [{ tone: 'danger', text: reportText('dead') } as const] : []),
        ...awards.map(
          ({ name }) => ({ tone: 'warning', text: reportText(`award.${name}`) }) as const,
        ),
      ]}
      deeds={DEEDS.map((deed) => ({ name: reportText(deed), value: tally[deed] }))}
    >
      <LuckMeter luck={tally.luck} />
      <Rewards tally={tally} />
      {hero.conditions.length > 0 && (
        <p class="soft">{reportText('scars', { scars: listed(hero.conditions.map(nameOf)) })}</p>
      )}
    </HeroReportCard>
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
