import { type Descent, heroesIn, heroesUp } from '../../descent.ts';
import type { Happening, Whom } from '../../happenings.ts';
import {
  enemyOf,
  heroOf,
  type Occasion,
  type Outcome,
  type Way,
  type Ways,
} from '../../occasion.ts';
import { loseMana } from '../../rules/abilities/gains.ts';
import { type HeroOrAlly, woundFigure } from '../../rules/figures/counted-as-heroes.ts';
import { targetsOf } from './targets.ts';

type OnFigures = Extract<Happening, { on: Whom; n: number }>;
type To = (g: Descent, who: HeroOrAlly, n: number, at: Occasion) => Outcome;

/** Something happens to each of some figures. */
function toEach(what: To): Way<OnFigures> {
  return function* (g, at, { n, on }) {
    for (const who of figuresOf(g, at, on)) {
      yield* what(g, who, n, at);
    }
  };
}

/** What happens to heroes and those who count as heroes. */
export const figureWays: Ways<OnFigures | Extract<Happening, { do: 'item' }>> = {
  wounds: toEach((g, who, n, { cause }) => woundFigure(g, who, n, cause)),
  heal: toEach((g, who, n) => g.do.healFigure(g, who, n)),
  fire: toEach(function* (g, who, n) {
    g.do.addFire(g, who, n);
  }),
  frost: toEach(function* (g, who, n) {
    g.do.addFrost(g, who, n);
  }),
  mana: toEach(function* (g, who, n) {
    if ('index' in who) yield* g.do.gainMana(g, who, n);
  }),
  'lose-mana': toEach(function* (g, who, n) {
    if ('index' in who) loseMana(g, who, n);
  }),
  xp: toEach(function* (g, who, n) {
    if ('index' in who) g.do.gainXp(g, who, n);
  }),
  *item(g, at, { rarity, n }) {
    const hero = heroOf(at);
    if (hero) yield* g.do.drawItems(g, hero, rarity, n);
  },
};

/** Those something happens to. */
function figuresOf(g: Descent, at: Occasion, on: Whom): readonly HeroOrAlly[] {
  switch (on) {
    case 'hero': {
      const hero = heroOf(at);
      return hero ? [hero] : [];
    }
    case 'heroes-here':
      return at.hero ? heroesIn(g, at.hero.zone) : [];
    case 'heroes':
      return heroesUp(g);
    case 'everybody':
      return g.state.heroes;
    case 'mark':
      return at.mark ? [at.mark] : [];
    default:
      return targetsOf(g, enemyOf(at), on);
  }
}
