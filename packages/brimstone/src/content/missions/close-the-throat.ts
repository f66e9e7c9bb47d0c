import { choose, d6, type Rule } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import { promptFor } from '../../asks.ts';
import type { Mission } from '../../content-types.ts';
import { sum } from '../../dice.ts';
import {
  count,
  counter,
  countFinalTurn,
  farEnd,
  finalEnemiesGone,
  marker,
  markersOf,
  removeMarker,
  setCounter,
  theLiving,
  userOf,
} from '../../language/mission-board.ts';
import { enemiesOnTile, hasToken, heroesOnTile, tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';

const data = {
  charges: 3,
  chargesAlone: 2,
  plantTarget: 4,
  plantXp: 15,
  plantDamage: 2,
  push: 2,
  fuse: 6,
  pinchTarget: 5,
  pinch: 1,
  xp: 50,
  gold: 75,
  bonusXp: 25,
};
const ID = 'close-the-throat';
const CAUSE = { kind: 'card', id: ID } as const;

/** Who goes alone cannot carry all of them. */
function chargesToSet(g: Adventure): number {
  return g.state.heroes.length === 1 ? data.chargesAlone : data.charges;
}

/** The bore hole without a charge on the hero's tile. */
function emptyHole(g: Adventure, hero: Hero) {
  const here = tilesOf(g, hero.space);
  return markersOf(g, 'hole').find(({ tile }) => here.includes(tile));
}

/** A charge is set with Cunning, or surely with a stick of dynamite of one's own. */
function* setCharge(g: Adventure, hero: Hero): Rule {
  const hole = emptyHole(g, hero);
  if (!hole) return;
  if (!(yield* placesCharge(g, hero))) {
    yield* g.do.hitHero(g, hero, { hits: 1, damage: data.plantDamage, cause: CAUSE });
    return;
  }
  removeMarker(g, hole.id);
  g.do.gainXp(g, hero, data.plantXp);
  g.emit({ t: 'mission', card: `${ID}.planted` });
  yield* g.do.moveDarkness(g, -data.push);
  if (count(g, 'charges', 1) < chargesToSet(g)) return;
  // The rest of the turn is skipped: the next one starts the fight.
  g.state.turn.over = true;
  yield* g.do.findObjective(g, hole.tile);
}

function* placesCharge(g: Adventure, hero: Hero): Rule<boolean> {
  if (hasToken(hero, 'dynamite') && (yield* takesDynamite(hero))) {
    g.do.loseToken(g, hero, 'dynamite');
    return true;
  }
  const test = { skill: 'cunning', need: data.plantTarget, card: ID } as const;
  return (yield* g.do.skillTest(g, hero, test)) > 0;
}

function* takesDynamite(hero: Hero): Rule<boolean> {
  const chosen = yield* choose({
    seat: hero.index,
    prompt: promptFor('set-charge-with'),
    options: ['cunning', 'dynamite'],
    describe: (id) => ({ text: { key: id === 'dynamite' ? 'dynamite.name' : 'skill.cunning' } }),
  });
  return chosen === 'dynamite';
}

function canPinch(g: Adventure, hero: Hero): boolean {
  const charge = marker(g, 'charge');
  const fuse = counter(g, 'fuse');
  const isPinched = counter(g, 'pinched-in-turn') === g.state.turn.number;
  if (!charge || fuse === 0 || fuse === data.fuse || isPinched) return false;
  return tilesOf(g, hero.space).includes(charge.tile);
}

function* pinchFuse(g: Adventure, hero: Hero): Rule {
  setCounter(g, 'pinched-in-turn', g.state.turn.number);
  const test = { skill: 'agility', need: data.pinchTarget, card: ID } as const;
  if ((yield* g.do.skillTest(g, hero, test)) > 0) count(g, 'fuse', data.pinch);
}

/** Every turn of the last fight but its first the fuse burns; at its end everything there is hurt. */
function* burnFuse(g: Adventure): Rule {
  const charge = marker(g, 'charge');
  if (countFinalTurn(g) < 2 || !charge || counter(g, 'blasted') > 0) return;
  if (count(g, 'fuse', -1) > 0) return;
  count(g, 'blasted', 1);
  g.emit({ t: 'mission', card: `${ID}.blast` });
  const models = { heroes: heroesOnTile(g, charge.tile), enemies: enemiesOnTile(g, charge.tile) };
  for (const hero of models.heroes) yield* g.do.woundHero(g, hero, blast(g), CAUSE);
  for (const enemy of models.enemies) {
    yield* g.do.woundEnemy(g, enemy, blast(g), { hero: null, cause: CAUSE });
  }
}

function blast(g: Adventure): number {
  return sum(g.rollMany('blast', d6, 2));
}

/** Plant three charges, then survive what the last one wakes while the fuse burns. */
export const closeTheThroat: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [1, 4],
  story: { won: ['the-one-that-limps'], lost: ['salt-in-the-doorways'] },
  place: { x: 56, y: 50 },
  world: 'mines',
  clues: 0,
  setUp(state): void {
    state.mission.markers.push({ id: 'hole0', tile: 0, space: null });
  },
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
  /** The first charge is set at the Entrance: no clue is needed for it. */
  heedsClue: (g) => counter(g, 'clues') + 1 < chargesToSet(g),
  *onClue(g, tile, found): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue` });
    g.state.mission.markers.push({ id: `hole${found}`, tile, space: null });
  },
  *onObjective(g, tile): Rule {
    setCounter(g, 'fuse', data.fuse);
    g.state.mission.markers.push({ id: 'charge', tile, space: farEnd(g, tile)[0] ?? null });
    yield* g.do.attack(g, 'epic', { kind: 'tile', tile });
  },
  isWon: finalEnemiesGone,
  *reward(g): Rule {
    const bonus = counter(g, 'blasted') === 0 ? data.bonusXp : 0;
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp + bonus);
      yield* g.do.gainGold(g, hero, data.gold);
    }
  },
  *failure(g): Rule {
    g.state.mission.darknessAhead = true;
  },
};
