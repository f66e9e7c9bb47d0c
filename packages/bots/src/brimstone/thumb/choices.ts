import { type CardId, factsOf, type Hero, type StatName } from '@crawlspace/brimstone';
import { type Asked, best, bestSpace, heroIn } from './asked.ts';
import { battleOf, worthOfSpot } from './fight.ts';
import { fitness, healthLeft, type Seen, sanityLeft, statOf } from './numbers.ts';
import { whomToHeal } from './uses.ts';

/** A gamble that loses more than it wins. */
const NOT_WORTH_IT: CardId = 'double-or-dust';
const DEPUTY: CardId = 'sworn-in';
const SANITY_TO_SPARE = 7;

/** Cards are there to be used; a hit is taken for another hero only by who can afford it. */
export function useCard(asked: Asked): string {
  const { hero, question, view } = asked;
  if (factsOf(question).card === NOT_WORTH_IT) return 'no';
  const other = heroIn(asked, 'yes');
  return other && healthLeft(view, other) >= healthLeft(view, hero) ? 'no' : 'yes';
}

/** The one who can take it best. */
export function nameAHero(asked: Asked): string | null {
  return best(asked.options, (option) => {
    const hero = heroIn(asked, option);
    return hero ? fitness(asked.view, hero) : 0;
  });
}

/** A deputy should last; whatever else a card does for a hero is for the most hurt. */
export function whomToHelp(asked: Asked): string | null {
  return factsOf(asked.question).card === DEPUTY ? nameAHero(asked) : whomToHeal(asked);
}

/** Who has Sanity to spare gives it; otherwise the Darkness may come. */
export function fairOffer(asked: Asked): string {
  const heroes = asked.options.filter((option) => option !== 'let-it-come');
  const sanityOf = (option: string) => {
    const hero = heroIn(asked, option);
    return hero ? sanityLeft(asked.view, hero) : 0;
  };
  const calmest = best(heroes, sanityOf);
  return calmest && sanityOf(calmest) >= SANITY_TO_SPARE ? calmest : 'let-it-come';
}

/** In a fight the frailer hero, who may get out of the way or finish somebody, goes first. */
export function whoGoesFirst(asked: Asked): string | null {
  return best(asked.options, (option) => {
    const hero = heroIn(asked, option);
    return hero ? -fitness(asked.view, hero) : 0;
  });
}

/** Where a free move leads: wherever it is best to stand. */
export function freeMove(asked: Asked): string | null {
  const battle = battleOf(asked);
  return bestSpace(asked, (space) => worthOfSpot(battle, space))?.option ?? null;
}

const SKILLS = ['agility', 'cunning', 'spirit', 'strength', 'lore', 'luck'] as const;

function skillOf(name: string): StatName | null {
  return SKILLS.find((skill) => skill === name) ?? null;
}

export function betterSkill({ hero, options, view }: Asked): string | null {
  return best(options, (option) => skillIn(view, hero, skillOf(option)));
}

function skillIn(seen: Seen, hero: Hero | undefined, skill: StatName | null): number {
  return hero && skill ? statOf(seen, hero, skill) : 0;
}

/** Who is best at it takes the test; nobody declines what the others could win. */
export function whoTests(asked: Asked): string | null {
  const { skill = null } = factsOf(asked.question);
  return best(asked.options, (option) => skillIn(asked.view, heroIn(asked, option), skill));
}

/** As many dice as may be rolled again. */
export function asManyAsAllowed({ question }: Asked): readonly string[] {
  return question.options.slice(0, question.max);
}
