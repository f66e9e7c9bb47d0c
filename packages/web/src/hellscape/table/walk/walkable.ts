import { type Ask, askOf, meaningIn } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { ReadonlySignal } from '@preact/signals';
import { computed } from '@preact/signals';
import type { OpenTable } from '../../../table/state.ts';
import type { Hellscape } from '../../shape.ts';
import { rollsAtOnce } from '../last-price.ts';
import { tableText } from '../words.ts';
import { type Errand, errandsIn } from './errands.ts';
import { walksIn } from './plan.ts';
import { isFreshMove, walker } from './walker.ts';

type Table<More extends { readonly kind: string }> = OpenTable<Hellscape, More>;

/** A table at which far zones can be tapped: the hero walks there, and one undo takes the walk back. */
export function walkable<More extends { readonly kind: string }>(
  table: Table<More>,
): Table<More> & { readonly walking: ReadonlySignal<boolean> } {
  const { session, decision, kit } = table;
  const walks = walker(session);
  /** A Move that was begun for nothing is taken back: as long as nothing is done in it, it costs nothing. */
  const fresh = computed(
    () =>
      isAsked(decision.value, 'move') &&
      session.table.value.canUndo &&
      isFreshMove(session.events.value),
  );
  const takesBack = (option: string) => fresh.peek() && option === DONE;
  const undo = async () => {
    if (!table.painted.peek() || walks.busy.peek()) return;
    walks.stop();
    const from = walks.setOutFrom();
    await table.undo();
    while (from !== null && session.table.peek().moment.n > from)
      if ((await session.undo()) !== 'undone') break;
  };
  const giveUpMove = async () => {
    if (!table.painted.peek()) return;
    walks.stop();
    while (!isAsked(decision.peek(), 'turn') && session.table.peek().canUndo)
      if ((await session.undo()) !== 'undone') break;
  };
  const runErrand = async (errand: Errand) => {
    // A Move that was begun for nothing costs nothing here either.
    if (errand.by === 'attack' && fresh.peek()) await giveUpMove();
    await walks.run(errand);
  };
  const tap = (option: string) => {
    if (!table.painted.peek() || walks.busy.peek()) return;
    if (asksTwice(table, option)) return;
    const { game } = session.table.peek();
    const walk = walksIn(game, decision.peek()).find(({ id }) => id === option);
    const errand = errandsIn(game, decision.peek()).find(({ id }) => id === option);
    if (walk) void walks.start(walk);
    else if (errand) void runErrand(errand);
    else if (takesBack(option)) void giveUpMove();
    else table.tap(option);
  };
  return {
    ...table,
    kit: {
      ...kit,
      label: (view, asked, option) =>
        option.id === DONE && fresh.value ? tableText('move-back') : kit.label(view, asked, option),
    },
    takesBack,
    walking: walks.busy,
    tap,
    answer: async (picks) => {
      if (walks.busy.peek()) return;
      const [first = ''] = picks;
      await (takesBack(first) ? giveUpMove() : table.answer(picks));
    },
    undo,
    dispose() {
      walks.dispose();
      table.dispose();
    },
  };
}

const DONE = 'done';

function isAsked(decision: Decision | null, ask: Ask): boolean {
  return decision !== null && askOf(decision) === ask;
}

/**
 * What makes the dice roll at once is shown first, and so is a way that costs Wounds where nobody can
 * point before they tap: both are done at the second tap.
 */
function asksTwice<More extends { readonly kind: string }>(
  { decision, session, weighed, pointed }: Table<More>,
  option: string,
): boolean {
  const asked = decision.peek();
  if (!asked || weighed.peek() === option) return false;
  const { game } = session.table.peek();
  const costsWounds = !canPoint() && woundsOf(game, asked, option) > 0;
  if (!costsWounds && !rollsAtOnce(game, asked, option)) return false;
  weighed.value = option;
  pointed.value = option;
  return true;
}

/** A mouse or the like, which shows the way before anybody taps. */
function canPoint(): boolean {
  return typeof matchMedia === 'undefined' || !matchMedia('(hover: none)').matches;
}

function woundsOf(
  view: Hellscape['view'],
  asked: NonNullable<Table<never>['decision']['value']>,
  option: string,
): number {
  const walk = walksIn(view, asked).find(({ id }) => id === option);
  if (walk) return walk.wounds;
  const step = asked.options.find(({ id }) => id === option);
  const means = step ? meaningIn(step) : null;
  return means?.kind === 'step' ? means.reaction : 0;
}
