import type { GameShape } from '@crawlspace/host';
import type { Told } from '@crawlspace/kernel';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Session } from '../../session/types.ts';

/** Where somebody stopped listening. */
interface Heard {
  count: number;
  epoch: number;
}

/**
 * Calls back with events as they are told, from now on. When the past was cut, listening goes on
 * from where the story stands then.
 */
export function useTold<Game extends GameShape>(
  session: Session<Game>,
  hear: (all: readonly Told<Game['event']>[], from: number) => void,
): void {
  const heard = useRef<Heard | null>(null);
  const listener = useRef(hear);
  listener.current = hear;
  useSignalEffect(() => {
    const all = session.events.value;
    const { epoch } = session.table.value.moment;
    const before = heard.current;
    heard.current = { count: all.length, epoch };
    if (before && before.epoch === epoch && all.length > before.count) {
      listener.current(all, before.count);
    }
  });
}
