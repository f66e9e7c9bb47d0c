import type { EnemyTypeId, SpaceId } from '@crawlspace/brimstone';

/** Something on the board that answers the present question. */
export interface BoardTarget {
  /** What is picked: the option's id. */
  readonly option: string;
  readonly space?: SpaceId;
  readonly enemy?: string;
  readonly hero?: number;
  readonly tile?: number;
  readonly exit?: { readonly tile: number; readonly exit: number };
  /** The chance of success, 0 to 1, where dice decide. */
  readonly odds?: number;
  /** Spaces of movement or whatever else it takes. */
  readonly cost?: number;
  /** The spaces entered on the way, the last one included. */
  readonly path?: readonly SpaceId[];
  /** Something explodes there. */
  readonly blast?: boolean;
  readonly label: string;
  /** What a bot would pick. */
  readonly advised?: boolean;
}

/** Something on the board that somebody wants to know more about. */
export type Inspected =
  | { readonly kind: 'enemy'; readonly type: EnemyTypeId }
  | { readonly kind: 'hero'; readonly hero: number };
