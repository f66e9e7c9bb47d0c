import { content } from '@crawlspace/brimstone';
import type { ReportProps } from '../../game/kit.ts';
import { Facts } from '../../screens/after/Facts.tsx';
import { HeroReports } from '../../screens/after/HeroReports.tsx';
import { Verdict } from '../../screens/after/Verdict.tsx';
import { Page } from '../../screens/Page.tsx';
import { reportText } from '../../text/after.ts';
import { gameText } from '../game-words.ts';
import { missionText } from '../mission-text.ts';
import type { Brimstone } from '../shape.ts';
import { awardsOf } from './awards.ts';
import { HeroReport } from './HeroReport.tsx';
import { type Tally, tallyOf } from './tally.ts';

const COMMON_FACES = 6;
const facesOf = (weapon: string) =>
  content.items[weapon]?.weapon?.toHitDie === 'D8' ? 8 : COMMON_FACES;

/** What became of an adventure, and who did what. */
export function Report({ id, end }: ReportProps<Brimstone>) {
  const { heroes, mission } = end.table.game;
  const { outcome } = end.table;
  const tally = tallyOf(end.events, heroes.length, facesOf);
  const awards = awardsOf(tally);
  const tale = missionText(mission.id, outcome?.won ? 'reward' : 'failure');
  const cause = outcome && gameText(`outcome.${outcome.cause}`);
  return (
    <Page title={missionText(mission.id, 'name')}>
      <div class="after">
        <Verdict
          game="brimstone"
          id={id}
          mission={missionText(mission.id, 'name')}
          outcome={outcome}
          title={outcome ? reportText(outcome.won ? 'won' : 'lost') : reportText('open')}
          text={cause ? `${cause} ${tale}` : reportText('open.text')}
        />
        <Facts facts={factsOf(tally)} />
        <HeroReports count={heroes.length} note={reportText('luck.text')}>
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

function factsOf(tally: Tally) {
  return [
    { name: reportText('fact.turns'), value: tally.turns },
    { name: reportText('fact.rooms'), value: tally.tiles },
    { name: reportText('fact.fights'), value: tally.fights },
    { name: reportText('fact.kills'), value: tally.kills },
    { name: reportText('fact.clues'), value: tally.clues },
    { name: reportText('fact.depth-events'), value: tally.depthEvents },
  ];
}
