import { d6, PARTY, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { amongHeroes } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { Mission, Upgrade } from '../../content-types.ts';
import {
  count,
  counter,
  countFinalTurn,
  farEnd,
  isAtHand,
  removeMarker,
  theLiving,
  userOf,
} from '../../language/mission-board.ts';
import { adjacentHeroes, tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';

const data = {
  clues: 2,
  move: -1,
  whisperOn: 2,
  corruption: 1,
  push: 3,
  throwTarget: 4,
  throws: 3,
  throwXp: 10,
  wave: 3,
  xp: 70,
  gold: 100,
  failCorruption: 2,
};
const ID = 'dead-weight';
const CAUSE = { kind: 'card', id: ID } as const;
const BOX = 'box';

/** What the party carries for this adventure. */
export const leadBox: Upgrade = {
  id: 'lead-box',
  class: null,
  data: { move: data.move },
  ability: { stats: { move: data.move } },
};

function carries(hero: Hero): boolean {
  return hero.upgrades.includes(leadBox.id);
}

function give(g: Adventure, hero: Hero): void {
  g.do.setUpgrades(g, hero, [...hero.upgrades, leadBox.id]);
}

function takeFrom(g: Adventure, hero: Hero): void {
  const left = hero.upgrades.filter((id) => id !== leadBox.id);
  g.do.setUpgrades(g, hero, left);
}

function* chooseBearer(g: Adventure): Rule {
  if (count(g, 'given', 1) > 1) return;
  const bearer = yield* pick({
    seat: PARTY,
    prompt: promptFor('who-carries-box'),
    ...amongHeroes(g.state.heroes),
  });
  give(g, bearer);
}

/** Who falls lets go of it. */
function drop(g: Adventure): void {
  for (const hero of g.state.heroes) {
    if (isUp(hero) || !carries(hero)) continue;
    takeFrom(g, hero);
    const [tile = 0] = tilesOf(g, hero.space);
    g.state.mission.markers.push({ id: BOX, tile, space: hero.space });
  }
}

function* whisper(g: Adventure): Rule {
  drop(g);
  for (const hero of g.state.heroes.filter(carries)) {
    if (g.roll('whisper', d6) > data.whisperOn) continue;
    g.emit({ t: 'mission', card: `${ID}.whisper` });
    yield* g.do.corruptionHit(g, hero, data.corruption, CAUSE);
  }
}

/** At the well it calls for help, again and again. */
function* callForHelp(g: Adventure): Rule {
  const turn = countFinalTurn(g);
  if (turn < 2 || turn % data.wave !== 0) return;
  g.emit({ t: 'mission', card: `${ID}.wave` });
  yield* g.do.attack(g, 'low', { kind: 'ambush' });
}

function* handOver(g: Adventure, hero: Hero): Rule {
  const to = yield* pick({
    seat: hero.index,
    prompt: promptFor('hand-box-to'),
    ...amongHeroes(adjacentHeroes(g, hero.space)),
  });
  takeFrom(g, hero);
  give(g, to);
}

function* throwIn(g: Adventure, hero: Hero): Rule {
  const enough = data.throws - counter(g, 'pushed');
  const test = { skill: 'strength', need: data.throwTarget, card: ID, enough } as const;
  const pushed = Math.min(enough, yield* g.do.skillTest(g, hero, test));
  if (pushed > 0) g.do.gainXp(g, hero, data.throwXp * pushed);
  if (count(g, 'pushed', pushed) < data.throws) return;
  g.emit({ t: 'mission', card: `${ID}.gone` });
  yield* g.do.winAdventure(g, 'box-gone');
}

/** Carry a box that wants to stay to a well that has no bottom. */
export const deadWeight: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [3, 5],
  story: { won: ['the-last-warm-room'], lost: ['run-for-daylight'] },
  place: { x: 84, y: 40 },
  world: 'mines',
  gates: () => false,
  clues: data.clues,
  ability: {
    on: {
      adventureStart: (g) => chooseBearer(g),
      adventureEnd(g): undefined {
        for (const hero of g.state.heroes) takeFrom(g, hero);
      },
      *turnStart(g): Rule {
        yield* whisper(g);
        yield* callForHelp(g);
      },
      heroDown(g): undefined {
        drop(g);
      },
    },
    uses: [
      {
        id: 'lift',
        text: `${ID}.lift`,
        timing: 'activation',
        possible: (g, source) => isAtHand(g, userOf(g, source), BOX),
        *resolve(g, source): Rule {
          removeMarker(g, BOX);
          give(g, userOf(g, source));
        },
      },
      {
        id: 'hand',
        text: `${ID}.hand`,
        timing: 'activation',
        limit: 'turn',
        possible(g, source) {
          const hero = userOf(g, source);
          return carries(hero) && adjacentHeroes(g, hero.space).length > 0;
        },
        resolve: (g, source) => handOver(g, userOf(g, source)),
      },
      {
        id: 'throw',
        text: `${ID}.throw`,
        timing: 'instead-of-attack',
        possible: (g, source) => {
          const hero = userOf(g, source);
          return carries(hero) && isAtHand(g, hero, 'well');
        },
        resolve: (g, source) => throwIn(g, userOf(g, source)),
      },
    ],
  },
  *onClue(g): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue` });
  },
  *onObjective(g, tile): Rule {
    g.state.mission.markers.push({ id: 'well', tile, space: farEnd(g, tile)[0] ?? null });
    yield* g.do.moveDarkness(g, -data.push);
    yield* g.do.attack(g, 'high', { kind: 'tile', tile });
  },
  *reward(g): Rule {
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp);
      yield* g.do.gainGold(g, hero, data.gold);
    }
  },
  *failure(g): Rule {
    g.state.mission.darknessAhead = true;
    for (const hero of theLiving(g)) {
      yield* g.do.corruptionHit(g, hero, data.failCorruption, CAUSE);
    }
  },
};
