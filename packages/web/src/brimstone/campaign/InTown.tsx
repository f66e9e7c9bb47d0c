import { useLoaded } from '../../ui/use-loaded.ts';
import { HeroSums } from '../HeroSums.tsx';
import type { BookProps } from './BookPages.tsx';
import { campaignText } from './texts.ts';

/** Bots are through with Town within seconds: whoever comes back to the book reads what they did there. */
export function InTown({ campaign, campaigns }: Omit<BookProps, 'act'>) {
  const loaded = useLoaded(campaign.company.head, () => campaigns.botsInTown(campaign));
  if (loaded.state !== 'ready' || !loaded.value) return null;
  const { heroes, events, bots } = loaded.value;
  return (
    <details class="panel book-bots" open>
      <summary>
        <h2>{campaignText('bots-in-town')}</h2>
      </summary>
      <HeroSums heroes={heroes} events={events} only={bots} />
    </details>
  );
}
