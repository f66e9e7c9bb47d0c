import { inFight, isUp } from '../../adventure.ts';
import { groupOf, heroStat, isExhausted } from '../../rules/queries.ts';
import {
  areInSameWorld,
  areOnSameTile,
  carriedItem,
  enemiesInWorldOf,
  isSmallOrMedium,
  ownerOf,
  tellUse,
  wantsToUse,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { personal } from './build.ts';

const pocketWatch = personal('pocket-watch', { initiative: 3 }, ({ initiative }) => ({
  immune: ['enemy-ties'],
  uses: [
    {
      id: 'wind',
      timing: 'turn-start',
      limit: 'fight',
      possible: (g) => inFight(g),
      *resolve(g, source) {
        const { bonuses } = ownerOf(g, source);
        bonuses.push({ stat: 'initiative', amount: initiative, until: 'turn' });
      },
    },
  ],
}));

const fadedTintype = personal('faded-tintype', { sanity: 2, heal: 1 }, ({ sanity, heal }) => ({
  stats: { maxSanity: sanity },
  on: {
    *catchYourBreath(g, source, { hero }) {
      if (hero.index === source.hero) yield* g.do.healHero(g, hero, { sanity: heal });
    },
  },
}));

/** Only worth it while it keeps its owner on their feet. */
const bulletWithYourName = personal('bullet-with-your-name', { wounds: 5 }, ({ wounds }) => ({
  on: {
    *heroWounded(g, source, wound) {
      const { hero } = wound;
      if (hero.index !== source.hero || isExhausted(g, source)) return;
      const health = heroStat(g, hero, 'maxHealth') - hero.wounds;
      if (wound.wounds < health || wound.wounds - wounds >= health) return;
      if (!(yield* wantsToUse(g, source))) return;
      g.do.exhaust(g, source, 'adventure');
      wound.wounds = Math.max(0, wound.wounds - wounds);
    },
  },
}));

const rattlersTail = personal('rattlers-tail', { initiative: 1 }, ({ initiative }) => ({
  stats: { initiative },
  on: {
    ambushed(g, source, { types }): undefined {
      const near = enemiesInWorldOf(g, ownerOf(g, source)).map(({ type }) => type);
      const warned = types.filter((type) => near.includes(type));
      if (warned.length === 0) return;
      tellUse(g, source);
      for (const type of warned) groupOf(g, type).ambushTurn = 0;
    },
  },
}));

/** Once in each fight and once between two of them: both the start and the end make it ready. */
const markedCards = personal('marked-cards', { dice: 1 }, ({ dice }) => ({
  on: {
    heroRolled(_, source, roll): undefined {
      if (roll.hero.index !== source.hero) return;
      roll.offers.push({ source, most: dice, limit: 'fight' });
    },
    fightStart(g, source): undefined {
      g.do.makeReady(g, source);
    },
  },
}));

/** Another one who falls only gives the Grit: the anger is already there. */
const twoWeddingRings = personal(
  'two-wedding-rings',
  { grit: 1, combat: 1, shots: 1 },
  ({ grit, combat, shots }) => ({
    statsWhen: (g, source) => (isExhausted(g, source, 'grief') ? { combat, shots } : {}),
    on: {
      *heroDown(g, source, { hero }) {
        const owner = ownerOf(g, source);
        if (hero === owner || !areInSameWorld(g, hero, owner)) return;
        tellUse(g, source);
        if (inFight(g)) g.do.exhaust(g, source, 'fight', 'grief');
        yield* g.do.gainGrit(g, owner, grit);
      },
    },
  }),
);

const wornHymnal = personal('worn-hymnal', { resistance: 1, hits: 1 }, ({ resistance, hits }) => ({
  stats: { corruptionResistance: resistance },
  on: {
    heroHit(g, source, attack): undefined {
      if (attack.hero.index !== source.hero || attack.kind !== 'corruption') return;
      if (attack.hits === 0 || isExhausted(g, source)) return;
      g.do.exhaust(g, source, 'adventure');
      tellUse(g, source);
      attack.hits = Math.max(0, attack.hits - hits);
    },
  },
}));

const assayersLoupe = personal('assayers-loupe', { gold: 10, dice: 1 }, ({ gold, dice }) => ({
  stats: { scavengeDice: dice },
  on: {
    goldFound(_, source, found): undefined {
      if (found.hero.index === source.hero && found.amount > 0) found.amount += gold;
    },
  },
}));

const bentHarmonica = personal('bent-harmonica', { heal: 1 }, ({ heal }) => ({
  on: {
    *catchYourBreath(g, source, { hero }) {
      if (hero.index !== source.hero) return;
      for (const other of g.state.heroes) {
        if (other === hero || !isUp(other) || !areOnSameTile(g, hero, other)) continue;
        yield* g.do.healHero(g, other, { sanity: heal, by: hero, with: source.card });
      }
    },
  },
}));

const NOTCHES = { kills: 3, grit: 1 };

/** Its charges are the kills still to come. */
const notchedGrip: ItemCard = {
  ...personal('notched-grip', NOTCHES, ({ kills, grit }) => ({
    on: {
      adventureStart(g, source, { hero }): undefined {
        const grip = carriedItem(g, source);
        if (hero.index === source.hero && grip) grip.charges = kills;
      },
      *enemyKilled(g, source, { hero, enemy, survives }) {
        const grip = carriedItem(g, source);
        if (survives || !hero || hero.index !== source.hero || !grip) return;
        const left = isSmallOrMedium(g, enemy) ? (grip.charges ?? kills) - 1 : 0;
        if (isSmallOrMedium(g, enemy)) grip.charges = left > 0 ? left : kills;
        if (left > 0) return;
        tellUse(g, source);
        yield* g.do.gainGrit(g, hero, grit);
      },
    },
  })),
  charges: NOTCHES.kills,
};

export const personalItems: readonly ItemCard[] = [
  pocketWatch,
  fadedTintype,
  bulletWithYourName,
  rattlersTail,
  markedCards,
  twoWeddingRings,
  wornHymnal,
  assayersLoupe,
  bentHarmonica,
  notchedGrip,
];
