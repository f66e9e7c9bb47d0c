import type { SymbolName } from './symbols.ts';

/** Something on the board that answers the present question. One of the places is given. */
export interface BoardTarget {
  /** What is picked: the option's id. */
  readonly option: string;
  readonly zone?: number;
  readonly door?: number;
  readonly token?: number;
  readonly enemy?: string;
  readonly hero?: number;
  readonly ally?: string;
  /** What tells it apart from others at the same place. */
  readonly sign?: SymbolName;
  /** Wounds that it costs for certain. */
  readonly wounds?: number;
  /** Of a zone that is walked to: the zones on the way, the last one included, and what else it takes. */
  readonly path?: readonly number[];
  readonly actions?: number;
  readonly traps?: number;
  readonly label: string;
  /** What a bot would pick. */
  readonly advised?: boolean;
}

/** Something on the board that somebody wants to know more about. */
export type Inspected =
  | { readonly kind: 'enemy'; readonly enemy: string }
  | { readonly kind: 'hero'; readonly hero: number }
  /** A spirit or somebody who is to be protected. */
  | { readonly kind: 'card'; readonly card: string }
  /** By the key of its stack. */
  | { readonly kind: 'token'; readonly token: string };
