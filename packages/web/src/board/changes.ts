import type { Told } from '@crawlspace/kernel';
import type { News } from './framing.ts';
import { boxAround, type Point, unite } from './plane.ts';

/** Something that stands on a board and can be told from the others. */
export interface Figure extends Point {
  readonly key: string;
}

/** A figure that went from one place to another: all points of its way, the first one included. */
export interface Journey {
  readonly key: string;
  readonly way: readonly Point[];
  /** How large it is drawn, where figures differ. */
  readonly scale?: number;
}

/** What a figure lost or won at once, told by a number that rises from it. */
export interface Blow<Kind extends string = string> extends Figure {
  readonly kind: Kind;
  readonly amount: number;
}

/** What happened between two scenes, as far as every game shows it. */
export interface Changes<Fallen extends Figure = Figure, Kind extends string = string> {
  readonly journeys: readonly Journey[];
  readonly blows: readonly Blow<Kind>[];
  readonly dead: readonly Fallen[];
  readonly arrived: readonly string[];
}

export const NO_CHANGES: Changes<never, never> = { journeys: [], blows: [], dead: [], arrived: [] };

/** Where all of it happened: where figures are now, and where those were that are gone. */
export function placesOf(
  { journeys, blows, dead, arrived }: Changes,
  figures: readonly Figure[],
): readonly Point[] {
  return [
    ...journeys.flatMap(({ way }) => way.at(-1) ?? []),
    ...blows,
    ...dead,
    ...figures.filter(({ key }) => arrived.includes(key)),
  ];
}

/** More of them changed at once only where a replay has jumped: then nothing is new. */
const MOST_NEWS = 16;

/** A box around where something has just happened. */
export function newsOf<Seen extends object>(
  changes: Seen,
  places: readonly Point[],
  reach: number,
): News | undefined {
  if (places.length === 0 || places.length > MOST_NEWS) return undefined;
  return { box: unite(places.map((place) => boxAround(place, reach))), of: changes };
}

/** Those that are not among the others. */
export function missingAmong<Thing extends Figure>(
  those: readonly Thing[],
  others: readonly Figure[],
): readonly Thing[] {
  const there = new Set(others.map(({ key }) => key));
  return those.filter(({ key }) => !there.has(key));
}

/** The number for what was lost, or won when it is below zero. None where nothing changed. */
export function blow<Kind extends string>(
  { key, x, y }: Figure,
  lost: number,
  worse: Kind,
  better: Kind,
): Blow<Kind>[] {
  if (lost === 0) return [];
  return [{ key, x, y, kind: lost > 0 ? worse : better, amount: Math.abs(lost) }];
}

interface SceneMaker<View, Event, Scene, Seen> {
  sceneOf(view: View): Scene;
  changesBetween(before: Scene, after: Scene, told: readonly Told<Event>[]): Seen;
  readonly nothing: Seen;
}

/**
 * Turns views into scenes, one after the other, each with what happened since the one before.
 * Nothing has happened in the first scene, nor when what was told is taken back.
 */
export function sceneTeller<View, Event, Scene, Seen>(make: SceneMaker<View, Event, Scene, Seen>) {
  let before: { readonly scene: Scene; readonly told: number } | null = null;
  return (view: View, events: readonly Told<Event>[]): { scene: Scene; changes: Seen } => {
    const scene = make.sceneOf(view);
    const told = events.at(-1)?.n ?? -1;
    const old = before;
    before = { scene, told };
    if (!old || told < old.told) return { scene, changes: make.nothing };
    const since = events.filter(({ n }) => n > old.told);
    return { scene, changes: make.changesBetween(old.scene, scene, since) };
  };
}
