import type { HeroCard, SetPower } from '../../../content-types.ts';

/** Sir Ronen: his ground follows him, and the Shadow he drives out mends those beside him. */
export const paladinHero: HeroCard = {
  id: 'sir-ronen',
  class: 'paladin',
  health: 6,
  mana: 4,
  ability: {
    timing: 'turn',
    limit: 'round',
    effects: [{ do: 'special', id: 'shift-consecration' }],
  },
  shadow: {
    timing: 'shadow-ability',
    effects: [
      { do: 'heal', n: 1, on: 'heroes-here' },
      { do: 'mana', n: 1 },
    ],
  },
};

export const paladinSetPower: SetPower = {
  id: 'shadowbane-paladin',
  class: 'paladin',
  minor: [{ timing: 'defense', effects: [{ do: 'shields', n: 1 }] }],
  greater: [
    { timing: 'attack', effects: [{ do: 'dice', orange: 1 }] },
    { timing: 'on-turn-start', effects: [{ do: 'mana', n: 1 }] },
  ],
};
