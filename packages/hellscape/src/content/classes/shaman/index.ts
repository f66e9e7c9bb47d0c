import type { ClassRules } from '../../../content-types.ts';
import type { ShamanBoard } from '../boards.ts';
import {
  canPayElements,
  gainElements,
  levels,
  manaIntoElements,
  payElements,
  peakDeeds,
  roomInElements,
  shamanBoard,
} from './elements.ts';
import { conjure, isConjured, readySpirits, spiritAbilities, spiritDeeds } from './spirits.ts';

export { shamanHero, shamanSetPower } from './hero.ts';
export { peaks } from './peaks.ts';
export { shamanSkills } from './skills.ts';
export { shamanSpecials } from './specials.ts';
export { spirits } from './spirits.ts';

/** The Shaman: Mana turned into elements, elements spent on abilities, Spirits that act beside them. */
export const shamanRules: ClassRules<ShamanBoard> = {
  id: 'shaman',
  newBoard: () => ({
    class: 'shaman',
    elements: { water: 0, fire: 0, air: 0, earth: 0 },
    peaks: [],
  }),
  cloneBoard: copyOf,
  boardView: copyOf,
  *placeSkill() {},
  abilities(g, hero) {
    const list = hero.skills.map((card) => ({
      card,
      abilities: g.content.skills[card]?.abilities ?? [],
    }));
    for (const element of shamanBoard(hero).peaks) {
      const { id, abilities } = g.content.peaks[element];
      list.push({ card: id, abilities });
    }
    return list;
  },
  *turnStart(g, hero) {
    readySpirits(g, hero);
  },
  deeds: (g, hero) => [...peakDeeds(g, hero), ...spiritDeeds(g, hero)],
  manaGained: manaIntoElements,
  roomForMana: roomInElements,
  canPay: canPayElements,
  pay: payElements,
  /** There is one token of each Spirit: while it is in the dungeon it cannot be conjured. */
  canGain: (g, _hero, effect) =>
    effect.do === 'conjure' ? !isConjured(g, effect.spirit) : effect.do === 'element',
  *gain(g, hero, effect, n) {
    if (effect.do === 'element') yield* gainElements(g, hero, n);
    else if (effect.do === 'conjure') conjure(g, hero, effect.spirit);
  },
  standing: levels,
  allyAbilities: spiritAbilities,
};

function copyOf({ elements, peaks }: ShamanBoard): ShamanBoard {
  const { water, fire, air, earth } = elements;
  return { class: 'shaman', elements: { water, fire, air, earth }, peaks: peaks.slice() };
}
