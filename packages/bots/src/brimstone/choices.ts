import { type Asked, best, numberIn } from './asked.ts';
import { battleOf, worthOfSpot } from './fight.ts';
import { fitness, healthLeft, sanityLeft } from './numbers.ts';

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
