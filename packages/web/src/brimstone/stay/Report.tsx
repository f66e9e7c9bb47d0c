import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import type { ReportProps } from '../../game/kit.ts';
import { addressOf } from '../../route.ts';
import { Facts } from '../../screens/after/Facts.tsx';
import { afterText } from '../../screens/after/texts.ts';
import { Page } from '../../screens/Page.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CampaignWay } from '../campaign/CampaignWay.tsx';
import { showContentOf } from '../content.ts';
import { HeroSums } from '../HeroSums.tsx';
import type { BrimstoneStay } from '../stay-shape.ts';
import { type HeroSum, spentBy, sumsOf } from './sums.ts';
import { stayText } from './texts.ts';

/** What became of a stay in Town. */
export function Report({ id, end }: ReportProps<BrimstoneStay>) {
  const { stay, heroes } = end.table.game;
  showContentOf(end.table.game);
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
        <Facts facts={factsOf(end.events, heroes.length, isOver ? stay.day - 1 : stay.day)} />
        <section aria-labelledby="sums">
          <h2 id="sums" class="section-title">
            {stayText('what-they-did')}
          </h2>
          <HeroSums heroes={heroes} events={end.events} />
        </section>
      </div>
    </Page>
  );
}

function factsOf(events: readonly Told<BrimstoneEvent>[], heroes: number, days: number) {
  const sums = sumsOf(events, heroes);
  const total = (count: (sum: HeroSum) => number) => sums.reduce((all, sum) => all + count(sum), 0);
  const hazards = events.filter(
    ({ event }) => event.t === 'chart-row' && event.purpose === 'travel',
  );
  return [
    { name: stayText('days'), value: days },
    { name: stayText('hazards'), value: hazards.length },
    { name: stayText('spent'), value: total(spentBy) },
    { name: stayText('bought'), value: total(({ bought }) => bought.length) },
    { name: stayText('cured'), value: total(({ cured }) => cured.length) },
    { name: stayText('levels'), value: total(({ levels }) => levels.length) },
  ];
}
