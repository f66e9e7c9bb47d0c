import type { HeroCard, SetPower } from '../../../content-types.ts';
import { does } from '../../../language/build.ts';

export const rangerHero: HeroCard = {
  id: 'irk',
  class: 'ranger',
  health: 5,
  mana: 4,
  ability: does('ranged-attack', { cost: { mana: 1 } }, { do: 'special', id: 'arrow-aside' }),
  shadow: does('shadow-ability', {}, { do: 'less-shields', n: 2 }, { do: 'mana', n: 1 }),
};

export const rangerSetPower: SetPower = {
  id: 'shadowbane-ranger',
  class: 'ranger',
  minor: [does('ranged-attack', {}, { do: 'reroll', n: 1 })],
  greater: [
    does('ranged-attack', {}, { do: 'dice', orange: 1 }),
    does('on-kill', {}, { do: 'mana', n: 1 }),
  ],
};
