import { type DescentView, type HellscapeMeaning, meaningIn } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import { mapFor } from '../board/geometry.ts';
import type { BoardTarget } from '../board/types.ts';
import { zoneAndGround } from '../board/words.ts';
import { labelOf, signOf } from './options.ts';
import { errandOptions } from './walk/errands.ts';
import { walkOptions } from './walk/plan.ts';
import { priceOf } from './walk/price.ts';

/** What of a decision can be picked on the board. */
export function boardTargets(view: DescentView, decision: Decision | null): BoardTarget[] {
  if (!decision) return [];
  return [
    ...optionTargets(view, decision.options),
    ...optionTargets(view, errandOptions(view, decision)),
    ...walkTargets(view, decision),
  ];
}

function optionTargets(view: DescentView, options: Decision['options']): BoardTarget[] {
  return options.flatMap((option) => {
    const means = meaningIn(option);
    const place = placeOf(means);
    if (!place) return [];
    const sign = signOf(option);
    const step = means.kind === 'step' ? means : null;
    const wounds = step?.reaction ?? 0;
    return [
      {
        option: option.id,
        label: [labelOf(view, option), priceOf(option)].filter(Boolean).join(', '),
        ...place,
        ...(sign ? { sign } : {}),
        ...(wounds > 0 ? { wounds } : {}),
        ...(step ? { path: [step.zone] } : {}),
      },
    ];
  });
}

/** Zones that are walked to. */
function walkTargets(view: DescentView, decision: Decision): BoardTarget[] {
  return walkOptions(view, decision).map((option) => {
    const { id, path = [], cost = {} } = option;
    const zone = path.at(-1) ?? 0;
    const label = [zoneAndGround(mapFor(view), zone), priceOf(option)].filter(Boolean).join(', ');
    return {
      option: id,
      zone,
      label,
      path,
      actions: cost['actions'] ?? 0,
      wounds: cost['wounds'] ?? 0,
      traps: cost['traps'] ?? 0,
    };
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
