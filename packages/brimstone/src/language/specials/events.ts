import { d6 } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import { sum } from '../../dice.ts';
import type { CardId, ThreatLevel } from '../../ids.ts';
import { enemyTypesInPlay, threatLevel, worldOfTile } from '../../rules/queries.ts';
import type { SpecialAbility } from './abilities.ts';
import type { Special } from './index.ts';

/** Those who are down roll, each for themselves, and nobody may help the dice. */
export const bleedOut: Special = (n) =>
  function* ({ g }) {
    for (const hero of g.state.heroes) {
      if (!hero.knockedOut || hero.dead) continue;
      const dice = g.rollMany('bleeding', d6, 2);
      g.emit({ t: 'rolled', hero: hero.index, purpose: 'bleeding', dice });
      if (sum(dice) <= (n['on'] as number)) yield* g.do.killHero(g, hero);
    }
  };

/** Which token is lost decides whether the card stays. */
export const coldFingers: SpecialAbility = (n) => ({
  on: {
    *moveRolled(g, { card }, { hero, die }) {
      if (die < (n['from'] as number)) return;
      if (hero.bag.length === 0) {
        const cause = { kind: 'card', id: card } as const;
        yield* g.do.horrorHit(g, hero, { hits: n['horror'] as number, cause });
        return;
      }
      const token = g.pick('token', hero.bag);
      g.do.loseToken(g, hero, token);
      if (token === 'whiskey') g.do.discardFromPlay(g, card);
    },
  },
});

const HELPING = 'second-helping';

const ONE_BELOW: Readonly<Record<ThreatLevel, ThreatLevel>> = {
  low: 'low',
  med: 'low',
  high: 'med',
};

/** It waits for a turn of the fight and brings a Threat of another level than the party's. */
export const countTheTurns: Special =
  (n) =>
  ({ g }) => {
    const { mission, turn, fight } = g.state;
    mission.counters[HELPING] = turn.number + (fight ? 1 : (n['turns'] as number));
    return undefined;
  };

/** It comes in a turn that it counted itself, with a Threat one level below the party's. */
export const secondHelping: SpecialAbility = () => ({
  on: {
    *turnStart(g, { card }, moment) {
      const due = g.state.mission.counters[HELPING] ?? 0;
      if (!g.state.fight || moment.turn < due) return;
      g.do.discardFromPlay(g, card);
      yield* g.do.attack(g, ONE_BELOW[threatLevel(g)], { kind: 'ambush' });
    },
  },
});

/** It changes how enemies come, and looks at who has acted in the fight under way. */
export const quickenThem: Special =
  (n) =>
  ({ g, card }) => {
    if (inFight(g) && !allEnemiesHaveActed(g)) quicken(g, card, n['initiative'] as number);
    return undefined;
  };

/** It changes where enemies come that another rule has placed already. */
export const behindYou: SpecialAbility = (n) => ({
  on: {
    enemiesComing(g, { card }, moment): undefined {
      const { placing } = moment;
      if (inFight(g) || placing.kind !== 'tile') return;
      moment.placing = { kind: 'ambush', world: worldOfTile(g, placing.tile) };
      g.do.discardFromPlay(g, card);
    },
    turnStart(g, { card }): undefined {
      if (inFight(g)) quicken(g, card, n['initiative'] as number);
    },
  },
});

function quicken(g: Adventure, card: CardId, amount: number): void {
  g.state.enemyBonuses.push({ stat: 'initiative', amount, until: 'turn' });
  g.do.discardFromPlay(g, card);
}

function allEnemiesHaveActed(g: Adventure): boolean {
  const acted = g.state.turn.done.flatMap((actor) => (actor.kind === 'enemies' ? actor.type : []));
  return enemyTypesInPlay(g).every((type) => acted.includes(type));
}
