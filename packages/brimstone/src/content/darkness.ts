import { d6, PARTY, pick } from '@crawlspace/kernel';
import { board, heroesUp } from '../adventure.ts';
import { amongHeroes, withLast } from '../asking.ts';
import { distance, tilesOf } from '../board/index.ts';
import { rollAmount } from '../dice.ts';
import {
  darkStoneCarried,
  enemiesOnTile,
  exitsOfKind,
  lanternSpace,
  lanternTiles,
  lanternWorld,
  threatLevel,
  worldOf,
} from '../rules/queries.ts';
import { atOnce, becauseOf, byId, eventCard } from './cards.ts';
import { eachTypeGoesElite } from './doom.ts';
import { enemyTypeIn } from './lookup.ts';
import type { Content, EventCard } from './types.ts';
import { upOnTiles } from './who.ts';

const ATTACKS: readonly EventCard[] = [
  eventCard('dark-no-footsteps', {}, () => ({
    *resolve(g) {
      yield* g.do.attack(g, 'party', { kind: 'ambush' });
    },
  })),
  eventCard('dark-through-the-planks', { extra: 1, max: 6 }, ({ extra, max }) => ({
    *resolve(g) {
      const among = upOnTiles(g, lanternTiles(g));
      const number = Math.min(max, among.length + extra);
      const placing = { kind: 'ambush', world: lanternWorld(g), among } as const;
      yield* g.do.spawn(g, [{ type: 'tentacles', number }], placing);
    },
  })),
  eventCard('dark-rain-of-legs', { count: 'P', target: 5 }, ({ count, target }) => ({
    *resolve(g) {
      const near = g.do.randomHero(g);
      for (const hero of upOnTiles(g, tilesOf(board(g), near.space))) {
        const test = { skill: 'agility', need: target, card: 'dark-rain-of-legs' } as const;
        if ((yield* g.do.skillTest(g, hero, test)) === 0) yield* g.do.voidVenom(g, hero);
      }
      const placing = { kind: 'ambush', world: worldOf(g, near), near } as const;
      yield* g.do.spawn(g, [{ type: 'void-spiders', number: count }], placing);
    },
  })),
  eventCard(
    'dark-last-in-line',
    { target: 5, low: 1, med: 2, high: 3, xp: 10 },
    ({ target, xp, ...number }) => ({
      *resolve(g) {
        const away = (space: number) => distance(board(g), lanternSpace(g), space);
        const farthest = Math.max(...heroesUp(g).map(({ space }) => away(space)));
        const last = heroesUp(g).filter(({ space }) => away(space) === farthest);
        const hero = g.do.randomHero(g, last);
        const test = { skill: 'cunning', need: target, card: 'dark-last-in-line' } as const;
        if ((yield* g.do.skillTest(g, hero, test)) > 0) {
          g.do.gainXp(g, hero, xp);
          return;
        }
        const placing = { kind: 'ambush', world: worldOf(g, hero), among: [hero] } as const;
        yield* g.do.spawn(g, [{ type: 'stranglers', number: number[threatLevel(g)] }], placing);
      },
    }),
  ),
];

const COLLAPSES: readonly EventCard[] = [
  eventCard(
    'dark-rotten-props',
    { target: 5, hits: 'D3', damage: 2, wounds: 1 },
    ({ target, hits, damage, wounds }) => ({
      *resolve(g) {
        const cause = becauseOf('dark-rotten-props');
        const tiles = tilesOf(board(g), g.do.randomHero(g).space);
        for (const hero of upOnTiles(g, tiles)) {
          const test = { skill: 'agility', need: target, card: cause.id } as const;
          if ((yield* g.do.skillTest(g, hero, test)) > 0) continue;
          yield* g.do.hitHero(g, hero, { hits: rollAmount(g, 'number', hits), damage, cause });
        }
        const tile = tiles.find((each) => exitsOfKind(g, each, 'door').length > 0);
        if (tile !== undefined) g.do.collapse(g, tile);
        const there = new Set(tiles.flatMap((each) => enemiesOnTile(g, each)));
        for (const enemy of there) yield* g.do.woundEnemy(g, enemy, wounds, { hero: null, cause });
      },
    }),
  ),
  eventCard(
    'dark-the-hill-settles',
    { target: 5, wounds: 1, steps: 1 },
    ({ target, wounds, steps }) => ({
      *resolve(g) {
        const heroes = heroesUp(g);
        const cause = becauseOf('dark-the-hill-settles');
        let successes = 0;
        for (const hero of heroes) {
          const enough = Math.max(1, heroes.length - successes);
          const test = { skill: 'strength', need: target, card: cause.id, enough } as const;
          successes += yield* g.do.skillTest(g, hero, test);
        }
        if (successes >= heroes.length) return;
        for (const hero of heroes) yield* g.do.woundHero(g, hero, wounds, cause);
        yield* g.do.moveDarkness(g, steps);
      },
    }),
  ),
];

