import type { Company } from '@crawlspace/brimstone';
import { addressOf, go } from '../../route.ts';
import type { Player } from '../../session/types.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { missionText } from '../mission-text.ts';
import { AlsoOnline } from './AlsoOnline.tsx';
import type { BookProps } from './BookPages.tsx';
import { CompanyWithFriends } from './CompanyWithFriends.tsx';
import { saveToFile } from './files.ts';
import type { Campaign } from './keeper.ts';
import { campaignText } from './texts.ts';

interface Props extends BookProps {
  readonly onMap: () => void;
  /** Where the company can be deleted. */
  readonly onDelete?: (() => void) | undefined;
}

/** Where the company is, and the one step that leads on. */
export function Now({ campaign, campaigns, act, onMap, onDelete }: Props) {
  const { company, current } = campaign;
  const { leader, mayLead, mayExport, isShared } = campaigns;
  const save = () =>
    void act(async () => {
      saveToFile(campaign, await campaigns.exportFile(campaign));
      return campaign;
    });
  return (
    <section class="panel panel-lit book-now">
      {!isShared && <AlsoOnline company={campaign.id} />}
      <p>{sentence(company, current)}</p>
      {leader && <p class="soft">{campaignText('leader-decides', { name: leader })}</p>}
      <p class="actions">
        {current && (
          <ButtonLink kind="primary" icon="play" href={addressOf({ screen: 'game', id: current })}>
            {campaignText('continue')}
          </ButtonLink>
        )}
        {!current && mayLead && <NextStep {...{ campaign, campaigns, act, onMap }} />}
        {!isShared && company.whereabouts.at !== 'home' && (
          <CompanyWithFriends id={campaign.id} company={() => company} current={current} />
        )}
        {mayExport && (
          <Button icon="download" onClick={save}>
            {campaignText('export')}
          </Button>
        )}
        {onDelete && (
          <Button kind="quiet" icon="bin" label={campaignText('delete')} onClick={onDelete} />
        )}
      </p>
    </section>
  );
}

function NextStep({ campaign, campaigns, act, onMap }: BookProps & { onMap: () => void }) {
  const play = async (deed: () => Promise<Campaign>) => {
    const after = await act(deed);
    if (after?.current) go({ screen: 'game', id: after.current });
  };
  switch (campaign.company.whereabouts.at) {
    case 'town':
      return <ToTown {...{ campaign, campaigns, act, play }} />;
    case 'adventure':
      return (
        <Button
          kind="primary"
          icon="play"
          onClick={() => void play(() => campaigns.setOutAnew(campaign))}
        >
          {campaignText('begin-anew')}
        </Button>
      );
    case 'home':
      return (
        <Button kind="primary" icon="lantern" onClick={onMap}>
          {campaignText('next-mission')}
        </Button>
      );
  }
}

function sentence({ whereabouts }: Company, current: string | null): string {
  if (whereabouts.at === 'adventure')
    return campaignText('in-adventure', { mission: missionText(whereabouts.mission, 'name') });
  if (whereabouts.at === 'town') return campaignText(current ? 'in-town' : 'on-the-way');
  return campaignText('at-home');
}

interface ToTownProps extends BookProps {
  readonly play: (deed: () => Promise<Campaign>) => Promise<void>;
}

/** Bots would have spent everybody's gold before anyone looked: who decides in Town is asked first. */
function ToTown({ campaign, campaigns, act, play }: ToTownProps) {
  const before = useLoaded(campaign.company.head, () => campaigns.lastPlayers(campaign));
  const players = before.state === 'ready' ? before.value : [];
  const ride = (seats: readonly Player[]) => () =>
    void play(() => campaigns.goToTown(campaign, seats));
  const hasBots = players.some((player) => player !== 'human');
  return (
    <>
      <Button kind="primary" icon="lantern" onClick={ride(players.map(() => 'human'))}>
        {campaignText(hasBots ? 'to-town-all' : 'to-town')}
      </Button>
      {hasBots && (
        <Button onClick={ride(players)}>
          {campaignText(players.includes('human') ? 'to-town-as-before' : 'to-town-bots')}
        </Button>
      )}
      <Button onClick={() => void act(() => campaigns.passTown(campaign))}>
        {campaignText('pass-town')}
      </Button>
    </>
  );
}
