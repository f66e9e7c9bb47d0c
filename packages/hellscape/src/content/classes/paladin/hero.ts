import type { HeroCard, SetPower } from '../../../content-types.ts';
import { does } from '../../../language/build.ts';

/** Sir Ronen: his ground follows him, and the Shadow he drives out mends those beside him. */
export const paladinHero: HeroCard = {
  id: 'sir-ronen',
  class: 'paladin',
  health: 6,
  mana: 4,
  ability: does('turn', { limit: 'round' }, { do: 'special', id: 'shift-consecration' }),
  shadow: does('shadow-ability', {}, { do: 'heal', n: 1, on: 'heroes-here' }, { do: 'mana', n: 1 }),
};

export const paladinSetPower: SetPower = {
  id: 'shadowbane-paladin',
  class: 'paladin',
  minor: [does('defense', {}, { do: 'shields', n: 1 })],
  greater: [
    does('attack', {}, { do: 'dice', orange: 1 }),
    does('on-turn-start', {}, { do: 'mana', n: 1 }),
  ],
};
