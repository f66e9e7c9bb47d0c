import './after.css';
import { content, say } from '@crawlspace/brimstone';
import { addressOf } from '../route.ts';
import { games } from '../session/games.ts';
import type { Moment } from '../session/types.ts';
import { a } from '../text/after.ts';
import { language, number } from '../text/index.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { awardsOf } from './after/awards.ts';
import { HeroReport } from './after/HeroReport.tsx';
import { type Tally, tallyOf } from './after/tally.ts';
import { missionText } from './mission-text.ts';
import { NotThere } from './NotThere.tsx';
import { Page } from './Page.tsx';
import { useLoaded } from './use-loaded.ts';
import { Loading } from './Waiting.tsx';

/** What became of an adventure, and who did what. */
export function After({ id }: { id: string }) {
  const end = useLoaded(id, async () => {
    const replay = await games.replay(id);
    return replay.at(replay.length);
  });
  if (end.state === 'loading') return <Loading />;
  if (end.state === 'failed') return <NotThere error={end.error} />;
  return <Report id={id} end={end.value} />;
}

const COMMON_FACES = 6;
const facesOf = (weapon: string) =>
  content.items[weapon]?.weapon?.toHitDie === 'D8' ? 8 : COMMON_FACES;

function Report({ id, end }: { id: string; end: Moment }) {
  const { heroes } = end.table.game;
  const tally = tallyOf(end.events, heroes.length, facesOf);
  const awards = awardsOf(tally);
  return (
    <Page title={missionText(end.table.game.mission.id, 'name')}>
      <div class="after">
        <Verdict id={id} end={end} />
        <Facts tally={tally} />
        <section aria-labelledby="who">
          <h2 id="who" class="section-title">
            {a('heroes')}
          </h2>
          <ul class="hero-reports" style={{ '--columns': columnsFor(heroes.length) }}>
            {heroes.map((hero) => (
              <HeroReport
                key={hero.index}
                hero={hero}
                tally={tally.heroes[hero.index]}
                awards={awards.filter((award) => award.hero === hero.index)}
              />
            ))}
          </ul>
          <p class="soft">{a('luck.text')}</p>
        </section>
      </div>
    </Page>
  );
}

/** Rows as even as can be: four stand two by two. */
function columnsFor(heroes: number): number {
  return heroes === 4 ? 2 : Math.min(heroes, 3);
}

function Verdict({ id, end }: { id: string; end: Moment }) {
  const { outcome, game } = end.table;
  const { id: mission } = game.mission;
  const tale = missionText(mission, outcome?.won ? 'reward' : 'failure');
  const mark: IconName = outcome ? (outcome.won ? 'trophy' : 'tombstone') : 'hourglass';
  return (
    <section class={`verdict panel ${outcome?.won ? 'verdict-won' : 'verdict-lost'}`}>
      <Icon name={mark} class="verdict-mark" />
      <div>
        <p class="verdict-mission">{missionText(mission, 'name')}</p>
        <h1>{outcome ? a(outcome.won ? 'won' : 'lost') : a('open')}</h1>
        <p>
          {outcome
            ? `${say(language.value, { key: `outcome.${outcome.cause}` })} ${tale}`
            : a('open.text')}
        </p>
        <p class="actions">
          {!outcome && (
            <ButtonLink kind="primary" icon="play" href={addressOf({ screen: 'game', id })}>
              {a('resume')}
            </ButtonLink>
          )}
          {outcome && (
            <ButtonLink kind="primary" icon="lantern" href="#/muster">
              {a('again')}
            </ButtonLink>
          )}
          <ButtonLink icon="reel" href={addressOf({ screen: 'replay', id })}>
            {a('replay')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function Facts({ tally }: { tally: Tally }) {
  const facts = [
    ['turns', tally.turns],
    ['rooms', tally.tiles],
    ['fights', tally.fights],
    ['kills', tally.kills],
    ['clues', tally.clues],
    ['depth-events', tally.depthEvents],
  ] as const;
  return (
    <section aria-label={a('facts')}>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{a(`fact.${name}`)}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
