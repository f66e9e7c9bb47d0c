import { useState } from 'preact/hooks';
import { useLook } from '../../game/use-look.ts';
import { go } from '../../route.ts';
import { NotThere } from '../../screens/NotThere.tsx';
import { Page } from '../../screens/Page.tsx';
import { useLoaded } from '../../screens/use-loaded.ts';
import { Loading } from '../../screens/Waiting.tsx';
import { games, shelves } from '../../session/games.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import './campaign.css';
import { Chronicle } from './Chronicle.tsx';
import { Companies } from './Companies.tsx';
import { County } from './County.tsx';
import { type Campaign, Campaigns, Refused } from './campaigns.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { Graves } from './Graves.tsx';
import { Members } from './Members.tsx';
import { Now } from './Now.tsx';
import { refusalText } from './refusal.ts';
import { campaignText } from './texts.ts';

const campaigns = new Campaigns(shelves, games);

/** What the pages of the book can do to the company. */
export interface BookProps {
  readonly campaign: Campaign;
  readonly campaigns: Campaigns;
  /** Does it, and shows the company afterwards; what is refused is said. */
  readonly act: (deed: () => Promise<Campaign>) => Promise<Campaign | null>;
}

/** The company's book, or the shelf that books stand on. */
export function BookScreen({ id }: { id: string | null }) {
  useLook('brimstone');
  return id === null ? <Companies campaigns={campaigns} /> : <Book id={id} />;
}

function Book({ id }: { id: string }) {
  const loaded = useLoaded(id, () => campaigns.open(id));
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') return <NotThere error={loaded.error} />;
  return <Opened campaign={loaded.value} />;
}

const PAGES = ['members', 'county', 'chronicle', 'graves'] as const;

function Opened({ campaign: first }: { campaign: Campaign }) {
  const [campaign, setCampaign] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDoomed, setDoomed] = useState(false);
  const [page, turn] = useState<(typeof PAGES)[number]>('members');
  const act: BookProps['act'] = async (deed) => {
    try {
      setProblem(null);
      const after = await deed();
      setCampaign(after);
      return after;
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error);
      setProblem(refusalText(error));
      return null;
    }
  };
  const props: BookProps = { campaign, campaigns, act };
  const { name } = campaign.company;
  return (
    <Page title={name}>
      <div class="book">
        <header class="book-head">
          <p class="book-over">{campaignText('campaign')}</p>
          <h1>{name}</h1>
        </header>
        <Now {...props} onMap={() => turn('county')} onDelete={() => setDoomed(true)} />
        {problem && (
          <p class="said said-bad" role="alert">
            {problem}
          </p>
        )}
        <Tabs
          label={campaignText('pages')}
          selected={page}
          tabs={PAGES.map((each) => ({ id: each, label: campaignText(`page-${each}`) }))}
          onSelect={turn}
        >
          {page === 'members' && <Members {...props} />}
          {page === 'county' && <County {...props} />}
          {page === 'chronicle' && <Chronicle {...props} />}
          {page === 'graves' && <Graves {...props} />}
        </Tabs>
        {isDoomed && (
          <DeleteDialog
            campaigns={campaigns}
            company={{ id: campaign.id, name, chapters: campaign.chapters }}
            onClose={() => setDoomed(false)}
            onDeleted={() => go({ screen: 'campaign', id: null })}
          />
        )}
      </div>
    </Page>
  );
}