const EVENTS: readonly EventCard[] = [
  eventCard('dark-the-stone-sings', { max: 3, horror: 2 }, ({ max, horror }) => ({
    *resolve(g) {
      const cause = becauseOf('dark-the-stone-sings');
      for (const hero of heroesUp(g)) {
        const stones = Math.min(max, darkStoneCarried(g, hero));
        if (stones > 0) yield* g.do.corruptionHit(g, hero, stones, cause);
        else yield* g.do.horrorHit(g, hero, { hits: horror, cause });
      }
    },
  })),
  eventCard(
    'dark-somebody-knows-your-name',
    { target: 5, horror: 'D6', grit: 1 },
    ({ target, horror, grit }) => ({
      *resolve(g) {
        const hero = g.do.randomHero(g);
        const cause = becauseOf('dark-somebody-knows-your-name');
        const test = { skill: 'spirit', need: target, card: cause.id } as const;
        if ((yield* g.do.skillTest(g, hero, test)) > 0) yield* g.do.gainGrit(g, hero, grit);
        else yield* g.do.horrorHit(g, hero, { hits: rollAmount(g, 'number', horror), cause });
      },
    }),
  ),
  eventCard('dark-a-fair-offer', { sanity: 'D6', steps: 2 }, ({ sanity, steps }) => ({
    *resolve(g) {
      const hero = yield* pick({
        seat: PARTY,
        prompt: { key: 'prompt.fair-offer', params: { sanity, steps } },
        ...withLast(amongHeroes(heroesUp(g)), 'let-it-come'),
      });
      if (!hero) {
        yield* g.do.moveDarkness(g, steps);
        return;
      }
      const amount = rollAmount(g, 'number', sanity);
      yield* g.do.loseSanity(g, hero, amount, becauseOf('dark-a-fair-offer'));
    },
  })),
];

const REMAINING: readonly EventCard[] = [
  eventCard('dark-guttering-flame', { holdBack: -1, grit: 2 }, ({ holdBack, grit }) => ({
    remains: {
      everyHero: { holdBack },
      uses: [
        {
          id: 'trim-the-wick',
          timing: 'instead-of-attack',
          grit,
          possible: (g, { hero }) => hero === g.state.lantern,
          resolve: atOnce((g, { card }) => g.do.discardFromPlay(g, card)),
        },
      ],
    },
  })),
  eventCard('dark-they-know-the-ground', { initiative: 1 }, ({ initiative }) => ({
    remains: { enemies: { initiative } },
  })),
  eventCard('dark-thick-blood', { small: 1, large: 3 }, ({ small, large }) => ({
    remains: {
      enemiesWhen(g, _source, _enemy, type) {
        const { size } = enemyTypeIn(g.content, type).normal;
        return { health: size === 'small' || size === 'medium' ? small : large };
      },
    },
  })),
  eventCard('dark-no-quiet-hour', { heal: 1 }, ({ heal }) => ({
    remains: {
      on: {
        catchYourBreath(_g, _source, moment) {
          if (!moment.idle) moment.heal = Math.min(moment.heal, heal);
          return undefined;
        },
      },
    },
  })),
  eventCard('dark-a-taste-for-it', { roll: 2, elite: 1 }, ({ roll, elite }) => ({
    remains: {
      on: {
        fightStart(g) {
          const die = g.roll('taste', d6);
          g.emit({ t: 'rolled', card: 'dark-a-taste-for-it', purpose: 'taste', dice: [die] });
          if (die <= roll) eachTypeGoesElite(g, elite);
          return undefined;
        },
      },
    },
  })),
  eventCard('dark-cold-fingers', { roll: 6, sanity: 1 }, ({ roll, sanity }) => ({
    remains: {
      on: {
        *moveRolled(g, { card }, { hero, die }) {
          if (die < roll) return;
          if (hero.bag.length === 0) {
            yield* g.do.horrorHit(g, hero, { hits: sanity, cause: becauseOf(card) });
            return;
          }
          const token = g.pick('token', hero.bag);
          g.do.loseToken(g, hero, token);
          if (token === 'whiskey') g.do.discardFromPlay(g, card);
        },
      },
    },
  })),
];

/** Four attacks, two collapses, three events, six cards that remain in play. */
export const darkness: Content['darkness'] = byId([
  ...ATTACKS,
  ...COLLAPSES,
  ...EVENTS,
  ...REMAINING,
]);
