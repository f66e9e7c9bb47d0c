import type { Question } from '@crawlspace/kernel';
import type { EventOf, HellscapeEvent } from '../../src/events.ts';
import { meaningOf } from '../../src/meanings.ts';
import type { DescentState, Hero } from '../../src/state.ts';
import type { Look, Subject } from './look.ts';
import { type Rooms, roomsOf } from './rooms.ts';
import { isPassage, lets, type Walker } from './ways.ts';

/**
 * Walls hold: nobody steps, sees or strikes through one, and nothing in an unrevealed room is
 * targeted, hurt or taken from outside. Walls come from the quest's map alone (rooms.ts), and
 * revealed rooms from events.
 */
export function walls(): Subject {
  const revealed = new Set<number>();
  let begun = false;
  /** Where everyone stood at the last event or question. */
  let stood: ReadonlyMap<string, number> = new Map();
  /** Tokens in unrevealed rooms at the last question. */
  let hidden: ReadonlyMap<number, number> = new Map();
  const see = (look: Look): Seen => {
    const rooms = roomsOf(look);
    const isHidden = (zone: number) => {
      const room = rooms.room[zone] ?? -1;
      return room >= 0 && !revealed.has(room);
    };
    return { ...look, rooms, isHidden };
  };
  return {
    each: (event, look) => {
      const seen = see(look);
      if (event.t === 'chamber-revealed') revealed.add(seen.rooms.room[event.zone] ?? -1);
      if (event.t === 'boss-fight') for (const room of seen.rooms.room) revealed.add(room);
      if (event.t === 'attack') strike(event, seen);
      if (event.t === 'moved' || event.t === 'enemy-moved') movement(event, seen, stood);
      touch(event, seen);
      stood = standing(look.state);
    },
    settle: (look) => {
      const seen = see(look);
      const { state, say, question } = look;
      if (!begun) for (const { zone } of state.heroes) revealed.add(seen.rooms.room[zone] ?? -1);
      begun = true;
      stood = standing(state);
      const tokens = state.dungeon.tokens.filter(({ zone }) => seen.isHidden(zone));
      const now = new Map(tokens.map(({ id, zone }) => [id, zone]));
      for (const [id, zone] of hidden) {
        if (seen.isHidden(zone) && !now.has(id)) say('walls.taken', `token ${id} in ${zone}`);
      }
      hidden = now;
      // Where heroes start is chosen before anybody stands anywhere.
      if (question && state.phase !== 'setup') offers(question, seen);
    },
  };
}

interface Seen extends Look {
  readonly rooms: Rooms;
  /** Whether a zone lies in a room that nobody has revealed. */
  readonly isHidden: (zone: number) => boolean;
}

function standing({ heroes, allies, enemies }: DescentState): ReadonlyMap<string, number> {
  return new Map([
    ...heroes.map(({ index, zone }) => [`hero ${index}`, zone] as const),
    ...allies.map(({ id, zone }) => [`ally ${id}`, zone] as const),
    ...enemies.map(({ id, zone }) => [id, zone] as const),
  ]);
}

/** Whether somebody in a zone sees another. */
function sees({ rooms, state }: Seen, from: number, to: number): boolean {
  const doors = from === to ? [] : rooms.sight(from, to);
  return doors?.every((door) => state.dungeon.open[door]) === true;
}

function strike(event: EventOf<'attack'>, seen: Seen): void {
  const { state, say } = seen;
  const enemy = state.enemies.find(({ id }) => id === event.enemy)?.zone ?? -1;
  const name = event.hero === undefined ? `ally ${event.card}` : `hero ${event.hero}`;
  const other = standing(state).get(name) ?? -1;
  if (!sees(seen, enemy, other))
    say('walls.strike', `${event.attacker}: ${name} in ${other}, ${event.enemy} in ${enemy}`);
}

type Movement = EventOf<'moved'> | EventOf<'enemy-moved'>;

/**
 * A step of a Move action leads to the next zone. Any other move ends in a zone the figure could walk
 * to or, for heroes moved by magic, in one that a hero sees or that is consecrated.
 */
