import { type DescentView, type Intent, intentsOf } from '@crawlspace/hellscape';
import type { Foreseen } from '../../table/kit.ts';
import { whichEnemy } from './options.ts';
import { gameText, heroName, nameOf, tableText } from './words.ts';

/** What each enemy that still activates would do. */
export function foresee(view: DescentView): readonly Foreseen[] {
  return intentsOf(view).map((intent) => ({
    key: intent.enemy,
    who: whichEnemy(view, intent.enemy),
    does: wordsOf(view, intent),
  }));
}

function wordsOf(view: DescentView, intent: Intent): string {
  const { does, pattern, attack, heroes, allies } = intent;
  if (does === 'dice') return tableText('foreseen-dice');
  if (does === 'nothing') return tableText('foreseen-nothing');
  if (does === 'moves') return tableText('foreseen-nearer');
  if (does === 'pattern') {
    const card = view.enemies.find(({ id }) => id === intent.enemy)?.card ?? '';
    return tableText('foreseen-pattern', { pattern: gameText(`${card}.pattern-${pattern}`) });
  }
  const names = [...heroes.map((hero) => heroName(view, hero)), ...allies.map(nameOf)];
  const aim =
    names.length === 1
      ? tableText('foreseen-one', { hero: names[0] ?? '' })
      : tableText('foreseen-some', { heroes: names.join(', ') });
  if (!attack) return aim;
  const dice = (['yellow', 'orange', 'enemy'] as const)
    .filter((kind) => attack[kind] > 0)
    .map((kind) => tableText(`foreseen-${kind}`, { count: attack[kind] }));
  const often = attack.times > 1 ? ` ${tableText('foreseen-times', { count: attack.times })}` : '';
  return `${aim}: ${dice.join(', ')}${often}`;
}
