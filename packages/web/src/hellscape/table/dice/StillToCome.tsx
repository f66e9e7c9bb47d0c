import type { CombatView, DescentView } from '@crawlspace/hellscape';
import { enemyAbilitiesIn, textOf } from '../abilities.ts';
import { tableText } from '../words.ts';

/**
 * What the dice of the enemy will do when they are resolved: the sum above does not count it yet. What
 * symbols do stands on the enemy's card, and only what works on its side of the attack.
 */
export function StillToCome({ view, combat }: { view: DescentView; combat: CombatView }) {
  const waiting = combat.dice.filter(({ resolved }) => !resolved);
  const count = (what: 'ability' | 'claws') =>
    waiting.reduce((sum, { face }) => sum + (face?.[what] ?? 0), 0);
  const symbols = count('ability');
  const claws = count('claws');
  if (symbols + claws === 0) return null;
  const works = enemyAbilitiesIn(view);
  return (
    <div class="hs-still" role="status">
      <p>{tableText('still-to-come', { symbols, claws })}</p>
      {symbols > 0 && (
        <p>{works.length > 0 ? works.map(textOf).join(' ') : tableText('symbols-do-nothing')}</p>
      )}
    </div>
  );
}
