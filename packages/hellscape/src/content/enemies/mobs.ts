import type { Ability } from '../../ability.ts';
import type { MobCard } from '../../content-types.ts';
import { type MobType, TIERS, type Tier } from '../../ids.ts';
import { attacking, defending, fighting } from './make.ts';

interface Printed {
  readonly health: number;
  readonly defense: number;
  readonly reward: number;
  readonly abilities: readonly Ability[];
  readonly stride?: number;
}

const mob = (type: MobType, cards: Readonly<Record<Tier, Printed>>): MobCard[] =>
  TIERS.map((tier) => ({
    id: `mob-${type}-${tier}`,
    type,
    tier,
    ...cards[tier],
  }));

/** Their blades find the gap in every armor. */
const fallenAngels = mob('fallen-angels', {
  '1-2': {
    health: 2,
    defense: 2,
    reward: 1,
    abilities: [attacking(1, { do: 'less-shields', n: 1 })],
  },
  '3-4': {
    health: 3,
    defense: 2,
    reward: 1,
    abilities: [attacking(1, { do: 'less-shields', n: 2 })],
  },
  '5': {
    health: 5,
    defense: 3,
    reward: 2,
    abilities: [attacking(1, { do: 'less-shields', n: 2 }, { do: 'hits', n: 1 })],
  },
});

/** They tear themselves apart to reach the living. */
const undead = mob('undead', {
  '1-2': {
    health: 2,
    defense: 1,
    reward: 1,
    abilities: [attacking(1, { do: 'wounds', n: 1, on: 'self' }, { do: 'dice', yellow: 1 })],
  },
  '3-4': {
    health: 4,
    defense: 1,
    reward: 1,
    abilities: [attacking(1, { do: 'wounds', n: 2, on: 'self' }, { do: 'dice', yellow: 2 })],
  },
  '5': {
    health: 5,
    defense: 2,
    reward: 2,
    abilities: [attacking(1, { do: 'wounds', n: 2, on: 'self' }, { do: 'dice', orange: 2 })],
  },
});

/** Nobody outruns them, and their charge hits hard. */
const satyrs = mob('satyrs', {
  '1-2': {
    health: 2,
    defense: 1,
    reward: 1,
    stride: 2,
    abilities: [attacking(1, { do: 'hits', n: 1 })],
  },
  '3-4': {
    health: 3,
    defense: 2,
    reward: 1,
    stride: 2,
    abilities: [attacking(1, { do: 'dice', orange: 1 })],
  },
  '5': {
    health: 5,
    defense: 2,
    reward: 2,
    stride: 3,
    abilities: [attacking(1, { do: 'hits', n: 2 })],
  },
});

/** Whom they strike, they set on fire. */
const demons = mob('demons', {
  '1-2': {
    health: 2,
    defense: 2,
    reward: 1,
    abilities: [attacking(2, { do: 'fire', n: 1, on: 'target' })],
  },
  '3-4': {
    health: 4,
    defense: 2,
    reward: 2,
    abilities: [attacking(2, { do: 'hits', n: 1 }, { do: 'fire', n: 1, on: 'target' })],
  },
  '5': {
    health: 5,
    defense: 3,
    reward: 2,
    abilities: [attacking(2, { do: 'hits', n: 2 }, { do: 'fire', n: 1, on: 'target' })],
  },
});

/** Who strikes them burns. */
const fireEntities = mob('fire-entities', {
  '1-2': {
    health: 2,
    defense: 1,
    reward: 1,
    abilities: [defending(2, { do: 'fire', n: 1, on: 'target' })],
  },
  '3-4': {
    health: 3,
    defense: 2,
    reward: 2,
    abilities: [fighting(2, { do: 'fire', n: 1, on: 'target' })],
  },
  '5': {
    health: 5,
    defense: 2,
    reward: 2,
    abilities: [
      fighting(2, { do: 'fire', n: 1, on: 'target' }, { do: 'wounds', n: 1, on: 'target' }),
    ],
  },
});

/** They fall apart easily, and get up again. */
const skeletons = mob('skeletons', {
  '1-2': {
    health: 2,
    defense: 1,
    reward: 1,
    abilities: [defending(2, { do: 'raise', n: 1 })],
  },
  '3-4': {
    health: 3,
    defense: 1,
    reward: 1,
    abilities: [fighting(2, { do: 'raise', n: 1 })],
  },
  '5': {
    health: 4,
    defense: 2,
    reward: 2,
    abilities: [fighting(2, { do: 'raise', n: 1 }, { do: 'heal', n: 2 })],
  },
});

/** They steal the fire of the mind, and are gone when the blow falls. */
const infernalImps = mob('infernal-imps', {
  '1-2': {
    health: 2,
    defense: 1,
    reward: 1,
    abilities: [fighting(1, { do: 'lose-mana', n: 1, on: 'target' })],
  },
  '3-4': {
    health: 3,
    defense: 1,
    reward: 1,
    abilities: [
      attacking(1, { do: 'lose-mana', n: 1, on: 'target' }, { do: 'hits', n: 1 }),
      defending(1, { do: 'less-hits', n: 1 }),
    ],
  },
  '5': {
    health: 4,
    defense: 2,
    reward: 2,
    abilities: [
      attacking(1, { do: 'lose-mana', n: 2, on: 'target' }, { do: 'hits', n: 1 }),
      defending(1, { do: 'less-hits', n: 1 }, { do: 'lose-mana', n: 1, on: 'target' }),
    ],
  },
});

/** Stone closes over every wound before it is struck. */
const gargoyles = mob('gargoyles', {
  '1-2': {
    health: 2,
    defense: 2,
    reward: 1,
    abilities: [defending(1, { do: 'shields', n: 1 })],
  },
  '3-4': {
    health: 4,
    defense: 2,
    reward: 2,
    abilities: [defending(1, { do: 'shields', n: 1 }), attacking(2, { do: 'hits', n: 1 })],
  },
  '5': {
    health: 5,
    defense: 3,
    reward: 2,
    abilities: [defending(1, { do: 'shields', n: 2 }), attacking(2, { do: 'hits', n: 2 })],
  },
});

export const mobCards: readonly MobCard[] = [
  ...fallenAngels,
  ...undead,
  ...satyrs,
  ...demons,
  ...fireEntities,
  ...skeletons,
  ...infernalImps,
  ...gargoyles,
];
