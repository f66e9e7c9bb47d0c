import { passTown } from '@crawlspace/brimstone';
import { addressOf, go } from '../../route.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { missionText } from '../mission-text.ts';
import type { BookProps } from './BookScreen.tsx';
import type { Campaign } from './campaigns.ts';
import { saveToFile } from './files.ts';
import { campaignText } from './texts.ts';

interface Props extends BookProps {
  readonly onMap: () => void;
  readonly onDelete: () => void;
}

/** Where the company is, and the one step that leads on. */
export function Now({ campaign, campaigns, act, onMap, onDelete }: Props) {
  const { company, current } = campaign;
  const { whereabouts } = company;
  const play = async (deed: () => Promise<Campaign>) => {
    const after = await act(deed);
    if (after?.current) go({ screen: 'game', id: after.current });
  };
  const save = () =>
    act(async () => {
      await saveToFile(campaign);
      return campaign;
    });
  return (
    <section class="panel panel-lit book-now">
      <p>{sentence(campaign)}</p>
      <p class="actions">
        {current && (
          <ButtonLink kind="primary" icon="play" href={addressOf({ screen: 'game', id: current })}>
            {campaignText('continue')}
          </ButtonLink>
        )}
        {!current && whereabouts.at === 'town' && (
          <>
            <Button
              kind="primary"
              icon="lantern"
              onClick={() => void play(() => campaigns.goToTown(campaign))}
            >
              {campaignText('to-town')}
            </Button>
            <Button
              onClick={() =>
                void act(() => campaigns.enter(campaign, passTown(company, { at: Date.now() })))
              }
            >
              {campaignText('pass-town')}
            </Button>
          </>
        )}
        {!current && whereabouts.at === 'adventure' && (
          <Button
            kind="primary"
            icon="play"
            onClick={() => void play(() => campaigns.setOutAnew(campaign))}
          >
            {campaignText('begin-anew')}
          </Button>
        )}
        {!current && whereabouts.at === 'home' && (
          <Button kind="primary" icon="lantern" onClick={onMap}>
            {campaignText('next-mission')}
          </Button>
        )}
        <Button icon="download" onClick={() => void save()}>
          {campaignText('export')}
        </Button>
        <Button kind="quiet" icon="bin" label={campaignText('delete')} onClick={onDelete} />
      </p>
    </section>
  );
}

function sentence({ company, current }: BookProps['campaign']): string {
  const { whereabouts } = company;
  if (whereabouts.at === 'adventure')
    return campaignText('in-adventure', { mission: missionText(whereabouts.mission, 'name') });
  if (whereabouts.at === 'town') return campaignText(current ? 'in-town' : 'on-the-way');
  return campaignText('at-home');
}
