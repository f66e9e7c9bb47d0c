import type { AdventureState, Hero } from '../../src/state.ts';
import { damage } from './damage.ts';
import { die, findsOut, type Happening } from './doctored.ts';
import { dynamite } from './dynamite.ts';
import { enemyAttacks } from './enemy-attacks.ts';
import { heroAttacks } from './hero-attacks.ts';
import { movement } from './movement.ts';
import { search } from './search.ts';
import { xp } from './xp.ts';

/** Columns 1 to 8 of rows 1 to 3 are floor; the enemy is next to the first hero. */
const FIGHT = {
  heroes: ['us-marshal', 'bandido'],
  at: '1,2 4,3',
  enemies: 'tentacles 2,2',
} as const;
const FAR = { ...FIGHT, enemies: 'tentacles 8,2' } as const;
const BOSS = { ...FIGHT, enemies: 'night-terrors 2,2' } as const;

const first = (state: AdventureState) => state.enemies[0] as AdventureState['enemies'][number];
const ATTACK = { t: 'attack', hero: 0, purpose: 'melee' } as const;

/** The answer that leads to an attack with bare hands. */
const BLOW: Happening = {
  kind: 'answered',
  question: { means: () => ({ kind: 'attack', items: [], cards: [] }) } as never,
  picks: ['melee'],
};

function rolled(purpose: string, dice: readonly number[], need?: number) {
  const roll = { t: 'rolled', hero: 0, purpose, dice } as const;
  return need === undefined ? roll : { ...roll, need };
}

const ENEMY = 'tentacles1';

findsOut('too many dice', {
  check: heroAttacks,
  rule: 'B-ATK-08',
  where: FIGHT,
  happens: (wrong) => [BLOW, ATTACK, rolled('to-hit', wrong ? [1, 2, 3] : [1, 2], 4)],
});

findsOut('a To Hit value that is not the hero’s', {
  check: heroAttacks,
  rule: 'B-ATK-09',
  where: FIGHT,
  happens: (wrong) => [BLOW, ATTACK, rolled('to-hit', [1, 2], wrong ? 3 : 4)],
});

findsOut('a blow from afar', {
  check: heroAttacks,
  rule: 'B-ATK-05',
  where: FIGHT,
  happens: (wrong) => [
    (state) => Object.assign(first(state), { id: ENEMY, space: wrong ? 18 : 12 }),
    BLOW,
    ATTACK,
    { t: 'hit-enemy', hero: 0, enemy: ENEMY, amount: 3, need: 2 },
  ],
});

findsOut('a shot past an adjacent enemy', {
  check: heroAttacks,
  rule: 'B-ATK-13',
  where: { ...FAR, enemies: 'tentacles 5,2 2,2' },
  happens: (wrong) => [
    (state) => Object.assign(first(state), { id: ENEMY }),
    (state) => {
      if (!wrong) state.enemies.pop();
    },
    { ...ATTACK, purpose: 'ranged' },
    { t: 'hit-enemy', hero: 0, enemy: ENEMY, amount: 3, need: 2 },
  ],
});

findsOut('two attacks in one activation', {
  check: heroAttacks,
  rule: 'B-ATK-01',
  where: FIGHT,
  happens: (wrong) => [{ t: 'activation', hero: 0 }, ATTACK, ...(wrong ? [ATTACK] : [])],
});

const named = (state: AdventureState) => Object.assign(first(state), { id: ENEMY });
const wounded = (amount: number) =>
  ({ t: 'enemy-wounded', enemy: ENEMY, type: 'tentacles', amount, by: 0 }) as const;

findsOut('Wounds that Defense should have stopped', {
  check: damage,
  rule: 'B-DMG-03',
  where: FIGHT,
  happens: (wrong) => [
    named,
    rolled('damage', [5]),
    { t: 'hit-enemy', hero: 0, enemy: ENEMY, amount: 5, need: 2 },
    wounded(wrong ? 5 : 3),
  ],
});

findsOut('the wrong Defense', {
  check: damage,
  rule: 'B-DMG-03',
  where: FIGHT,
  happens: (wrong) => [
    named,
    rolled('damage', [4]),
    { t: 'hit-enemy', hero: 0, enemy: ENEMY, amount: 4, need: wrong ? 1 : 2 },
    wounded(wrong ? 3 : 2),
  ],
});

findsOut('a Critical Hit that meets Defense', {
  check: damage,
  rule: 'B-DMG-07',
  where: FIGHT,
  happens: (wrong) => [
    named,
    rolled('damage', [3]),
    { t: 'critical', hero: 0, enemy: ENEMY },
    { t: 'hit-enemy', hero: 0, enemy: ENEMY, amount: 3, need: wrong ? 2 : 0 },
    wounded(wrong ? 1 : 3),
  ],
});

findsOut('more Wounds than Health', {
  check: damage,
  rule: 'B-DMG-09',
  where: FIGHT,
  happens: (wrong) => [
    named,
    rolled('damage', [6]),
    { t: 'critical', hero: 0, enemy: ENEMY },
    { t: 'hit-enemy', hero: 0, enemy: ENEMY, amount: 6, need: 0 },
    wounded(wrong ? 6 : 5),
  ],
});

findsOut('the wrong XP for a kill', {
  check: xp,
  rule: 'B-XP-51',
  where: FIGHT,
  happens: (wrong) => [
    { t: 'enemy-killed', enemy: ENEMY, type: 'tentacles', by: 0 },
    { t: 'xp', hero: 0, amount: wrong ? 10 : 15 },
  ],
});

