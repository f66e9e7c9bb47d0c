import { d6, type Rule, sum } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import type { TileIndex } from '../../board/index.ts';
import { enemiesOnTile, heroesOnTile, tilesOf } from '../../rules/figures.ts';
import type { Hero } from '../../state.ts';
import type { Mission } from '../types.ts';
import { count, counter, countFinalTurn, farEnd, finalEnemiesGone, userOf } from './common.ts';

const data = {
  clues: 3,
  plantTarget: 4,
  plantXp: 15,
  plantDamage: 2,
  push: 1,
  fuse: 6,
  pinchTarget: 5,
  pinch: 1,
  xp: 50,
  gold: 75,
  bonusXp: 25,
};
const ID = 'close-the-throat';
const CAUSE = { kind: 'card', id: ID } as const;

/** The bore hole without a charge on the hero's tile. */
function emptyHole(g: Adventure, hero: Hero) {
  const here = tilesOf(g, hero.space);
  return g.state.mission.markers.find(
    ({ id, tile }) => id.startsWith('hole') && here.includes(tile),
  );
}

function objectiveTile(g: Adventure): TileIndex | null {
  return g.state.mission.markers.find(({ id }) => id === 'charge')?.tile ?? null;
}

/** A charge is set with Cunning, or surely with a stick of dynamite of one's own. */
function* setCharge(g: Adventure, hero: Hero): Rule {
  const hole = emptyHole(g, hero);
  if (!hole) return;
  if (!(yield* placesCharge(g, hero))) {
    yield* g.do.hitHero(g, hero, { hits: 1, damage: data.plantDamage, cause: CAUSE });
    return;
  }
  const { mission } = g.state;
  mission.markers = mission.markers.filter(({ id }) => id !== hole.id);
  g.do.gainXp(g, hero, data.plantXp);
  g.emit({ t: 'mission', card: `${ID}.planted` });
  yield* g.do.moveDarkness(g, -data.push);
  if (count(g, 'charges', 1) < data.clues) return;
  yield* g.do.findObjective(g, hole.tile);
  g.state.turn.over = true;
}

function* placesCharge(g: Adventure, hero: Hero): Rule<boolean> {
  if (hero.bag.includes('dynamite')) {
    g.do.loseToken(g, hero, 'dynamite');
    return true;
  }
  const test = { skill: 'cunning', need: data.plantTarget, card: ID } as const;
  return (yield* g.do.skillTest(g, hero, test)) > 0;
}

function* pinchFuse(g: Adventure, hero: Hero): Rule {
  count(g, 'pinched-in-turn', g.state.turn.number - counter(g, 'pinched-in-turn'));
  const test = { skill: 'agility', need: data.pinchTarget, card: ID } as const;
  if ((yield* g.do.skillTest(g, hero, test)) === 0) return;
  g.state.mission.counters['fuse'] = Math.min(data.fuse, counter(g, 'fuse') + data.pinch);
}

/** Every turn of the last fight but its first the fuse burns; at its end everything there is hurt. */
function* burnFuse(g: Adventure): Rule {
  if (countFinalTurn(g) < 2 || counter(g, 'blasted') > 0) return;
  if (count(g, 'fuse', -1) > 0) return;
  count(g, 'blasted', 1);
  g.emit({ t: 'mission', card: `${ID}.blast` });
  const tile = objectiveTile(g);
  if (tile === null) return;
  for (const hero of heroesOnTile(g, tile)) {
    yield* g.do.woundHero(g, hero, blast(g), CAUSE);
  }
  for (const enemy of enemiesOnTile(g, tile)) {
    yield* g.do.woundEnemy(g, enemy, blast(g), { hero: null, cause: CAUSE });
  }
  yield* g.do.maybeEndFight(g);
}

function blast(g: Adventure): number {
  return sum(g.rollMany('blast', d6, 2));
}

function canPinch(g: Adventure, hero: Hero): boolean {
  const tile = objectiveTile(g);
  const burning = counter(g, 'fuse') > 0 && counter(g, 'fuse') < data.fuse;
  const notYet = counter(g, 'pinched-in-turn') !== g.state.turn.number;
  return burning && notYet && tile !== null && tilesOf(g, hero.space).includes(tile);
}

/** Plant three charges, then survive what the last one wakes while the fuse burns. */
export const closeTheThroat: Mission = {
  id: ID,
  data,
  basic: false,
  world: 'mines',
  clues: 0,
  ability: {
    on: { turnStart: (g) => burnFuse(g) },
    uses: [
      {
        id: 'plant',
        text: `${ID}.plant`,
        timing: 'instead-of-search',
        possible: (g, source) => !inFight(g) && emptyHole(g, userOf(g, source)) !== undefined,
        resolve: (g, source) => setCharge(g, userOf(g, source)),
      },
      {
        id: 'pinch',
        text: `${ID}.pinch`,
        timing: 'instead-of-attack',
        possible: (g, source) => canPinch(g, userOf(g, source)),
        resolve: (g, source) => pinchFuse(g, userOf(g, source)),
      },
    ],
  },
  *onClue(g, tile, found): Rule {
    if (found > data.clues) return;
    g.state.mission.markers.push({ id: `hole${found}`, tile, space: null });
  },
  *onObjective(g, tile): Rule {
    g.state.mission.counters['fuse'] = data.fuse;
    g.state.mission.markers.push({ id: 'charge', tile, space: farEnd(g, tile)[0] ?? null });
    yield* g.do.attack(g, 'epic', { kind: 'tile', tile });
  },
  isWon: finalEnemiesGone,
  *reward(g): Rule {
    const bonus = counter(g, 'blasted') === 0 ? data.bonusXp : 0;
    for (const hero of g.state.heroes) {
      if (hero.dead) continue;
      g.do.gainXp(g, hero, data.xp + bonus);
      yield* g.do.gainGold(g, hero, data.gold);
    }
  },
};
