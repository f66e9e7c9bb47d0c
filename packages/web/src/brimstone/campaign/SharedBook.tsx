import { useEffect, useMemo, useState } from 'preact/hooks';
import { Loading } from '../../screens/Waiting.tsx';
import type { Company } from '../../session/online/company.ts';
import { onlineText } from '../../text/online.ts';
import { BookPages } from './BookPages.tsx';
import type { Campaign } from './keeper.ts';
import { TableKeeper } from './table-keeper.ts';

/** The book of a company that plays at a shared table: everybody reads it, and somebody leads on. */
export function SharedBook({ company }: { company: Company }) {
  const keeper = useMemo(() => new TableKeeper(company), [company]);
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const head = company.around.value.company?.head;
  const isHere = company.connection.value === 'here';
  useEffect(() => {
    // Without a connection it is read when there is one again.
    if (isHere) keeper.read().then(setCampaign, () => undefined);
  }, [keeper, head, isHere]);
  if (!campaign) return <Loading />;
  return (
    <BookPages campaign={campaign} campaigns={keeper} onChange={setCampaign}>
      <Readers company={company} />
    </BookPages>
  );
}

/** Who sits around the book, and who of them is here. */
function Readers({ company }: { company: Company }) {
  const { names, here, places, owner } = company.around.value;
  const people = new Set([owner, ...places.flatMap(({ person }) => person ?? [])]);
  return (
    <p class="book-readers">
      <span class="soft">{onlineText('company')}:</span>
      {[...people].map((person) => (
        <span key={person} class="tag" data-here={here.includes(person)}>
          {names[person] ?? '?'}
          {!here.includes(person) && ` (${onlineText('away')})`}
        </span>
      ))}
    </p>
  );
}
