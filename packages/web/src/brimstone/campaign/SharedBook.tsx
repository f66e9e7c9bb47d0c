import { useEffect, useMemo, useState } from 'preact/hooks';
import { Loading } from '../../screens/Waiting.tsx';
import type { Fellows } from '../../session/online/fellows.ts';
import { BookPages } from './BookPages.tsx';
import type { Campaign } from './keeper.ts';
import { Readers } from './Readers.tsx';
import { TableKeeper } from './table-keeper.ts';

/** The book of a company that plays at a shared table: everybody reads it, and somebody leads on. */
export function SharedBook({ table, fellows }: { table: string; fellows: Fellows }) {
  const keeper = useMemo(() => new TableKeeper(fellows), [fellows]);
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const head = fellows.around.value.company?.head;
  const isHere = fellows.connection.value === 'here';
  useEffect(() => {
    // Without a connection it is read when there is one again.
    if (isHere) keeper.read().then(setCampaign, () => undefined);
  }, [keeper, head, isHere]);
  if (!campaign) return <Loading />;
  return (
    <BookPages campaign={campaign} campaigns={keeper} onChange={setCampaign}>
      <Readers table={table} fellows={fellows} />
    </BookPages>
  );
}
