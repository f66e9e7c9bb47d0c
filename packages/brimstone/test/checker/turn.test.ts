import type { AdventureState, Hero } from '../../src/state.ts';
import { passages } from '../explore.ts';
import type { Field } from '../fight.ts';
import { enemyAt } from '../items.ts';
import { activationStart } from './activation-start.ts';
import { aftermath } from './aftermath.ts';
import { books } from './books.ts';
import { bounds } from './bounds.ts';
import { darkness } from './darkness.ts';
import { dealings } from './dealings.ts';
import { decks } from './decks.ts';
import { die, findsOut, STEP } from './doctored.ts';
import { groundOf } from './ground.ts';
import { initiative } from './initiative.ts';
import { knockout } from './knockout.ts';
import { leftBehind } from './left-behind.ts';
import { randomHero } from './random-hero.ts';

const PAIR = { heroes: ['us-marshal', 'bandido'], at: '1,2 2,2' } as const;
const FIGHT = { ...PAIR, enemies: 'tentacles 3,2' } as const;

const hero = (state: AdventureState, index = 0) => state.heroes[index] as Hero;
const NEXT_TURN = { t: 'turn', amount: 2 } as const;

function rolled(purpose: string, dice: readonly number[], need?: number, of = 0) {
  const roll = { t: 'rolled', hero: of, purpose, dice } as const;
  return need === undefined ? roll : { ...roll, need };
}

findsOut('XP that nobody was told of', {
  check: books,
  rule: 'B-XP-59',
  where: { ...PAIR, change: (state) => Object.assign(state.turn, { number: 2 }) },
  happens: (wrong) => [
    (state) => {
      hero(state).xp += 10;
    },
    { t: 'xp', hero: 0, amount: wrong ? 5 : 10 },
  ],
});

const ASKED = { kind: 'asked', question: { prompt: { key: 'prompt.manage-items' } } } as never;

/** A hero with or without an item that lends Health. */
const hearted = (has: boolean) => (state: AdventureState) => {
  const heart = { number: 9, card: 'petrified-heart', equipped: false, charges: null };
  hero(state).items = has ? [{ ...heart, upgrades: [], holds: [] }] : [];
};

findsOut('Wounds that went without less Health', {
  check: books,
  rule: 'B-XP-59',
  where: {
    ...PAIR,
    change(state) {
      hearted(true)(state);
      hero(state).wounds = 12;
    },
  },
  happens: (wrong) => [
    (state) => Object.assign(state.turn, { number: 2 }),
    ASKED,
    hearted(wrong),
    (state) => Object.assign(hero(state), { wounds: 9 }),
    ASKED,
    hearted(true),
  ],
});

findsOut('more Grit than the most', {
  check: bounds,
  rule: 'B-GRIT-13',
  where: PAIR,
  happens: (wrong) => [(state) => Object.assign(hero(state), { grit: wrong ? 3 : 2 })],
});

findsOut('a hero who is up with no Health left', {
  check: bounds,
  rule: 'B-KO-01',
  where: PAIR,
  happens: (wrong) => [(state) => Object.assign(hero(state), { wounds: wrong ? 10 : 9 })],
});

findsOut('Corruption that should have mutated', {
  check: bounds,
  rule: 'B-CORR-03',
  where: PAIR,
  happens: (wrong) => [(state) => Object.assign(hero(state), { corruption: wrong ? 5 : 4 })],
});

findsOut('a bag with too many tokens', {
  check: bounds,
  rule: 'B-BAG-01',
  where: PAIR,
  happens: (wrong) => [
    (state) => Object.assign(hero(state), { bag: Array(wrong ? 6 : 5).fill('tonic') }),
  ],
});

findsOut('a slower hero goes first', {
  check: initiative,
  rule: 'B-FIGHT-03',
  where: PAIR,
  happens: (wrong) => [NEXT_TURN, { t: 'activation', hero: wrong ? 1 : 0 }],
});

findsOut('enemies wait though they are as quick as a hero', {
  check: initiative,
  rule: 'B-FIGHT-04',
  where: FIGHT,
  happens: (wrong) =>
    wrong
      ? [NEXT_TURN, { t: 'activation', hero: 0 }]
      : [NEXT_TURN, { t: 'enemy-activation', type: 'tentacles' }, { t: 'activation', hero: 0 }],
});

findsOut('ambushers without their two points', {
  check: initiative,
  rule: 'B-FIGHT-04',
  where: { heroes: ['gunslinger', 'us-marshal'], at: '1,2 2,2', enemies: 'tentacles 3,2' },
  happens: (wrong) => [
    NEXT_TURN,
    (state) => Object.assign(state.turn, { step: 'darkness' }),
    { t: 'ambush' },
    { t: 'enemies-placed', type: 'tentacles', amount: 1, spaces: [13] },
    ...(wrong ? [] : [{ t: 'enemy-activation', type: 'tentacles' } as const]),
    { t: 'activation', hero: 0 },
  ],
});

