import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame, type ReportProps } from '../../game/kit.ts';
import { addressOf } from '../../route.ts';
import { Facts } from '../../screens/after/Facts.tsx';
import { afterText } from '../../screens/after/texts.ts';
import { Page } from '../../screens/Page.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CampaignWay } from '../campaign/CampaignWay.tsx';
import type { BrimstoneStay } from './shape.ts';
import { stayText } from './texts.ts';

/** What became of a stay in Town. */
export function Report({ id, end }: ReportProps<BrimstoneStay>) {
  const { stay } = end.table.game;
  const isOver = end.table.outcome !== null;
  return (
    <Page title={stayText('table')}>
      <div class="after">
        <section class="verdict panel verdict-won">
          <Icon name={isOver ? 'lantern' : 'hourglass'} class="verdict-mark" />
          <div>
            <p class="verdict-mission">{stayText('table')}</p>
            <h1>{isOver ? stayText('report-title') : afterText('open')}</h1>
            <p>{isOver ? stayText('report-text') : afterText('open.text')}</p>
            <p class="actions">
              {isOver && <CampaignWay game={id} mayFound={false} />}
              {!isOver && (
                <ButtonLink kind="primary" icon="play" href={addressOf({ screen: 'game', id })}>
                  {afterText('resume')}
                </ButtonLink>
              )}
              <ButtonLink icon="reel" href={addressOf({ screen: 'replay', id, answer: 0 })}>
                {afterText('replay')}
              </ButtonLink>
            </p>
          </div>
        </section>
        <Facts facts={factsOf(end.events, isOver ? stay.day - 1 : stay.day)} />
      </div>
    </Page>
  );
}

type Name = BrimstoneEvent['t'];

function factsOf(events: readonly Told<BrimstoneEvent>[], days: number) {
  const told = events.flatMap(({ event }) => (isOfTheGame(event) ? [event] : []));
  const count = (name: Name) => told.filter(({ t }) => t === name).length;
  const spent = told.reduce((sum, event) => sum + (event.t === 'paid' ? event.amount : 0), 0);
  const hazards = told.filter((event) => event.t === 'chart-row' && event.purpose === 'travel');
  return [
    { name: stayText('days'), value: days },
    { name: stayText('hazards'), value: hazards.length },
    { name: stayText('spent'), value: spent },
    { name: stayText('bought'), value: count('bought') },
    { name: stayText('cured'), value: count('cured') },
    { name: stayText('levels'), value: count('level-gained') },
  ];
}
