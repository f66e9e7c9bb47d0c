import type { AdventureView, Hero } from '@crawlspace/brimstone';
import { Changes } from '../../../table/trade/Changes.tsx';
import { differences } from './sheet-changes.ts';

interface Props {
  readonly view: AdventureView;
  /** The hero as it would be. */
  readonly changed: () => Hero;
  /** Whose numbers they are, where that has to be said. */
  readonly of?: string;
}

/** What would change in every attack and on a hero's sheet, before and after. */
export function SheetChanges({ view, changed, of }: Props) {
  const { weapons, sheet } = differences(view, changed());
  if (weapons.length === 0 && sheet.length === 0) return null;
  return (
    <span class="all-changes">
      {of && <b>{of}</b>}
      {weapons.map(({ weapon, changes }) => (
        <Changes key={weapon} of={weapon} changes={changes} />
      ))}
      {sheet.length > 0 && <Changes changes={sheet} />}
    </span>
  );
}
