import type { VNode } from 'preact';
import { tableText } from '../words.ts';

/** More than these are left to the story. */
const MOST_ROWS = 4;

interface Props<Kind> {
  readonly moments: readonly Kind[];
  readonly row: (happening: Kind) => VNode;
  readonly onSeen: () => void;
}

/** The great moments of one answer, gathered. A tap on them goes on, like the button below the question. */
export function HeldRows<Kind extends { readonly n: number; readonly kind: string }>({
  moments,
  row,
  onSeen,
}: Props<Kind>) {
  const rows = moments.slice(-MOST_ROWS);
  const more = moments.length - rows.length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go on through the table's own
    <section class="held" aria-label={tableText('just-happened')} onClick={onSeen} data-test="held">
      {more > 0 && <p class="held-more">{tableText('earlier-moments', { count: more })}</p>}
      <ol class="happenings-list">
        {rows.map((happening) => (
          <li key={happening.n} class={`happening happening-${happening.kind}`}>
            {row(happening)}
          </li>
        ))}
      </ol>
    </section>
  );
}
