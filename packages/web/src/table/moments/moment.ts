import type { GameShape } from '@crawlspace/host';
import type { Told } from '@crawlspace/kernel';
import type { VNode } from 'preact';
import type { PortraitProps } from '../kit.ts';
import type { Cue } from '../sound.ts';

export type MomentKind =
  | 'opening'
  | 'room'
  | 'card'
  | 'critical'
  | 'down'
  | 'death'
  | 'level'
  | 'boss'
  | 'boss-falls'
  | 'victory'
  | 'defeat';

/** What is drawn behind figures and words. */
export type Ground =
  | 'poster'
  | 'doors'
  | 'rays'
  | 'slash'
  | 'cracks'
  | 'graves'
  | 'rise'
  | 'maw'
  | 'shatter'
  | 'dawn'
  | 'eclipse';

/** How figures and words stand to each other. */
type Layout = 'poster' | 'strip' | 'hero' | 'card' | 'beast' | 'party';

export interface Composition {
  readonly ground: Ground;
  readonly layout: Layout;
  readonly cue: Cue;
  /** It is held until somebody has seen it; the others go by themselves. */
  readonly waits: boolean;
  /** Several that are told together make one picture. */
  readonly together: boolean;
  /** Milliseconds in sight where nobody has to wait; null until something is pressed. */
  readonly lasts: number | null;
}

/** How each kind of moment is staged. */
export const COMPOSITIONS: Readonly<Record<MomentKind, Composition>> = {
  opening: staged('poster', 'poster', 'opening', { waits: true }),
  room: staged('doors', 'strip', 'door', { together: true, lasts: 2000 }),
  card: staged('rays', 'card', 'card', { waits: true, together: true, lasts: 4000 }),
  critical: staged('slash', 'strip', 'critical', { together: true, lasts: 1800 }),
  down: staged('cracks', 'hero', 'down', { waits: true }),
  death: staged('graves', 'hero', 'toll', { waits: true }),
  level: staged('rise', 'hero', 'level', { waits: true, together: true }),
  boss: staged('maw', 'beast', 'boss', { waits: true }),
  'boss-falls': staged('shatter', 'beast', 'boss-falls', { waits: true }),
  victory: staged('dawn', 'party', 'victory', { lasts: null }),
  defeat: staged('eclipse', 'party', 'defeat', { lasts: null }),
};

function staged(
  ground: Ground,
  layout: Layout,
  cue: Cue,
  more: Partial<Pick<Composition, 'waits' | 'together' | 'lasts'>>,
): Composition {
  return { ground, layout, cue, waits: false, together: false, lasts: 2600, ...more };
}

/** What a moment tells, in words and figures. */
export interface Telling {
  /** Where it is, or whose card: a line above the title. */
  readonly above?: string | undefined;
  readonly title: string;
  /** What happened, in a sentence. */
  readonly line?: string | undefined;
  /** What there is to read about it. */
  readonly text?: string | undefined;
  readonly heroes?: readonly number[] | undefined;
  /** The type of a creature in it. */
  readonly foe?: string | undefined;
  readonly number?: number | undefined;
}

export interface Moment extends Telling {
  /** The number of what was told first of it. */
  readonly n: number;
  readonly kind: MomentKind;
  /** What else there is to read in it: cards that were turned over together. */
  readonly others: readonly Telling[];
}

/** The number of the opening: nothing has been told yet. */
export const OPENING = -1;

/** What a game knows about its great moments. What starts with a capital letter is a component. */
export interface MomentBook<Game extends GameShape = GameShape> {
  /** The moment that an event is; null for most. */
  kindOf(event: Game['event']): MomentKind | null;
  /** The same in words, with all that was told around it. */
  tell(view: Game['view'], all: readonly Told<Game['event']>[], at: number): Telling;
  /** How it begins: story, where, who; null where nothing begins. */
  opening(view: Game['view']): Telling | null;
  /** A hero to the chest, as large as a picture. */
  Bust(props: PortraitProps<Game>): VNode | null;
  Beast(props: { readonly type: string }): VNode | null;
  /** The picture of the game. */
  Poster(props: { readonly label: string }): VNode;
}
