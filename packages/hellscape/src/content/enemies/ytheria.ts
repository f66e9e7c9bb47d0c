import { PARTY } from '@crawlspace/kernel';
import { distancesFrom } from '../../board/queries.ts';
import { type Descent, heroesUp } from '../../descent.ts';
import type { Tier } from '../../ids.ts';
import { woundFigure } from '../../rules/combat/counted-as-heroes.ts';
import { isAlive } from '../../rules/combat/wounds.ts';
import { extraAction } from '../../rules/enemies/enemy-activation.ts';
import { attackClosest } from '../../rules/enemies/enemy-targets.ts';
import { pickFigure } from '../../rules/picks.ts';
import type { Enemy } from '../../state.ts';
import type { Pattern, RoamingCard } from '../types.ts';
import { by, raiseMinions, self, targetsWithin } from './deeds.ts';
import { YTHERIA } from './numbers.ts';

/** The dead who hear her. */
function servants(g: Descent, ytheria: Enemy, reach: number): Enemy[] {
  const away = distancesFrom(g, ytheria.zone, ytheria);
  return g.state.enemies.filter(
    ({ type, zone }) =>
      (type === 'undead' || type === 'skeletons') && (away[zone] as number) <= reach,
  );
}

/** The dead get up and fight for her; then she acts herself. */
const command = (tier: Tier): Pattern => ({
  when: (g, id) => servants(g, self(g, id), YTHERIA[tier].reach).length > 0,
  *does(g, id) {
    const ytheria = self(g, id);
    const dead = servants(g, ytheria, YTHERIA[tier].reach);
    const prompt = { key: 'ask.servant', params: { enemy: { key: `${ytheria.card}.name` } } };
    const servant = yield* pickFigure({ seat: PARTY, prompt }, dead);
    raiseMinions(g, servant, YTHERIA[tier].raises);
    yield* extraAction(g, servant);
    if (isAlive(g, ytheria) && heroesUp(g).length > 0) yield* extraAction(g, ytheria);
  },
});

/** Her wail goes through every armor. */
const wail = (tier: Tier): Pattern => ({
  when: (g, id) => targetsWithin(g, self(g, id), 1).length >= 2,
  *does(g, id) {
    const ytheria = self(g, id);
    for (const each of targetsWithin(g, ytheria, 1)) {
      yield* woundFigure(g, each, YTHERIA[tier].wail, by(ytheria));
    }
    if (isAlive(g, ytheria)) yield* attackClosest(g, ytheria);
  },
});

type Printed = Omit<RoamingCard, 'id' | 'type' | 'tier' | 'attackType' | 'patterns'>;

const ytheria = (tier: Tier, printed: Printed): RoamingCard => ({
  id: `roaming-ytheria-${tier}`,
  type: 'ytheria',
  tier,
  attackType: 'magic',
  ...printed,
  patterns: [command(tier), wail(tier)],
});

/** Ytheria, the Undead Queen: commands the dead and feeds on the living. */
export const ytheriaCards: readonly RoamingCard[] = [
  ytheria('1-2', {
    healthPerHero: 3,
    reward: 1,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 1, enemy: 2 },
    defense: 1,
    defenseEnemyDice: 2,
    abilities: [
      {
        timing: 'combat',
        cost: { symbols: 2 },
        effects: [
          { do: 'wounds', n: 1, on: 'target' },
          { do: 'heal', n: 1 },
        ],
      },
    ],
  }),
  ytheria('3-4', {
    healthPerHero: 5,
    reward: 2,
    fixed: { rare: 1 },
    attack: { yellow: 2, orange: 2, enemy: 3 },
    defense: 1,
    defenseEnemyDice: 3,
    abilities: [
      {
        timing: 'combat',
        cost: { symbols: 2 },
        effects: [
          { do: 'wounds', n: 1, on: 'target' },
          { do: 'heal', n: 2 },
        ],
      },
    ],
  }),
  ytheria('5', {
    healthPerHero: 8,
    reward: 2,
    fixed: { epic: 1 },
    attack: { yellow: 3, orange: 2, enemy: 4 },
    defense: 2,
    defenseEnemyDice: 3,
    abilities: [
      {
        timing: 'combat',
        cost: { symbols: 2 },
        effects: [
          { do: 'wounds', n: 2, on: 'target' },
          { do: 'heal', n: 3 },
        ],
      },
    ],
  }),
];
