import { found } from '@crawlspace/brimstone';
import { useRef, useState } from 'preact/hooks';
import { addressOf, go } from '../../route.ts';
import { Page } from '../../screens/Page.tsx';
import { shelves } from '../../session/games.ts';
import type { CompanyLine } from '../../session/storage/store.ts';
import { ago } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { house } from '../content.ts';
import type { Campaigns } from './campaigns.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { importCampaign } from './files.ts';
import { onlineMarkOf } from './online-marks.ts';
import { refusalText } from './refusal.ts';
import { campaignText } from './texts.ts';

/** The shelf of books: every company of this browser, a new one, or one from a file. */
export function Companies({ campaigns }: { campaigns: Campaigns }) {
  const [name, setName] = useState(campaignText('usual-name'));
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const [doomed, setDoomed] = useState<CompanyLine | null>(null);
  const [removed, setRemoved] = useState(0);
  const [isReading, setReading] = useState(false);
  const loaded = useLoaded(`companies ${removed}`, () => shelves.companies());
  const lines = loaded.state === 'ready' ? loaded.value : [];
  const open = (making: Promise<{ readonly id: string }>) =>
    making.then(
      ({ id }) => go({ screen: 'campaign', id }),
      (error: unknown) => setProblem(refusalText(error)),
    );
  const take = async (given: File) => {
    setReading(true);
    setProblem(null);
    await open(importCampaign(given, campaigns));
    setReading(false);
  };
  return (
    <Page title={campaignText('campaign')}>
      <div class="book">
        <header class="book-head">
          <h1>{campaignText('campaign')}</h1>
          <p>{campaignText('lead')}</p>
        </header>
        {problem && (
          <p class="said said-bad" role="alert">
            {problem}
          </p>
        )}
        <section class="panel" aria-labelledby="companies">
          <h2 id="companies">{campaignText('companies')}</h2>
          {lines.length === 0 && <p class="soft">{campaignText('no-companies')}</p>}
          <ul class="book-shelf">
            {lines.map((line) => (
              <li key={line.id} class="book-spine">
                <a href={addressOf({ screen: 'campaign', id: line.id })}>
                  <b>{line.name}</b>{' '}
                  {onlineMarkOf(line.id) && (
                    <span class="tag tag-warning">{campaignText('online-tag')}</span>
                  )}{' '}
                  <span class="soft">
                    {campaignText('chapters', { chapters: Object.keys(line.chapters).length })} ·{' '}
                    {ago(line.playedAt)}
                  </span>
                </a>
                <Button
                  kind="quiet"
                  icon="bin"
                  label={`${campaignText('delete')}: ${line.name}`}
                  onClick={() => setDoomed(line)}
                />
              </li>
            ))}
          </ul>
          <Button
            size="small"
            icon="upload"
            disabled={isReading}
            onClick={() => file.current?.click()}
          >
            {campaignText(isReading ? 'reading' : 'import')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={campaignText('import')}
            onChange={({ currentTarget }) => {
              const [given] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (given) void take(given);
            }}
          />
        </section>
        <form
          class="panel book-found"
          onSubmit={(event) => {
            event.preventDefault();
            void open(campaigns.begin(found(name.trim(), { at: Date.now(), content: house })));
          }}
        >
          <h2>{campaignText('found')}</h2>
          <label>
            <span>{campaignText('name')}</span>
            <input
              class="field"
              value={name}
              maxLength={40}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <Button kind="primary" submits disabled={!name.trim()}>
            {campaignText('found')}
          </Button>
        </form>
        {doomed && (
          <DeleteDialog
            campaigns={campaigns}
            company={doomed}
            onClose={() => setDoomed(null)}
            onDeleted={() => {
              setDoomed(null);
              setRemoved(removed + 1);
            }}
          />
        )}
      </div>
    </Page>
  );
}
