import type { DescentView } from '@crawlspace/hellscape';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTold } from '../../../table/story/use-told.ts';
import { BlowDice, BlowLosses } from '../BlowParts.tsx';
import { type Blow, happenings } from '../happenings.ts';
import type { Descending } from '../state.ts';
import { tableText } from '../words.ts';
import { Fighters } from './Fighters.tsx';

/** How long the dice lie there when a reroll was the end of the attack. */
const LINGERS = 3500;

interface Ended {
  readonly blow: Blow;
  /** The moment it ended in. */
  readonly at: string;
}

/** An attack that a reroll has ended: its die is seen before the dice are put away. */
export function Closed({ state }: { state: Descending }) {
  const { session } = state;
  const ended = useSignal<Ended | null>(null);
  const { game: view, moment } = session.table.value;
  const now = `${moment.epoch}.${moment.n}`;
  useTold(session, (all, from) => {
    const latest = all.slice(from).map(({ event }) => event.t);
    const rerolled = latest.indexOf('rerolled');
    const [blow] = happenings(all, from).filter((each) => each.kind === 'blow');
    if (blow && rerolled >= 0 && rerolled < latest.indexOf('totalled')) {
      const { epoch, n } = session.table.peek().moment;
      ended.value = { blow, at: `${epoch}.${n}` };
    }
  });
  const shown = ended.value?.at === now ? ended.value.blow : null;
  useEffect(() => {
    if (!shown) return;
    const gone = setTimeout(() => {
      ended.value = null;
    }, LINGERS);
    return () => clearTimeout(gone);
  }, [shown]);
  return shown && !view.combat ? <EndedTray view={view} blow={shown} /> : null;
}

/** The dice of an attack whose total stands. */
export function EndedTray({ view, blow }: { view: DescentView; blow: Blow }) {
  return (
    <section class="hs-tray hs-tray-ended slab" aria-label={tableText('tray')}>
      <Fighters view={view} {...blow} />
      <BlowDice blow={blow} />
      <p class="hs-outcome">
        <BlowLosses view={view} blow={blow} />
      </p>
    </section>
  );
}
