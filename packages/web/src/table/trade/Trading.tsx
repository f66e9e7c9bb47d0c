import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { UndoButton } from '../menu/UndoButton.tsx';
import type { TableState } from '../state.ts';
import type { Bargain } from './bargain.ts';
import { TradeWindow } from './TradeWindow.tsx';

interface Props {
  readonly state: TableState;
  /** What can be done now; null where something else is asked. */
  bargain(onFold: () => void): Bargain | null;
  /** Whether what is asked belongs to a bargain: a deal takes more than one answer. */
  readonly isDealing: boolean;
}

/** The window for belongings, as long as they are what is asked about and nobody wants it otherwise. */
export function Trading({ state, bargain, isDealing }: Props) {
  const folded = useSignal(false);
  const last = useRef<Bargain | null>(null);
  const advised = useRef(false);
  // Where advice led to the window, the window goes on with it.
  if (!isDealing) advised.current = state.advice.value.length > 0;
  const fold = () => {
    folded.value = true;
  };
  useEffect(() => {
    if (isDealing) return;
    folded.value = false;
    last.current = null;
  }, [isDealing]);
  last.current = (isDealing ? bargain(fold) : null) ?? last.current;
  if (!isDealing || folded.value || !last.current) return null;
  return (
    <TradeWindow
      bargain={last.current}
      onFold={fold}
      undo={<UndoButton state={state} />}
      isAdvised={advised.current}
    />
  );
}
