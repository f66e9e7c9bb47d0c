import type { GameShape } from '@crawlspace/host';
import { effect, type Signal, signal } from '@preact/signals';
import { PACE } from '../../board/pace.ts';
import type { Session } from '../../session/types.ts';
import { motion } from '../../settings/index.ts';
import { toldAfter } from './told-after.ts';

/** Milliseconds between one roll and the next as they come up over the board, and until dice lie still. */
export const BETWEEN_ROLLS = 380;
const STILL = 560;

interface Rolling {
  readonly rolling: Signal<number | null>;
  dispose(): void;
}

/** The number of the first dice told that still roll: the story waits for them. */
export function diceThatRoll<Game extends GameShape>(
  session: Session<Game>,
  isRoll: (event: Game['event']) => boolean,
): Rolling {
  const rolling = signal<number | null>(null);
  let heard = session.events.peek().at(-1)?.n ?? -1;
  let landing: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const rolls = toldAfter(session.events.value, heard).filter(({ event }) => isRoll(event));
    heard = session.events.value.at(-1)?.n ?? -1;
    const pace = PACE[motion.peek()];
    const [first] = rolls;
    if (!first || pace === 0) return;
    rolling.value = rolling.peek() ?? first.n;
    clearTimeout(landing);
    const all = pace * (rolls.length * BETWEEN_ROLLS + STILL);
    landing = setTimeout(() => {
      rolling.value = null;
    }, all);
  });
  return {
    rolling,
    dispose: () => {
      stop();
      clearTimeout(landing);
    },
  };
}
