import type { Hero, StatName } from '@crawlspace/brimstone';
import { type Asked, best, numberIn } from './asked.ts';
import { battleOf, worthOfSpot } from './fight.ts';
import { fitness, healthLeft, sanityLeft, statOf } from './numbers.ts';

/** A gamble that loses more than it wins. */
const NOT_WORTH_IT = 'double-or-dust.name';
const SANITY_TO_SPARE = 7;

/** Cards are there to be used; a hit is taken for another hero only by who can afford it. */
export function useCard({ view, hero, question }: Asked): string {
  const card = question.prompt.params?.['card'];
  if (typeof card === 'object' && card.key === NOT_WORTH_IT) return 'no';
  const target = question.describe?.('yes').target?.['hero'];
  const other = target === undefined ? undefined : view.heroes[Number(target)];
  return other && healthLeft(other) >= healthLeft(hero) ? 'no' : 'yes';
}

/** The one who can take it best. */
export function nameAHero({ view, options }: Asked): string | null {
  return best(options, (option) => {
    const hero = view.heroes[numberIn(option)];
    return hero ? fitness(hero) : 0;
  });
}

/** Who has Sanity to spare gives it; otherwise the Darkness may come. */
export function fairOffer({ view, options }: Asked): string {
  const heroes = options.filter((option) => option !== 'let-it-come');
  const sanityOf = (option: string) => {
    const hero = view.heroes[numberIn(option)];
    return hero ? sanityLeft(hero) : 0;
  };
  const calmest = best(heroes, sanityOf);
  return calmest && sanityOf(calmest) >= SANITY_TO_SPARE ? calmest : 'let-it-come';
}

/** In a fight the frailer hero, who may get out of the way or finish somebody, goes first. */
export function whoGoesFirst({ view, options }: Asked): string | null {
  return best(options, (option) => {
    const hero = view.heroes[numberIn(option)];
    return hero ? -fitness(hero) : 0;
  });
}

/** Where a free move leads: wherever it is best to stand. */
export function freeMove(asked: Asked): string | null {
  const battle = battleOf(asked);
  return best(asked.options, (option) => worthOfSpot(battle, numberIn(option)));
}

const SKILLS = ['agility', 'cunning', 'spirit', 'strength', 'lore', 'luck'] as const;

function skillOf(name: string): StatName | null {
  return SKILLS.find((skill) => skill === name) ?? null;
}

export function betterSkill({ hero, options }: Asked): string | null {
  return best(options, (option) => skillIn(hero, skillOf(option)));
}

function skillIn(hero: Hero | undefined, skill: StatName | null): number {
  return hero && skill ? statOf(hero, skill) : 0;
}

/** Who is best at it takes the test; nobody declines what the others could win. */
export function whoTests({ view, options, question }: Asked): string | null {
  const named = question.prompt.params?.['skill'];
  const skill = skillOf(typeof named === 'object' ? named.key.replace('skill.', '') : '');
  return best(options, (option) => skillIn(view.heroes[numberIn(option)], skill));
}

/** As many dice as may be rolled again. */
export function asManyAsAllowed({ question }: Asked): readonly string[] {
  return question.options.slice(0, question.max);
}
