import type { GameShape } from '@crawlspace/host';
import { useComputed, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps, BoardTypes } from '../board/board.tsx';
import { placeIn, placeText, type Sharing } from '../board/fingers.tsx';
import { nameOf } from '../session/online/people.ts';
import { motion } from '../settings/index.ts';
import { ForesightPanel } from './ForesightPanel.tsx';
import { Welcome } from './fellows/Welcome.tsx';
import type { TableState } from './state.ts';
import { useWindowInsets } from './window.ts';

/** What can be picked on a board, by the option that it stands for. */
interface Target {
  readonly option: string;
  readonly advised?: boolean;
}

interface Props<Game extends GameShape, Types extends BoardTypes & { readonly target: Target }> {
  readonly state: TableState<Game>;
  readonly board: (props: BoardProps<Types>) => VNode;
  readonly targets: (
    view: Game['view'],
    decision: TableState['decision']['value'],
  ) => readonly Types['target'][];
  readonly onInspect: (what: Types['inspected']) => void;
}

/** The board of a table with what can be picked on it now. */
export function BoardStage<
  Game extends GameShape,
  Types extends BoardTypes & {
    readonly view: Game['view'];
    readonly event: Game['event'];
    readonly target: Target;
  },
>({ state, board: Board, targets: targetsFor, onInspect }: Props<Game, Types>) {
  const stage = useRef<HTMLDivElement>(null);
  const insets = useWindowInsets(stage);
  const sharing = useSharing(state);
  const { session } = state;
  const view = session.table.value.game;
  const decision = state.decision.value;
  const targets = useMemo(() => targetsFor(view, decision), [view, decision]);
  const advised = useComputed(() => new Set(state.advice.value));
  const shown = targets.map((target) =>
    advised.value.has(target.option) ? { ...target, advised: true } : target,
  );
  const foresight = {
    on: state.foreseeing.value,
    toggle: () => {
      state.foreseeing.value = !state.foreseeing.peek();
    },
    held: state.heldFoe.value,
    hold: (enemy: string | null) => {
      state.heldFoe.value = enemy;
    },
  };
  return (
    <div class="stage" ref={stage}>
      <Board
        view={view}
        targets={shown}
        onPick={state.tap}
        pointed={state.pointed.value}
        onHover={(option) => {
          state.pointed.value = option;
        }}
        onInspect={onInspect}
        events={session.events.value}
        motion={motion.value}
        insets={insets.value}
        sharing={sharing}
        foresight={state.kit.hasFoes(view) ? foresight : undefined}
      />
      <ForesightPanel state={state} />
      <Welcome state={state} />
    </div>
  );
}

/** Fingers of the others, and one's own. Nothing where nobody else looks. */
function useSharing<Game extends GameShape>({
  session: { fellows },
}: TableState<Game>): Sharing | undefined {
  const isPointing = useSignal(false);
  if (!fellows) return undefined;
  const around = fellows.around.value;
  const seatOf = (person: string) => around.places.findIndex((place) => place.person === person);
  return {
    isPointing: isPointing.value,
    toggle: () => {
      isPointing.value = !isPointing.peek();
    },
    point: (at) => {
      isPointing.value = false;
      void fellows.ask({ t: 'point', at: placeText(at), look: false });
    },
    fingers: fellows.fingers.value.flatMap(({ key, person, at }) => {
      const place = placeIn(at);
      const colour = `var(--hero-${Math.max(0, seatOf(person))})`;
      return place ? [{ key, name: nameOf(around, person), colour, ...place }] : [];
    }),
  };
}
