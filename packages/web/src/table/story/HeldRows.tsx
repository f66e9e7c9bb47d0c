import type { VNode } from 'preact';
import { tableText } from '../words.ts';

interface Props<Kind> {
  readonly moments: readonly Kind[];
  /** How many come after these. */
  readonly more: number;
  readonly row: (happening: Kind) => VNode;
  readonly onSeen: () => void;
}

/** Great moments, a few at once. A tap on them goes on, like the button below the question. */
export function HeldRows<Kind extends { readonly n: number; readonly kind: string }>({
  moments,
  more,
  row,
  onSeen,
}: Props<Kind>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go on through the table's own
    <section class="held" aria-label={tableText('just-happened')} onClick={onSeen} data-test="held">
      <ol class="happenings-list">
        {moments.map((happening) => (
          <li key={happening.n} class={`happening happening-${happening.kind}`}>
            {row(happening)}
          </li>
        ))}
      </ol>
      {more > 0 && <p class="held-more">{tableText('more-moments', { count: more })}</p>}
    </section>
  );
}
