import type { CombatView, DescentView } from '@crawlspace/hellscape';
import { enemyAbilitiesIn, textOf } from '../abilities.ts';
import { tableText } from '../words.ts';
import { isCountedIn, waitingIn } from './symbols.ts';

/** What the enemy's symbols do, in the words of its card, and whether it is counted above. */
export function StillToCome({ view, combat }: { view: DescentView; combat: CombatView }) {
  const { symbols: n } = waitingIn(combat);
  const works = enemyAbilitiesIn(view);
  if (n === 0 || works.length === 0) return null;
  return (
    <p class="hs-still" role="status">
      {tableText(isCountedIn(view) ? 'counted-in' : 'still-to-come', { n })}{' '}
      {works.map(textOf).join(' ')}
    </p>
  );
}
