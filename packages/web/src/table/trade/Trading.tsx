import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Bargain } from './bargain.ts';
import { TradeWindow } from './TradeWindow.tsx';

interface Props {
  /** What can be done now; null where something else is asked. */
  bargain(onFold: () => void): Bargain | null;
  /** Whether what is asked belongs to a bargain: a deal takes more than one answer. */
  readonly isDealing: boolean;
  /** Advice is shown now: where it leads to the window, the window goes on with it. */
  readonly isAdvised: boolean;
}

/** The window for belongings, as long as they are what is asked about and nobody wants it otherwise. */
export function Trading({ bargain, isDealing, isAdvised }: Props) {
  const folded = useSignal(false);
  const last = useRef<Bargain | null>(null);
  const advised = useRef(false);
  if (!isDealing) advised.current = isAdvised;
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
  return <TradeWindow bargain={last.current} onFold={fold} isAdvised={advised.current} />;
}
