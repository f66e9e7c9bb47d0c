import type { HeroCard, SetPower } from '../../../content-types.ts';

export const berserkerHero: HeroCard = {
  id: 'gheta',
  class: 'berserker',
  health: 8,
  mana: 2,
  // Others burn their Mana; she drinks it.
  ability: { timing: 'turn', cost: { mana: 1 }, effects: [{ do: 'rage', n: 1 }] },
  shadow: { timing: 'shadow-ability', effects: [{ do: 'rage', n: 3 }] },
};

export const berserkerSetPower: SetPower = {
  id: 'shadowbane-berserker',
  class: 'berserker',
  minor: [{ timing: 'on-turn-start', effects: [{ do: 'rage', n: 1 }] }],
  greater: [
    { timing: 'melee-attack', effects: [{ do: 'dice', orange: 1 }] },
    { timing: 'turn', cost: { rage: 2 }, limit: 'round', effects: [{ do: 'heal', n: 3 }] },
  ],
};
