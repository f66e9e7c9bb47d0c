import { abilitiesOf, content, ELEMENTS, type Element } from '@crawlspace/hellscape';
import { abilityIn, worthOfAbility } from './abilities.ts';
import { best, type Habit } from './asked.ts';
import { Ground, type Hero } from './ground.ts';

/** Which token to flip: one that helps with this action, else one that would help least with others. */
export function tokenFor(wanted: 'red' | 'blue' | null): Habit {
  return ({ options }) =>
    best(options, (id) => {
      const token = content.rogueTokens[id];
      if (!token) return 0;
      if (token.colour === wanted) return 3 + token.abilities.length;
      if (token.colour === 'green') return wanted ? 1 : 4;
      return token.colour === 'blue' ? 2 : 0;
    });
}

/** Mana comes in as the element that the hero's own abilities ask for most, while it is short. */
export const elements: Habit = ({ options, hero }) => {
  const { board } = hero;
  if (board.class !== 'shaman') return null;
  const wanted = demand(hero);
  const short = best(
    ELEMENTS.filter((element) => options.includes(element)),
    (element) => {
      return wanted[element] - board.elements[element] * 0.8;
    },
  );
  const mana = options.find((id) => id.startsWith('mana'));
  if (mana && hero.mana < 2) return mana;
  return short ?? mana ?? null;
};

function demand(hero: Hero): Record<Element, number> {
  const wanted = { water: 0, fire: 0, air: 0, earth: 0 };
  for (const skill of hero.skills) {
    for (const { cost } of abilitiesOf(skill)) {
      for (const element of ELEMENTS) wanted[element] += (cost?.elements?.[element] ?? 0) * 2;
    }
  }
  return wanted;
}

/** What a skill is worth: its level, and for a rank that it betters something. */
export const skill: Habit = ({ options, hero, view }) => {
  const ground = new Ground(view);
  return best(options, (id) => {
    const card = content.skills[id];
    if (!card) return 0;
    let worth = card.level + (card.upgrades ? 0.6 : 0);
    for (const ability of card.abilities) worth += 0.3 * worthOfAbility(ground, hero, ability);
    return worth;
  });
};

/** The quadrant whose spell is worth least gives way. */
export const quadrant: Habit = ({ options, hero }) => {
  const { board } = hero;
  if (board.class !== 'wizard') return null;
  return best(options, (id) => {
    const spell = board.quadrants[Number(id.slice(-1))] ?? '';
    return -(content.skills[spell]?.level ?? 0);
  });
};

/** The marker waits at the best attack spell. */
export const readyMarker: Habit = ({ options, hero, view }) => {
  const { board } = hero;
  if (board.class !== 'wizard') return null;
  const ground = new Ground(view);
  return best(options, (id) => {
    const spell = board.quadrants[Number(id.slice(-1))] ?? '';
    const ability = abilityIn(`use-${spell}/0`);
    const attacks = ability?.timing.endsWith('attack') ? 2 : 0;
    return ability ? worthOfAbility(ground, hero, ability) + attacks : 0;
  });
};
