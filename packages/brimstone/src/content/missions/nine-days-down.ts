import { d6, pick, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { promptFor } from '../../asks.ts';
import type { Mission } from '../../content-types.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import { heroesOnTile, heroStat, markOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import {
  count,
  counter,
  countFinalTurn,
  farEnd,
  finalEnemiesGone,
  isBeside,
  markersOf,
  removeMarker,
  testEither,
  theLiving,
  userOf,
  whoDrawsArtifact,
} from './common.ts';

const data = {
  clues: 2,
  survivors: 3,
  lostFirst: 6,
  lostSecond: 11,
  skillTarget: 4,
  clueXp: 5,
  freeXp: 20,
  harmOn: 2,
  harmLimit: 2,
  xpEach: 20,
  goldEach: 25,
  loseGold: 50,
};
const ID = 'nine-days-down';
const BAD_AIR = [markOf(data.lostFirst), markOf(data.lostSecond)];

function survivorsLeft(g: Adventure) {
  return markersOf(g, 'survivor');
}

function besideSurvivors(g: Adventure, hero: Hero) {
  return survivorsLeft(g).filter(({ space }) => space !== null && isBeside(g, hero, space));
}

/** Bad air: a miner is lost when the Darkness first enters each of two spaces. */
function badAir(g: Adventure, mark: number): void {
  const already = counter(g, `air-${mark}`) > 0;
  if (!BAD_AIR.includes(mark) || already || g.state.mission.objectiveFound) return;
  count(g, `air-${mark}`, 1);
  count(g, 'lost', 1);
  g.emit({ t: 'mission', card: `${ID}.lost` });
}

/** From the second turn of the last fight every survivor still there may come to harm. */
function harmSurvivors(g: Adventure): void {
  if (countFinalTurn(g) < 2) return;
  for (const { id } of survivorsLeft(g)) {
    if (g.roll('harm', d6) > data.harmOn) continue;
    if (count(g, `harm-${id}`, 1) < data.harmLimit) continue;
    removeMarker(g, id);
    g.emit({ t: 'mission', card: `${ID}.dead` });
  }
}

function* freeSurvivor(g: Adventure, hero: Hero): Rule {
  const survivor = yield* pick({
    seat: hero.index,
    prompt: promptFor('which-survivor'),
    of: besideSurvivors(g, hero),
    id: ({ id }) => id,
    means: ({ space }): BrimstoneMeaning => ({ kind: 'space', space: space ?? 0 }),
  });
  const test = { need: data.skillTarget, card: ID };
  if ((yield* testEither(g, hero, ['strength', 'cunning'], test)) === 0) return;
  removeMarker(g, survivor.id);
  count(g, 'saved', 1);
  g.do.gainXp(g, hero, data.freeXp);
}

/** Rescue: reach the trapped miners before the air runs out, and bring at least one of them up. */
export const nineDaysDown: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [1, 3],
  story: {
    won: ['the-assayers-daughter', 'close-the-throat'],
    lost: ['close-the-throat', 'the-one-that-limps'],
  },
  place: { x: 48, y: 66 },
  world: 'mines',
  clues: data.clues,
  ability: {
    on: {
      darknessMoved(g, _source, { to, forward }): undefined {
        if (forward) badAir(g, to);
      },
      turnStart(g): undefined {
        harmSurvivors(g);
      },
      fightEnd(g, _source, { final }): undefined {
        if (!final) return;
        for (const { id } of survivorsLeft(g)) {
          removeMarker(g, id);
          count(g, 'saved', 1);
        }
      },
    },
    uses: [
      {
        id: 'free',
        text: `${ID}.free`,
        timing: 'instead-of-attack',
        possible: (g, source) => besideSurvivors(g, userOf(g, source)).length > 0,
        resolve: (g, source) => freeSurvivor(g, userOf(g, source)),
      },
    ],
  },
  *onClue(g, tile): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue1` });
    const [quickest] = heroesOnTile(g, tile).sort(
      (a, b) => heroStat(g, b, 'initiative') - heroStat(g, a, 'initiative'),
    );
    if (quickest) g.do.gainXp(g, quickest, data.clueXp);
  },
  *onObjective(g, tile): Rule {
    const waiting = data.survivors - counter(g, 'lost');
    const spaces = farEnd(g, tile).slice(0, waiting);
    spaces.forEach((space, n) => {
      g.state.mission.markers.push({ id: `survivor${n}`, tile, space });
    });
    yield* g.do.attack(g, 'high', { kind: 'tile', tile });
  },
  isWon: (g) => finalEnemiesGone(g) && counter(g, 'saved') > 0,
  isLost(g) {
    const hope = survivorsLeft(g).length + counter(g, 'saved') > 0;
    return g.state.mission.objectiveFound && !hope ? 'survivors-dead' : null;
  },
  *reward(g): Rule {
    const saved = counter(g, 'saved');
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xpEach * saved);
      yield* g.do.gainGold(g, hero, data.goldEach * saved);
    }
    if (saved === data.survivors) yield* g.do.drawArtifact(g, yield* whoDrawsArtifact(g));
  },
  *failure(g): Rule {
    for (const hero of theLiving(g)) g.do.loseGold(g, hero, data.loseGold);
  },
};
