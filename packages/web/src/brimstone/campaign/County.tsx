import { dangerOf } from '@crawlspace/bots/measured';
import {
  attemptsAt,
  hardshipsOf,
  MOST_ON_ADVENTURE,
  muster,
  openMissions,
  rosterOf,
} from '@crawlspace/brimstone';
import { useState } from 'preact/hooks';
import { go } from '../../route.ts';
import { DangerLine } from '../../screens/muster/DangerLine.tsx';
import { PlayerChoice } from '../../screens/muster/PlayerChoice.tsx';
import type { Player } from '../../session/types.ts';
import { Button } from '../../ui/Button.tsx';
import { content, house } from '../content.ts';
import { nameOf, printedOn } from '../game-words.ts';
import { missionText } from '../mission-text.ts';
import { Portrait } from '../Portrait.tsx';
import type { BookProps } from './BookPages.tsx';
import { CompanyWithFriends } from './CompanyWithFriends.tsx';
import { CountyMap } from './CountyMap.tsx';
import { Refused } from './keeper.ts';
import { expectedFor, levelOf, looksOf, nameOfMember } from './people.ts';
import { campaignText } from './texts.ts';

/** The map with what can be done now, and who goes there. */
export function County({ campaign, campaigns, act }: BookProps) {
  const { company } = campaign;
  const open = openMissions(company, content());
  const ready = rosterOf(company).filter(({ standing }) => standing === 'ready');
  const [mission, setMission] = useState<string | null>(
    () => open.find((id) => attemptsAt(company, id).won === 0) ?? open[0] ?? null,
  );
  const [going, setGoing] = useState<readonly string[]>(() =>
    ready.slice(0, MOST_ON_ADVENTURE).map(({ id }) => id),
  );
  const [players, setPlayers] = useState<Readonly<Record<string, Player>>>({});
  const posse = ready.filter(({ id }) => going.includes(id));
  const levels = posse.map(levelOf);
  const isAtHome = company.whereabouts.at === 'home';
  const setOut = async () => {
    if (!mission) return;
    const members = posse.map(({ id }) => id);
    const seats = members.map((id): Player => players[id] ?? 'human');
    const after = await act(() => campaigns.setOut(campaign, { mission, members }, seats));
    if (after?.current) go({ screen: 'game', id: after.current });
  };
  /** The company as it is when it has set out for the mission; nothing of it is kept here. */
  const goneOut = () => {
    const members = posse.map(({ id }) => id);
    const doing = muster(
      company,
      { mission: mission ?? '', members },
      { at: Date.now(), content: house },
    );
    if (!doing.ok) throw new Refused(doing.reason);
    return doing.company;
  };
  return (
    <section class="book-page county">
      <CountyMap
        missions={Object.values(content().missions)}
        open={open}
        chosen={mission}
        attempts={(id) => attemptsAt(company, id)}
        danger={(id) => dangerOf(expectedFor(id, levels))}
        onChoose={setMission}
      />
      {mission ? (
        <MissionSheet mission={mission} levels={levels} isAhead={company.darknessAhead} />
      ) : (
        <p>{campaignText('pick-mission')}</p>
      )}
      {isAtHome && mission && campaigns.mayLead && (
        <section class="county-posse" aria-label={campaignText('who-goes')}>
          <h3>{campaignText('who-goes')}</h3>
          <ul>
            {ready.map((member) => {
              const goes = going.includes(member.id);
              return (
                <li key={member.id} class={goes ? 'goer goer-on' : 'goer'}>
                  <label>
                    <input
                      type="checkbox"
                      checked={goes}
                      disabled={!goes && posse.length >= MOST_ON_ADVENTURE}
                      onChange={() =>
                        setGoing(
                          goes ? going.filter((id) => id !== member.id) : [...going, member.id],
                        )
                      }
                    />
                    <Portrait {...looksOf(member)} />
                    <span>
                      <b>{nameOfMember(member)}</b>
                      <span class="soft">
                        {nameOf(looksOf(member).heroClass)} ·{' '}
                        {campaignText('level', { level: levelOf(member) })}
                      </span>
                    </span>
                  </label>
                  {goes && !campaigns.isShared && (
                    <PlayerChoice
                      name={nameOfMember(member)}
                      player={players[member.id] ?? 'human'}
                      onChange={(player) => setPlayers({ ...players, [member.id]: player })}
                    />
                  )}
                </li>
              );
            })}
          </ul>
          <p class="soft">{campaignText('at-most')}</p>
          <p class="actions">
            <Button
              kind="primary"
              size="large"
              icon="lantern"
              disabled={posse.length === 0}
              onClick={() => void setOut()}
            >
              {campaignText('set-out')}
            </Button>
            {!campaigns.isShared && posse.length > 0 && (
              <CompanyWithFriends id={campaign.id} company={goneOut} current={null} />
            )}
          </p>
        </section>
      )}
    </section>
  );
}

interface SheetProps {
  readonly mission: string;
  readonly levels: readonly number[];
  readonly isAhead: boolean;
}

function MissionSheet({ mission, levels, isAhead }: SheetProps) {
  const [from, to] = content().missions[mission]?.levels ?? [1, 8];
  const parts = ['goal', 'reward', 'failure'] as const;
  return (
    <article class="county-mission" aria-live="polite">
      <h3>{missionText(mission, 'name')}</h3>
      <p>
        <span class="tag">{campaignText('levels', { from, to })}</span>
      </p>
      <DangerLine icon="tombstone" expected={expectedFor(mission, levels)} heroes={levels.length} />
      {isAhead && <p class="tag tag-danger">{campaignText('ahead')}</p>}
      <p class="mission-intro">{missionText(mission, 'intro')}</p>
      <dl>
        {parts.map(
          (part) =>
            missionText(mission, part) && (
              <div key={part}>
                <dt>{campaignText(part)}</dt>
                <dd>{missionText(mission, part)}</dd>
              </div>
            ),
        )}
        <Hardships mission={mission} levels={levels} />
      </dl>
    </article>
  );
}

/** What the mission holds for heroes of these levels, and what it pays them for it. */
function Hardships({ mission, levels }: Pick<SheetProps, 'mission' | 'levels'>) {
  const cards = levels.length > 0 ? hardshipsOf(content(), mission, Math.max(...levels)) : [];
  if (cards.length === 0) return null;
  return (
    <div>
      <dt>{campaignText('hardship')}</dt>
      {[...new Set(cards)].map((card) => (
        <dd key={card}>
          <b>
            {printedOn(card).name}
            {times(cards.filter((each) => each === card).length)}
          </b>{' '}
          {printedOn(card).text}
        </dd>
      ))}
    </div>
  );
}

function times(count: number): string {
  return count > 1 ? ` ×${count}` : '';
}
