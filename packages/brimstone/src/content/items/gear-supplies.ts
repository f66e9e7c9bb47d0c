import type { Rule } from '@crawlspace/kernel';
import type { Source, Use } from '../../abilities.ts';
import { type Adventure, board, heroAt, inFight } from '../../adventure.ts';
import { areAdjacent } from '../../board/index.ts';
import { sum } from '../../dice.ts';
import type { Moments } from '../../moments.ts';
import { enemyAbility, enemyKeywords, isExhausted } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { mayAdd } from '../ammunition.ts';
import {
  chooseHero,
  isGun,
  isSmallOrMedium,
  ownerOf,
  selfAndInReach,
  takeCharge,
  wantsToUse,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { item, supply } from './build.ts';

/** In a fight it takes the place of the attack; in peace there is time, but once in a turn at most. */
const sawbonesRoll = supply(
  'sawbones-roll',
  { keywords: ['tool', 'medical'], weight: 1, price: 175 },
  { uses: 3, heal: 'D3' },
  ({ heal }) => {
    const treat: Omit<Use, 'id' | 'timing'> = {
      limit: 'charge',
      possible: (g, source) => patients(g, source).length > 0,
      *resolve(g, source) {
        const owner = ownerOf(g, source);
        const hero = yield* chooseHero(g, source, patients(g, source));
        if (!hero) return;
        g.do.exhaust(g, source, 'turn');
        const wounds = yield* g.do.heroAmount(g, owner, 'heal', heal, hero.wounds);
        yield* g.do.healHero(g, hero, { wounds, by: owner, with: source.card });
        g.do.losePoison(g, hero, hero.poison);
      },
    };
    return {
      uses: [
        { ...treat, id: 'operate', timing: 'instead-of-attack' },
        {
          ...treat,
          id: 'treat',
          timing: 'activation',
          possible: (g, source) => !inFight(g) && patients(g, source).length > 0,
        },
      ],
    };
  },
);

function patients(g: Adventure, source: Source): Hero[] {
  if (isExhausted(g, source)) return [];
  const near = selfAndInReach(g, ownerOf(g, source));
  return near.filter(({ wounds, poison }) => wounds > 0 || poison > 0);
}

const professorsCureAll = item(
  'professors-cure-all',
  { keywords: ['consumable'], price: 75 },
  { sanity: 'D6', wounds: '2D6' },
  (bottle) => ({
    uses: [
      {
        id: 'drink',
        timing: 'anytime',
        limit: 'discard',
        possible: (g, source) => thoseInNeed(g, source).length > 0,
        *resolve(g, source) {
          const hero = yield* chooseHero(g, source, thoseInNeed(g, source));
          if (!hero) return;
          const by = ownerOf(g, source);
          const die = yield* tasteOf(g, by, hero);
          if (die === 1) yield* g.do.poison(g, hero);
          const calms = isOneOf(die, ...CALMS) ? bottle.sanity : 0;
          const mends = isOneOf(die, ...MENDS) ? bottle.wounds : 0;
          const sanity = yield* g.do.heroAmount(g, by, 'heal', calms, hero.sanityDamage);
          const wounds = yield* g.do.heroAmount(g, by, 'heal', mends, hero.wounds);
          yield* g.do.healHero(g, hero, { sanity, wounds, by, with: source.card });
          if (die === 6) yield* g.do.gainGrit(g, hero, 1);
        },
      },
    ],
  }),
);

const CALMS = [2, 3, 6];
const MENDS = [4, 5, 6];

/** What the owner rolls for a swallow: better where it helps against what ails the patient. */
function* tasteOf(g: Adventure, owner: Hero, { wounds, sanityDamage }: Hero): Rule<number> {
  const helps = (face: number) =>
    (isOneOf(face, ...CALMS) ? sanityDamage : 0) + (isOneOf(face, ...MENDS) ? wounds : 0);
  const worth = (face: number) => (face === 1 ? -1 : helps(face) + (face === 6 ? 1 : 0));
  return sum(yield* g.do.heroRoll(g, owner, 'cure-all', { count: 1, worth }));
}

function isOneOf(die: number, ...faces: readonly number[]): boolean {
  return faces.includes(die);
}

function thoseInNeed(g: Adventure, source: Source): Hero[] {
  const near = selfAndInReach(g, ownerOf(g, source));
  return near.filter(({ wounds, sanityDamage }) => wounds > 0 || sanityDamage > 0);
}

/** One ammunition for each hit, besides a Ricochet Shot. Used up when the hit is assigned. */
function* loadInto(
  g: Adventure,
  source: Source,
  { hero, weapon, ammo }: Moments['hitAssigned'],
): Rule<boolean> {
  if (hero.index !== source.hero || !mayAdd(ammo, source.card) || !isGun(weapon)) return false;
  if (!(yield* wantsToUse(g, source))) return false;
  ammo.push(source.card);
  takeCharge(g, source);
  return true;
}

/** Loaded when the hit is assigned and felt when its damage is rolled, even of the last casing. */
const silverCasings = supply(
  'silver-casings',
  { keywords: ['ammo'], price: 125 },
  { uses: 4, damage: 'D6' },
  ({ damage }) => ({
    on: {
      *hitAssigned(g, source, hit) {
        const keywords = hit.enemy ? enemyKeywords(g, hit.enemy.type) : [];
        if (!keywords.includes('Demon') && !keywords.includes('Void')) return;
        if (yield* loadInto(g, source, hit))
          hit.extraDamage += yield* g.do.heroAmount(g, hit.hero, 'silver', damage);
      },
    },
  }),
);

/** The Blacksmith casts them. They do to any flesh what the stone does to its own. */
export const darkStoneBullets = supply(
  'dark-stone-bullets',
  { keywords: ['ammo', 'dark-stone'], darkStone: 1, price: 150 },
  { uses: 6, damage: 2 },
  ({ damage }) => ({
    on: {
      *hitAssigned(g, source, hit) {
        if (hit.enemy && (yield* loadInto(g, source, hit))) hit.extraDamage += damage;
      },
    },
  }),
);

/** The hit is spent on stunning its target: it does no damage, and no XP comes of it. */
const rockSaltCartridges = supply(
  'rock-salt-cartridges',
  { keywords: ['ammo'], price: 75 },
  { uses: 3 },
  () => ({
    on: {
      *hitAssigned(g, source, hit) {
        const { enemy } = hit;
        if (!enemy || enemy.stunned || !isSmallOrMedium(g, enemy)) return;
        if (enemyAbility(g, enemy.type, 'ab-immobile') !== null) return;
        if (!(yield* loadInto(g, source, hit))) return;
        enemy.stunned = true;
        hit.enemy = null;
      },
    },
  }),
);

const canOfLampOil = supply(
  'can-of-lamp-oil',
  { keywords: ['consumable', 'light'], weight: 1, price: 100 },
  { uses: 3, plus: 2 },
  ({ plus }) => ({
    on: {
      *holdBackRolled(g, source, roll) {
        const [one, other] = roll.dice;
        if (one === other || roll.total >= roll.need || isExhausted(g, source)) return;
        const owner = ownerOf(g, source);
        const { space } = heroAt(g, g.state.lantern);
        const near = owner.index === g.state.lantern || areAdjacent(board(g), owner.space, space);
        if (!near || roll.total + plus < roll.need) return;
        if (!(yield* wantsToUse(g, source))) return;
        g.do.exhaust(g, source, 'turn');
        takeCharge(g, source);
        roll.total += plus;
      },
    },
  }),
);

/** What runs out: remedies, ammunition, oil. */
export const gearSupplies: readonly ItemCard[] = [
  sawbonesRoll,
  professorsCureAll,
  silverCasings,
  rockSaltCartridges,
  canOfLampOil,
];
