import type { Outcome } from '@crawlspace/kernel';
import type { ReportProps } from '../../game/kit.ts';
import { ReportPage } from '../../screens/after/ReportPage.tsx';
import { showContentOf } from '../content.ts';
import { nameOf } from '../game-words.ts';
import type { Hellscape } from '../shape.ts';
import { awardsOf } from './awards.ts';
import { HeroReport } from './HeroReport.tsx';
import { type Tally, tallyOf } from './tally.ts';
import { causeText, reportText } from './texts.ts';

/** What became of a quest, and who did what. */
export function Report({ id, end }: ReportProps<Hellscape>) {
  const { heroes, quest } = end.table.game;
  showContentOf(end.table.game);
  const tally = tallyOf(end.events, heroes.length);
  const awards = awardsOf(tally);
  return (
    <ReportPage
      game="hellscape"
      id={id}
      mission={nameOf(quest.id)}
      outcome={end.table.outcome}
      ending={endingOf}
      facts={factsOf(end.turn, tally)}
      heroes={heroes.length}
      note={reportText('note')}
    >
      {heroes.map((hero) => (
        <HeroReport
          key={hero.index}
          hero={hero}
          tally={tally.heroes[hero.index]}
          awards={awards.filter((award) => award.hero === hero.index)}
        />
      ))}
    </ReportPage>
  );
}

function endingOf({ won, cause }: Outcome) {
  return won
    ? { title: reportText('won'), text: reportText('won.text') }
    : { title: reportText('lost'), text: causeText(cause) };
}

function factsOf(rounds: number, tally: Tally) {
  return [
    { name: reportText('fact.rounds'), value: rounds },
    { name: reportText('fact.kills'), value: tally.kills },
    { name: reportText('fact.chambers'), value: tally.chambers },
    { name: reportText('fact.doors'), value: tally.doors },
    { name: reportText('fact.items'), value: tally.items },
    { name: reportText('fact.lifebringers'), value: tally.lifebringers },
  ];
}
