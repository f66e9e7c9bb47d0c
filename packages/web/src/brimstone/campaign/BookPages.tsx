import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Page } from '../../screens/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Broken } from './Broken.tsx';
import './campaign.css';
import { Chronicle } from './Chronicle.tsx';
import { County } from './County.tsx';
import { Graves } from './Graves.tsx';
import { InTown } from './InTown.tsx';
import { type Campaign, type Keeper, Refused } from './keeper.ts';
import { Members } from './Members.tsx';
import { Now } from './Now.tsx';
import { refusalText } from './refusal.ts';
import { campaignText } from './texts.ts';

/** What the pages of the book can do to the company. */
export interface BookProps {
  readonly campaign: Campaign;
  readonly campaigns: Keeper;
  /** Does it, and shows the company afterwards; what is refused is said. */
  readonly act: (deed: () => Promise<Campaign>) => Promise<Campaign | null>;
}

interface Props {
  readonly campaign: Campaign;
  readonly campaigns: Keeper;
  readonly onChange: (campaign: Campaign) => void;
  /** Where the company can be deleted. */
  readonly onDelete?: () => void;
  /** Who else has the book open. */
  readonly children?: ComponentChildren;
}

const PAGES = ['members', 'county', 'chronicle', 'graves'] as const;

/** The company's book, in this browser or on a table that others sit around. */
export function BookPages({ campaign, campaigns, onChange, onDelete, children }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [page, turn] = useState<(typeof PAGES)[number]>('members');
  const act: BookProps['act'] = async (deed) => {
    try {
      setProblem(null);
      const after = await deed();
      onChange(after);
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
        {children}
        {campaign.broken !== undefined && <Broken campaign={campaign} />}
        <Now {...props} onMap={() => turn('county')} onDelete={onDelete} />
        {problem && (
          <p class="said said-bad" role="alert">
            {problem}
          </p>
        )}
        <InTown campaign={campaign} campaigns={campaigns} />
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
      </div>
    </Page>
  );
}
