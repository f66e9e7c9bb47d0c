import type { GameShape } from '@crawlspace/host';
import {
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Session } from '../../session/types.ts';
import { keepGoing } from '../../settings/index.ts';
import type { TableKit } from '../kit.ts';
import { COMPOSITIONS, type Moment, OPENING } from '../moments/moment.ts';
import { firstPage, kindAmong, momentOf } from '../moments/pages.ts';
import { isPlayedHere } from './played-here.ts';
import { toldAfter } from './told-after.ts';

interface Held {
  /** Numbers of what was told and waits to be seen. */
  readonly held: Signal<readonly number[]>;
  /** What of it is shown now. */
  readonly page: ReadonlySignal<readonly number[]>;
  /** The same as a picture; null where it makes rows. */
  readonly moment: ReadonlySignal<Moment | null>;
  dispose(): void;
}

/** Gathers what is great as it is told, until somebody has seen it. What ends the game stays in sight by itself. */
export function heldMoments<Game extends GameShape>(
  session: Session<Game>,
  kit: TableKit<Game>,
): Held {
  const held = signal<readonly number[]>(waits(session) && begins(session, kit) ? [OPENING] : []);
  let heard = session.events.peek().at(-1)?.n ?? -1;
  let { epoch } = session.table.peek().moment;
  const dispose = effect(() => {
    const { moment } = session.table.value;
    const fresh = toldAfter(session.events.value, heard);
    heard = session.events.value.at(-1)?.n ?? -1;
    const wentBack = moment.epoch !== epoch;
    epoch = moment.epoch;
    if (wentBack || keepGoing.value || !waits(session)) {
      // Nothing new to anybody: a question that was seen stays seen.
      if (held.peek().length > 0) held.value = [];
      return;
    }
    const great = heldAmong(session, kit, fresh);
    if (great.length > 0) held.value = [...held.peek(), ...great];
  });
  const page = computed(() => firstPage(held.value, kindAmong(kit, session.events.value)));
  const moment = computed(() =>
    momentOf(kit, session.table.value.game, session.events.value, page.value),
  );
  return { held, page, moment, dispose };
}

/** What of the latest has to be seen; what would pass by itself comes before it, in its order. */
export function heldAmong<Game extends GameShape>(
  session: Session<Game>,
  { moments, isWeighty }: Pick<TableKit<Game>, 'moments' | 'isWeighty'>,
  fresh: readonly { readonly n: number; readonly event: Game['event'] }[],
): readonly number[] {
  const [asked = null] = session.decisions.peek();
  const kinds = fresh.map(({ event }) => moments.kindOf(event));
  const isHeld = fresh.map(({ event }, i) => {
    const kind = kinds[i];
    return kind ? COMPOSITIONS[kind].waits : isWeighty(event, asked);
  });
  const last = isHeld.lastIndexOf(true);
  return fresh.flatMap(({ n }, i) => (isHeld[i] || (kinds[i] && i < last) ? [n] : []));
}

/** Whether there is somebody to wait for: whoever only watches bots, or another page, holds nothing up. */
export function waits<Game extends GameShape>(session: Session<Game>): boolean {
  return untracked(
    () =>
      !keepGoing.value &&
      session.table.value.outcome === null &&
      isPlayedHere(session) &&
      session.notice.value !== 'opened-elsewhere',
  );
}

/** Nobody has answered anything yet. */
function begins<Game extends GameShape>(
  session: Session<Game>,
  { moments }: TableKit<Game>,
): boolean {
  const { moment, game } = session.table.peek();
  return (moment.n === 0 || session.isProposed.peek()) && moments.opening(game) !== null;
}
