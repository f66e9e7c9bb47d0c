import { expect, test } from 'vitest';
import type { AdventureState } from '../../src/state.ts';
import { field } from '../fight.ts';
import { ambush } from './ambush.ts';
import { die, findsOut } from './doctored.ts';
import { enemyMoves } from './enemy-moves.ts';
import { exploration } from './exploration.ts';
import { groundOf } from './ground.ts';
import { placement } from './placement.ts';
import { threats } from './threats.ts';

const HEROES = { heroes: ['us-marshal', 'bandido'], at: '1,2 4,3' } as const;
const HUNT = { ...HEROES, enemies: 'void-spiders 8,2' } as const;

const enemy = (state: AdventureState, index = 0) =>
  state.enemies[index] as AdventureState['enemies'][number];

function comes(
  state: AdventureState,
  type: 'tentacles' | 'void-spiders',
  spaces: readonly number[],
) {
  for (const space of spaces) {
    state.enemies.push({ id: `${type}${space}`, type, space, wounds: 0, target: null, spent: [] });
  }
}

findsOut('enemies off the checkerboard', {
  check: placement,
  rule: 'B-PLACE-03',
  where: HEROES,
  happens: (wrong) => {
    const spaces = wrong ? [0, 1] : [0, 2];
    return [
      (state) => comes(state, 'tentacles', spaces),
      { t: 'enemies-placed', type: 'tentacles', tile: 0, amount: 2, spaces },
    ];
  },
});

findsOut('faster enemies in the back row', {
  check: placement,
  rule: 'B-PLACE-02',
  where: HEROES,
  happens: (wrong) => {
    const order = wrong
      ? (['void-spiders', 'tentacles'] as const)
      : (['tentacles', 'void-spiders'] as const);
    return order.flatMap((type, n) => [
      (state: AdventureState) => comes(state, type, [n * 2]),
      { t: 'enemies-placed', type, tile: 0, amount: 1, spaces: [n * 2] } as const,
    ]);
  },
});

findsOut('an ambusher that is not beside its target', {
  check: ambush,
  rule: 'B-AMBUSH-05',
  where: HEROES,
  happens: (wrong) => [
    { t: 'ambush' },
    die('random-hero', 0, [0, 0, 0, 1, 1, 1]),
    (state) => {
      comes(state, 'tentacles', [wrong ? 17 : 12]);
      enemy(state).target = 0;
    },
    { t: 'enemies-placed', type: 'tentacles', amount: 1, spaces: [wrong ? 17 : 12] },
  ],
});

findsOut('ambushers that crowd one hero', {
  check: ambush,
  rule: 'B-AMBUSH-06',
  where: HEROES,
  happens: (wrong) => [
    { t: 'ambush' },
    die('random-hero', 0, [0, 0, 0, 1, 1, 1]),
    (state) => {
      comes(state, 'tentacles', [12, wrong ? 20 : 23]);
      enemy(state).target = 0;
      enemy(state, 1).target = wrong ? 0 : 1;
    },
    { t: 'enemies-placed', type: 'tentacles', amount: 2, spaces: [12, wrong ? 20 : 23] },
  ],
});

const THREAT = { t: 'threat', card: 'low-three-wet-ropes' } as const;
/** The only enemy there is targets the first hero. */
const TARGETED = {
  ...HEROES,
  enemies: 'tentacles 2,2',
  change: (state: AdventureState) => Object.assign(enemy(state), { target: 0 }),
} as const;

function ambushes(space: number, target: number, type: 'tentacles' | 'void-spiders' = 'tentacles') {
  return [
    (state: AdventureState) => {
      comes(state, type, [space]);
      enemy(state, state.enemies.length - 1).target = target;
    },
    { t: 'enemies-placed', type, amount: 1, spaces: [space] } as const,
  ];
}

findsOut('a first ambusher that looks where its type is rare', {
  check: ambush,
  rule: 'B-AMBUSH-05',
  where: TARGETED,
  happens: (wrong) => [
    THREAT,
    { t: 'ambush' },
    ...(wrong ? [] : [die('random-hero', 1, [0, 0, 0, 1, 1, 1])]),
    ...ambushes(23, 1),
  ],
});

