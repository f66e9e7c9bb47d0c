import { choose, confirm, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroesUp } from '../../adventure.ts';
import { promptOn } from '../../asks.ts';
import { areAdjacent } from '../../board/index.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import { isExhausted, itemCard } from '../../rules/queries.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { ownerOf, tellUse } from '../hero-cards.ts';
import type { SpecialAbility } from './abilities.ts';

/** The hit comes with everything that belongs to it: damage, what it ignores, the roll behind it. */
export const holdTheLine: SpecialAbility = (n) => ({
  on: {
    *heroHit(g, source, attack) {
      const hits = n['hits'] as number;
      const marshal = ownerOf(g, source);
      const { hero, cause, kind, damage, ignoresDefense, rolls } = attack;
      if (kind !== 'hit' || cause.kind !== 'enemy' || attack.hits < hits) return;
      if (hero === marshal || isExhausted(g, source)) return;
      if (!areAdjacent(board(g), marshal.space, hero.space)) return;
      const steps = yield* confirm({
        seat: marshal.index,
        prompt: promptOn('use-card', source.card, {
          about: {
            key: 'about.hero-hit',
            params: { hero: hero.name, hits: attack.hits, damage },
          },
        }),
        means: (id): BrimstoneMeaning =>
          id === 'yes' ? { kind: 'stand-in', hero: hero.index } : { kind: 'no' },
      });
      if (!steps) return;
      g.do.exhaust(g, source, 'turn');
      tellUse(g, source);
      attack.hits -= hits;
      const taken = rolls.slice(attack.hits, attack.hits + hits);
      yield* g.do.hitHero(g, marshal, { hits, damage, cause, ignoresDefense, rolls: taken });
    },
  },
});

const BEDSIDE_MANNER = 'bedside-manner';

/** What each gets is chosen one by one, and one of them may get both: another card knows how. */
export const comfortingPresence: SpecialAbility = (n) => ({
  uses: [
    {
      id: 'comfort',
      timing: 'turn-end',
      limit: 'turn',
      possible: (g, source) => thoseToComfort(g, ownerOf(g, source)).length > 0,
      *resolve(g, source) {
        const heal = n['heal'] as number;
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
});

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
    prompt: promptOn('comfort', source.card, { hero: hero.name }),
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

/** It makes ready what other cards of the hero have used up. */
export const sleeveTrick: SpecialAbility = (n) => ({
  uses: [
    {
      id: 'ready',
      timing: 'activation',
      limit: 'turn',
      grit: n['grit'] as number,
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
});

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
