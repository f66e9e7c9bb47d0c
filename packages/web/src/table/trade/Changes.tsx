import type { ComponentChildren } from 'preact';
import { tableText } from '../words.ts';

/** A number that would change. */
export interface Change {
  readonly key: string;
  /** What it is a number of, as it is shown and as it is said. */
  readonly sign: ComponentChildren;
  readonly name: string;
  readonly before: Shown;
  readonly after: Shown;
  readonly way: 'better' | 'worse' | 'other';
}

/** A number as it is shown; what is no text is said otherwise. */
export type Shown = string | { readonly show: ComponentChildren; readonly said: string };

interface Props {
  readonly changes: readonly Change[];
  /** Whose numbers they are, or of what, where that has to be said. */
  readonly of?: string | undefined;
}

const ARROWS = { better: '▲', worse: '▼', other: '' };

/** What would go up and down: an arrow says which is good, and words do for who cannot see it. */
export function Changes({ changes, of }: Props) {
  return (
    <span class="changes">
      {of && <b class="changes-of">{of}</b>}
      {changes.map(({ key, sign, name, before, after, way }) => (
        <span key={key} class="change" data-way={way}>
          <span class="change-shown" aria-hidden="true">
            {sign} {shown(before)} → <b>{shown(after)}</b>
            {ARROWS[way] && <span class="change-arrow">{ARROWS[way]}</span>}
          </span>
          <span class="for-readers">
            {tableText(`changes-${way}`, { what: name, before: said(before), after: said(after) })}
          </span>
        </span>
      ))}
    </span>
  );
}

function shown(value: Shown): ComponentChildren {
  return typeof value === 'string' ? value : value.show;
}

function said(value: Shown): string {
  return typeof value === 'string' ? value : value.said;
}
