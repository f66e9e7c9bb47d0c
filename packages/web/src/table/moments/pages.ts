import type { GameShape } from '@crawlspace/host';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../of-the-game.ts';
import type { TableKit } from '../kit.ts';
import { COMPOSITIONS, type Moment, type MomentKind, OPENING } from './moment.ts';

/** Nobody takes in more rows or cards than this at once. */
const AT_ONCE = 3;

/**
 * What is shown together, the earliest first: a moment has the screen for itself, or shares it with
 * others of its kind; what only makes a row stands in even groups.
 */
export function firstPage(
  held: readonly number[],
  kindOf: (n: number) => MomentKind | null,
): readonly number[] {
  const [first] = held;
  if (first === undefined) return [];
  const kind = kindOf(first);
  if (kind && !COMPOSITIONS[kind].together) return [first];
  const end = held.findIndex((n) => kindOf(n) !== kind);
  const alike = end < 0 ? held : held.slice(0, end);
  if (kind && kind !== 'card') return alike;
  const pages = Math.ceil(alike.length / AT_ONCE);
  return alike.slice(0, Math.ceil(alike.length / pages));
}

/** The kind of what was told under a number. */
export function kindAmong<Game extends GameShape>(
  { moments }: TableKit<Game>,
  all: readonly Told<Game['event']>[],
): (n: number) => MomentKind | null {
  return (n) => {
    if (n === OPENING) return 'opening';
    const event = all.findLast((told) => told.n === n)?.event;
    return event && isOfTheGame<Game['event']>(event) ? moments.kindOf(event) : null;
  };
}

/** A page as one moment: its title is that of the first, and everybody it is about is in it. */
export function momentOf<Game extends GameShape>(
  kit: TableKit<Game>,
  view: Game['view'],
  all: readonly Told<Game['event']>[],
  page: readonly number[],
): Moment | null {
  const [n] = page;
  const kind = n === undefined ? null : kindAmong(kit, all)(n);
  if (n === undefined || !kind) return null;
  if (n === OPENING) {
    const telling = kit.moments.opening(view);
    return telling && { ...telling, n, kind, others: [] };
  }
  const tellings = page.map((each) =>
    kit.moments.tell(
      view,
      all,
      all.findLastIndex((told) => told.n === each),
    ),
  );
  const [first] = tellings;
  if (!first) return null;
  return {
    ...first,
    n,
    kind,
    others: tellings.slice(1).filter(({ text }) => text !== undefined),
    line: [...new Set(tellings.map(({ line }) => line))].filter(Boolean).join(' '),
    heroes: [...new Set(tellings.flatMap(({ heroes }) => heroes ?? []))],
  };
}
