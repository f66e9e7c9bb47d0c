import { type DescentView, type HellscapeMeaning, meaningIn } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { BoardTarget } from '../board/types.ts';
import { labelOf, signOf } from './options.ts';

/** What of a decision can be picked on the board. */
export function boardTargets(view: DescentView, decision: Decision | null): BoardTarget[] {
  if (!decision) return [];
  return decision.options.flatMap((option) => {
    const means = meaningIn(option);
    const place = placeOf(means);
    if (!place) return [];
    const sign = signOf(option);
    const wounds = means.kind === 'step' ? means.reaction : 0;
    return [
      {
        option: option.id,
        label: labelOf(view, option),
        ...place,
        ...(sign ? { sign } : {}),
        ...(wounds > 0 ? { wounds } : {}),
      },
    ];
  });
}

type Place = Pick<BoardTarget, 'zone' | 'door' | 'token' | 'enemy' | 'hero' | 'ally'>;

/** Where on the board it is: a zone that is asked for is meant before whoever goes there. */
function placeOf(means: HellscapeMeaning): Place | null {
  switch (means.kind) {
    case 'zone':
    case 'step':
      return { zone: means.zone };
    case 'enemy':
    case 'strike':
      return { enemy: means.enemy };
    case 'ally':
    case 'spirit':
      return { ally: means.ally };
    case 'token':
      return { token: means.token };
    case 'door':
      return { door: means.door };
    case 'hero':
    case 'give':
      return { hero: means.hero };
    case 'quest-deed':
      return means.zone === undefined ? null : { zone: means.zone };
    default:
      return null;
  }
}
