import type { Outcome } from '@crawlspace/kernel';
import type { ComponentChildren } from 'preact';
import type { GameId } from '../../game-ids.ts';
import { Page } from '../Page.tsx';
import { ChanceCurve } from './ChanceCurve.tsx';
import { Facts } from './Facts.tsx';
import { HeroReports } from './HeroReports.tsx';
import { afterText } from './texts.ts';
import { Verdict } from './Verdict.tsx';

interface ReportPageProps {
  readonly game: GameId;
  /** The saved game, for links. */
  readonly id: string;
  /** What the mission or quest is called. */
  readonly mission: string;
  readonly outcome: Outcome | null;
  /** How it ended, in large letters and in a sentence. */
  readonly ending: (outcome: Outcome) => { readonly title: string; readonly text: string };
  readonly facts: readonly { readonly name: string; readonly value: number }[];
  readonly heroes: number;
  /** How the numbers of the heroes are to be read. */
  readonly note: string;
  /** A way on that comes before all others. */
  readonly next?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What became of a game, and who did what. */
export function ReportPage(props: ReportPageProps) {
  const { game, id, mission, outcome, ending, facts, heroes, note, next, children } = props;
  const open = { title: afterText('open'), text: afterText('open.text') };
  const { title, text } = outcome ? ending(outcome) : open;
  return (
    <Page title={mission}>
      <div class="after">
        <Verdict
          game={game}
          id={id}
          mission={mission}
          outcome={outcome}
          title={title}
          text={text}
          next={next}
        />
        <Facts facts={facts} />
        {outcome && <ChanceCurve game={game} id={id} />}
        <HeroReports count={heroes} note={note}>
          {children}
        </HeroReports>
      </div>
    </Page>
  );
}
