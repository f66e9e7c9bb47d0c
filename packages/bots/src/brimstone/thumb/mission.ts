import {
  type AdventureView,
  type Enemy,
  type Hero,
  kindOfMarker,
  type MarkerKind,
  type SpaceId,
  type TileIndex,
} from '@crawlspace/brimstone';
import { type Asked, findOption } from './asked.ts';
import { heroesUp } from './numbers.ts';

type Judge = (view: AdventureView) => boolean;

function counter(view: AdventureView, name: string): number {
  return view.mission.counters[name] ?? 0;
}

/** A small party needs everybody in the fight. */
function hasHandsToSpare(view: AdventureView): boolean {
  return heroesUp(view).length > 2;
}

/** Deeds of missions that are not always worth an attack. All others are what the mission is about. */
const DEEDS: Readonly<Record<string, Readonly<Record<string, Judge>>>> = {
  'the-assayers-daughter': { lead: (view) => counter(view, 'leader') === 0 },
  'the-bones-of-father-crane': { dig: (view) => !hasEnoughBones(view) },
  'dead-weight': { hand: () => false },
  'run-for-daylight': { prop: (view) => view.enemies.length === 0 },
  'salt-in-the-doorways': { seal: (view) => view.enemies.length === 0 || hasHandsToSpare(view) },
  'nine-days-down': { free: (view) => counter(view, 'saved') === 0 },
  'the-far-engine': { break: hasHandsToSpare },
  'close-the-throat': { pinch: (view) => counter(view, 'fuse') <= 2 },
};

/** The party digs for no more bones than it needs. */
function hasEnoughBones(view: AdventureView): boolean {
  return counter(view, 'bones') >= (view.heroes.length === 1 ? 2 : 3);
}

/** Whether a hero has what the mission is about. */
export function carriesIt({ upgrades }: Hero): boolean {
  return upgrades.includes('lead-box');
}

/** The enemy that the mission is about. */
export function isWanted(view: AdventureView, { id, type }: Enemy): boolean {
  return view.mission.id === 'the-one-that-limps' && id === `${type}${counter(view, 'quarry')}`;
}

/** Markers that somebody has to go to, by the beginning of their name. */
const ERRANDS: Readonly<Partial<Record<MarkerKind, (view: AdventureView, hero: Hero) => boolean>>> =
  {
    box: () => true,
    valve: hasHandsToSpare,
    well: (_view, hero) => carriesIt(hero),
    daughter: (view) => counter(view, 'leader') === 0,
    survivor: (view) => counter(view, 'saved') === 0,
    bell: (view) => counter(view, 'rung-in-turn') !== view.turn.number,
    engine: (view) => counter(view, 'power') > 0 && hasHandsToSpare(view),
  };

/** Whether the mission itself offers a use. */
export function isMissionDeed(
  { mission }: AdventureView,
  { card }: { readonly card: string },
): boolean {
  return card === mission.id;
}

/** An action of the mission that is on offer and worth it. */
export function missionDeed(asked: Asked): string | null {
  const { view } = asked;
  const { id } = view.mission;
  return findOption(asked, (meaning) => {
    if (meaning.kind !== 'use' || !isMissionDeed(view, meaning)) return false;
    return DEEDS[id]?.[meaning.use]?.(view) ?? true;
  });
}

/** Where the mission needs a hero now. */
export function errands(view: AdventureView, hero: Hero): SpaceId[] {
  return view.mission.markers.flatMap((marker) => {
    const { space } = marker;
    const wanted = ERRANDS[kindOfMarker(marker)];
    return space !== null && wanted?.(view, hero) ? [space] : [];
  });
}

/** Where something is left to do between fights, before the party goes on. */
export function leftToDo(view: AdventureView): TileIndex[] {
  const { id, markers } = view.mission;
  const task = TASKS[id];
  if (task) return task(view);
  return markers.flatMap((each) => (IN_PASSING.has(kindOfMarker(each)) ? each.tile : []));
}

/** What is best done before the party goes on. */
const IN_PASSING: ReadonlySet<MarkerKind> = new Set<MarkerKind>(['hole', 'rift', 'valve']);

/** Where the party came in. */
const ENTRANCE: TileIndex = 0;

/** Whether everybody is wanted where the party came in. */
export function isGoingHome(view: AdventureView): boolean {
  return TASKS[view.mission.id]?.(view).includes(ENTRANCE) ?? false;
}

/** Of missions in which it depends on more than a marker. */
const TASKS: Readonly<Record<string, (view: AdventureView) => TileIndex[]>> = {
  'the-assayers-daughter': (view) =>
    counter(view, 'leader') > 0 ? [ENTRANCE] : view.mission.markers.map(({ tile }) => tile),
  'dead-weight': ({ mission: { markers } }) => {
    const box = markers.filter(({ id }) => id === 'box');
    return (box.length > 0 ? box : markers).map(({ tile }) => tile);
  },
  'run-for-daylight': (view) => {
    if (counter(view, 'down') > 0) return [ENTRANCE];
    return view.mission.markers.map(({ tile }) => tile);
  },
  'the-bones-of-father-crane': (view) => {
    if (hasEnoughBones(view)) return [ENTRANCE];
    const { markers } = view.mission;
    return markers.flatMap(({ tile }) => (view.board.tokens.includes(tile) ? [] : tile));
  },
};

/** Whether the mission leads through a Gate and beyond, and the way there is open. */
export function leadsThroughGate(view: AdventureView): boolean {
  return view.mission.id === 'the-far-engine' && counter(view, 'gate') > 0;
}
