import { d6, type Rule } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import type { Mission } from '../../content-types.ts';
import {
  count,
  counter,
  countFinalTurn,
  ENTRANCE,
  farEnd,
  isAtHand,
  isOnTile,
  marker,
  removeMarker,
  setCounter,
  theLiving,
  userOf,
} from '../../language/mission-board.ts';
import { adjacentHeroes, enemiesNextTo, heroOn, isFree, tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';

const data = {
  clues: 2,
  push: 3,
  stride: 2,
  nerve: 4,
  frightOn: 3,
  guardedOn: 1,
  chaseOn: 1,
  leadXp: 5,
  xp: 40,
  gold: 50,
  calmGold: 25,
  sanity: 2,
};
const ID = 'the-assayers-daughter';
const CAUSE = { kind: 'card', id: ID } as const;
const SHE = 'daughter';

function isLeading(g: Adventure, hero: Hero): boolean {
  return counter(g, 'leader') === hero.index + 1;
}

function mayLead(g: Adventure, hero: Hero): boolean {
  return !isLeading(g, hero) && isAtHand(g, hero, SHE);
}

function* lead(g: Adventure, hero: Hero): Rule {
  const isFirst = counter(g, 'led') === 0;
  setCounter(g, 'leader', hero.index + 1);
  count(g, 'led', 1);
  if (isFirst) g.do.gainXp(g, hero, data.leadXp);
  yield* comeAlong(g, hero);
}

/** She keeps to the heels of who leads her; on the Entrance tile she sees the sky. */
function* comeAlong(g: Adventure, hero: Hero): Rule {
  const she = marker(g, SHE);
  if (!she || !isLeading(g, hero)) return;
  removeMarker(g, SHE);
  const [tile = she.tile] = tilesOf(g, hero.space);
  g.state.mission.markers.push({ id: SHE, tile, space: hero.space });
  if (!isOnTile(g, hero.space, ENTRANCE)) return;
  g.emit({ t: 'mission', card: `${ID}.sky` });
  yield* g.do.winAdventure(g, 'daughter-home');
}

/** Enemies beside her wear out her nerve, less so while a hero is beside her too. */
function frighten(g: Adventure): void {
  const space = marker(g, SHE)?.space ?? null;
  if (space === null) return;
  const near = enemiesNextTo(g, space).length > 0 || (!isFree(g, space) && !heroOn(g, space));
  if (!near) return;
  const isGuarded = adjacentHeroes(g, space).length > 0 || heroOn(g, space) !== undefined;
  if (g.roll('fright', d6) > (isGuarded ? data.guardedOn : data.frightOn)) return;
  count(g, 'fright', 1);
  g.emit({ t: 'mission', card: `${ID}.fright` });
}

/** On the way home something is always behind. */
function* chase(g: Adventure): Rule {
  if (counter(g, 'leader') === 0 || g.roll('chase', d6) > data.chaseOn) return;
  g.emit({ t: 'mission', card: `${ID}.chased` });
  yield* g.do.attack(g, 'party', { kind: 'ambush' });
}

function* turnStarts(g: Adventure): Rule {
  if (countFinalTurn(g) < 2) return;
  if (inFight(g)) frighten(g);
  else yield* chase(g);
}

/** Find her, and lead her out. */
export const theAssayersDaughter: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [1, 3],
  story: {
    won: ['the-one-that-limps', 'salt-in-the-doorways'],
    lost: ['until-the-cage-comes', 'salt-in-the-doorways'],
  },
  place: { x: 40, y: 80 },
  world: 'mines',
  gates: () => false,
  clues: data.clues,
  ability: {
    on: {
      turnStart: (g) => turnStarts(g),
      moveRolled(g, _source, moved): undefined {
        if (g.state.mission.objectiveFound && !inFight(g)) moved.spaces += data.stride;
      },
      heroActivationEnd: (g, _source, { hero }) => comeAlong(g, hero),
      heroDown(g, _source, { hero }): undefined {
        if (isLeading(g, hero)) setCounter(g, 'leader', 0);
      },
    },
    uses: [
      {
        id: 'lead',
        text: `${ID}.lead`,
        timing: 'activation',
        limit: 'turn',
        possible: (g, source) => mayLead(g, userOf(g, source)),
        resolve: (g, source) => lead(g, userOf(g, source)),
      },
    ],
  },
  *onClue(g): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue1` });
  },
  *onObjective(g, tile): Rule {
    g.state.mission.markers.push({ id: SHE, tile, space: farEnd(g, tile)[0] ?? null });
    yield* g.do.moveDarkness(g, -data.push);
    yield* g.do.attack(g, 'party', { kind: 'tile', tile });
  },
  isLost: (g) => (counter(g, 'fright') >= data.nerve ? 'daughter-lost' : null),
  *reward(g): Rule {
    const calm = counter(g, 'fright') === 0 ? data.calmGold : 0;
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp);
      yield* g.do.gainGold(g, hero, data.gold + calm);
    }
  },
  *failure(g): Rule {
    for (const hero of theLiving(g)) yield* g.do.loseSanity(g, hero, data.sanity, CAUSE);
  },
};
