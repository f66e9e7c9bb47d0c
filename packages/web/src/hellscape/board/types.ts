import type { DescentView, HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import type { Insets } from '../../board/plane.ts';
import type { Motion } from '../../settings/index.ts';
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

export interface BoardProps {
  readonly view: DescentView;
  readonly targets: readonly BoardTarget[];
  onPick(option: string): void;
  onHover?(option: string | null): void;
  /** A tap on something that answers nothing. */
  onInspect?(what: Inspected): void;
  /** Everything told so far: ways and blows are shown as they were told. */
  readonly events?: readonly Told<HellscapeEvent>[];
  readonly motion: Motion;
  readonly insets?: Partial<Insets>;
}
