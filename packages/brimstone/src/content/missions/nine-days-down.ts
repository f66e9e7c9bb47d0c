import { choose, d6, PARTY, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroesUp } from '../../adventure.ts';
import { heroesOnTile } from '../../rules/figures.ts';
import { heroStat } from '../../rules/stats.ts';
import type { Hero } from '../../state.ts';
import type { Mission } from '../types.ts';
import { count, counter, countFinalTurn, farEnd, isBeside, testEither, userOf } from './common.ts';

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
const DARKNESS_START = 16;

function survivorsLeft(g: Adventure) {
  return g.state.mission.markers.filter(({ id }) => id.startsWith('survivor'));
}

function takeAway(g: Adventure, survivor: string): void {
  const { mission } = g.state;
  mission.markers = mission.markers.filter(({ id }) => id !== survivor);
}

function besideSurvivors(g: Adventure, hero: Hero) {
  return survivorsLeft(g).filter(({ space }) => space !== null && isBeside(g, hero, space));
}

/** Bad air: a miner is lost when the Darkness first enters each of two spaces; one always remains. */
function badAir(g: Adventure, mark: number): undefined {
  const space = DARKNESS_START - mark;
  const fatal = space === data.lostFirst || space === data.lostSecond;
  if (!fatal || g.state.mission.objectiveFound || counter(g, `air-${space}`) > 0) return undefined;
  count(g, `air-${space}`, 1);
  if (data.survivors - counter(g, 'lost') > 1) count(g, 'lost', 1);
  g.emit({ t: 'mission', card: `${ID}.lost` });
  return undefined;
}

/** From the second turn of the last fight every survivor still there may come to harm. */
function* harmSurvivors(g: Adventure): Rule {
  if (countFinalTurn(g) < 2) return;
  for (const { id } of survivorsLeft(g)) {
    if (g.roll('harm', d6) > data.harmOn) continue;
    if (count(g, `harm-${id}`, 1) < data.harmLimit) continue;
    takeAway(g, id);
    g.emit({ t: 'mission', card: `${ID}.dead` });
  }
}

function* freeSurvivor(g: Adventure, hero: Hero): Rule {
  const chosen = yield* choose({
    seat: hero.index,
    prompt: { key: 'prompt.which-survivor' },
    options: besideSurvivors(g, hero).map(({ id }) => id),
    describe: (id) => ({
      target: { space: survivorsLeft(g).find((each) => each.id === id)?.space ?? 0 },
    }),
  });
  const freed = yield* testEither(g, hero, ['strength', 'cunning'], data.skillTarget, ID);
  if (freed === 0) return;
  takeAway(g, chosen);
  count(g, 'saved', 1);
  g.do.gainXp(g, hero, data.freeXp);
}

/** Rescue: reach the trapped miners before the air runs out, and bring at least one of them up. */
export const nineDaysDown: Mission = {
  id: ID,
  data,
  basic: false,
  world: 'mines',
  clues: data.clues,
  ability: {
    on: {
      darknessMoved: (g, _source, { to }) => badAir(g, to),
      turnStart: (g) => harmSurvivors(g),
      fightEnd(g, _source, { final }): undefined {
        if (!final) return;
        for (const { id } of survivorsLeft(g)) {
          takeAway(g, id);
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
    const here = heroesOnTile(g, tile);
    const [quickest] = [...here].sort(
      (a, b) => heroStat(g, b, 'initiative') - heroStat(g, a, 'initiative'),
    );
    if (quickest) g.do.gainXp(g, quickest, data.clueXp);
  },
  *onObjective(g, tile): Rule {
    const waiting = data.survivors - counter(g, 'lost');
    const spaces = farEnd(g, tile);
    for (let n = 0; n < waiting; n++) {
      g.state.mission.markers.push({ id: `survivor${n}`, tile, space: spaces[n] ?? null });
    }
    yield* g.do.attack(g, 'high', { kind: 'tile', tile });
  },
  isWon: (g) =>
    g.state.mission.objectiveFound && g.state.enemies.length === 0 && counter(g, 'saved') > 0,
  isLost(g) {
    const { objectiveFound } = g.state.mission;
    const hope = survivorsLeft(g).length + counter(g, 'saved') > 0;
    return objectiveFound && !hope ? 'survivors-dead' : null;
  },
  *reward(g): Rule {
    const saved = counter(g, 'saved');
    for (const hero of g.state.heroes) {
      if (hero.dead) continue;
      g.do.gainXp(g, hero, data.xpEach * saved);
      yield* g.do.gainGold(g, hero, data.goldEach * saved);
    }
    if (saved < data.survivors) return;
    const chosen = yield* choose({
      seat: PARTY,
      prompt: { key: 'prompt.who-draws-artifact' },
      options: heroesUp(g).map(({ index }) => `h${index}` as const),
      describe: (id) => ({ target: { hero: Number(id.slice(1)) } }),
    });
    const hero = g.state.heroes[Number(chosen.slice(1))];
    if (hero) yield* g.do.drawArtifact(g, hero);
  },
  *failure(g): Rule {
    for (const hero of g.state.heroes) hero.gold = Math.max(0, hero.gold - data.loseGold);
  },
};
