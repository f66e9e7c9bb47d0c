import type { AdventureState, Hero } from '../src/state.ts';

/**
 * What came of something, in one line: who or what is different now, and by how much.
 *
 *     h0 wounds+2 bag-whiskey; h1 xp+5; tentacles1 wounds+1; 2 stranglers; table darkness-1
 */
export function cameOf(before: AdventureState, after: AdventureState): string {
  const models = new Map(before.enemies.map((enemy) => [enemy.id, enemy]));
  const left = after.enemies.filter(({ id }) => models.has(id));
  const gone = before.enemies.filter(({ id }) => !left.some((enemy) => enemy.id === id));
  const come = Map.groupBy(
    after.enemies.filter(({ id }) => !models.has(id)),
    ({ type }) => type,
  );
  return [
    ...after.heroes.map((hero, n) => part(`h${n}`, seen(before.heroes[n]), seen(hero))),
    ...left.map((enemy) => part(enemy.id, seen(models.get(enemy.id)), seen(enemy))),
    ...gone.map(({ id }) => `${id} gone`),
    ...[...come].map(([type, { length }]) => `${length} ${type}`),
    part('table', ofTheTable(before), ofTheTable(after)),
  ]
    .filter((each) => each !== '')
    .join('; ');
}

/** Notes of the rules that every use leaves. */
const UNSEEN = new Set(['knockedOutInTurn', 'usedInTurn', 'target', 'loaded']);

function seen(thing: object = {}): Record<string, unknown> {
  const parts = Object.entries(thing).filter(([name]) => !UNSEEN.has(name));
  const { items, activation, ...rest } = Object.fromEntries(parts) as Partial<Hero>;
  const held = (items ?? []).map(({ card, charges, equipped, holds }) =>
    [card, charges ?? '', equipped ? 'on' : '', ...holds].filter((each) => each !== '').join(':'),
  );
  return { ...rest, moveLeft: activation?.moveLeft ?? 0, items: held };
}

function ofTheTable({ depth, dread, board, turn, ...state }: AdventureState) {
  const { maxRange } = turn;
  return {
    darkness: depth.darkness,
    dread,
    exits: board.exits.map(({ tile, exit, kind }) => `${tile}.${exit}:${kind}`),
    enemyBonuses: state.enemyBonuses,
    inPlay: state.inPlay.map(({ card }) => card),
    elite: Object.entries(state.fight?.groups ?? {}).flatMap(([type, group]) =>
      (group?.elite ?? []).map((ability) => `${type}:${ability}`),
    ),
    ambush: Object.entries(state.fight?.groups ?? {}).flatMap(([type, group]) =>
      group?.ambushTurn ? [type] : [],
    ),
    maxRange,
    outcome: state.outcome?.cause ?? null,
  };
}

function part(name: string, was: Record<string, unknown>, is: Record<string, unknown>): string {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changes = keys.flatMap((key) => change(key, was[key], is[key]));
  return changes.length === 0 ? '' : [name, ...changes].join(' ');
}

function change(key: string, was: unknown, is: unknown): string[] {
  if (plain(was) === plain(is)) return [];
  if (key === 'space') return ['moves'];
  if (typeof was === 'number' && typeof is === 'number') return [`${key}${signed(is - was)}`];
  const [before, after] = [listOf(was), listOf(is)];
  if (!before || !after) return [`${key}=${plain(is)}`];
  return [
    ...without(before, after).map((each) => `${key}-${each}`),
    ...without(after, before).map((each) => `${key}+${each}`),
  ];
}

const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);

function listOf(value: unknown): string[] | null {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return null;
  return Array.isArray(value) ? value.map(plain) : Object.entries(value).map(plain);
}

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(plain).join(':');
}

function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
