import type { DescentView } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { Option } from '../../table/kit.ts';
import type { BoardTarget } from '../board/types.ts';
import { isZone, labelOf, signOf } from './options.ts';

/** What of a decision can be picked on the board. */
export function boardTargets(view: DescentView, decision: Decision | null): BoardTarget[] {
  if (!decision) return [];
  return decision.options.flatMap((option) => {
    const place = placeOf(option);
    if (!place) return [];
    const sign = signOf(option);
    const wounds = option.text?.key === 'option.step-reaction' ? option.text.params?.['n'] : 0;
    return [
      {
        option: option.id,
        label: labelOf(view, option),
        ...place,
        ...(sign ? { sign } : {}),
        ...(typeof wounds === 'number' && wounds > 0 ? { wounds } : {}),
      },
    ];
  });
}

type Place = Pick<BoardTarget, 'zone' | 'door' | 'token' | 'enemy' | 'hero' | 'ally'>;

/** A zone that is asked for is meant before whoever goes there. */
function placeOf(option: Option): Place | null {
  const { id, target } = option;
  if (!target) return null;
  const { zone, door, token, enemy, hero, ally } = target;
  if (isZone(option) && typeof zone === 'number') return { zone };
  if (typeof enemy === 'string') return { enemy };
  if (typeof ally === 'string') return { ally };
  if (typeof token === 'number') return { token };
  if (typeof door === 'number') return { door };
  if (typeof hero === 'number') return { hero };
  // Deeds of the quest are done where the hero stands.
  return typeof zone === 'number' && !id.startsWith('use-') ? { zone } : null;
}
