import type { Descent } from '../src/descent.ts';
import { type Situation, scene } from './descent.ts';

/** Looks at the board in a situation, without playing. */
export function look<Seen>(situation: Situation, at: (g: Descent) => Seen): Seen {
  const seen: Seen[] = [];
  scene(situation).runs((g) => {
    seen.push(at(g));
  });
  return seen[0] as Seen;
}