findsOut('ambushers whose first turn is the next, because a fight has ended this one', {
  check: initiative,
  rule: 'B-FIGHT-04',
  where: { ...FIGHT, heroes: ['gunslinger', 'us-marshal'] },
  happens: (wrong) => [
    (state) => Object.assign(state.turn, { number: 1, step: 'darkness', over: true }),
    { t: 'fight-ended' },
    { t: 'ambush' },
    { t: 'enemies-placed', type: 'tentacles', amount: 1, spaces: [13] },
    (state) => Object.assign(state.turn, { number: 2, over: false }),
    NEXT_TURN,
    ...(wrong ? [] : [{ t: 'enemy-activation', type: 'tentacles' } as const]),
    { t: 'activation', hero: 0 },
  ],
});

findsOut('somebody acts twice in a turn', {
  check: initiative,
  rule: 'B-TURN-03',
  where: PAIR,
  happens: (wrong) => [
    NEXT_TURN,
    { t: 'activation', hero: 0 },
    { t: 'activation', hero: wrong ? 0 : 1 },
  ],
});

findsOut('the wrong stage of the depth track', {
  check: darkness,
  rule: 'B-DEPTH-19',
  where: { ...PAIR, change: (state) => Object.assign(state.depth, { party: 6 }) },
  happens: (wrong) => [rolled('hold-back', [6, 3], wrong ? 7 : 8)],
});

findsOut('the Darkness moves though it was held back', {
  check: darkness,
  rule: 'B-DEPTH-28',
  where: PAIR,
  happens: (wrong) => [
    rolled('hold-back', [6, wrong ? 3 : 0], 7),
    { t: 'darkness-moved', amount: 15 },
  ],
});

findsOut('doubles that bring no Depth Event', {
  check: darkness,
  rule: 'B-DEPTH-29',
  where: PAIR,
  happens: (wrong) => [
    rolled('hold-back', [4, 4], 7),
    wrong
      ? { t: 'held-back', hero: 0, amount: 8, need: 7 }
      : { t: 'depth-event', card: 'depth-mines-4', amount: 4 },
  ],
});

findsOut('Blood Spatter that wakes nothing', {
  check: darkness,
  rule: 'B-DEPTH-15',
  where: { ...PAIR, change: (state) => Object.assign(state.depth, { darkness: 15 }) },
  happens: (wrong) => [
    { t: 'mission', card: 'somewhere' },
    { t: 'darkness-moved', amount: 14 },
    ...(wrong ? [] : [{ t: 'darkness-card', card: 'dark-no-footsteps' } as const]),
    { t: 'step', purpose: 'exploration' },
  ],
});

findsOut('Fear that frightens nobody', {
  check: activationStart,
  rule: 'B-FEAR-05',
  where: { ...PAIR, enemies: 'stranglers 1,3' },
  happens: (wrong) => [
    { t: 'activation', hero: 0 },
    ...(wrong ? [] : [rolled('willpower', [5], 4)]),
    rolled('move', [3]),
  ],
});

findsOut('voices in the light', {
  check: activationStart,
  rule: 'B-LIGHT-03',
  where: PAIR,
  happens: (wrong) => [
    { t: 'activation', hero: 1 },
    ...(wrong ? [die('voices', 2)] : []),
    rolled('move', [3], undefined, 1),
  ],
});

findsOut('a KO’d hero is drawn at random', {
  check: randomHero,
  rule: 'B-RAND-01',
  where: PAIR,
  happens: (wrong) => [
    (state) => Object.assign(hero(state, 1), { knockedOut: ['health'] }),
    die('random-hero', 0, wrong ? [0, 0, 0, 1, 1, 1] : [0, 0, 0, 0, 0, 0]),
  ],
});

findsOut('a D3 for a hero who had no activation', {
  check: aftermath,
  rule: 'B-LOOT-04',
  where: FIGHT,
  happens: (wrong) => [
    NEXT_TURN,
    { t: 'activation', hero: 0 },
    { t: 'enemy-killed', enemy: 'tentacles1', type: 'tentacles', by: 0 },
    { t: 'fight-ended' },
    { t: 'breath', hero: 1 },
    die('breath', 2, wrong ? [1, 1, 2, 2, 3, 3] : [1, 2, 3, 4, 5, 6]),
  ],
});

