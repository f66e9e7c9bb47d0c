import { choose, PARTY, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroesUp } from '../adventure.ts';
import type { EnemyTypeId } from '../ids.ts';
import type { Actor, Hero } from '../state.ts';
import { enemyStat, enemyTypesInPlay, groupOf } from './enemy-stats.ts';
import { heroStat, isImmune } from './stats.ts';

/** Ambushing enemies are this much faster in the first turn they take part in. */
const AMBUSH_INITIATIVE = 2;

/** The enemies and heroes who have not activated in this turn and have the highest Initiative. */
interface Next {
  readonly enemies: readonly EnemyTypeId[];
  readonly heroes: readonly Hero[];
}

/**
 * Only one of the two lists has anybody: enemies go before heroes of the same Initiative. Worked out
 * anew each time, because Initiative may change within a turn.
 */
export function whoIsNext(g: Adventure): Next {
  const types = enemyTypesInPlay(g).filter((type) => !hasActed(g, { kind: 'enemies', type }));
  const quickest = Math.max(...types.map((type) => initiativeOfEnemies(g, type)));
  const before = heroesUp(g).filter(
    (hero) =>
      !hasActed(g, { kind: 'hero', hero: hero.index }) && goesBeforeEnemies(g, hero, quickest),
  );
  const first = Math.max(...before.map((hero) => heroStat(g, hero, 'initiative')));
  return {
    enemies:
      before.length > 0 ? [] : types.filter((type) => initiativeOfEnemies(g, type) === quickest),
    heroes: before.filter((hero) => heroStat(g, hero, 'initiative') === first),
  };
}

function goesBeforeEnemies(g: Adventure, hero: Hero, theirs: number): boolean {
  const initiative = heroStat(g, hero, 'initiative');
  return initiative > theirs || (initiative === theirs && isImmune(g, hero, 'enemy-ties'));
}

/**
 * Who activates next: the highest Initiative of all who have not activated in this turn. Chance
 * decides between enemy types, the players between heroes.
 */
export function* nextActor(g: Adventure, next = whoIsNext(g)): Rule<Actor | null> {
  const { enemies, heroes } = next;
  const [only, another] = enemies;
  if (only) return { kind: 'enemies', type: another ? g.pick('tie', enemies) : only };
  if (heroes.length === 0) return null;
  const chosen = yield* choose({
    seat: PARTY,
    prompt: { key: 'prompt.who-goes-first' },
    options: heroes.map(({ index }) => `h${index}` as const),
    rule: 'B-TURN-04',
    describe: (id) => ({ target: { hero: Number(id.slice(1)) } }),
  });
  return { kind: 'hero', hero: Number(chosen.slice(1)) };
}

export function initiativeOfEnemies(g: Adventure, type: EnemyTypeId): number {
  const ambushes = groupOf(g, type).ambushTurn === g.state.turn.number;
  return enemyStat(g, type, 'initiative') + (ambushes ? AMBUSH_INITIATIVE : 0);
}

function hasActed(g: Adventure, actor: Actor): boolean {
  return g.state.turn.done.some((done) =>
    done.kind === 'hero'
      ? actor.kind === 'hero' && done.hero === actor.hero
      : actor.kind === 'enemies' && done.type === actor.type,
  );
}
