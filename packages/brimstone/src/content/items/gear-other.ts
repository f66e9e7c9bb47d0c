import { choose } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroesUp, inFight } from '../../adventure.ts';
import { distance, type SpaceId, sees } from '../../board/index.ts';
import { sum } from '../../dice.ts';
import { hasToken, heroesOnTile, isExhausted, tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import {
  areInSameWorld,
  areOnSameTile,
  carriedItem,
  chooseSpace,
  enemiesInWorldOf,
  ownerOf,
  wantsToUse,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { item } from './build.ts';
import { gearSupplies } from './gear-supplies.ts';

/** The next of so many uses in an adventure, or null when they are used up. */
function nextUse(g: Adventure, source: Source, uses: number): string | null {
  for (let use = 1; use <= uses; use++) {
    if (!isExhausted(g, source, `use${use}`)) return `use${use}`;
  }
  return null;
}

const hempCoil = item(
  'hemp-coil',
  { keywords: ['tool', 'rope'], weight: 1, price: 100 },
  { uses: 2, dice: 2 },
  ({ uses, dice }) => ({
    on: {
      *encounterTest(g, source, test) {
        if (test.skill !== 'agility' && test.skill !== 'strength') return;
        const use = nextUse(g, source, uses);
        if (use === null || !areOnSameTile(g, ownerOf(g, source), test.hero)) return;
        if (!(yield* wantsToUse(g, source))) return;
        g.do.exhaust(g, source, 'adventure', use);
        test.dice += dice;
      },
    },
  }),
);

const SINGS = 'sings';

/** It sings at the start of a fight; the quick turn is the first one of the fight, now or next. */
const canaryCage = item(
  'canary-cage',
  { keywords: ['device', 'animal'], weight: 1, price: 75 },
  { initiative: 2, dies: 1, horror: 1 },
  ({ initiative, dies, horror }) => ({
    on: {
      *fightStart(g, source) {
        const owner = ownerOf(g, source);
        if (enemiesInWorldOf(g, owner).length === 0) return;
        const die = sum(yield* g.do.heroRoll(g, owner, 'canary', { count: 1, need: dies + 1 }));
        if (die > dies) {
          if (g.state.turn.step === 'activations' && isFirstTurn(g)) hurry(g, owner, initiative);
          else g.do.exhaust(g, source, 'fight', SINGS);
          return;
        }
        const cage = carriedItem(g, source);
        if (cage) g.do.discardItem(g, owner, cage);
        for (const hero of onTilesOf(g, owner)) {
          yield* g.do.horrorHit(g, hero, { hits: horror, cause: becauseOf(source.card) });
        }
      },
      turnStart(g, source): undefined {
        if (!isExhausted(g, source, SINGS) || !isFirstTurn(g)) return;
        hurry(g, ownerOf(g, source), initiative);
      },
    },
  }),
);

function isFirstTurn({ state: { fight, turn } }: Adventure): boolean {
  return fight !== null && fight.startedInTurn === turn.number;
}

function hurry(g: Adventure, owner: Hero, initiative: number): void {
  for (const hero of heroesUp(g)) {
    if (!areInSameWorld(g, owner, hero)) continue;
    hero.bonuses.push({ stat: 'initiative', amount: initiative, until: 'turn' });
  }
}

function onTilesOf(g: Adventure, hero: Hero): Hero[] {
  return [...new Set(tilesOf(g, hero.space).flatMap((tile) => heroesOnTile(g, tile)))];
}

const plungerBox = item(
  'plunger-box',
  { keywords: ['device', 'explosive'], hands: 2, weight: 2, price: 250 },
  { range: 4, damage: 'D6+2' },
  ({ range, damage }) => ({
    uses: [
      {
        id: 'plunge',
        timing: 'instead-of-attack',
        limit: 'fight',
        possible: (g, source) => inFight(g) && hasToken(ownerOf(g, source), 'dynamite'),
        *resolve(g, source) {
          const hero = ownerOf(g, source);
          const space = yield* chooseSpace(g, source, spacesInSight(g, hero, range));
          if (space === undefined) return;
          g.do.loseToken(g, hero, 'dynamite');
          yield* g.do.explode(g, space, damage, hero);
        },
      },
    ],
  }),
);

function spacesInSight(g: Adventure, { space: from }: Hero, range: number): SpaceId[] {
  const map = board(g);
  const all = Array.from({ length: map.size }, (_, space) => space);
  return all.filter((space) => distance(map, from, space) <= range && sees(map, from, space));
}

const companyStrongbox = item(
  'company-strongbox',
  { keywords: ['container'], weight: 3, price: 150 },
  { need: 6, gold: 25, dice: '2D6' },
  ({ need, gold, dice }) => ({
    uses: [
      {
        id: 'open',
        timing: 'instead-of-search',
        limit: 'turn',
        possible: (g) => !inFight(g),
        *resolve(g, source) {
          const hero = ownerOf(g, source);
          const skill = yield* choose({
            seat: hero.index,
            prompt: { key: 'prompt.strongbox' },
            options: ['cunning', 'strength'],
            describe: (id) => ({ text: { key: `skill.${id}` } }),
          });
          const passed = yield* g.do.skillTest(g, hero, { skill, need, card: source.card });
          const box = carriedItem(g, source);
          if (passed === 0 || !box) return;
          g.do.discardItem(g, hero, box);
          yield* g.do.gainGold(g, hero, (yield* g.do.heroAmount(g, hero, 'gold', dice)) * gold);
          yield* g.do.drawGear(g, hero);
        },
      },
    ],
  }),
);

export const gearOther: readonly ItemCard[] = [
  ...gearSupplies,
  hempCoil,
  canaryCage,
  plungerBox,
  companyStrongbox,
];