findsOut('base XP twice in one attack', {
  check: xp,
  rule: 'B-XP-51',
  where: BOSS,
  happens: (wrong) => [
    ATTACK,
    { t: 'enemy-wounded', enemy: 'night-terrors1', type: 'night-terrors', amount: 1, by: 0 },
    { t: 'xp', hero: 0, amount: 15 },
    { t: 'enemy-wounded', enemy: 'night-terrors1', type: 'night-terrors', amount: 2, by: 0 },
    { t: 'xp', hero: 0, amount: wrong ? 20 : 10 },
  ],
});

findsOut('healing another hero for nothing', {
  check: xp,
  rule: 'B-XP-51',
  where: FIGHT,
  happens: (wrong) => [
    { t: 'healed', hero: 1, purpose: 'wounds', amount: 2, by: 0 },
    ...(wrong ? [] : [{ t: 'xp', hero: 0, amount: 10 } as const]),
  ],
});

function enemyAttack(dice: readonly number[], need = 5): Happening {
  const amount = dice.filter((each) => each >= need).length;
  return { t: 'enemy-attack', enemy: ENEMY, type: 'tentacles', hero: 0, dice, need, amount };
}

const onTarget = (state: AdventureState) => Object.assign(first(state), { id: ENEMY, target: 0 });

findsOut('an enemy with too many dice', {
  check: enemyAttacks,
  rule: 'B-EATK-02',
  where: FIGHT,
  happens: (wrong) => [onTarget, enemyAttack(wrong ? [1, 1, 1] : [1, 1])],
});

findsOut('an enemy that strikes from afar', {
  check: enemyAttacks,
  rule: 'B-EATK-01',
  where: FIGHT,
  happens: (wrong) => [
    onTarget,
    (state) => {
      if (wrong) first(state).space = 18;
    },
    enemyAttack([1, 1]),
  ],
});

findsOut('too few Defense dice', {
  check: enemyAttacks,
  rule: 'B-EATK-05',
  where: FIGHT,
  happens: (wrong) => [onTarget, enemyAttack([5, 5]), rolled('defense', wrong ? [1] : [1, 1], 3)],
});

findsOut('the wrong number of Wounds for a hit', {
  check: enemyAttacks,
  rule: 'B-EATK-07',
  where: FIGHT,
  happens: (wrong) => [
    onTarget,
    enemyAttack([5, 5]),
    rolled('defense', [1, 4], 3),
    { t: 'defended', hero: 0, purpose: 'defense', amount: 1 },
    (state) => Object.assign(state.heroes[0] as Hero, { wounds: wrong ? 1 : 2 }),
    { t: 'wounded', hero: 0, amount: wrong ? 1 : 2 },
  ],
});

const WALK = { t: 'moved', hero: 0, rule: 'B-MOVE-01' } as const;
const PEACE = { ...FIGHT, enemies: [] } as const;
const goes = (space: number) => (state: AdventureState) => {
  (state.heroes[0] as Hero).space = space;
};

findsOut('a step to a space that is not adjacent', {
  check: movement,
  rule: 'B-MOVE-02',
  where: PEACE,
  happens: (wrong) => [
    { t: 'activation', hero: 0 },
    rolled('move', [3]),
    goes(wrong ? 13 : 12),
    { ...WALK, spaces: [wrong ? 13 : 12] },
  ],
});

findsOut('a step across a Barrier', {
  check: movement,
  rule: 'B-MOVE-02',
  where: { ...PEACE, at: '5,1 1,2' },
  happens: (wrong) => [
    { t: 'activation', hero: 0 },
    rolled('move', [3]),
    goes(wrong ? 15 : 7),
    { ...WALK, spaces: [wrong ? 15 : 7] },
  ],
});

findsOut('away from an enemy without an Escape test', {
  check: movement,
  rule: 'B-ESC-04',
  where: FIGHT,
  happens: (wrong) => [
    { t: 'activation', hero: 0 },
    rolled('move', [3]),
    ...(wrong ? [] : [{ t: 'escaped', hero: 0, dice: [5], need: 4 } as const]),
    goes(20),
    { ...WALK, spaces: [20] },
  ],
});

findsOut('an Escape test against the wrong value', {
  check: movement,
  rule: 'B-ESC-02',
  where: FIGHT,
  happens: (wrong) => [
    { t: 'activation', hero: 0 },
    { t: 'escaped', hero: 0, dice: [6], need: wrong ? 3 : 4 },
  ],
});

findsOut('cards for fewer sixes', {
  check: search,
  rule: 'B-SEARCH-08',
  where: PEACE,
  happens: (wrong) => [
    { t: 'scavenged', hero: 0, tile: 0, dice: [6, 1, 2], amount: wrong ? 2 : 1 },
    (state) => {
      state.board.scavenged[0] = 1;
    },
    { t: 'scavenge-card', hero: 0, card: 'scav-nothing' },
  ],
});

findsOut('a search in a fight', {
  check: search,
  rule: 'B-SEARCH-24',
  where: FIGHT,
  happens: (wrong) => [
    (state) => {
      if (!wrong) state.enemies = [];
    },
    { t: 'scavenged', hero: 0, tile: 0, dice: [1, 1, 2], amount: 0 },
  ],
});

findsOut('Dynamite that bounces into the wrong space', {
  check: dynamite,
  rule: 'B-DYN-07',
  where: FIGHT,
  happens: (wrong) => [
    { t: 'dynamite-thrown', hero: 0, space: 13 },
    { t: 'dynamite-bounced', dice: [4], space: wrong ? 13 : 14 },
  ],
});

findsOut('more dice than models in the area', {
  check: dynamite,
  rule: 'B-DYN-10',
  where: FAR,
  happens: (wrong) => [
    { t: 'explosion', space: 18 },
    ...Array<Happening>(wrong ? 4 : 1).fill(die('dynamite-damage', 3)),
  ],
});
