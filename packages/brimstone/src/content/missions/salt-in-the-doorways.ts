import { d6, type Rule } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import type { TileIndex } from '../../board/index.ts';
import type { Mission } from '../../content-types.ts';
import { markOf, tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import {
  count,
  counter,
  farEnd,
  markersOf,
  removeMarker,
  setCounter,
  testEither,
  theLiving,
  userOf,
} from './common.ts';

const data = {
  clues: 3,
  width: 3,
  widthAlone: 2,
  sealTarget: 4,
  sealXp: 15,
  push: 3,
  leakOn: 1,
  widenFirst: 11,
  widenSecond: 6,
  widen: 1,
  xp: 50,
  gold: 60,
  bonusXp: 25,
};
const ID = 'salt-in-the-doorways';
const WIDENS = [markOf(data.widenFirst), markOf(data.widenSecond)];

function openRifts(g: Adventure) {
  return markersOf(g, 'rift');
}

function riftHere(g: Adventure, hero: Hero) {
  const here = tilesOf(g, hero.space);
  return openRifts(g).find(({ tile }) => here.includes(tile));
}

function openRift(g: Adventure, tile: TileIndex): void {
  const id = `rift${counter(g, 'clues')}` as const;
  g.state.mission.markers.push({ id, tile, space: farEnd(g, tile)[0] ?? null });
  setCounter(g, id, g.state.heroes.length === 1 ? data.widthAlone : data.width);
}

/** Every success is one width of the rift; with the last it is closed, and the Darkness gives way. */
function* seal(g: Adventure, hero: Hero): Rule {
  const rift = riftHere(g, hero);
  if (!rift) return;
  const width = counter(g, rift.id);
  const test = { need: data.sealTarget, card: ID, enough: width };
  const salted = yield* testEither(g, hero, ['spirit', 'lore'], test);
  if (count(g, rift.id, -Math.min(salted, width)) > 0) return;
  removeMarker(g, rift.id);
  count(g, 'sealed', 1);
  g.do.gainXp(g, hero, data.sealXp);
  g.emit({ t: 'mission', card: `${ID}.sealed` });
  yield* g.do.moveDarkness(g, -data.push);
}

/** The Darkness leans on what is open. */
function widen(g: Adventure, mark: number): void {
  if (!WIDENS.includes(mark) || openRifts(g).length === 0) return;
  g.emit({ t: 'mission', card: `${ID}.wider` });
  for (const { id } of openRifts(g)) count(g, id, data.widen);
}

/** Whatever is open lets something in, sooner or later. */
function* leak(g: Adventure): Rule {
  for (const _ of openRifts(g)) {
    if (inFight(g) || g.roll('leak', d6) > data.leakOn) continue;
    g.emit({ t: 'mission', card: `${ID}.leak` });
    yield* g.do.attack(g, 'low', { kind: 'ambush' });
  }
}

/** Close three rifts, each in a room of its own, before too much has come through. */
export const saltInTheDoorways: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [2, 4],
  story: { won: ['the-far-engine'], lost: ['run-for-daylight'] },
  place: { x: 64, y: 74 },
  world: 'mines',
  gates: () => false,
  clues: data.clues,
  ability: {
    on: {
      turnStart: (g) => leak(g),
      darknessMoved(g, _source, { to, forward }): undefined {
        if (forward) widen(g, to);
      },
    },
    uses: [
      {
        id: 'seal',
        text: `${ID}.seal`,
        timing: 'instead-of-attack',
        possible: (g, source) => riftHere(g, userOf(g, source)) !== undefined,
        resolve: (g, source) => seal(g, userOf(g, source)),
      },
    ],
  },
  *onClue(g, tile): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue` });
    openRift(g, tile);
  },
  *onObjective(g, tile): Rule {
    if (openRifts(g).length === 0) count(g, 'clean', 1);
    openRift(g, tile);
    yield* g.do.attack(g, 'high', { kind: 'tile', tile });
  },
  isWon: (g) => g.state.mission.objectiveFound && !inFight(g) && openRifts(g).length === 0,
  *reward(g): Rule {
    const bonus = counter(g, 'clean') > 0 ? data.bonusXp : 0;
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp + bonus);
      yield* g.do.gainGold(g, hero, data.gold);
    }
  },
  *failure(g): Rule {
    g.state.mission.darknessAhead = true;
  },
};
