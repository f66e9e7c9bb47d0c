import { useMemo, useState } from 'preact/hooks';
import type { Fellows } from '../../session/online/fellows.ts';
import { nameOf } from '../../session/online/people.ts';
import { Button } from '../../ui/Button.tsx';
import { refusalText } from './refusal.ts';
import { TableKeeper } from './table-keeper.ts';
import { campaignText } from './texts.ts';

/** A chapter at a shared table is over: whoever leads takes everybody on, as a company. */
export function AfterChapter({ fellows }: { fellows: Fellows }) {
  const keeper = useMemo(() => new TableKeeper(fellows), [fellows]);
  const [problem, setProblem] = useState<string | null>(null);
  const around = fellows.around.value;
  const isNew = around.company === null;
  // Only the owner can say that there is a company.
  if (isNew ? !keeper.mayChange : !keeper.mayLead) {
    const name = nameOf(around, around.owner);
    return <p class="soft">{campaignText(isNew ? 'leader-may' : 'leader-decides', { name })}</p>;
  }
  const enter = () =>
    keeper
      .enter(campaignText('usual-name'))
      .catch((error: unknown) => setProblem(refusalText(error)));
  return (
    <>
      <Button kind="primary" size="large" icon="book" onClick={() => void enter()}>
        {campaignText(isNew ? 'go-on-as' : 'to-book')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
