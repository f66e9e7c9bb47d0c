import { choose, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroesUp } from '../../adventure.ts';
import { areAdjacent } from '../../board/index.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import { isExhausted, itemCard } from '../../rules/queries.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { isNormalMelee, nameOf, ownerOf, wantsToUse } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from './build.ts';

const saloonGirl = upgradesOf('saloon-girl');

/** Added to what the die gives, so that a rolled 1 still recovers Grit. */
const fast = saloonGirl('fast', { move: 1 }, ({ move }) => ({ stats: { move } }));

const BEDSIDE_MANNER = 'bedside-manner';

const comfortingPresence = saloonGirl('comforting-presence', { heal: 1 }, ({ heal }) => ({
  uses: [
    {
      id: 'comfort',
      timing: 'turn-end',
      limit: 'turn',
      possible: (g, source) => thoseToComfort(g, ownerOf(g, source)).length > 0,
      *resolve(g, source) {
        const owner = ownerOf(g, source);
        let both = owner.upgrades.includes(BEDSIDE_MANNER);
        for (const hero of thoseToComfort(g, owner)) {
          const comfort = yield* chooseComfort(owner, hero, both, source);
          if (comfort === 'both') both = false;
          yield* g.do.healHero(g, hero, {
            wounds: comfort === 'sanity' ? 0 : heal,
            sanity: comfort === 'wounds' ? 0 : heal,
            by: owner,
            with: source.card,
          });
        }
      },
    },
  ],
}));

function thoseToComfort(g: Adventure, owner: Hero): Hero[] {
  return heroesUp(g).filter(
    (hero) =>
      hero !== owner &&
      areAdjacent(board(g), owner.space, hero.space) &&
      (hero.wounds > 0 || hero.sanityDamage > 0),
  );
}

/** She chooses for each hero; one may get both when she has learned how. */
function* chooseComfort(
  owner: Hero,
  hero: Hero,
  both: boolean,
  source: Source,
): Rule<'wounds' | 'sanity' | 'both'> {
  const hurtTwice = hero.wounds > 0 && hero.sanityDamage > 0;
  return yield* choose({
    seat: owner.index,
    prompt: { key: 'prompt.comfort', params: { hero: hero.name, card: nameOf(source) } },
    options: [
      ...(hero.wounds > 0 ? (['wounds'] as const) : []),
      ...(hero.sanityDamage > 0 ? (['sanity'] as const) : []),
      ...(hurtTwice && both ? (['both'] as const) : []),
    ],
    rule: 'B-CLASS-14',
    means: (heals): BrimstoneMeaning => ({ kind: 'comfort', hero: hero.index, heals }),
    describe: (id) => ({ text: { key: `option.comfort-${id}` } }),
  });
}

const lastDance = saloonGirl('last-dance', { escape: 1, move: 'D3' }, (card) => ({
  stats: { escape: card.escape },
  on: {
    *attackResolved(g, source, { hero, weapon, kills }) {
      if (hero.index !== source.hero || hero.activation === null || kills.length === 0) return;
      if (!isNormalMelee(weapon) || g.state.turn.over || isExhausted(g, source)) return;
      if (!(yield* wantsToUse(g, source))) return;
      g.do.exhaust(g, source, 'turn');
      yield* g.do.moveHero(g, hero, yield* g.do.heroAmount(g, hero, 'last-dance', card.move));
    },
  },
}));

const HEALS = {
  wounds: ['bandages', 'herbs', 'swamp-fungus'],
  sanity: ['whiskey'],
} as const satisfies Record<string, readonly string[]>;

/** Her tokens do others more good; that Comforting Presence does too is part of that ability. */
const bedsideManner = saloonGirl(
  BEDSIDE_MANNER,
  { extra: 1 },
  ({ extra }) => ({
    on: {
      healed(_, source, healing): undefined {
        const { hero, by, token } = healing;
        if (by !== source.hero || hero.index === source.hero || token === null) return;
        if (HEALS.wounds.some((kind) => kind === token)) healing.wounds += extra;
        if (HEALS.sanity.some((kind) => kind === token)) healing.sanity += extra;
      },
    },
  }),
  ['medical-valise'],
);

/** The pistol of a Free Attack, and with it every other such pistol she may own. */
const sleeveTrick = saloonGirl('sleeve-trick', { grit: 1, damage: 1 }, ({ grit, damage }) => ({
  on: {
    damageRolled(_, source, hit): undefined {
      const { hero, weapon } = hit;
      if (hero.index !== source.hero || !weapon.free || !weapon.item) return;
      if (weapon.keywords.includes('pistol')) hit.damage += damage;
    },
  },
  uses: [
    {
      id: 'ready',
      timing: 'activation',
      limit: 'turn',
      grit,
      possible: (g, source) => {
        const hero = ownerOf(g, source);
        return !hero.freeAttackUsed && firedPistols(g, hero).length > 0;
      },
      *resolve(g, source) {
        for (const { pistol, use } of firedPistols(g, ownerOf(g, source)))
          g.do.makeReady(g, pistol, use);
      },
    },
  ],
}));

/** Pistols for Free Attacks that have been fired: what to make ready again. */
function firedPistols(g: Adventure, hero: Hero): { pistol: Source; use: string }[] {
  return hero.items.flatMap((item) => {
    const { keywords, ability } = itemCard(g, item);
    if (!keywords.includes('pistol')) return [];
    const pistol = sourceOf(hero, item);
    return (ability?.uses ?? [])
      .filter(({ id, timing }) => timing === 'free-attack' && isExhausted(g, pistol, id))
      .map(({ id }) => ({ pistol, use: id }));
  });
}

function sourceOf(hero: Hero, { card, number }: CarriedItem): Source {
  return { card, hero: hero.index, item: number, type: null };
}

export const saloonGirlUpgrades: readonly Upgrade[] = [
  fast,
  comfortingPresence,
  lastDance,
  bedsideManner,
  sleeveTrick,
];
