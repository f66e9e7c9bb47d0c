import type { AdventureView } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { Option } from '../../table/kit.ts';
import type { BoardTarget } from '../board/types.ts';
import { labelOf } from './options.ts';

/** What of a decision can be picked on the board: what names exactly one thing there. */
export function boardTargets(view: AdventureView, decision: Decision | null): BoardTarget[] {
  if (!decision) return [];
  const spaces = decision.options.some(({ target }) => target?.['space'] !== undefined);
  const found = decision.options.flatMap((option) => {
    const place = placeOf(option, spaces);
    return place ? [{ option: option.id, ...place, ...detailsOf(view, option) }] : [];
  });
  return found.filter((target) => found.filter((other) => samePlace(target, other)).length === 1);
}

type Place = Pick<BoardTarget, 'space' | 'enemy' | 'hero' | 'tile' | 'exit' | 'path'>;

function placeOf({ id, target }: Option, spacesToo: boolean): Place | null {
  if (!target) return null;
  const { space, enemy, hero, tile, exit, path } = target;
  if (typeof space === 'number') return Array.isArray(path) ? { space, path } : { space };
  if (typeof enemy === 'string') return { enemy };
  if (typeof tile === 'number' && typeof exit === 'number') return { exit: { tile, exit } };
  // A whole tile would lie over the spaces on it.
  if (typeof tile === 'number') return spacesToo ? null : { tile };
  // Uses name the hero who has them: only an option that is the hero can be tapped there.
  if (typeof hero === 'number' && /^(h|help|drag)\d+$/.test(id)) return { hero };
  return null;
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