findsOut('a first ambusher, after a type without models, that looks where its own is rare', {
  check: ambush,
  rule: 'B-AMBUSH-05',
  where: TARGETED,
  happens: (wrong) => [
    THREAT,
    { t: 'ambush' },
    { t: 'enemies-placed', type: 'void-spiders', amount: 0, spaces: [] },
    ...(wrong ? ambushes(23, 1) : [die('random-hero', 0, [0, 0, 0, 1, 1, 1]), ...ambushes(20, 0)]),
  ],
});

findsOut('a first one of the slower type that does not look where its type is rare', {
  check: ambush,
  rule: 'B-AMBUSH-06',
  where: TARGETED,
  happens: (wrong) => [
    THREAT,
    { t: 'ambush' },
    die('random-hero', 0, [0, 0, 0, 1, 1, 1]),
    ...ambushes(10, 0, 'void-spiders'),
    ...(wrong ? [die('random-hero', 0, [0, 0, 0, 1, 1, 1]), ...ambushes(20, 0)] : ambushes(23, 1)),
  ],
});

findsOut('ambushers of which the slower come first', {
  check: ambush,
  rule: 'B-AMBUSH-03',
  where: HEROES,
  happens: (wrong) => {
    const order = wrong
      ? (['tentacles', 'void-spiders'] as const)
      : (['void-spiders', 'tentacles'] as const);
    return [
      { t: 'ambush' },
      ...order.map((type) => ({ t: 'enemies-placed', type, amount: 0, spaces: [] }) as const),
    ];
  },
});

const PYLONS = { t: 'enemies-placed', type: 'targa-pylons', amount: 1 } as const;
const ACTS = { t: 'enemy-activation', type: 'void-spiders' } as const;

findsOut('an Immobile ambusher beside a hero', {
  check: ambush,
  rule: 'B-IMMOB-02',
  where: HEROES,
  happens: (wrong) => [{ t: 'ambush' }, { ...PYLONS, spaces: [wrong ? 12 : 19] }],
});

function moves(from: number, space: number, spaces: readonly number[], target: number | null) {
  return [
    (state: AdventureState) => Object.assign(enemy(state), { id: 'void-spiders1', space: from }),
    ACTS,
    (state: AdventureState) => Object.assign(enemy(state), { space, target }),
    { t: 'enemy-moved', enemy: 'void-spiders1', type: 'void-spiders', space, spaces } as const,
  ];
}

findsOut('an enemy that goes farther than it can', {
  check: enemyMoves,
  rule: 'B-EMOVE-14',
  where: { heroes: ['us-marshal'], at: '3,0', enemies: 'void-spiders 8,4' },
  happens: (wrong) => (wrong ? moves(34, 0, [0], 0) : moves(34, 0, [27, 26, 25, 24, 13, 3, 0], 0)),
});

findsOut('an enemy that stops in front of its target', {
  check: enemyMoves,
  rule: 'B-EMOVE-05',
  where: { ...HUNT, heroes: ['us-marshal'], at: '4,3' },
  happens: (wrong) =>
    wrong ? moves(18, 25, [17, 16, 25], 0) : moves(18, 31, [17, 16, 15, 14, 23, 31], 0),
});

findsOut('an enemy without a target beside a hero', {
  check: enemyMoves,
  rule: 'B-EMOVE-04',
  where: { ...HEROES, enemies: 'void-spiders 2,2' },
  happens: (wrong) => [
    ACTS,
    (state) => Object.assign(enemy(state), { target: wrong ? null : 0 }),
    {
      t: 'enemy-attack',
      enemy: 'void-spiders1',
      type: 'void-spiders',
      hero: 0,
      dice: [1, 1],
      need: 5,
      amount: 0,
    },
  ],
});

findsOut('a Large enemy that smaller ones hold up', {
  check: enemyMoves,
  rule: 'B-EMOVE-07',
  where: { heroes: ['us-marshal'], at: '0,2', enemies: 'night-terrors 9,2' },
  happens: (wrong) => [
    (state) => comes(state, 'tentacles', [8, 9, 17, 18, 28, 29, 34]),
    { t: 'enemy-activation', type: 'night-terrors' },
    ...(wrong
      ? []
      : [
          (state: AdventureState) => Object.assign(enemy(state), { space: 14 }),
          {
            t: 'enemy-moved',
            enemy: 'night-terrors1',
            type: 'night-terrors',
            space: 14,
            spaces: [18, 17, 16, 15, 14],
          } as const,
        ]),
  ],
});

