import type { HeroCard, SetPower } from '../../../content-types.ts';
import { does } from '../../../language/build.ts';

export const shamanHero: HeroCard = {
  id: 'nahias',
  class: 'shaman',
  health: 5,
  mana: 5,
  ability: does('on-turn-start', {}, { do: 'element', n: 1 }),
  shadow: does('shadow-ability', {}, { do: 'element', n: 2 }),
};

export const shamanSetPower: SetPower = {
  id: 'shadowbane-shaman',
  class: 'shaman',
  minor: [does('on-kill', {}, { do: 'element', n: 1 })],
  greater: [
    does('attack', {}, { do: 'dice', orange: 1 }),
    does('turn', { limit: 'round' }, { do: 'special', id: 'rouse-spirits' }),
  ],
};
