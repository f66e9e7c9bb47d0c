import { expect, test } from 'vitest';
import { gold, grit, healWounds } from '../build.ts';
import type { Effect } from '../effects.ts';
import type { When } from '../values.ts';
import { isImplied } from './implied.ts';

const SHOT: Effect = { do: 'free-attack', kind: 'ranged', range: 6 } as Effect;
const BLOW: Effect = { do: 'free-attack', kind: 'melee' } as Effect;

test.each<[When, Effect, boolean]>([
  ['wounded', healWounds(1), true],
  ['wounded', healWounds(1, 'all'), false],
  ['wounded', gold(1), false],
  ['lacks-grit', grit(1), true],
  ['lacks-grit', grit(1, 'others-here'), false],
  ['free-attack-left', SHOT, true],
  ['free-attack-left', gold(1), false],
  [{ canShoot: 6 }, SHOT, true],
  [{ canShoot: 5 }, SHOT, false],
  [{ canShoot: 6 }, gold(1), false],
  [{ any: 'adjacent' }, BLOW, true],
  [{ any: 'here' }, BLOW, false],
  [{ any: 'adjacent' }, SHOT, false],
  [{ any: 'here' }, { do: 'choose-enemy', of: 'here', then: [] }, true],
  [{ any: 'here' }, { do: 'choose-enemy', of: 'adjacent', then: [] }, false],
  [{ some: ['wounded', 'lacks-grit'] }, healWounds(1), false],
  ['wounded', { do: 'if', when: 'dread', then: [healWounds(1)] }, true],
  ['shaken', healWounds(1), false],
])('%j says nothing that %j does not say: %s', (when, effect, implied) => {
  expect(isImplied(when, [effect])).toBe(implied);
});
