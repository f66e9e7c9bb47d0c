import type { Outcome } from '@crawlspace/kernel';
import type { ReportProps } from '../../game/kit.ts';
import { ReportPage } from '../../screens/after/ReportPage.tsx';
import { CampaignWay } from '../campaign/CampaignWay.tsx';
import { content, showContentOf } from '../content.ts';
import { gameText } from '../game-words.ts';
import { missionText } from '../mission-text.ts';
import type { Brimstone } from '../shape.ts';
import { awardsOf } from './awards.ts';
import { HeroReport } from './HeroReport.tsx';
import { type Tally, tallyOf } from './tally.ts';
import { reportText } from './texts.ts';
import './report.css';

const COMMON_FACES = 6;
const facesOf = (weapon: string) =>
  content().items[weapon]?.weapon?.toHitDie === 'D8' ? 8 : COMMON_FACES;

/** What became of an adventure, and who did what. */
export function Report({ id, end }: ReportProps<Brimstone>) {
  const { heroes, mission } = end.table.game;
  showContentOf(end.table.game);
  const tally = tallyOf(end.events, heroes.length, facesOf);
  const awards = awardsOf(tally);
  const ending = ({ won, cause }: Outcome) => {
    const tale = missionText(mission.id, won ? 'reward' : 'failure');
    return {
      title: reportText(won ? 'won' : 'lost'),
      text: `${gameText(`outcome.${cause}`)} ${tale}`,
    };
  };
  return (
    <ReportPage
      game="brimstone"
      id={id}
      mission={missionText(mission.id, 'name')}
      outcome={end.table.outcome}
      ending={ending}
      facts={factsOf(tally)}
      heroes={heroes.length}
      note={reportText('luck.text')}
      next={end.table.outcome && <CampaignWay game={id} mayFound />}
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
