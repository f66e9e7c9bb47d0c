import { content, type Happening } from '@crawlspace/hellscape';
import { bestOption, type Habit } from './asked.ts';
import { type Ground, groundOf, type Hero } from './ground.ts';

/** What doors ask: the option of which most is to be hoped, and least to be feared. */
export const doorCard: Habit = (asked) => {
  const { hero, view } = asked;
  const ground = groundOf(view);
  return bestOption(asked, (means) => {
    if (means.kind !== 'blood' && means.kind !== 'bargain') return 0;
    for (const what of content.doors[means.card]?.does ?? []) {
      if (what.do === 'sacrifice' && means.kind === 'blood') {
        return means.wounds * (worth(ground, hero, what.each) - painOfAWound(hero));
      }
      const option =
        what.do === 'choose' &&
        means.kind === 'bargain' &&
        what.options.find(({ id }) => id === means.choice);
      if (option) return option.does.reduce((sum, each) => sum + worth(ground, hero, each), 0);
    }
    return 0;
  });
};

/** From here on a hero can afford to be bold. */
const WELL = 5;

function painOfAWound(hero: Hero): number {
  return hero.health >= WELL ? 0.6 : 3;
}

/** Wounds of others hurt as well: they have not been asked. */
const PAIN_OF_OTHERS = 0.7;

function worth(ground: Ground, hero: Hero, what: Happening): number {
  switch (what.do) {
    case 'wounds': {
      const others = what.on === 'heroes-here' ? company(ground, hero) : [];
      return -what.n * (painOfAWound(hero) + PAIN_OF_OTHERS * others.length);
    }
    case 'heal':
      return [hero, ...(what.on === 'heroes-here' ? company(ground, hero) : [])].reduce(
        (sum, each) => sum + Math.min(what.n, each.maxHealth - each.health) * healed(each),
        0,
      );
    case 'fire':
    case 'frost':
      return -1.5 * what.n;
    case 'mana':
      return 0.4 * what.n;
    case 'xp':
      return 0.8 * what.n;
    case 'item':
      return 2 * what.n;
    case 'loot':
      return what.n;
    case 'no-mobs':
      return 3;
    case 'mobs':
      return -3 * what.n;
    case 'monster':
      return -4;
    default:
      return 0;
  }
}

function healed(hero: Hero): number {
  return hero.health >= WELL ? 0.4 : 1.5;
}

function company({ up }: Ground, hero: Hero): readonly Hero[] {
  return up.filter(({ index, zone }) => index !== hero.index && zone === hero.zone);
}
