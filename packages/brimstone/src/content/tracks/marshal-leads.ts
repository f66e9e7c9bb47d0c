import { heroesUp, inFight } from '../../adventure.ts';
import { groupOf, isExhausted } from '../../rules/queries.ts';
import {
  areInSameWorld,
  areOnSameTile,
  chooseHero,
  enemiesInWorldOf,
  isSmallOrMedium,
  ownerOf,
  tellUse,
} from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { lacksGrit, onKill, othersUp, usesOnce, worksOnce } from './kit.ts';

const marshal = upgradesOf('us-marshal');

const swornIn = marshal('sworn-in', { damage: 1 }, ({ damage }) => ({
  on: {
    *fightStart(g, source) {
      const owner = ownerOf(g, source);
      const near = othersUp(g, source).filter((hero) => areInSameWorld(g, owner, hero));
      const deputy = yield* chooseHero(g, source, near);
      if (!deputy) return;
      tellUse(g, source);
      for (const stat of ['damageMelee', 'damageRanged'] as const)
        deputy.bonuses.push({ stat, amount: damage, until: 'fight' });
    },
  },
}));

const steadyVoice = marshal('steady-voice', { sanity: 1 }, ({ sanity }) => ({
  on: {
    heroSanityLost(g, source, loss): undefined {
      const owner = ownerOf(g, source);
      if (loss.hero === owner || !areOnSameTile(g, owner, loss.hero)) return;
      if (worksOnce(g, source, 'turn')) loss.amount = Math.max(0, loss.amount - sanity);
    },
  },
}));

/** Nobody is asked to spend Grit that there is no room for. */
const deadOrAlive = marshal('dead-or-alive', { grit: 1 }, ({ grit }) => ({
  on: {
    hitResolved: onKill(function* (g, source) {
      const owner = ownerOf(g, source);
      if (isExhausted(g, source)) return;
      const short = othersUp(g, source).filter((hero) => lacksGrit(g, hero));
      if (short.length === 0 && !lacksGrit(g, owner)) return;
      worksOnce(g, source, 'fight');
      if (lacksGrit(g, owner)) yield* g.do.gainGrit(g, owner, grit);
      const other = yield* chooseHero(g, source, short);
      if (other) yield* g.do.gainGrit(g, other, grit);
    }),
  },
}));

const raiseThePosse = marshal(
  'raise-the-posse',
  { initiative: 2, bonus: 1 },
  ({ initiative, bonus }) => ({
    uses: [
      {
        id: 'raise',
        timing: 'turn-start',
        limit: 'fight',
        possible: (g) => inFight(g),
        *resolve(g) {
          for (const { bonuses } of heroesUp(g)) {
            bonuses.push({ stat: 'initiative', amount: initiative, until: 'turn' });
            bonuses.push({ stat: 'shots', amount: bonus, until: 'activation' });
            bonuses.push({ stat: 'combat', amount: bonus, until: 'activation' });
          }
        },
      },
    ],
  }),
);

const readsTheGround = marshal(
  'reads-the-ground',
  { cunning: 1, dice: 1 },
  ({ cunning, dice }) => ({ stats: { cunning, scavengeDice: dice } }),
);

const bountyLedger = marshal('bounty-ledger', { small: 5, large: 50 }, ({ small, large }) => ({
  on: {
    hitResolved: onKill(function* (g, _, { hit }) {
      yield* g.do.gainGold(g, hit.hero, isSmallOrMedium(g, hit.enemy) ? small : large);
    }),
  },
}));

const nothingToSeeHere = marshal('nothing-to-see-here', {}, () => ({
  on: {
    *encounterDrawn(g, source, encounter) {
      if (encounter.advanced || encounter.cancelled) return;
      encounter.cancelled = yield* usesOnce(g, source, 'adventure');
    },
  },
}));

const firstThroughTheDoor = marshal(
  'first-through-the-door',
  { initiative: 2 },
  ({ initiative }) => ({
    on: {
      ambushed(g, source, { types }): undefined {
        const near = enemiesInWorldOf(g, ownerOf(g, source)).map(({ type }) => type);
        const warned = types.filter((type) => near.includes(type));
        if (warned.length === 0) return;
        tellUse(g, source);
        for (const type of warned) groupOf(g, type).ambushTurn = 0;
      },
      fightStart(g, source): undefined {
        const owner = ownerOf(g, source);
        for (const hero of heroesUp(g)) {
          if (hero !== owner && !areOnSameTile(g, owner, hero)) continue;
          hero.bonuses.push({ stat: 'initiative', amount: initiative, until: 'fight' });
        }
      },
    },
  }),
);

export const star: readonly Upgrade[] = [swornIn, steadyVoice, deadOrAlive, raiseThePosse];

export const trail: readonly Upgrade[] = [
  readsTheGround,
  bountyLedger,
  nothingToSeeHere,
  firstThroughTheDoor,
];
