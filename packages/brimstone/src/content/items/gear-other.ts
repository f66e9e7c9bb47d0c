import { choose, d6, type Rule } from '@crawlspace/kernel';
import type { Source, Use } from '../../abilities.ts';
import { type Adventure, board, heroAt, heroesUp, inFight } from '../../adventure.ts';
import { areAdjacent, distance, type SpaceId, sees } from '../../board/index.ts';
import type { Moments } from '../../moments.ts';
import { exhaust, isExhausted } from '../../rules/active.ts';
import { rollAmount } from '../../rules/amounts.ts';
import { enemyAbility, enemyKeywords } from '../../rules/enemy-stats.ts';
import { heroesOnTile, tilesOf } from '../../rules/figures.ts';
import { hasToken } from '../../rules/side-bag.ts';
import { losePoison } from '../../rules/status.ts';
import type { Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import {
  areInSameWorld,
  areOnSameTile,
  carriedItem,
  chooseHero,
  chooseSpace,
  enemiesInWorldOf,
  isGun,
  isSmallOrMedium,
  ownerOf,
  selfAndInReach,
  takeCharge,
  wantsToUse,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { item, supply } from './build.ts';

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
        exhaust(g, source, 'adventure', use);
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
        const die = g.roll('canary', d6);
        g.emit({ t: 'rolled', hero: owner.index, purpose: 'canary', dice: [die] });
        if (die > dies) {
          if (g.state.turn.step === 'activations' && isFirstTurn(g)) hurry(g, owner, initiative);
          else exhaust(g, source, 'fight', SINGS);
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
        exhaust(g, source, 'turn');
        const wounds = rollAmount(g, 'heal', heal);
        yield* g.do.healHero(g, hero, { wounds, by: owner, with: source.card });
        losePoison(g, hero, hero.poison);
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
          const die = g.roll('cure-all', d6);
          g.emit({ t: 'rolled', hero: hero.index, purpose: 'cure-all', dice: [die] });
          if (die === 1) g.do.poison(g, hero);
          const sanity = isOneOf(die, 2, 3, 6) ? rollAmount(g, 'heal', bottle.sanity) : 0;
          const wounds = isOneOf(die, 4, 5, 6) ? rollAmount(g, 'heal', bottle.wounds) : 0;
          const by = ownerOf(g, source);
          yield* g.do.healHero(g, hero, { sanity, wounds, by, with: source.card });
          if (die === 6) yield* g.do.gainGrit(g, hero, 1);
        },
      },
    ],
  }),
);

function isOneOf(die: number, ...faces: readonly number[]): boolean {
  return faces.includes(die);
}

function thoseInNeed(g: Adventure, source: Source): Hero[] {
  const near = selfAndInReach(g, ownerOf(g, source));
  return near.filter(({ wounds, sanityDamage }) => wounds > 0 || sanityDamage > 0);
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
          yield* g.do.gainGold(g, hero, rollAmount(g, 'gold', dice) * gold);
          yield* g.do.drawGear(g, hero);
        },
      },
    ],
  }),
);

/** One ammunition for each hit. Used up when the hit is assigned. */
function* loadInto(
  g: Adventure,
  source: Source,
  { hero, weapon, ammo }: Moments['hitAssigned'],
): Rule<boolean> {
  if (hero.index !== source.hero || ammo.length > 0 || !isGun(weapon)) return false;
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
        if (yield* loadInto(g, source, hit)) hit.extraDamage += rollAmount(g, 'silver', damage);
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
        exhaust(g, source, 'turn');
        takeCharge(g, source);
        roll.total += plus;
      },
    },
  }),
);

export const gearOther: readonly ItemCard[] = [
  hempCoil,
  canaryCage,
  plungerBox,
  sawbonesRoll,
  professorsCureAll,
  companyStrongbox,
  silverCasings,
  rockSaltCartridges,
  canOfLampOil,
];
