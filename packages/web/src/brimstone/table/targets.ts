import { type AdventureView, askOf, meaningIn } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { Option } from '../../table/kit.ts';
import type { BoardTarget } from '../board/types.ts';
import { labelOf, spaceOf } from './options.ts';

/** What of a decision can be picked on the board: what names exactly one thing there. */
export function boardTargets(view: AdventureView, decision: Decision | null): BoardTarget[] {
  if (!decision) return [];
  const spaces = decision.options.some((option) => spaceOf(option) !== null);
  const found = decision.options.flatMap((option) => {
    const place = placeOf(option, spaces);
    const blast = askOf(decision) === 'throw-dynamite' ? { blast: true } : {};
    return place ? [{ option: option.id, ...place, ...blast, ...detailsOf(view, option) }] : [];
  });
  return found.filter((target) => found.filter((other) => samePlace(target, other)).length === 1);
}

type Place = Pick<BoardTarget, 'space' | 'enemy' | 'hero' | 'tile' | 'exit' | 'path'>;

function placeOf(option: Option, spacesToo: boolean): Place | null {
  const meaning = meaningIn(option);
  switch (meaning?.kind) {
    case 'move':
    case 'space':
      return { space: meaning.space, ...(option.path ? { path: option.path } : {}) };
    case 'enemy':
      return { enemy: meaning.enemy };
    case 'look':
      return { exit: { tile: meaning.tile, exit: meaning.exit } };
    case 'scavenge':
    case 'tile':
      // A whole tile would lie over the spaces on it.
      return spacesToo ? null : { tile: meaning.tile };
    case 'hero':
    case 'help':
    case 'drag':
      return { hero: meaning.hero };
    default:
      return null;
  }
}

function detailsOf(
  view: AdventureView,
  option: Option,
): Pick<BoardTarget, 'odds' | 'cost' | 'label'> {
  const cost = option.cost?.['move'] ?? option.cost?.['grit'];
  return {
    label: labelOf(view, option),
    ...(option.odds === undefined ? {} : { odds: option.odds }),
    ...(cost === undefined ? {} : { cost }),
  };
}

function samePlace(one: BoardTarget, other: BoardTarget): boolean {
  if (one.exit || other.exit) {
    return one.exit?.tile === other.exit?.tile && one.exit?.exit === other.exit?.exit;
  }
  return (
    one.space === other.space &&
    one.enemy === other.enemy &&
    one.hero === other.hero &&
    one.tile === other.tile
  );
}
