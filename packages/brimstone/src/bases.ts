import { type Board, type Corner, type SpaceId, xlSpaces } from './board/index.ts';
import type { Content } from './content-types.ts';
import type { EnemyTypeId } from './ids.ts';
import { enemyTypeIn } from './lookup.ts';

type Types = Pick<Content, 'enemies'>;

/** Where an enemy stands; of one with a large base the corner says which of its spaces that is. */
interface Standing {
  readonly type: EnemyTypeId;
  readonly space: SpaceId;
  readonly corner?: Corner;
}

/** Whether a model has the 2 × 2 base of extra large enemies. */
export function isExtraLarge(content: Types, type: EnemyTypeId): boolean {
  const { size } = enemyTypeIn(content, type).normal;
  return size === 'extra-large' || size === 'xxl';
}

/** The spaces a model stands on: one, or of an extra large model those of its base that are on the board. */
export function spacesUnder(
  content: Types,
  board: Board,
  { type, space, corner }: Standing,
): readonly SpaceId[] {
  return isExtraLarge(content, type) ? xlSpaces(board, space, corner) : [space];
}
