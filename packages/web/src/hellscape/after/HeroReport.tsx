import type { DescentView } from '@crawlspace/hellscape';
import type { Award } from '../../screens/after/awards.ts';
import { HeroReportCard } from '../../screens/after/HeroReportCard.tsx';
import { listed } from '../../text/index.ts';
import { gameText, nameOf } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import type { Honour } from './awards.ts';
import type { HeroTally } from './tally.ts';
import { reportText } from './texts.ts';

interface HeroReportProps {
  readonly hero: Pick<
    DescentView['heroes'][number],
    'index' | 'class' | 'level' | 'skills' | 'knockedOut' | 'gone'
  >;
  readonly tally: HeroTally | undefined;
  readonly awards: readonly Award<Honour>[];
}

const DEEDS = ['kills', 'dealt', 'best', 'taken', 'healed', 'knockouts'] as const;

/** One hero's part in a quest. */
export function HeroReport({ hero, tally, awards }: HeroReportProps) {
  if (!tally) return null;
  const names = (ids: readonly string[]) => listed(ids.map(nameOf));
  const level = reportText('level', { level: hero.level });
  return (
    <HeroReportCard
      seat={hero.index}
      portrait={<Portrait of={hero.class} />}
      name={gameText(`hero.${hero.class}`)}
      line={`${gameText(`class.${hero.class}`)} · ${level}`}
      tags={[
        ...(hero.knockedOut ? [{ tone: 'danger', text: reportText('down') } as const] : []),
        ...(hero.gone ? [{ tone: 'good', text: reportText('gone') } as const] : []),
        ...awards.map(
          ({ name }) => ({ tone: 'warning', text: reportText(`award.${name}`) }) as const,
        ),
      ]}
      deeds={[
        { name: reportText('xp'), value: tally.xp },
        ...DEEDS.map((deed) => ({ name: reportText(deed), value: tally[deed] })),
        { name: reportText('fact.items'), value: tally.items.length },
      ]}
    >
      {hero.skills.length > 0 && (
        <p class="soft">{reportText('skills', { skills: names(hero.skills) })}</p>
      )}
      {tally.items.length > 0 && (
        <p class="soft">{reportText('reward.items', { items: names(tally.items) })}</p>
      )}
    </HeroReportCard>
  );
}