findsOut('Loot for a source that brought nobody', {
  check: aftermath,
  rule: 'B-LOOT-10',
  where: { heroes: ['us-marshal'], at: '1,2', enemies: 'tentacles 3,2' },
  happens: (wrong) => [
    { t: 'threat', card: 'low-three-wet-ropes' },
    { t: 'enemies-placed', type: 'tentacles', tile: 0, amount: 3, spaces: [1, 2, 3] },
    { t: 'activation', hero: 0 },
    { t: 'threat', card: 'low-three-wet-ropes' },
    { t: 'enemies-placed', type: 'tentacles', tile: 0, amount: 0, spaces: [] },
    { t: 'enemy-killed', enemy: 'tentacles1', type: 'tentacles', by: 0 },
    { t: 'fight-ended' },
    { t: 'breath', hero: 0 },
    { t: 'loot', hero: 0, card: 'loot-a-splinter' },
    ...(wrong ? [{ t: 'loot', hero: 0, card: 'loot-black-seam' } as const] : []),
    NEXT_TURN,
  ],
});

findsOut('Loot while a hero is KO’d, unless a Loot card did it', {
  check: aftermath,
  rule: 'B-LOOT-02',
  where: FIGHT,
  happens: (wrong) => {
    const falls = { t: 'knocked-out', hero: 1 } as const;
    return [
      NEXT_TURN,
      { t: 'enemy-killed', enemy: 'tentacles1', type: 'tentacles', by: 0 },
      { t: 'fight-ended' },
      ...(wrong ? [falls] : []),
      { t: 'loot', hero: 1, card: 'loot-gold-teeth' },
      ...(wrong ? [] : [falls]),
      { t: 'loot', hero: 0, card: 'loot-a-splinter' },
    ];
  },
});

findsOut('Loot for a source that was left behind', {
  check: aftermath,
  rule: 'B-LOOT-10',
  where: { heroes: ['us-marshal'], at: '1,2', enemies: 'targa-pylons 3,2' },
  happens: (wrong) => [
    { t: 'threat', card: 'low-three-wet-ropes' },
    { t: 'enemies-placed', type: 'tentacles', tile: 0, amount: 3, spaces: [1, 2, 3] },
    NEXT_TURN,
    (state) => state.enemies.splice(wrong ? 0 : 1),
    { t: 'activation', hero: 0 },
    { t: 'enemy-killed', enemy: 'tentacles1', type: 'tentacles', by: 0 },
    { t: 'fight-ended' },
    { t: 'breath', hero: 0 },
    { t: 'loot', hero: 0, card: 'loot-a-splinter' },
    NEXT_TURN,
  ],
});

const PYLONS: Field = {
  heroes: ['us-marshal'],
  change(state) {
    passages(state, 5);
    const { squares } = groundOf(state).plane;
    const rows = squares.map(({ y }) => y);
    const end = (row: number) => squares.findIndex(({ y }) => y === row);
    hero(state).space = end(Math.max(...rows));
    enemyAt(state, end(Math.min(...rows)), 'targa-pylons');
  },
};
const STARTS = { t: 'step', purpose: 'darkness' } as const;

findsOut('an Immobile enemy far away that stays', {
  check: leftBehind,
  rule: 'B-IMMOB-05',
  where: PYLONS,
  happens: (wrong) => [NEXT_TURN, STARTS, (state) => state.enemies.splice(wrong ? 1 : 0), ASKED],
});

findsOut('an Immobile enemy that is left behind although others can follow', {
  check: leftBehind,
  rule: 'B-IMMOB-05',
  where: { ...PYLONS, change: followed },
  happens: (wrong) => [NEXT_TURN, STARTS, (state) => state.enemies.splice(wrong ? 1 : 2), ASKED],
});

function followed(state: AdventureState): void {
  PYLONS.change?.(state);
  enemyAt(state, 0, 'stranglers');
}

findsOut('things thrown across the room in a fight', {
  check: dealings,
  rule: 'B-TRADE-02',
  where: { ...FIGHT, at: '1,2 3,3' },
  happens: (wrong) => [
    (state) => {
      if (!wrong) hero(state, 1).space = hero(state).space + 1;
    },
    { t: 'traded', hero: 0, by: 1, card: 'tonic' },
  ],
});

findsOut('a card that is lost from its deck', {
  check: decks,
  rule: 'B-CARD-04',
  where: { ...PAIR, change: (state) => Object.assign(state.turn, { step: 'darkness' }) },
  happens: (wrong) => [
    (state) => {
      if (wrong) state.decks.threat.low.draw.pop();
    },
    STEP,
  ],
});

findsOut('the wrong chart for a hero who gets up', {
  check: knockout,
  rule: 'B-KO-09',
  where: PAIR,
  happens: (wrong) => [
    (state) => Object.assign(hero(state), { knockedOut: ['sanity'] }),
    STEP,
    (state) => Object.assign(hero(state), { knockedOut: null }),
    { t: 'recovered', hero: 0 },
    wrong
      ? { t: 'injury', hero: 0, card: 'injury-7-winded', dice: [3, 4] }
      : { t: 'madness', hero: 0, card: 'madness-6-trembling', dice: [3, 3] },
  ],
});
