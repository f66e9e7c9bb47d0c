import type { Rule } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import type { Mission } from '../../content-types.ts';
import { heroesOnTile, tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import {
  count,
  counter,
  countFinalTurn,
  farEnd,
  isBeside,
  marker,
  setCounter,
  theLiving,
  userOf,
} from './common.ts';

const data = {
  clues: 2,
  spliceTarget: 5,
  start: 7,
  startSpliced: 6,
  wave1: 5,
  wave2: 3,
  bellTarget: 5,
  bellXp: 15,
  xp: 40,
  gold: 50,
};
const ID = 'until-the-cage-comes';

/** The countdown drops by one, or with nobody left to fight to the next wave. */
function* countDown(g: Adventure): Rule {
  if (countFinalTurn(g) < 2) return;
  const now = counter(g, 'countdown');
  const next = [data.wave1, data.wave2].find((wave) => wave < now) ?? 0;
  yield* setCountdown(g, inFight(g) ? now - 1 : next);
}

/** Two numbers bring a wave, which follows the rules of an Ambush; at 0 the cage is there. */
function* setCountdown(g: Adventure, to: number): Rule {
  setCounter(g, 'countdown', to);
  if (to === data.wave1 || to === data.wave2) {
    g.emit({ t: 'mission', card: `${ID}.wave` });
    yield* g.do.attack(g, 'party', { kind: 'ambush' });
  }
  if (to === 0) yield* theCage(g);
}

/** It takes everyone home when somebody stands on the landing, and comes again next turn if not. */
function* theCage(g: Adventure): Rule {
  const bell = marker(g, 'bell');
  if (!bell || heroesOnTile(g, bell.tile).length === 0) {
    setCounter(g, 'countdown', 1);
    return;
  }
  g.emit({ t: 'mission', card: `${ID}.cage` });
  if (!inFight(g)) count(g, 'clear', 1);
  yield* g.do.winAdventure(g, 'cage');
}

function* spliceWire(g: Adventure, hero: Hero): Rule {
  count(g, 'splice-tried', 1);
  const test = { skill: 'cunning', need: data.spliceTarget, card: ID } as const;
  if ((yield* g.do.skillTest(g, hero, test)) > 0) count(g, 'spliced', 1);
}

function* ringBell(g: Adventure, hero: Hero): Rule {
  setCounter(g, 'rung-in-turn', g.state.turn.number);
  const test = { skill: 'strength', need: data.bellTarget, card: ID } as const;
  if ((yield* g.do.skillTest(g, hero, test)) === 0) return;
  g.do.gainXp(g, hero, data.bellXp);
  yield* setCountdown(g, counter(g, 'countdown') - 1);
}

function canSplice(g: Adventure, hero: Hero): boolean {
  const wire = marker(g, 'wire');
  if (!wire || inFight(g) || g.state.mission.objectiveFound) return false;
  return counter(g, 'splice-tried') === 0 && tilesOf(g, hero.space).includes(wire.tile);
}

function canRing(g: Adventure, hero: Hero): boolean {
  const bell = marker(g, 'bell');
  if (!bell || bell.space === null || counter(g, 'countdown') === 0) return false;
  return counter(g, 'rung-in-turn') !== g.state.turn.number && isBeside(g, hero, bell.space);
}

/** Hold out at the cage landing until the cage comes. */
export const untilTheCageComes: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [1, 3],
  story: { won: ['nine-days-down', 'the-assayers-daughter'], lost: ['close-the-throat'] },
  place: { x: 28, y: 44 },
  world: 'mines',
  clues: data.clues,
  ability: {
    on: { turnStart: (g) => countDown(g) },
    uses: [
      {
        id: 'splice',
        text: `${ID}.splice`,
        timing: 'instead-of-search',
        possible: (g, source) => canSplice(g, userOf(g, source)),
        resolve: (g, source) => spliceWire(g, userOf(g, source)),
      },
      {
        id: 'ring',
        text: `${ID}.ring`,
        timing: 'instead-of-attack',
        possible: (g, source) => canRing(g, userOf(g, source)),
        resolve: (g, source) => ringBell(g, userOf(g, source)),
      },
    ],
  },
  *onClue(g, tile): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue1` });
    g.state.mission.markers.push({ id: 'wire', tile, space: null });
  },
  *onObjective(g, tile): Rule {
    setCounter(g, 'countdown', counter(g, 'spliced') > 0 ? data.startSpliced : data.start);
    g.state.mission.markers.push({ id: 'bell', tile, space: farEnd(g, tile)[0] ?? null });
    yield* g.do.attack(g, 'party', { kind: 'tile', tile });
  },
  *reward(g): Rule {
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp);
      yield* g.do.gainGold(g, hero, data.gold);
    }
    if (counter(g, 'clear') > 0) yield* g.do.drawLootTogether(g, theLiving(g), 1);
  },
  *failure(g): Rule {
    for (const hero of theLiving(g)) {
      for (const token of [...hero.bag]) g.do.loseToken(g, hero, token);
    }
  },
};
