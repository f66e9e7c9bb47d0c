import { useState } from 'preact/hooks';
import { addressOf, go } from '../../route.ts';
import { games, shelves } from '../../session/games.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Campaigns } from './campaigns.ts';
import { refusalText } from './refusal.ts';
import { campaignText } from './texts.ts';

/** After a chapter: back to the book it belongs to; after a single adventure: on, with the same people. */
export function CampaignWay({ game, mayFound }: { game: string; mayFound: boolean }) {
  const [problem, setProblem] = useState<string | null>(null);
  const loaded = useLoaded(game, () => shelves.companies());
  if (loaded.state !== 'ready') return null;
  const owner = loaded.value.find(
    ({ current, chapters }) => current === game || Object.values(chapters).includes(game),
  );
  if (owner) {
    return (
      <ButtonLink kind="primary" icon="book" href={addressOf({ screen: 'campaign', id: owner.id })}>
        {campaignText('back-to-book', { name: owner.name })}
      </ButtonLink>
    );
  }
  if (!mayFound) return null;
  const goOn = () => {
    const campaigns = new Campaigns(shelves, games);
    campaigns.foundAfter(campaignText('usual-name'), game).then(
      ({ id }) => go({ screen: 'campaign', id }),
      (error: unknown) => setProblem(refusalText(error)),
    );
  };
  return (
    <>
      <Button kind="primary" icon="book" onClick={goOn}>
        {campaignText('go-on-as')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
