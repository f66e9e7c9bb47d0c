import { d6, type Rule } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import type { TileIndex } from '../../board/index.ts';
import type { Mission } from '../../content-types.ts';
import { tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import {
  count,
  counter,
  ENTRANCE,
  finalEnemiesGone,
  isOnTile,
  removeMarker,
  testEither,
  theLiving,
  userOf,
} from './common.ts';

const data = {
  least: 3,
  leastAlone: 2,
  most: 6,
  digTarget: 4,
  digXp: 10,
  horror: 1,
  darkness: 1,
  quiet: 2,
  xpEach: 15,
  goldEach: 15,
  corruption: 1,
};
const ID = 'the-bones-of-father-crane';
const CAUSE = { kind: 'card', id: ID } as const;

/** Who goes alone may bring less of him home. */
function leastBones(g: Adventure): number {
  return g.state.heroes.length === 1 ? data.leastAlone : data.least;
}

/** The bone on the hero's tile, once the room has been explored. */
function boneHere(g: Adventure, hero: Hero) {
  const here = tilesOf(g, hero.space);
  const isUnexplored = (tile: TileIndex) => g.state.board.tokens.some((room) => room.tile === tile);
  return g.state.mission.markers.find(({ tile }) => here.includes(tile) && !isUnexplored(tile));
}

function* dig(g: Adventure, hero: Hero): Rule {
  const bone = boneHere(g, hero);
  if (!bone) return;
  const test = { need: data.digTarget, card: ID };
  if ((yield* testEither(g, hero, ['cunning', 'spirit'], test)) === 0) {
    yield* g.do.horrorHit(g, hero, { hits: data.horror, cause: CAUSE });
    return;
  }
  removeMarker(g, bone.id);
  count(g, 'bones', 1);
  g.do.gainXp(g, hero, data.digXp);
  g.emit({ t: 'mission', card: `${ID}.bone` });
  yield* g.do.moveDarkness(g, data.darkness);
}

/** The bones call: the more of them, the more likely something hears. */
function* call(g: Adventure): Rule {
  const loud = counter(g, 'bones') - data.quiet;
  if (loud <= 0 || inFight(g) || g.state.mission.objectiveFound) return;
  if (g.roll('call', d6) > loud) return;
  g.emit({ t: 'mission', card: `${ID}.called` });
  yield* g.do.attack(g, 'party', { kind: 'ambush' });
}

function mayDig(g: Adventure, hero: Hero): boolean {
  if (inFight(g) || counter(g, 'bones') >= data.most) return false;
  return !g.state.mission.objectiveFound && boneHere(g, hero) !== undefined;
}

function mayBury(g: Adventure, hero: Hero): boolean {
  if (inFight(g) || g.state.mission.objectiveFound) return false;
  return isOnTile(g, hero.space, ENTRANCE) && counter(g, 'bones') >= leastBones(g);
}

/** Gather bones from the rooms, as many as one dares, and bury them at the Entrance. */
export const theBonesOfFatherCrane: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [1, 3],
  story: { won: ['the-assayers-daughter'], lost: ['close-the-throat'] },
  place: { x: 22, y: 70 },
  world: 'mines',
  gates: () => false,
  clues: 0,
  ability: {
    on: {
      tileRevealed(g, _source, { tile }): undefined {
        const isRoom = g.state.board.tokens.some((room) => room.tile === tile);
        if (isRoom) g.state.mission.markers.push({ id: `bone${tile}`, tile, space: null });
      },
      turnStart: (g) => call(g),
    },
    uses: [
      {
        id: 'dig',
        text: `${ID}.dig`,
        timing: 'instead-of-search',
        possible: (g, source) => mayDig(g, userOf(g, source)),
        resolve: (g, source) => dig(g, userOf(g, source)),
      },
      {
        id: 'bury',
        text: `${ID}.bury`,
        timing: 'instead-of-search',
        possible: (g, source) => mayBury(g, userOf(g, source)),
        // The rest of the turn is skipped: the next one starts the fight.
        *resolve(g): Rule {
          g.state.turn.over = true;
          yield* g.do.findObjective(g, ENTRANCE);
        },
      },
    ],
  },
  *onObjective(g, tile): Rule {
    g.state.mission.markers = [{ id: 'grave', tile, space: null }];
    yield* g.do.attack(g, 'high', { kind: 'tile', tile });
  },
  isWon: finalEnemiesGone,
  *reward(g): Rule {
    const bones = counter(g, 'bones');
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xpEach * bones);
      yield* g.do.gainGold(g, hero, data.goldEach * bones);
    }
    if (bones === data.most) {
      for (const hero of theLiving(g)) g.do.loseCorruption(g, hero, data.corruption);
    }
  },
  *failure(g): Rule {
    for (const hero of theLiving(g)) yield* g.do.corruptionHit(g, hero, data.corruption, CAUSE);
  },
};
