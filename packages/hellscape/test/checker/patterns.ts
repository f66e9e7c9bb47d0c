import type { Tier } from '../../src/ids.ts';
import type { Enemy } from '../../src/state.ts';
import { targetsOf } from './enemy-targets.ts';
import { healthOf } from './kills.ts';
import { isStanding, type Look, type Subject } from './look.ts';
import { distances, lineTo } from './ways.ts';

/**
 * Patterns of roaming monsters: the first condition on the card that is met, the second only where the
 * first is not, and two actions like a mob's only where neither is. Heroes who stand, spirits and the
 * Summoner count alike. What a pattern then does shows in the other subjects.
 */
export function patterns(): Subject {
  let acting: { readonly id: string; done: boolean } | null = null;
  const judge = (look: Look, did: 0 | 1 | 2, zone?: number) => {
    const enemy = look.state.enemies.find(({ id }) => id === acting?.id);
    if (acting) acting.done = true;
    if (!enemy || look.state.outcome) return;
    const met = firstMet(look, zone === undefined ? enemy : { ...enemy, zone });
    if (met !== did) look.say('patterns.first', `${enemy.id} does ${did}, ${met} is met`);
  };
  const end = (look: Look) => {
    if (acting && !acting.done) judge(look, 0);
    acting = null;
  };
  return {
    on: {
      'enemy-activated': ({ enemy: id }, look) => {
        end(look);
        const enemy = look.state.enemies.find((each) => each.id === id);
        acting = enemy?.kind === 'roaming' ? { id, done: false } : null;
      },
      frozen: ({ enemy }) => {
        if (acting?.id === enemy) acting = null;
      },
      'monster-pattern': ({ amount }, look) => {
        if (acting && !acting.done) judge(look, amount as 1 | 2);
      },
      attack: ({ attacker, enemy }, look) => {
        if (attacker === 'enemy' && acting?.id === enemy && !acting.done) judge(look, 0);
      },
      'enemy-moved': ({ enemy }, look) => {
        if (acting?.id !== enemy || acting.done) return;
        judge(look, 0, look.was.enemies.find(({ id }) => id === enemy)?.zone);
      },
      phase: (_, look) => end(look),
      turn: (_, look) => end(look),
    },
  };
}

/** The numbers in the conditions of the cards, as printed. */
const GHOUL_LEAP: Readonly<Record<Tier, number>> = { '1-2': 2, '3-4': 2, '5': 3 };
const GHOUL_SCENT = 3;
const ANDRA_LEAP: Readonly<Record<Tier, number>> = { '1-2': 1, '3-4': 2, '5': 2 };
const YTHERIA_REACH: Readonly<Record<Tier, number>> = { '1-2': 2, '3-4': 3, '5': 4 };

/** Somebody the monsters look for, and how much Health they have lost. */
interface Figure {
  readonly zone: number;
  readonly lost: number;
}

function figures({ state }: Look): Figure[] {
  const heroes = state.heroes.filter(isStanding);
  return [
    ...heroes.map(({ zone, health, maxHealth }) => ({ zone, lost: maxHealth - health })),
    ...state.allies.map(({ zone, wounds }) => ({ zone, lost: wounds })),
  ];
}

/** Which condition on the card of a monster is the first to be met; 0 for none. */
export function firstMet(look: Look, enemy: Enemy): 0 | 1 | 2 {
  const tier = look.content.roaming[enemy.card]?.tier;
  const conditions = tier && CONDITIONS[enemy.type as keyof typeof CONDITIONS];
  if (!conditions) return 0;
  const [first, second] = conditions;
  if (first(look, enemy, tier)) return 1;
  return second(look, enemy, tier) ? 2 : 0;
}

type Condition = (look: Look, enemy: Enemy, tier: Tier) => boolean;

const CONDITIONS: Readonly<
  Record<'ghoul' | 'lyidan' | 'andra' | 'ytheria', [Condition, Condition]>
> = {
  ghoul: [
    (look, enemy, tier) =>
      within(look, enemy, GHOUL_LEAP[tier]).some(({ lost }) => lost >= GHOUL_SCENT),
    (look, enemy) =>
      enemy.wounds * 2 >= healthOf(look, enemy) &&
      figures(look).every(({ zone }) => zone !== enemy.zone),
  ],
  lyidan: [
    (look, enemy) => targetsOf(look, enemy).length >= 2,
    (look, enemy) =>
      targetsOf(look, enemy).length === 0 &&
      seen(look, enemy.zone).some(({ zone }) => Number.isFinite(far(look, enemy)[zone])),
  ],
  andra: [
    (look, enemy, tier) =>
      figures(look).some(({ zone }) => zone === enemy.zone) && hasPerch(look, enemy, tier),
    (look, enemy) =>
      seen(look, enemy.zone).some(
        ({ zone }) => zone !== enemy.zone && look.ground.zones[zone]?.shadow === false,
      ),
  ],
  ytheria: [
    (look, enemy, tier) =>
      look.state.enemies.some(
        ({ type, zone }) =>
          (type === 'undead' || type === 'skeletons') &&
          (far(look, enemy)[zone] as number) <= YTHERIA_REACH[tier],
      ),
    (look, enemy) => within(look, enemy, 1).length >= 2,
  ],
};

function far({ ground, state }: Look, enemy: Enemy): readonly number[] {
  return distances(ground, state, enemy.zone, 'enemy');
}

function within(look: Look, enemy: Enemy, zones: number): Figure[] {
  const steps = far(look, enemy);
  return figures(look).filter(({ zone }) => (steps[zone] as number) <= zones);
}

function seen(look: Look, from: number): Figure[] {
  return figures(look).filter(({ zone }) => lineTo(look.ground, look.state, from, zone));
}

/** Somewhere within her leap where nobody stands and from where she sees somebody. */
function hasPerch(look: Look, enemy: Enemy, tier: Tier): boolean {
  const steps = far(look, enemy);
  return look.ground.zones.some((_, zone) => {
    const away = steps[zone] as number;
    if (away < 1 || away > ANDRA_LEAP[tier]) return false;
    return figures(look).every((each) => each.zone !== zone) && seen(look, zone).length > 0;
  });
}
