import type { Outcome } from '@crawlspace/kernel';
import type { ReportProps } from '../../game/kit.ts';
import { Facts } from '../../screens/after/Facts.tsx';
import { HeroReports } from '../../screens/after/HeroReports.tsx';
import { Verdict } from '../../screens/after/Verdict.tsx';
import { Page } from '../../screens/Page.tsx';
import { reportText as shared } from '../../text/after.ts';
import { knownName } from '../../text/index.ts';
import type { Hellscape } from '../shape.ts';
import { awardsOf } from './awards.ts';
import { HeroReport } from './HeroReport.tsx';
import { type Tally, tallyOf } from './tally.ts';
import { causeText, descentText } from './texts.ts';

/** What became of a quest, and who did what. */
export function Report({ id, end }: ReportProps<Hellscape>) {
  const { heroes, quest } = end.table.game;
  const { outcome } = end.table;
  const tally = tallyOf(end.events, heroes.length);
  const awards = awardsOf(tally);
  const name = knownName(quest.id);
  return (
    <Page title={name}>
      <div class="after">
        <Verdict
          game="hellscape"
          id={id}
          mission={name}
          outcome={outcome}
          title={outcome ? descentText(outcome.won ? 'won' : 'lost') : shared('open')}
          text={outcome ? taleOf(outcome) : shared('open.text')}
        />
        <Facts facts={factsOf(end.turn, tally)} />
        <HeroReports count={heroes.length} note={descentText('note')}>
          {heroes.map((hero) => (
            <HeroReport
              key={hero.index}
              hero={hero}
              tally={tally.heroes[hero.index]}
              awards={awards.filter((award) => award.hero === hero.index)}
            />
          ))}
        </HeroReports>
      </div>
    </Page>
  );
}

function taleOf({ won, cause }: Outcome): string {
  return won ? descentText('won.text') : causeText(cause);
}

function factsOf(rounds: number, tally: Tally) {
  return [
    { name: descentText('fact.rounds'), value: rounds },
    { name: descentText('fact.kills'), value: tally.kills },
    { name: descentText('fact.chambers'), value: tally.chambers },
    { name: descentText('fact.doors'), value: tally.doors },
    { name: descentText('fact.items'), value: tally.items },
    { name: descentText('fact.lifebringers'), value: tally.lifebringers },
  ];
}
