import { adjacentEnemies, isAdjacent, isExhausted } from '../../rules/queries.ts';
import { becauseOf } from '../cards.ts';
import { areOnSameTile, ownerOf, wantsToUse } from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { clothing } from './build.ts';

const powderMansHat = clothing(
  'powder-mans-hat',
  'hat',
  { price: 125 },
  { prevent: 2 },
  ({ prevent }) => ({
    on: {
      woundsIncoming(_, source, wound): undefined {
        const byEvent = wound.cause.kind === 'explosion' || wound.cause.kind === 'card';
        if (wound.hero.index !== source.hero || !byEvent) return;
        wound.wounds = Math.max(0, wound.wounds - prevent);
      },
    },
  }),
);

const undertakersTopper = clothing(
  'undertakers-topper',
  'hat',
  { upgradeSlots: 1, price: 200 },
  { heal: 1, spirit: 1 },
  ({ heal, spirit }) => ({
    stats: { spirit },
    on: {
      *enemyKilled(g, source, { hero, survives }) {
        if (survives || !hero || hero.index !== source.hero || isExhausted(g, source)) return;
        g.do.exhaust(g, source, 'fight');
        yield* g.do.healHero(g, hero, { sanity: heal });
      },
      *heroDown(g, source, { hero }) {
        const owner = ownerOf(g, source);
        if (hero === owner || !areOnSameTile(g, hero, owner)) return;
        yield* g.do.healHero(g, owner, { sanity: heal });
      },
    },
  }),
);

/** It lights nothing for the others, but its bearer is never in the dark. */
const carbideHeadlamp = clothing(
  'carbide-headlamp',
  'hat',
  { keywords: ['device'], weight: 1, price: 175 },
  { agility: 1 },
  ({ agility }) => ({ stats: { agility }, immune: ['voices'] }),
);

const oilskinDuster = clothing(
  'oilskin-duster',
  'coat',
  { weight: 1, upgradeSlots: 1, price: 250 },
  { save: 4 },
  ({ save }) => ({ bestOf: { poisonSave: save }, immune: ['weather'] }),
);

const sunBleachedPoncho = clothing(
  'sun-bleached-poncho',
  'shoulders',
  { weight: 1, price: 150 },
  { dice: 1 },
  ({ dice }) => ({
    immune: ['weather'],
    on: {
      heroRolled(_, source, roll): undefined {
        if (roll.hero.index !== source.hero || roll.purpose !== 'defense') return;
        roll.offers.push({ source, most: dice, failedOnly: true, limit: 'fight' });
      },
    },
  }),
);

const assayGloves = clothing(
  'assay-gloves',
  'gloves',
  { upgradeSlots: 1, price: 225 },
  { safe: 2 },
  ({ safe }) => ({ stats: { darkStoneSafe: safe } }),
);

/** The first space of an activation is free; where the next one is due, the test is. */
const hobnailBoots = clothing(
  'hobnail-boots',
  'boots',
  { weight: 1, upgradeSlots: 1, price: 150 },
  { spaces: 1 },
  () => ({
    immune: ['push'],
    on: {
      escapeTest(_, source, test): undefined {
        if (test.hero.index !== source.hero || test.hero.activation?.moved !== false) return;
        test.waived = true;
      },
    },
  }),
);

const bottleBandolier = clothing(
  'bottle-bandolier',
  'belt',
  { keywords: ['container'], price: 125 },
  { slots: 2 },
  ({ slots }) => ({ stats: { sideBag: slots } }),
);

const boilerPlateVest = clothing(
  'boiler-plate-vest',
  'torso',
  { keywords: ['metal'], weight: 3, upgradeSlots: 2, price: 350 },
  { armor: 5, initiative: 1 },
  ({ armor, initiative }) => ({ bestOf: { armor }, stats: { initiative: -initiative } }),
);

const rockSiftersGoggles = clothing(
  'rock-sifters-goggles',
  'face',
  { price: 175 },
  { extra: 1 },
  ({ extra }) => ({
    on: {
      scavengeDrawn(_, source, draw): undefined {
        if (draw.hero.index === source.hero) draw.extra += extra;
      },
    },
  }),
);

/** Whom it dazzles it dazzles for one activation of that type, which comes once in a turn. */
const featherBoa = clothing(
  'feather-boa',
  'shoulders',
  { only: ['performer', 'showman'], price: 200 },
  { escape: 2, sanity: 1, combat: 1 },
  (card) => ({
    stats: { escape: card.escape },
    on: {
      *enemyActivationStart(g, source, { type }) {
        const owner = ownerOf(g, source);
        if (isExhausted(g, source)) return;
        if (!adjacentEnemies(g, owner).some((enemy) => enemy.type === type)) return;
        if (!(yield* wantsToUse(g, source))) return;
        g.do.exhaust(g, source, 'fight');
        g.do.exhaust(g, source, 'turn', type);
        yield* g.do.loseSanity(g, owner, card.sanity, becauseOf(source.card));
      },
      enemyAttackDeclared(g, source, attack): undefined {
        const { enemy, hero } = attack;
        if (hero.index !== source.hero || !isExhausted(g, source, enemy.type)) return;
        if (!isAdjacent(g, hero.space, enemy)) return;
        attack.dice = Math.min(attack.dice, Math.max(1, attack.dice - card.combat));
      },
    },
  }),
);

export const gearClothing: readonly ItemCard[] = [
  powderMansHat,
  undertakersTopper,
  carbideHeadlamp,
  oilskinDuster,
  sunBleachedPoncho,
  assayGloves,
  hobnailBoots,
  bottleBandolier,
  boilerPlateVest,
  rockSiftersGoggles,
  featherBoa,
];
