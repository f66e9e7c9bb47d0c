import { d6, distancesFrom, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, heroesUp, inFight } from '../../adventure.ts';
import { spacesOfTile, type TileIndex } from '../../board/index.ts';
import type { Mission } from '../../content-types.ts';
import {
  count,
  counter,
  ENTRANCE,
  farEnd,
  isAtHand,
  isOnTile,
  markersOf,
  removeMarker,
  setCounter,
  theLiving,
  userOf,
} from '../../language/mission-board.ts';
import { enemiesOnTile, hasToken, heroesOnTile, tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';

const data = {
  clues: 2,
  push: 2,
  propTarget: 4,
  propXp: 25,
  head: 2,
  stride: 2,
  chaseOn: 1,
  xp: 80,
  gold: 100,
  bonusXp: 30,
  loseGold: 100,
};
const ID = 'run-for-daylight';
const CAUSE = { kind: 'card', id: ID } as const;

function isComingDown(g: Adventure): boolean {
  return counter(g, 'down') > 0;
}

function hasFallen(g: Adventure, tile: TileIndex): boolean {
  return markersOf(g, 'rubble').some((each) => each.tile === tile);
}

/** The tiles that still stand, those with the longest way home first. */
function standing(g: Adventure): TileIndex[] {
  const map = board(g);
  const [home = 0] = map.start;
  const nothing = new Uint8Array(map.size);
  const steps = distancesFrom([home], map.neighbours, map.size, nothing, new Int16Array(map.size));
  const away = (tile: TileIndex) =>
    Math.min(...spacesOfTile(map, tile).map((space) => steps[space] as number));
  const tiles = g.state.board.layout.tiles.map((_, tile) => tile);
  return tiles.filter((tile) => !hasFallen(g, tile)).sort((a, b) => away(b) - away(a) || b - a);
}

/** The prop is knocked out with Strength, or blown away. */
function* knockOutProp(g: Adventure, hero: Hero): Rule {
  const blast = hasToken(hero, 'dynamite');
  if (blast) g.do.loseToken(g, hero, 'dynamite');
  const test = { skill: 'strength', need: data.propTarget, card: ID } as const;
  if (!blast && (yield* g.do.skillTest(g, hero, test)) === 0) return;
  removeMarker(g, 'prop');
  setCounter(g, 'down', 1);
  g.do.gainXp(g, hero, data.propXp);
  g.emit({ t: 'mission', card: `${ID}.down` });
  yield* g.do.moveDarkness(g, -data.push);
}

/** One tile after the other comes down, the farthest first, on everybody who is on what has fallen. */
function* fall(g: Adventure): Rule {
  if (!isComingDown(g) || count(g, 'down', 1) <= data.head + 1) return;
  const [tile] = standing(g);
  if (tile === undefined) return;
  g.state.mission.markers.push({ id: `rubble${tile}`, tile, space: null });
  g.emit({ t: 'mission', card: `${ID}.fall` });
  if (tile === ENTRANCE) return yield* g.do.loseAdventure(g, 'buried');
  yield* crush(g);
  if (inFight(g) || g.roll('chase', d6) > data.chaseOn) return;
  g.emit({ t: 'mission', card: `${ID}.chased` });
  yield* g.do.attack(g, 'low', { kind: 'ambush' });
}

function* crush(g: Adventure): Rule {
  const isUnder = (tiles: readonly TileIndex[]) => tiles.every((tile) => hasFallen(g, tile));
  const fallen = g.state.board.layout.tiles.flatMap((_, tile) => (hasFallen(g, tile) ? tile : []));
  const enemies = new Set(fallen.flatMap((tile) => enemiesOnTile(g, tile)));
  for (const hero of heroesUp(g).filter(({ space }) => isUnder(tilesOf(g, space)))) {
    yield* g.do.woundHero(g, hero, g.roll('rocks', d6), CAUSE);
  }
  for (const enemy of enemies) {
    yield* g.do.woundEnemy(g, enemy, g.roll('rocks', d6), { hero: null, cause: CAUSE });
  }
}

/** Bring the hill down, and be outside before it is. */
export const runForDaylight: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [3, 6],
  story: { won: ['the-last-warm-room'], lost: ['the-last-warm-room'] },
  place: { x: 66, y: 88 },
  world: 'mines',
  gates: () => false,
  clues: data.clues,
  ability: {
    on: {
      turnStart: (g) => fall(g),
      moveRolled(g, _source, moved): undefined {
        if (isComingDown(g)) moved.spaces += data.stride;
      },
    },
    uses: [
      {
        id: 'prop',
        text: `${ID}.prop`,
        timing: 'instead-of-attack',
        possible: (g, source) => isAtHand(g, userOf(g, source), 'prop'),
        resolve: (g, source) => knockOutProp(g, userOf(g, source)),
      },
    ],
  },
  *onClue(g): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue` });
  },
  *onObjective(g, tile): Rule {
    g.state.mission.markers.push({ id: 'prop', tile, space: farEnd(g, tile)[0] ?? null });
    yield* g.do.attack(g, 'high', { kind: 'tile', tile });
  },
  isWon: (g) => isComingDown(g) && heroesUp(g).every(({ space }) => isOnTile(g, space, ENTRANCE)),
  *reward(g): Rule {
    const all = heroesOnTile(g, ENTRANCE).length === g.state.heroes.length;
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp + (all ? data.bonusXp : 0));
      yield* g.do.gainGold(g, hero, data.gold);
    }
  },
  *failure(g): Rule {
    for (const hero of theLiving(g)) g.do.loseGold(g, hero, data.loseGold);
  },
};
