import { heroStat, isExhausted } from '../../rules/queries.ts';
import { becauseOf } from '../cards.ts';
import {
  enemiesInWorldOf,
  isNormalMelee,
  isSmallOrMedium,
  isWith,
  ownerOf,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { artifact, clothing, gun, handWeapon, upgrade } from './build.ts';
import { mineCurios } from './mine-curios.ts';

const saintBarbarasMedal = clothing(
  'saint-barbaras-medal',
  'neck',
  { keywords: ['holy'], price: 600 },
  { spirit: 4, wounds: 1 },
  ({ spirit, wounds }) => ({
    bestOf: { spiritArmor: spirit },
    on: {
      woundsIncoming(_, source, wound): undefined {
        if (wound.hero.index !== source.hero || wound.cause.kind !== 'explosion') return;
        wound.wounds = Math.max(0, wound.wounds - wounds);
      },
    },
  }),
);

const drownedConquerorsCuirass = clothing(
  'drowned-conquerors-cuirass',
  'torso',
  { keywords: ['metal'], weight: 4, upgradeSlots: 2, price: 800 },
  { armor: 4, initiative: 1, move: 1 },
  ({ armor, initiative, move }) => ({
    bestOf: { armor },
    stats: { initiative: -initiative, move: -move },
  }),
);

const widowsAnswer = gun(
  'widows-answer',
  'pistol',
  { keywords: ['dark-stone'], hands: 1, weight: 1, darkStone: 1, upgradeSlots: 1, price: 750 },
  { range: 6, shots: 3, horror: 1 },
  ({ horror }) => ({
    on: {
      *attackRolled(g, source, { hero, weapon, dice }) {
        if (!isWith(source, weapon)) return;
        const hits = horror * dice.filter((die) => die === 1).length;
        const cause = becauseOf(source.card);
        if (hits > 0) yield* g.do.horrorHit(g, hero, { hits, cause });
      },
    },
  }),
);

const FED = 'fed';

/** It drinks what it kills, and else from the hand that held it, though never the last drop. */
const drinkingKnife = handWeapon(
  'drinking-knife',
  { keywords: ['blade', 'occult'], hands: 1, weight: 1, darkStone: 1, upgradeSlots: 1, price: 600 },
  { combat: 1, heal: 1, thirst: 1 },
  ({ combat, heal, thirst }) => ({
    stats: { combat },
    on: {
      *enemyKilled(g, source, { hero, weapon, survives }) {
        if (survives || !hero || hero.index !== source.hero) return;
        if (!weapon || !isNormalMelee(weapon)) return;
        g.do.exhaust(g, source, 'fight', FED);
        yield* g.do.healHero(g, hero, { wounds: heal });
      },
      *fightEnd(g, source) {
        const hero = ownerOf(g, source);
        if (isExhausted(g, source, FED)) return;
        if (hero.wounds + thirst >= heroStat(g, hero, 'maxHealth')) return;
        yield* g.do.woundHero(g, hero, thirst, becauseOf(source.card));
      },
    },
  }),
);

const monocleOfTheDeepEye = clothing(
  'monocle-of-the-deep-eye',
  'face',
  { keywords: ['occult'], price: 650 },
  { crit: 5, horror: 1 },
  ({ crit, horror }) => ({
    bestOf: { critRanged: crit },
    on: {
      *fightStart(g, source) {
        const hero = ownerOf(g, source);
        if (enemiesInWorldOf(g, hero).length === 0) return;
        yield* g.do.horrorHit(g, hero, { hits: horror, cause: becauseOf(source.card) });
      },
    },
  }),
);

const veinCoreCylinder = upgrade(
  'vein-core-cylinder',
  { takes: 1, onto: ['gun+pistol'], darkStone: 2 },
  { keywords: ['dark-stone'], darkStone: 1, price: 450 },
  { shots: 1, stone: 2 },
  ({ shots }) => ({ stats: { shots } }),
);

const hammerOfTheLastShift = handWeapon(
  'hammer-of-the-last-shift',
  { keywords: ['tool'], hands: 2, weight: 3, upgradeSlots: 2, price: 700, damageDie: 'D8' },
  { combat: 1, strength: 1, from: 6, spaces: 1 },
  ({ combat, strength, from, spaces }) => ({
    stats: { combat, strength },
    on: {
      hitResolved(g, source, { hit, killed }): undefined {
        const { hero, weapon, enemy, die } = hit;
        if (hero.index !== source.hero || !isNormalMelee(weapon) || killed || die < from) return;
        if (isSmallOrMedium(g, enemy)) g.do.pushEnemy(g, enemy, spaces, hero.space);
      },
    },
  }),
);

export const mineArtifacts: readonly ItemCard[] = [
  ...mineCurios,
  saintBarbarasMedal,
  drownedConquerorsCuirass,
  widowsAnswer,
  drinkingKnife,
  monocleOfTheDeepEye,
  veinCoreCylinder,
  hammerOfTheLastShift,
].map(artifact);
