import { useState } from 'preact/hooks';
import { useLook } from '../../game/use-look.ts';
import { go } from '../../route.ts';
import { NotThere } from '../../screens/NotThere.tsx';
import { Loading } from '../../screens/Waiting.tsx';
import { games, shelves } from '../../session/games.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { showHouse } from '../content.ts';
import { BookPages } from './BookPages.tsx';
import { Companies } from './Companies.tsx';
import { Campaigns } from './campaigns.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { Campaign } from './keeper.ts';

const campaigns = new Campaigns(shelves, games);

/** The company's book, or the shelf that books stand on. */
export function BookScreen({ id }: { id: string | null }) {
  useLook('brimstone');
  showHouse();
  return id === null ? <Companies campaigns={campaigns} /> : <Book id={id} />;
}

function Book({ id }: { id: string }) {
  const loaded = useLoaded(id, () => campaigns.open(id));
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') return <NotThere error={loaded.error} />;
  return <Opened campaign={loaded.value} />;
}

function Opened({ campaign: first }: { campaign: Campaign }) {
  const [campaign, setCampaign] = useState(first);
  const [isDoomed, setDoomed] = useState(false);
  const { id, company, chapters } = campaign;
  return (
    <>
      <BookPages
        campaign={campaign}
        campaigns={campaigns}
        onChange={setCampaign}
        onDelete={() => setDoomed(true)}
      />
      {isDoomed && (
        <DeleteDialog
          campaigns={campaigns}
          company={{ id, name: company.name, chapters }}
          onClose={() => setDoomed(false)}
          onDeleted={() => go({ screen: 'campaign', id: null })}
        />
      )}
    </>
  );
}
