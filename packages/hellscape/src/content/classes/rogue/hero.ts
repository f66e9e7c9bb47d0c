import type { HeroCard, SetPower } from '../../../content-types.ts';

/** Feydra: never content with what the bag gave her, and quicker in the dark. */
export const rogueHero: HeroCard = {
  id: 'feydra',
  class: 'rogue',
  health: 5,
  mana: 3,
  ability: {
    timing: 'turn',
    cost: { mana: 1 },
    limit: 'round',
    effects: [{ do: 'special', id: 'swap-token' }],
  },
  shadow: { timing: 'shadow-ability', effects: [{ do: 'token', n: 1 }] },
};

export const rogueSetPower: SetPower = {
  id: 'shadowbane-rogue',
  class: 'rogue',
  minor: [{ timing: 'attack', effects: [{ do: 'reroll', n: 1 }] }],
  greater: [
    { timing: 'attack', needs: ['shadow'], effects: [{ do: 'hits', n: 2 }] },
    {
      timing: 'turn',
      cost: { mana: 1 },
      limit: 'round',
      effects: [{ do: 'token', n: 1 }],
    },
  ],
};
