import { PARTY, pickMany, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroesUp, inFight } from '../../adventure.ts';
import { amongHeroes } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { TileIndex, WorldId } from '../../board/index.ts';
import type { Mission, Upgrade } from '../../content-types.ts';
import {
  count,
  counter,
  countFinalTurn,
  farEnd,
  finalEnemiesGone,
  isBeside,
  marker,
  setCounter,
  testEither,
  theLiving,
  userOf,
  whoDrawsArtifact,
} from '../../language/mission-board.ts';
import { heroesOnTile, tilesOf, worldOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';

const data = {
  coats: 2,
  push: 2,
  cutTarget: 5,
  power: 4,
  powerCut: 2,
  engineTarget: 5,
  dynamite: 2,
  arcHits: 1,
  initiative: 1,
  xp: 75,
  stone: 1,
  corruption: 2,
};
const ID = 'the-far-engine';
const CAUSE = { kind: 'card', id: ID } as const;

function isRunning(g: Adventure): boolean {
  return g.state.mission.objectiveFound && counter(g, 'power') > 0;
}

/** The party has a few warm coats: who wears one is protected against Weather. */
function* handOutCoats(g: Adventure): Rule {
  if (counter(g, 'coats') > 0) return;
  const coats = Math.min(data.coats, g.state.heroes.length);
  const wearers = yield* pickMany({
    seat: PARTY,
    prompt: promptFor('who-wears-coats', { coats }),
    min: coats,
    max: coats,
    ...amongHeroes(g.state.heroes),
  });
  count(g, 'coats', coats);
  for (const hero of wearers) {
    g.do.setUpgrades(g, hero, [...hero.upgrades, companyCoat.id]);
  }
}

/** The coats go back to the Company. */
function takeCoatsBack(g: Adventure): void {
  for (const hero of g.state.heroes) {
    const left = hero.upgrades.filter((id) => id !== companyCoat.id);
    g.do.setUpgrades(g, hero, left);
  }
}

/**
 * Only the mission itself opens a Gate, at the first clue that leaves an exit for it. The conduit of the
 * engine comes through it.
 */
function* openTheWay(g: Adventure, tile: TileIndex): Rule {
  setCounter(g, 'opening', 1);
  const gate = g.do.openGate(g, tile);
  setCounter(g, 'opening', 0);
  if (!gate) return;
  setCounter(g, 'gate', 1);
  g.state.mission.markers.push({ id: 'conduit', tile, space: null });
  g.emit({ t: 'mission', card: `${ID}.clue` });
  yield* g.do.moveDarkness(g, -data.push);
}

function worldOfTile(g: Adventure, tile: TileIndex): WorldId | undefined {
  return g.state.board.layout.tiles[tile]?.world;
}

/** While the engine runs, an arc strikes a random hero beside it every turn but the first. */
function* strikeArc(g: Adventure): Rule {
  const engine = marker(g, 'engine');
  if (countFinalTurn(g) < 2 || !engine || !isRunning(g)) return;
  const near = heroesOnTile(g, engine.tile);
  if (near.length === 0) return;
  yield* g.do.hitHero(g, g.do.randomHero(g, near), { hits: data.arcHits, cause: CAUSE });
}

function* weaken(g: Adventure, by: number): Rule {
  if (!isRunning(g) || by === 0) return;
  if (count(g, 'power', -Math.min(by, counter(g, 'power'))) > 0) return;
  g.emit({ t: 'mission', card: `${ID}.stopped` });
  for (const hero of heroesUp(g)) {
    if (worldOf(g, hero) === 'targa') yield* g.do.gainGrit(g, hero, 1);
  }
}

function* breakEngine(g: Adventure, hero: Hero): Rule {
  const test = { need: data.engineTarget, card: ID, enough: counter(g, 'power') };
  yield* weaken(g, yield* testEither(g, hero, ['strength', 'cunning'], test));
}

function* cutConduit(g: Adventure, hero: Hero): Rule {
  count(g, 'cut-tried', 1);
  const test = { need: data.cutTarget, card: ID };
  const cut = yield* testEither(g, hero, ['strength', 'cunning'], test);
  if (cut > 0) count(g, 'cut', 1);
  else yield* g.do.hitHero(g, hero, { hits: data.arcHits, cause: CAUSE });
}

function canCut(g: Adventure, hero: Hero): boolean {
  const conduit = marker(g, 'conduit');
  if (!conduit || inFight(g) || counter(g, 'cut-tried') > 0) return false;
  return !g.state.mission.objectiveFound && tilesOf(g, hero.space).includes(conduit.tile);
}

function canBreak(g: Adventure, hero: Hero): boolean {
  const space = marker(g, 'engine')?.space ?? null;
  return isRunning(g) && space !== null && isBeside(g, hero, space);
}

/** Lent by the Company for this adventure. */
export const companyCoat: Upgrade = {
  id: 'company-coat',
  class: null,
  ability: { immune: ['weather'] },
};

/** Cross a Gate, find the engine on the Targa Plateau and defeat what guards it. */
export const theFarEngine: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [1, 5],
  story: { won: ['dead-weight', 'the-last-warm-room'], lost: ['dead-weight', 'run-for-daylight'] },
  place: { x: 72, y: 24 },
  world: 'mines',
  gates: (g) => counter(g, 'opening') > 0,
  clues: 0,
  ability: {
    enemiesWhen: (g) => (isRunning(g) ? { initiative: data.initiative } : {}),
    on: {
      adventureStart: (g) => handOutCoats(g),
      adventureEnd(g): undefined {
        takeCoatsBack(g);
      },
      turnStart: (g) => strikeArc(g),
      exploded(g, _source, { spaces }) {
        const space = marker(g, 'engine')?.space ?? null;
        return space !== null && spaces.includes(space) ? weaken(g, data.dynamite) : undefined;
      },
    },
    uses: [
      {
        id: 'cut',
        text: `${ID}.cut`,
        timing: 'instead-of-search',
        possible: (g, source) => canCut(g, userOf(g, source)),
        resolve: (g, source) => cutConduit(g, userOf(g, source)),
      },
      {
        id: 'break',
        text: `${ID}.break`,
        timing: 'instead-of-attack',
        possible: (g, source) => canBreak(g, userOf(g, source)),
        resolve: (g, source) => breakEngine(g, userOf(g, source)),
      },
    ],
  },
  heedsClue: (g, tile) => worldOfTile(g, tile) === 'targa' || counter(g, 'gate') === 0,
  goesOnIn: (g) => (counter(g, 'gate') > 0 ? 'targa' : 'mines'),
  onClue: (g, tile) => openTheWay(g, tile),
  findsObjective: (g, tile) => worldOfTile(g, tile) === 'targa',
  *onObjective(g, tile): Rule {
    setCounter(g, 'power', counter(g, 'cut') > 0 ? data.powerCut : data.power);
    g.state.mission.markers.push({ id: 'engine', tile, space: farEnd(g, tile)[0] ?? null });
    yield* g.do.attack(g, 'epic', { kind: 'tile', tile });
  },
  isWon: finalEnemiesGone,
  *reward(g): Rule {
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp);
      yield* g.do.gainDarkStone(g, hero, data.stone);
    }
    yield* g.do.drawArtifact(g, yield* whoDrawsArtifact(g), 'targa');
  },
  *failure(g): Rule {
    g.state.mission.darknessAhead = true;
    for (const hero of theLiving(g)) {
      if (worldOf(g, hero) === 'targa') {
        yield* g.do.corruptionHit(g, hero, data.corruption, CAUSE);
      }
    }
  },
};
