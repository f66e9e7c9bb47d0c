import type { HeroCard, SetPower } from '../../../content-types.ts';

export const wizardHero: HeroCard = {
  id: 'mathrin',
  class: 'wizard',
  health: 4,
  mana: 6,
  ability: { timing: 'action', effects: [{ do: 'mana', n: 3, on: 'self' }] },
  shadow: {
    timing: 'shadow-ability',
    effects: [{ do: 'ready', free: true }],
  },
};

export const wizardSetPower: SetPower = {
  id: 'shadowbane-wizard',
  class: 'wizard',
  minor: [{ timing: 'on-turn-start', effects: [{ do: 'mana', n: 1, on: 'self' }] }],
  greater: [
    { timing: 'magic-attack', effects: [{ do: 'dice', orange: 1 }] },
    { timing: 'turn', limit: 'round', effects: [{ do: 'ready' }] },
  ],
};
