import type { HeroCard, SetPower } from '../../../content-types.ts';
import { does } from '../../../language/build.ts';

/** Feydra: never content with what the bag gave her, and quicker in the dark. */
export const rogueHero: HeroCard = {
  id: 'feydra',
  class: 'rogue',
  health: 5,
  mana: 3,
  ability: does('turn', { cost: { mana: 1 }, limit: 'round' }, { do: 'special', id: 'swap-token' }),
  shadow: does('shadow-ability', {}, { do: 'token', n: 1 }),
};

export const rogueSetPower: SetPower = {
  id: 'shadowbane-rogue',
  class: 'rogue',
  minor: [does('attack', {}, { do: 'reroll', n: 1 })],
  greater: [
    does('attack', { needs: ['shadow'] }, { do: 'hits', n: 2 }),
    does('turn', { cost: { mana: 1 }, limit: 'round' }, { do: 'token', n: 1 }),
  ],
};
