import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import type { WorldId } from '../board/index.ts';
import type { Moments } from '../moments.ts';
import { isImmune, worldOf } from '../rules/queries.ts';
import type { World } from './types.ts';

const TARGA = { snowOn: 1, wounds: 1, gritUpTo: 2 };

/** Frigid Snow, and Grit on a 2 as well; who recovers by an ability on that roll gets one more. */
function* frigidSnow(g: Adventure, moved: Moments['moveRolled']): Rule {
  const { hero, die } = moved;
  if (worldOf(g, hero) !== 'targa') return;
  if (die <= TARGA.gritUpTo) moved.byWorld = true;
  if (die !== TARGA.snowOn || isImmune(g, hero, 'weather')) return;
  yield* g.do.woundHero(g, hero, TARGA.wounds, { kind: 'rule', id: 'frigid-snow' });
}

export const worlds: Readonly<Record<WorldId, World>> = {
  mines: {
    id: 'world-mines',
    otherWorld: false,
    ability: {},
    depthEvents: [1, 2, 3, 4, 5, 6].map((row) => `depth-mines-${row}`),
  },
  targa: {
    id: 'world-targa-plateau',
    otherWorld: true,
    data: TARGA,
    ability: { on: { moveRolled: (g, _source, moved) => frigidSnow(g, moved) } },
    depthEvents: [1, 2, 3, 4, 5, 6].map((row) => `depth-targa-${row}`),
  },
};
