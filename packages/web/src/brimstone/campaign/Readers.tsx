import { useState } from 'preact/hooks';
import type { Fellows } from '../../session/online/fellows.ts';
import { AroundDialog, type AroundTab } from '../../table/fellows/AroundDialog.tsx';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';

/** Who sits around the book, who of them is here, what they say, and links for those who are not. */
export function Readers({ table, fellows }: { table: string; fellows: Fellows }) {
  const [opened, setOpened] = useState<AroundTab | null>(null);
  const { names, here, places, owner } = fellows.around.value;
  const people = new Set([owner, ...places.flatMap(({ person }) => person ?? [])]);
  return (
    <div class="book-readers">
      <span class="soft">{onlineText('fellows')}:</span>
      {[...people].map((person) => (
        <span key={person} class="tag" data-here={here.includes(person)}>
          {names[person] ?? '?'}
          {!here.includes(person) && ` (${onlineText('away')})`}
        </span>
      ))}
      <span class="book-around">
        <Button size="small" onClick={() => setOpened('talk')}>
          {onlineText('talk')}
        </Button>
        {owner === fellows.you && (
          <Button size="small" onClick={() => setOpened('invite')}>
            {onlineText('invite')}
          </Button>
        )}
      </span>
      {opened && (
        <AroundDialog {...{ table, fellows }} first={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
