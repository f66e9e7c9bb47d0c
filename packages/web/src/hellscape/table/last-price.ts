import {
  type Ability,
  askOf,
  type CombatView,
  type DescentView,
  DICE_LIMIT,
  meaningIn,
} from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import { abilityOf } from './abilities.ts';

type Option = Decision['options'][number];

/** Whether the dice roll as soon as this is used: nothing else can be added then. */
export function rollsAtOnce(view: DescentView, asked: Decision, option: string): boolean {
  if (askOf(asked) !== 'before-roll') return false;
  const uses = asked.options.flatMap((each) => {
    const ability = usedBy(view, each);
    return ability ? [{ id: each.id, ability }] : [];
  });
  const used = uses.find(({ id }) => id === option);
  const mana = view.heroes[asked.seat]?.mana ?? 0;
  return (
    used !== undefined &&
    !uses.some(({ id, ability }) => id !== option && isLeft(ability, used.ability, mana))
  );
}

function usedBy(view: DescentView, option: Option): Ability | null {
  const means = meaningIn(option);
  return means.kind === 'use' ? abilityOf(view, means.card, means.index) : null;
}

/** Whether it can surely still be used after the other was paid for. Of mana one knows; the rest may be gone. */
function isLeft({ cost }: Ability, { cost: paid }: Ability, mana: number): boolean {
  if (!cost || !paid) return true;
  const { mana: more = 0, ...others } = cost;
  const { mana: less = 0, ...spent } = paid;
  const isShared = Object.keys(others).some((what) => what in spent);
  return !isShared && mana - less >= more;
}

/** The attack with what this adds to it; null where more happens than can be told before. */
export function poolWith(
  view: DescentView,
  combat: CombatView,
  option: Option,
): Pick<CombatView, 'hits' | 'shields' | 'ignore' | 'rerolls' | 'dice'> | null {
  const effects = usedBy(view, option)?.effects ?? [];
  const dice = [...combat.dice];
  let { hits, rerolls } = combat;
  for (const effect of effects) {
    if (effect.do === 'hits' && typeof effect.n === 'number') hits += effect.n;
    else if (effect.do === 'reroll' && !effect.enemyDiceOnly) rerolls += effect.n;
    else if (effect.do === 'dice') {
      for (const die of ['yellow', 'orange', 'blue', 'enemy'] as const) {
        const more = effect[die] ?? 0;
        if (typeof more !== 'number') return null;
        const room = DICE_LIMIT[die] - dice.filter((each) => each.die === die).length;
        for (let n = 0; n < Math.min(more, room); n++)
          dice.push({ die, face: null, resolved: false });
      }
    } else return null;
  }
  return effects.length > 0 ? { ...combat, hits, rerolls, dice } : null;
}
