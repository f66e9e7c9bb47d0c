import { type AdventureView, type EnemyTypeId, numbersOf } from '@crawlspace/brimstone';

/** Somebody in the order of the turn. */
export interface InLine {
  readonly key: string;
  readonly hero?: number;
  readonly enemies?: EnemyTypeId;
  /** How many models of the type there are. */
  readonly count: number;
  readonly initiative: number;
  readonly state: 'done' | 'acting' | 'waiting' | 'out';
}

/** Everybody at the table by Initiative; enemies go before heroes who are as quick. */
export function orderOfTheTurn(view: AdventureView): readonly InLine[] {
  const line = [...enemiesInLine(view), ...heroesInLine(view)];
  return line.sort(
    (a, b) => b.initiative - a.initiative || Number(a.hero ?? -1) - Number(b.hero ?? -1),
  );
}

function heroesInLine(view: AdventureView): InLine[] {
  return view.heroes.map((hero) => ({
    key: `h${hero.index}`,
    hero: hero.index,
    count: 1,
    initiative: numbersOf(view).heroes[hero.index]?.stats.initiative ?? 0,
    state: hero.dead || hero.knockedOut ? 'out' : stateOf(view, `h${hero.index}`),
  }));
}

function enemiesInLine(view: AdventureView): InLine[] {
  return Object.entries(numbersOf(view).enemies).map(([type, numbers]) => ({
    key: type,
    enemies: type as EnemyTypeId,
    count: view.enemies.filter((enemy) => enemy.type === type).length,
    initiative: numbers?.initiative ?? 0,
    state: stateOf(view, type),
  }));
}

/** Steps of a turn in which nobody can have acted yet. */
const BEFORE: readonly AdventureView['turn']['step'][] = ['setup', 'darkness'];

function stateOf({ turn, heroes }: AdventureView, key: string): InLine['state'] {
  if (turn.step !== 'activations') return BEFORE.includes(turn.step) ? 'waiting' : 'done';
  const done = turn.done.map((actor) => (actor.kind === 'hero' ? `h${actor.hero}` : actor.type));
  const place = done.lastIndexOf(key);
  if (place < 0) return 'waiting';
  const last = turn.done[place];
  const goesOn = last?.kind !== 'hero' || heroes[last.hero]?.activation !== null;
  return place === done.length - 1 && goesOn ? 'acting' : 'done';
}
