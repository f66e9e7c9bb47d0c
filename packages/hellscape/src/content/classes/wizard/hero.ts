import type { HeroCard, SetPower } from '../../../content-types.ts';
import { does } from '../../../language/build.ts';

export const wizardHero: HeroCard = {
  id: 'mathrin',
  class: 'wizard',
  health: 4,
  mana: 6,
  ability: does('action', {}, { do: 'mana', n: 3, on: 'self' }),
  shadow: does('shadow-ability', {}, { do: 'ready', free: true }),
};

export const wizardSetPower: SetPower = {
  id: 'shadowbane-wizard',
  class: 'wizard',
  minor: [does('on-turn-start', {}, { do: 'mana', n: 1, on: 'self' })],
  greater: [
    does('magic-attack', {}, { do: 'dice', orange: 1 }),
    does('turn', { limit: 'round' }, { do: 'ready' }),
  ],
};
