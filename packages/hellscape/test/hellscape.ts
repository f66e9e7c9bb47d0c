import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../src/descent.ts';
import type { DescentState, Enemy } from '../src/state.ts';
import type { Played } from './descent.ts';
import { putMob } from './foes.ts';
import { mapFor, type QuestScene, questScene } from './quests.ts';

const QUEST = 'hellscape';
/** Tiles in the order they are laid. */
export const CENTRAL = 0;
export const SOUTH = 1;
export const WEST = 2;

export function zonesOf(tile: number, heroes: number): number[] {
  return mapFor(QUEST, heroes).zones.flatMap((zone) => (zone.tile === tile ? [zone.id] : []));
}

/** The middle zone of 5A. */
export function middle(heroes: number): number {
  return zonesOf(CENTRAL, heroes)[4] ?? -1;
}

/** The gate between a tile and the centre. */
export function gateOf(tile: number, heroes: number) {
  const map = mapFor(QUEST, heroes);
  const gate = map.doors.find(
    ({ marked, zones }) => marked && zones.some((zone) => map.zones[zone]?.tile === tile),
  );
  if (!gate) throw new Error(`tile ${tile} has no gate`);
  const [outer = 0] = gate.zones.filter((zone) => map.zones[zone]?.tile === tile);
  return { ...gate, outer, inner: gate.zones.find((zone) => zone !== outer) ?? 0 };
}

export function gates(heroes: number): number[] {
  return mapFor(QUEST, heroes)
    .doors.filter(({ marked }) => marked)
    .map(({ id }) => id);
}

/** The chambers of a tile are seen, and nothing waits in them. */
export function explored(state: DescentState, heroes: number, ...tiles: readonly number[]): void {
  const map = mapFor(QUEST, heroes);
  for (const { id, zones } of map.chambers)
    if (tiles.includes(map.zones[zones[0] ?? 0]?.tile ?? -1)) state.dungeon.revealed[id] = true;
}

/** Every gate is open but that of the south, which only a last enemy keeps shut. */
export function lastGate(heroes: number, change: (state: DescentState) => void = () => {}) {
  return (state: DescentState) => {
    explored(state, heroes, 0, 1, 2, 3, 4);
    state.dungeon.tokens = [];
    const shut = [gateOf(SOUTH, heroes).id, gateOf(SOUTH, heroes).id + 1];
    for (const gate of gates(heroes)) state.dungeon.open[gate] = !shut.includes(gate);
    putMob(state, 'undead', gateOf(SOUTH, heroes).outer);
    for (const hero of state.heroes) hero.zone = gateOf(WEST, heroes).inner;
    change(state);
  };
}

/** What the quest does after every action. */
export function* check(g: Descent): Rule {
  if (g.quest.check) yield* g.quest.check(g);
}

/** The last enemy of the south falls. */
export function clearing(heroes: number, situation: QuestScene = {}) {
  return questScene(QUEST, {
    heroes,
    ...situation,
    change: lastGate(heroes, situation.change),
  }).runs(function* (g) {
    const [mob] = g.state.enemies;
    if (mob) yield* g.do.woundEnemy(g, mob, 99, { kind: 'hero', hero: 0 });
    yield* check(g);
  });
}

export function finalOf({ state }: Played): Enemy {
  const monster = state.enemies.find(({ mark }) => mark === 'final');
  if (!monster) throw new Error('the final monster is not there');
  return monster;
}
