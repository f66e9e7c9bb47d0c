import type { HeroCard, SetPower } from '../../../content-types.ts';

export const shamanHero: HeroCard = {
  id: 'nahias',
  class: 'shaman',
  health: 5,
  mana: 5,
  ability: { timing: 'on-turn-start', effects: [{ do: 'element', n: 1 }] },
  shadow: { timing: 'shadow-ability', effects: [{ do: 'element', n: 2 }] },
};

export const shamanSetPower: SetPower = {
  id: 'shadowbane-shaman',
  class: 'shaman',
  minor: [{ timing: 'on-kill', effects: [{ do: 'element', n: 1 }] }],
  greater: [
    { timing: 'attack', effects: [{ do: 'dice', orange: 1 }] },
    { timing: 'turn', limit: 'round', effects: [{ do: 'special', id: 'rouse-spirits' }] },
  ],
};
