import type { RollScript } from '@crawlspace/kernel';
import type { Ability, Timing } from '../src/ability.ts';
import type { ItemCard, MobItem } from '../src/content-types.ts';
import { DICE_LIMIT } from '../src/dice.ts';
import type { AttackType, DieKind } from '../src/ids.ts';

export type AnyItem = ItemCard | MobItem;

/** What is tried: an item with one of its abilities, in attacks of a type. */
export interface Trial {
  readonly card: AnyItem;
  readonly ability: Ability;
  readonly type: AttackType;
}

/** Blue dice of the foe, and orange dice of its club. */
export const FOE_DEFENSE = 2;
export const CLUB_DICE = 2;

/** All dice of a kind show the same, so that only their number counts. */
const FACES: Readonly<Record<DieKind, string>> = {
  yellow: 'HH',
  orange: 'HHH',
  blue: 'S',
  shadow: 'HHH',
  enemy: 'W',
};

export function has({ effects }: Ability, kind: string): boolean {
  return effects.some((effect) => effect.do === kind);
}

export function needs(ability: Ability, need: string): boolean {
  return ability.needs?.some((each) => each === need) ?? false;
}

export function isAttack(timing: Timing): boolean {
  return timing === 'attack' || timing === 'combat' || timing.endsWith('-attack');
}

/** Enemy dice are only rolled where the ability is about them. */
export function minionsFor({ effects }: Ability): number {
  const about = effects.some(
    (effect) =>
      (effect.do === 'reroll' && effect.enemyDiceOnly) ||
      (effect.do === 'ignore' && (effect.what === 'claws' || effect.what === 'ability')),
  );
  return about ? 3 : 0;
}

/** The dice that will be rolled, in order: the pool, and then what the ability adds or rolls again. */
export function scriptFor(trial: Trial, withAbility: boolean): RollScript {
  const pool = new Pool(trial.ability);
  const { ability, card } = trial;
  if (isAttack(ability.timing)) addAttack(pool, trial);
  if (ability.timing === 'defense') {
    pool.add('orange', CLUB_DICE);
    pool.add('enemy', minionsFor(ability));
    pool.add('blue', 'deck' in card ? (card.defense ?? 0) : 0);
  }
  if (withAbility) addEffects(pool, trial);
  return pool.rolls;
}

/** A roll as it is assembled: no kind of dice beyond its limit. */
class Pool {
  rolls: [DieKind, string][] = [];
  readonly #ability: Ability;
  #count: Partial<Record<DieKind, number>> = {};

  constructor(ability: Ability) {
    this.#ability = ability;
  }

  add(kind: DieKind, n: number): void {
    const room = DICE_LIMIT[kind] - (this.#count[kind] ?? 0);
    const added = Math.min(n, room);
    this.#count[kind] = (this.#count[kind] ?? 0) + added;
    for (let i = 0; i < added; i++) this.again(kind);
  }

  again(kind: DieKind): void {
    const symbols = this.#ability.effects.some(
      (effect) => effect.do === 'ignore' && effect.what === 'ability',
    );
    this.rolls.push([kind, kind === 'enemy' && symbols ? 'A' : FACES[kind]]);
  }

  /** A new combat. */
  clear(): void {
    this.#count = {};
  }
}

/** The weapon, or the arm that everybody has for trials; the Shadow; the foe's defense. */
function addAttack(pool: Pool, { card, ability, type }: Trial): void {
  const dice = card.attacks?.[type];
  const arms = !dice || needs(ability, 'dual-wield') ? 1 : 0;
  pool.add('yellow', (dice?.yellow ?? 0) + arms);
  pool.add('orange', dice?.orange ?? 0);
  pool.add('shadow', needs(ability, 'shadow') ? 1 : 0);
  pool.add('blue', FOE_DEFENSE);
  pool.add('enemy', minionsFor(ability));
}

function addEffects(pool: Pool, trial: Trial): void {
  for (const effect of trial.ability.effects) {
    if (effect.do === 'in-shadow') pool.add('shadow', 1);
    if (effect.do === 'attack') {
      pool.clear();
      addAttack(pool, trial);
    }
    if (effect.do === 'reroll') {
      const first = effect.enemyDiceOnly ? 'enemy' : (pool.rolls[0]?.[0] ?? 'yellow');
      for (let i = 0; i < effect.n; i++) pool.again(first);
    }
    if (effect.do !== 'dice') continue;
    for (const kind of ['yellow', 'orange', 'blue'] as const) {
      const n = effect[kind];
      if (typeof n === 'number') pool.add(kind, n);
    }
  }
}
