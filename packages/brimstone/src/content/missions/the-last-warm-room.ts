import type { Rule } from '@crawlspace/kernel';
import { type Adventure, board } from '../../adventure.ts';
import { distance, type SpaceId, type TileIndex } from '../../board/index.ts';
import type { Mission } from '../../content-types.ts';
import { tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import {
  count,
  counter,
  countFinalTurn,
  farEnd,
  isAtHand,
  markersOf,
  setCounter,
  theLiving,
  userOf,
  whoDrawsArtifact,
} from './common.ts';

const data = {
  clues: 2,
  push: 3,
  valves: 3,
  heat: 1,
  heatEach: 2,
  scald: 1,
  shutXp: 10,
  wave: 4,
  xp: 150,
  gold: 200,
  stone: 2,
  corruption: 2,
};
const ID = 'the-last-warm-room';
const CAUSE = { kind: 'card', id: ID } as const;

function heatAtFirst(g: Adventure): number {
  return data.heat + data.heatEach * g.state.heroes.length;
}

/** Spaces of a tile as far from each other as can be, the far end first. */
function spread(g: Adventure, tile: TileIndex, number: number): SpaceId[] {
  const map = board(g);
  const found: SpaceId[] = [];
  const away = (space: SpaceId) => Math.min(...found.map((each) => distance(map, each, space)));
  const free = farEnd(g, tile).filter((space) => tilesOf(g, space).length === 1);
  while (found.length < number) {
    const left = free.filter((space) => !found.includes(space));
    const [first] = found.length === 0 ? left : left.sort((a, b) => away(b) - away(a));
    if (first === undefined) break;
    found.push(first);
  }
  return found;
}

/** The valve within reach that nobody has had a hand on in this turn. */
function valveFor(g: Adventure, hero: Hero) {
  return markersOf(g, 'valve').find(
    ({ id }) => counter(g, id) !== g.state.turn.number && isAtHand(g, hero, id),
  );
}

/** A turn of the valve takes some heat away, and some skin. */
function* shut(g: Adventure, hero: Hero): Rule {
  const valve = valveFor(g, hero);
  if (!valve) return;
  setCounter(g, valve.id, g.state.turn.number);
  g.do.gainXp(g, hero, data.shutXp);
  const heat = count(g, 'heat', -1);
  if (heat === Math.floor(heatAtFirst(g) / 2)) g.emit({ t: 'mission', card: `${ID}.half` });
  if (heat > 0) {
    yield* g.do.hitHero(g, hero, { hits: data.scald, cause: CAUSE });
    return;
  }
  g.emit({ t: 'mission', card: `${ID}.out` });
  yield* g.do.winAdventure(g, 'stove-out');
}

/** Everything that is cold comes to the stove. */
function* comeIn(g: Adventure): Rule {
  const turn = countFinalTurn(g);
  if (turn < 2 || turn % data.wave !== 0) return;
  g.emit({ t: 'mission', card: `${ID}.wave` });
  yield* g.do.attack(g, 'low', { kind: 'ambush' });
}

/** The end of it: put out the fire that everything came from. */
export const theLastWarmRoom: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [4, 8],
  story: { won: [], lost: [] },
  place: { x: 90, y: 12 },
  world: 'targa',
  gates: () => false,
  clues: data.clues,
  ability: {
    on: { turnStart: (g) => comeIn(g) },
    uses: [
      {
        id: 'shut',
        text: `${ID}.shut`,
        timing: 'instead-of-attack',
        possible: (g, source) => valveFor(g, userOf(g, source)) !== undefined,
        resolve: (g, source) => shut(g, userOf(g, source)),
      },
    ],
  },
  *onClue(g): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue` });
  },
  *onObjective(g, tile): Rule {
    setCounter(g, 'heat', heatAtFirst(g));
    spread(g, tile, data.valves).forEach((space, n) => {
      g.state.mission.markers.push({ id: `valve${n}`, tile, space });
    });
    yield* g.do.moveDarkness(g, -data.push);
    yield* g.do.attack(g, 'epic', { kind: 'tile', tile });
  },
  *reward(g): Rule {
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp);
      yield* g.do.gainGold(g, hero, data.gold);
      yield* g.do.gainDarkStone(g, hero, data.stone);
    }
    yield* g.do.drawArtifact(g, yield* whoDrawsArtifact(g), 'targa');
  },
  *failure(g): Rule {
    g.state.mission.darknessAhead = true;
    for (const hero of theLiving(g)) {
      yield* g.do.corruptionHit(g, hero, data.corruption, CAUSE);
    }
  },
};
