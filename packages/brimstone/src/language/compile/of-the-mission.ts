import { d6, pick, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { SpaceId } from '../../board/index.ts';
import type { Marker, MarkerId } from '../../markers.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Effect, OfTheMission } from '../effects.ts';
import { type Does, type Frame, youOf } from '../frame.ts';
import {
  count,
  ENTRANCE,
  farEnd,
  markersOf,
  removeMarker,
  setCounter,
  spread,
  theLiving,
  whoDrawsArtifact,
} from '../mission-board.ts';
import { compileMarkers, counterOf, tileOfMission } from './markers.ts';
import type { CompileAll } from './on-heroes.ts';
import { compileQuantity, compileWhen } from './values.ts';

type Word = OfTheMission['do'];
type Of<Each extends Word> = Extract<OfTheMission, { readonly do: Each }>;

/** What every word means that only missions say. */
export const OF_THE_MISSION: {
  readonly [Each in Word]: (effect: Of<Each>, compile: CompileAll) => Does;
} = {
  tell:
    ({ what }) =>
    ({ g, card }) =>
      void g.emit({ t: 'mission', card: `${card}.${what}` }),
  count: ({ counter, by }) => {
    const amount = compileQuantity(by);
    return (at) => void count(at.g, counterOf(at, counter), amount(at, counter));
  },
  set: ({ counter, n }) => {
    const amount = compileQuantity(n);
    return (at) => setCounter(at.g, counterOf(at, counter), amount(at, counter)) as undefined;
  },
  mark: compileMark,
  unmark:
    ({ marker: kind }) =>
    ({ g, marker }) => {
      const gone = kind === undefined ? [marker] : markersOf(g, kind);
      for (const each of gone) if (each) removeMarker(g, each.id);
      return undefined;
    },
  'with-marker': compileWithMarker,
  threat:
    ({ level, how }) =>
    (at) =>
      at.g.do.attack(
        at.g,
        level,
        how === 'here' ? { kind: 'tile', tile: tileOfMission(at) } : { kind: 'ambush' },
      ),
  luck: ({ what, upTo, then }, compile) => {
    const [most, does] = [compileQuantity(upTo), compile(then)];
    return (at) => {
      const limit = most(at, what);
      return limit > 0 && at.g.roll(what, d6) <= limit ? does(at) : undefined;
    };
  },
  'find-objective': ({ place }) =>
    function* (at) {
      at.g.state.turn.over = true;
      yield* at.g.do.findObjective(at.g, place === 'entrance' ? ENTRANCE : tileOfMission(at));
    },
  win:
    ({ by }) =>
    ({ g }) =>
      g.do.winAdventure(g, by),
  lose:
    ({ by }) =>
    ({ g }) =>
      g.do.loseAdventure(g, by),
  'darkness-ahead':
    () =>
    ({ g }) => {
      g.state.mission.darknessAhead = true;
      return undefined;
    },
  'party-artifact': ({ world }) =>
    function* ({ g }) {
      yield* g.do.drawArtifact(g, yield* whoDrawsArtifact(g), world);
    },
  'share-loot':
    ({ n }) =>
    ({ g }) =>
      g.do.drawLootTogether(g, theLiving(g), n),
  'lose-bag': () => (at) => {
    for (const token of [...youOf(at).bag]) at.g.do.loseToken(at.g, youOf(at), token);
    return undefined;
  },
  run:
    ({ routine }) =>
    (at) => {
      at.g.spend();
      const mission = at.g.content.missions[at.g.state.mission.id];
      return mission?.routines?.[routine]?.(at);
    },
};

const PLAIN: ReadonlySet<Word> = new Set<Word>([
  ...(['tell', 'count', 'set', 'mark', 'unmark', 'darkness-ahead', 'lose-bag'] as const),
]);

export function isMissionWord(word: string): boolean {
  return Object.hasOwn(OF_THE_MISSION, word);
}

export function isOfMission(effect: Effect): effect is OfTheMission {
  return isMissionWord(effect.do);
}

/** Whether it has happened as soon as it is done, and asks nobody. */
export function isPlainOfMission(
  effect: OfTheMission,
  isPlain: (effect: Effect) => boolean,
): boolean {
  if (effect.do === 'luck') return effect.then.every(isPlain);
  if (effect.do === 'with-marker') return effect.by !== 'choice' && effect.then.every(isPlain);
  return PLAIN.has(effect.do);
}

function compileMark({ marker, place, number, n }: Of<'mark'>): Does {
  const [which, many] = [number, n].map((each) => each !== undefined && compileQuantity(each));
  return (at) => {
    const { g } = at;
    const tile = tileOfMission(at);
    const put = (id: MarkerId, space: SpaceId | null) =>
      g.state.mission.markers.push({ id, tile, space });
    const most = many ? many(at, marker) : 1;
    const spaces = place === 'spread' ? spread(g, tile, most) : place ? farEnd(g, tile) : [];
    if (!many) put(which ? `${marker}${which(at, marker)}` : marker, spaces[0] ?? null);
    else for (const [id, space] of spaces.slice(0, most).entries()) put(`${marker}${id}`, space);
    return undefined;
  };
}

function compileWithMarker({ of, by, then }: Of<'with-marker'>, compile: CompileAll): Does {
  const [finds, does] = [compileMarkers(of, compileWhen), compile(then)];
  const about = (at: Frame, marker: Marker | undefined) =>
    marker ? does({ ...at, marker }) : undefined;
  if (by === 'choice') {
    return function* (at) {
      const rest = about(at, yield* chooseMarker(at, finds(at)));
      if (rest) yield* rest;
    };
  }
  if (by === undefined) return (at) => about(at, finds(at)[0]);
  return (at) => inTurn(finds(at), (marker) => about(at, marker));
}

/** At once as long as nothing asks. */
function inTurn(
  [first, ...others]: readonly Marker[],
  does: (marker: Marker) => Rule<unknown> | undefined,
): Rule<unknown> | undefined {
  if (!first) return undefined;
  const rest = does(first);
  return rest ? goOn(rest, others, does) : inTurn(others, does);
}

function* goOn(
  rest: Rule<unknown>,
  others: readonly Marker[],
  does: (marker: Marker) => Rule<unknown> | undefined,
): Rule {
  yield* rest;
  const more = inTurn(others, does);
  if (more) yield* more;
}

function* chooseMarker(at: Frame, of: readonly Marker[]): Rule<Marker | undefined> {
  if (of.length === 0) return undefined;
  return yield* pick({
    seat: youOf(at).index,
    prompt: promptFor('which-marker'),
    of,
    id: ({ id }) => id,
    means: ({ space }): BrimstoneMeaning => ({ kind: 'space', space: space ?? 0 }),
  });
}
