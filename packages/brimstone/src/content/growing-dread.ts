import { type Adventure, heroesUp } from '../adventure.ts';
import { rollAmount } from '../dice.ts';
import type { CardId, ThreatLevel } from '../ids.ts';
import { enemyTypesInPlay, heroStat, markOf, threatLevel, worldOfTile } from '../rules/queries.ts';
import type { Hero } from '../state.ts';
import { atOnce, becauseOf, byId, eventCard } from './cards.ts';
import { eachTypeGoesElite } from './doom.ts';
import type { Content } from './types.ts';

/*
 * Many of these are about the last fight. It is under way when a card is resolved late; otherwise it
 * is the next one to start, and the card waits in play for it.
 */

const ONE_BELOW: Readonly<Record<ThreatLevel, ThreatLevel>> = {
  low: 'low',
  med: 'low',
  high: 'med',
};

/** With the last fight everything that was about it ends. */
function endsWithTheFight(card: CardId) {
  return (g: Adventure) => {
    g.do.discardFromPlay(g, card);
    return undefined;
  };
}

const secondHelping = eventCard('dread-second-helping', { turn: 2 }, ({ turn }) => ({
  resolve: atOnce((g) => {
    const { counters } = g.state.mission;
    counters['second-helping'] = g.state.turn.number + (g.state.fight ? 1 : turn);
  }),
  remains: {
    on: {
      *turnStart(g, { card }, moment) {
        const due = g.state.mission.counters['second-helping'] ?? 0;
        if (!g.state.fight || moment.turn < due) return;
        g.do.discardFromPlay(g, card);
        yield* g.do.attack(g, ONE_BELOW[threatLevel(g)], { kind: 'ambush' });
      },
      fightEnd: endsWithTheFight('dread-second-helping'),
    },
  },
}));

const sundayBest = eventCard('dread-sunday-best', { elite: 1 }, ({ elite }) => {
  const dressUp = (g: Adventure) => {
    eachTypeGoesElite(g, elite);
    g.do.discardFromPlay(g, 'dread-sunday-best');
    return undefined;
  };
  return {
    resolve: atOnce((g) => {
      if (g.state.fight) dressUp(g);
    }),
    remains: { on: { fightStart: dressUp } },
  };
});

const drownedWick = eventCard('dread-drowned-wick', { holdBack: -2 }, ({ holdBack }) => ({
  remains: { everyHero: { holdBack }, on: { fightEnd: endsWithTheFight('dread-drowned-wick') } },
}));

const emptyPockets = eventCard('dread-empty-pockets', { horror: 'D3' }, ({ horror }) => ({
  *resolve(g) {
    for (const hero of heroesUp(g)) {
      if (hero.grit > 0) {
        g.do.loseGrit(g, hero, hero.grit);
        continue;
      }
      const hits = rollAmount(g, 'number', horror);
      yield* g.do.horrorHit(g, hero, { hits, cause: becauseOf('dread-empty-pockets') });
    }
  },
}));

const oldBlood = eventCard(
  'dread-old-blood-remembers',
  { wounds: 2, max: 4 },
  ({ wounds, max }) => ({
    *resolve(g) {
      for (const hero of heroesUp(g)) {
        const least = heroStat(g, hero, 'maxHealth') - hero.wounds - 1;
        const taken = Math.min(wounds + scars(g, hero), max, least);
        if (taken > 0)
          yield* g.do.woundHero(g, hero, taken, becauseOf('dread-old-blood-remembers'));
      }
    },
  }),
);

/** Injuries and mutations; madness leaves no scar. */
function scars(g: Adventure, hero: Hero): number {
  return hero.conditions.filter((id) => g.content.conditions[id]?.kind !== 'madness').length;
}

const behindYou = eventCard('dread-behind-you-all-along', { initiative: 2 }, ({ initiative }) => {
  const quicken = (g: Adventure) => {
    g.state.enemyBonuses.push({ stat: 'initiative', amount: initiative, until: 'turn' });
    g.do.discardFromPlay(g, 'dread-behind-you-all-along');
  };
  return {
    resolve: atOnce((g) => {
      if (g.state.fight && !allEnemiesHaveActed(g)) quicken(g);
    }),
    remains: {
      on: {
        enemiesComing(g, { card }, moment) {
          const { placing } = moment;
          if (g.state.fight || placing.kind !== 'tile') return undefined;
          moment.placing = { kind: 'ambush', world: worldOfTile(g, placing.tile) };
          g.do.discardFromPlay(g, card);
          return undefined;
        },
        turnStart(g) {
          if (g.state.fight) quicken(g);
          return undefined;
        },
      },
    },
  };
});

function allEnemiesHaveActed(g: Adventure): boolean {
  const acted = g.state.turn.done.flatMap((actor) => (actor.kind === 'enemies' ? actor.type : []));
  return enemyTypesInPlay(g).every((type) => acted.includes(type));
}

const theHillLeansIn = eventCard(
  'dread-the-hill-leans-in',
  { steps: 'D3', stop: 15 },
  ({ steps, stop }) => ({
    *resolve(g) {
      const left = g.state.depth.darkness - markOf(stop);
      yield* g.do.moveDarkness(g, Math.min(rollAmount(g, 'number', steps), Math.max(0, left)));
    },
  }),
);

export const growingDread: Content['growingDread'] = byId([
  secondHelping,
  sundayBest,
  drownedWick,
  emptyPockets,
  oldBlood,
  behindYou,
  theHillLeansIn,
]);
