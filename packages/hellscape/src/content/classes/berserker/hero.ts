import type { HeroCard, SetPower } from '../../../content-types.ts';
import { does } from '../../../language/build.ts';

export const berserkerHero: HeroCard = {
  id: 'gheta',
  class: 'berserker',
  health: 8,
  mana: 2,
  // Others burn their Mana; she drinks it.
  ability: does('turn', { cost: { mana: 1 } }, { do: 'rage', n: 1 }),
  shadow: does('shadow-ability', {}, { do: 'rage', n: 3 }),
};

export const berserkerSetPower: SetPower = {
  id: 'shadowbane-berserker',
  class: 'berserker',
  minor: [does('on-turn-start', {}, { do: 'rage', n: 1 })],
  greater: [
    does('melee-attack', {}, { do: 'dice', orange: 1 }),
    does('turn', { cost: { rage: 2 }, limit: 'round' }, { do: 'heal', n: 3 }),
  ],
};
