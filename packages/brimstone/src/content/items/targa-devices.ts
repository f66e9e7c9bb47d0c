import { pick } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroesUp, inFight } from '../../adventure.ts';
import { itemId, itemMeaning } from '../../asking.ts';
import { neighboursOf, type SpaceId } from '../../board/index.ts';
import { sum } from '../../dice.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import {
  heroesOnTile,
  isExhausted,
  isFree,
  isInSight,
  sizeOf,
  tilesOf,
} from '../../rules/queries.ts';
import type { CarriedItem, Enemy, Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import {
  areInSameWorld,
  chooseEnemy,
  chooseHero,
  chooseSpace,
  enemiesInWorldOf,
  ownerOf,
  selfAndInReach,
  wantsToUse,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { item } from './build.ts';

/** Something of a hero that is used up for a turn or a fight. */
interface Spent {
  readonly hero: Hero;
  readonly item: CarriedItem;
}

/** Never what works once in an adventure, and so never itself. */
const memoryPrism = item(
  'memory-prism',
  { keywords: ['tech'], darkStone: 1, price: 550 },
  { sanity: 1, times: 2 },
  ({ sanity, times }) => ({
    uses: Array.from({ length: times }, (_, time) => ({
      id: `remember${time + 1}`,
      timing: 'activation',
      limit: 'adventure',
      possible: (g, source) => isNext(g, source, time) && spentItems(g, source).length > 0,
      *resolve(g, source) {
        const ready = yield* pick({
          seat: ownerOf(g, source).index,
          prompt: { key: 'prompt.ready-item' },
          of: spentItems(g, source),
          id: (spent) => itemId(spent.item),
          means: (spent): BrimstoneMeaning => itemMeaning(spent.hero, spent.item),
          describe: (spent) => ({ text: { key: `${spent.item.card}.name` } }),
        });
        recall(ready);
        yield* g.do.loseSanity(g, ownerOf(g, source), sanity, becauseOf(source.card));
      },
    })),
  }),
);

/** Offered once at a time: the second use only after the first. */
function isNext(g: Adventure, source: Source, time: number): boolean {
  return time === 0 || isExhausted(g, source, `remember${time}`);
}

function spentItems(g: Adventure, source: Source): Spent[] {
  const here = tilesOf(g, ownerOf(g, source).space);
  const heroes = new Set(here.flatMap((tile) => heroesOnTile(g, tile)));
  return [...heroes].flatMap((hero) =>
    hero.items.flatMap((each) => (notesOf(hero, each).length > 0 ? { hero, item: each } : [])),
  );
}

/** What is noted of an item for a turn or a fight. */
function notesOf({ exhausted }: Hero, { card, number }: CarriedItem): string[] {
  return Object.keys(exhausted).filter((note) => {
    const span = exhausted[note];
    return (span === 'turn' || span === 'fight') && note.split(':')[0] === `${card}#${number}`;
  });
}

function recall({ hero, item: ready }: Spent): void {
  for (const note of notesOf(hero, ready)) delete hero.exhausted[note];
}

/** Used when the enemies are about to act or in one's own activation. */
const stasisSphere = item(
  'stasis-sphere',
  { keywords: ['tech', 'consumable'], weight: 1, price: 500 },
  { range: 6 },
  ({ range }) => ({
    on: {
      *enemyActivationStart(g, source, { type }) {
        const targets = thoseToStop(g, source, range).filter((enemy) => enemy.type === type);
        if (targets.length === 0 || isExhausted(g, source, 'stop')) return;
        if (!(yield* wantsToUse(g, source))) return;
        g.do.exhaust(g, source, 'adventure', 'stop');
        stop(g, yield* chooseEnemy(g, source, targets));
      },
    },
    uses: [
      {
        id: 'stop',
        timing: 'activation',
        limit: 'adventure',
        possible: (g, source) => thoseToStop(g, source, range).length > 0,
        *resolve(g, source) {
          stop(g, yield* chooseEnemy(g, source, thoseToStop(g, source, range)));
        },
      },
    ],
  }),
);

function thoseToStop(g: Adventure, source: Source, range: number): Enemy[] {
  const hero = ownerOf(g, source);
  return enemiesInWorldOf(g, hero).filter((enemy) => {
    const size = sizeOf(g, enemy.type);
    if (size === 'extra-large' || size === 'xxl') return false;
    return isInSight(g, hero.space, enemy, range);
  });
}

function stop(g: Adventure, enemy: Enemy | undefined): void {
  if (enemy) enemy.stasis = g.state.turn.number + 1;
}

const jarOfMendingScarabs = item(
  'jar-of-mending-scarabs',
  { keywords: ['animal'], weight: 1, price: 450 },
  { heal: 'D3', bite: 1 },
  ({ heal, bite }) => ({
    on: {
      *fightEnd(g, source) {
        const owner = ownerOf(g, source);
        const hurt = selfAndInReach(g, owner).filter(({ wounds }) => wounds > 0);
        if (hurt.length === 0 || !(yield* wantsToUse(g, source))) return;
        const asked = { count: 1, need: bite + 1 };
        const die = sum(yield* g.do.heroRoll(g, owner, 'scarabs', asked));
        if (die <= bite) {
          yield* g.do.poison(g, owner);
          return;
        }
        const hero = yield* chooseHero(g, source, hurt);
        if (!hero) return;
        const wounds = yield* g.do.heroAmount(g, owner, 'heal', heal, hero.wounds);
        yield* g.do.healHero(g, hero, { wounds, by: owner, with: source.card });
      },
    },
  }),
);

const RECALL = 'recall';

/** Once in a fight; outside of fights a newly found tile makes it ready again. */
const recallBeacon = item(
  'recall-beacon',
  { keywords: ['tech'], weight: 1, price: 400 },
  { sanity: 1 },
  ({ sanity }) => ({
    on: {
      fightStart(g, source): undefined {
        g.do.makeReady(g, source, RECALL);
      },
      tileRevealed(g, source): undefined {
        if (!inFight(g)) g.do.makeReady(g, source, RECALL);
      },
    },
    uses: [
      {
        id: RECALL,
        timing: 'activation',
        limit: 'fight',
        possible: (g, source) => {
          const hero = ownerOf(g, source);
          const { activation } = hero;
          const hasNotMoved = activation !== null && !activation.moved && !activation.acted;
          return hasNotMoved && !activation.attacked && besideOthers(g, hero).length > 0;
        },
        *resolve(g, source) {
          const hero = ownerOf(g, source);
          yield* g.do.loseSanity(g, hero, sanity, becauseOf(source.card));
          const space = yield* chooseSpace(g, source, besideOthers(g, hero));
          if (space === undefined || !heroesUp(g).includes(hero)) return;
          g.do.placeHero(g, hero, space);
          if (hero.activation) Object.assign(hero.activation, { moved: true, moveLeft: 0 });
        },
      },
    ],
  }),
);

/** Free spaces next to any other hero of the world; the marker of a KO'd one will do. */
function besideOthers(g: Adventure, hero: Hero): SpaceId[] {
  const others = g.state.heroes.filter(
    (other) => other !== hero && !other.dead && areInSameWorld(g, hero, other),
  );
  const around = others.flatMap(({ space }) => [...neighboursOf(board(g), space)]);
  return [...new Set(around)].filter((space) => isFree(g, space));
}

/** The artifacts of Targa that are neither worn nor fought with. */
export const targaDevices: readonly ItemCard[] = [
  memoryPrism,
  stasisSphere,
  jarOfMendingScarabs,
  recallBeacon,
];