function movement(event: Movement, seen: Seen, stood: ReadonlyMap<string, number>): void {
  const { state, say } = seen;
  const { zone } = event;
  const { name, who, hero } = whoMoved(event);
  const from = stood.get(name) ?? zone;
  if (hero >= 0 && walked(seen, hero)) {
    if (!steps(seen, from, { who, hero }).includes(zone))
      say('walls.step', `${name}: ${from} to ${zone}`);
    return;
  }
  const isSeen = state.heroes.some(
    ({ index }) => who === 'hero' && sees(seen, stood.get(`hero ${index}`) ?? -1, zone),
  );
  const isLit = who === 'hero' && consecrated(seen).includes(zone);
  if (!isSeen && !isLit && !reaches(seen, from, zone, { who, hero }))
    say('walls.moved', `${name}: ${from} to ${zone}`);
}

function whoMoved(event: Movement): Walking & { readonly name: string } {
  if (event.t === 'enemy-moved') return { name: event.enemy, who: 'enemy', hero: -1 };
  if (event.hero === undefined) return { name: `ally ${event.card}`, who: 'ally', hero: -1 };
  return { name: `hero ${event.hero}`, who: 'hero', hero: event.hero };
}

/** Whether this was a step of a Move action: a movement point went. */
function walked({ state, was }: Look, hero: number): boolean {
  const now = state.heroes[hero]?.turn?.mp ?? -1;
  return now >= 0 && now < (was.heroes[hero]?.mp ?? -1);
}

interface Walking {
  readonly who: Walker;
  readonly hero: number;
}

/** Where a figure can go with one step. */
function steps(seen: Seen, from: number, { who, hero }: Walking): number[] {
  const { rooms, ground, state } = seen;
  return [...rooms.room.keys()].filter((zone) => {
    const step = rooms.step(from, zone);
    if (step) return lets(ground, state, step.door, who, hero);
    return zone !== from && isPassage(state, from, zone);
  });
}

function reaches(seen: Seen, from: number, to: number, walker: Walking): boolean {
  const found = [from];
  for (const zone of found) {
    if (zone === to) return true;
    for (const next of steps(seen, zone, walker)) if (!found.includes(next)) found.push(next);
  }
  return false;
}

/** Nobody hurts an enemy in an unrevealed room from outside. */
function touch(event: HellscapeEvent, seen: Seen): void {
  if (event.t !== 'fire' && event.t !== 'frost' && event.t !== 'enemy-wounded') return;
  const { state, was, isHidden, rooms, say } = seen;
  if (event.enemy === undefined || state.phase !== 'hero') return;
  const enemies = [...state.enemies, ...was.enemies];
  const zone = enemies.find(({ id }) => id === event.enemy)?.zone ?? -1;
  if (!isHidden(zone)) return;
  const friends = [...state.heroes, ...state.allies];
  if (!friends.some((friend) => rooms.room[friend.zone] === rooms.room[zone]))
    say('walls.touch', `${event.t}: ${event.enemy} in ${zone}`);
}

/** Whether a hero sees a zone or could go there, or could from ground that is consecrated. */
function isNear(seen: Seen, { index, zone }: Hero, to: number): boolean {
  const from = [zone, ...consecrated(seen)];
  const walker = { who: 'hero', hero: index } as const;
  return from.some((each) => sees(seen, each, to) || reaches(seen, each, to, walker));
}

/** Where the Paladin has laid Consecrations: light leads there over everything in between. */
function consecrated({ state }: Look): number[] {
  return state.heroes.flatMap(({ board }) =>
    board.class === 'paladin' ? board.zones.flatMap((zone) => zone ?? []) : [],
  );
}

/** Players can choose nothing behind a wall. */
function offers(question: Question, seen: Seen): void {
  const { state, say, isHidden } = seen;
  const hero = state.heroes[question.seat];
  if (!hero) return;
  const own = [hero, ...state.allies].map(({ zone }) => zone);
  const zoneOf = (enemy: string) => state.enemies.find(({ id }) => id === enemy)?.zone ?? -1;
  for (const option of question.options) {
    const means = meaningOf(question, option);
    if (means.kind === 'step') {
      if (!steps(seen, hero.zone, { who: 'hero', hero: hero.index }).includes(means.zone))
        say('walls.way', `hero ${hero.index} in ${hero.zone} may step to ${means.zone}`);
    } else if (means.kind === 'strike') {
      if (!own.some((zone) => sees(seen, zone, zoneOf(means.enemy))))
        say('walls.target', `hero ${hero.index} in ${hero.zone} may strike ${means.enemy}`);
    } else if (means.kind === 'zone' && means.enemy === undefined) {
      if (isHidden(means.zone) || !isNear(seen, hero, means.zone))
        say('walls.place', `${question.prompt.key}: ${means.zone}`);
    }
  }
}
