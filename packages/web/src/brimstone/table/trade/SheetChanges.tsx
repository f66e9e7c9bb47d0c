import type { AdventureView, Hero } from '@crawlspace/brimstone';
import { tableTexts } from '../texts.ts';
import { type TableKey, tableText } from '../words.ts';
import { sheetChanges } from './sheet-changes.ts';

interface Props {
  readonly view: AdventureView;
  /** The hero as it would be. */
  readonly changed: Hero;
  /** Whose numbers they are, where that has to be said. */
  readonly of?: string;
}

/** What would change on a hero's sheet, before and after. */
export function SheetChanges({ view, changed, of }: Props) {
  const changes = sheetChanges(view, changed).filter(({ key }) => Object.hasOwn(tableTexts, key));
  if (changes.length === 0) return null;
  return (
    <span class="sheet-changes">
      {of && <b>{of}</b>}
      {changes.map(({ key, before, after, isBetter }) => (
        <span key={key} class={isBetter ? 'sheet-change is-better' : 'sheet-change is-worse'}>
          {tableText(key as TableKey)} {before} → <b>{after}</b>
        </span>
      ))}
    </span>
  );
}
