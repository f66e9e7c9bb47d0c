import type { HeroCard, SetPower } from '../../../content-types.ts';

export const rangerHero: HeroCard = {
  id: 'irk',
  class: 'ranger',
  health: 5,
  mana: 4,
  ability: {
    timing: 'ranged-attack',
    cost: { mana: 1 },
    effects: [{ do: 'special', id: 'arrow-aside' }],
  },
  shadow: {
    timing: 'shadow-ability',
    effects: [
      { do: 'less-shields', n: 2 },
      { do: 'mana', n: 1 },
    ],
  },
};

export const rangerSetPower: SetPower = {
  id: 'shadowbane-ranger',
  class: 'ranger',
  minor: [{ timing: 'ranged-attack', effects: [{ do: 'reroll', n: 1 }] }],
  greater: [
    { timing: 'ranged-attack', effects: [{ do: 'dice', orange: 1 }] },
    { timing: 'on-kill', effects: [{ do: 'mana', n: 1 }] },
  ],
};