findsOut('a Threat card with too many models', {
  check: threats,
  rule: 'B-THREAT-06',
  where: HEROES,
  happens: (wrong) => [
    { t: 'threat', card: 'low-hands-in-the-dust' },
    { t: 'enemies-placed', type: 'stranglers', tile: 0, amount: wrong ? 3 : 2, spaces: [0, 2] },
  ],
});

const STRANGLERS = { type: 'stranglers', tile: 0, amount: 2, spaces: [0, 2] } as const;

findsOut('an Elite ability that neither the Threat card nor a card on the table brings', {
  check: threats,
  rule: 'B-ELITE-05',
  where: HEROES,
  happens: (wrong) => [
    (state) => {
      if (!wrong) state.inPlay.push({ card: 'dread-sunday-best' } as never);
    },
    { t: 'threat', card: 'low-hands-in-the-dust' },
    { t: 'enemies-placed', ...STRANGLERS },
    { t: 'elite', type: 'stranglers', card: 'el-str-murmur', amount: 2 },
    { t: 'elite', type: 'stranglers', card: 'el-str-knuckles', amount: 6 },
  ],
});

findsOut('an Elite ability too many before a card on the table adds another', {
  check: threats,
  rule: 'B-ELITE-05',
  where: HEROES,
  happens: (wrong) => [
    (state) => state.inPlay.push({ card: 'dread-sunday-best' } as never),
    { t: 'threat', card: 'low-hands-in-the-dust' },
    ...(wrong
      ? [
          { t: 'elite', type: 'stranglers', card: 'el-str-murmur', amount: 2 } as const,
          { t: 'elite', type: 'stranglers', card: 'el-str-ceiling', amount: 3 } as const,
        ]
      : []),
    { t: 'enemies-placed', ...STRANGLERS },
    { t: 'elite', type: 'stranglers', card: 'el-str-knuckles', amount: 6 },
  ],
});

findsOut('enemies of Targa without their variant, unless a mission sends what few heroes meet', {
  check: threats,
  rule: 'B-ENEMY-03',
  where: {
    heroes: ['us-marshal', 'bandido', 'gunslinger'],
    at: '1,2 4,3 5,3',
    enemies: 'stranglers 8,2',
  },
  happens: (wrong) => [
    wrong ? { t: 'depth-event', card: 'depth-targa-1', amount: 1 } : { t: 'mission', card: 'wave' },
    { t: 'threat', card: 'targa-chandelier-walking' },
    { t: 'enemies-placed', type: 'void-spiders', tile: 0, amount: 3, spaces: [0, 2, 4] },
    { t: 'step', purpose: 'activations' },
  ],
});

findsOut('a Threat card for a larger party', {
  check: threats,
  rule: 'B-THREAT-03',
  where: HEROES,
  happens: (wrong) => [
    { t: 'token-revealed', tile: 0, card: 'tok-02' },
    { t: 'threat', card: wrong ? 'med-two-chairs' : 'low-hands-in-the-dust' },
  ],
});

findsOut('enemies that do not wait for the encounters', {
  check: exploration,
  rule: 'B-ENC-14',
  where: { ...HEROES, change: (state) => Object.assign(state.turn, { step: 'exploration' }) },
  happens: (wrong) => [
    { t: 'token-revealed', tile: 0, card: 'tok-10' },
    { t: 'encounter', card: 'sweating-sticks', tile: 0 },
    ...(wrong
      ? [{ t: 'enemies-placed', type: 'tentacles', amount: 1, spaces: [12] } as const]
      : []),
    { t: 'encounter', card: 'clerk-who-stayed', tile: 0 },
  ],
});

test('sight: a Wall that covers a crossing stops every line through it', () => {
  const { state } = field({ tile: 'mines-stull-forest' }).runs(() => {});
  const ground = groundOf(state);
  const at = (x: number, y: number) => ground.plane.at('mines', x, y) as number;
  expect(ground.sees(at(2, 3), at(4, 1))).toBe(false);
  expect(ground.sees(at(2, 2), at(4, 2))).toBe(false);
  expect(ground.sees(at(2, 3), at(7, 3))).toBe(true);
  expect(ground.isAdjacent(at(2, 2), at(3, 1))).toBe(false);
  expect(ground.distance(at(2, 2), at(4, 2))).toBe(4);
});
