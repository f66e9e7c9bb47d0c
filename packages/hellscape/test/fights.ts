import type { Rule } from '@crawlspace/kernel';
import { type Descent, enemyById, heroAt } from '../src/descent.ts';
import type { AttackType } from '../src/ids.ts';
import type { DescentState, Enemy, Hero } from '../src/state.ts';
import { type TestCards, withCards } from './cards.ts';
import { descent, type Situation, scene } from './descent.ts';
import { plain } from './foes.ts';
import { enemy, equipped } from './training-ground.ts';

/** What a fight of a test is made of: the first hero, and skeletons called `foe` in the same zone. */
export interface Fight extends Situation {
  readonly cards?: TestCards;
  /** Items the first hero has equipped; a plain sword when not said. */
  readonly arms?: readonly string[];
  readonly minions?: number;
  readonly zone?: number;
  readonly foeZone?: number;
  /** What is different about the first hero. */
  readonly hero?: Partial<Hero>;
}

/** The situation of a fight: the hero armed, the skeletons in place. */
export function fight(situation: Fight) {
  return scene(fighting(situation));
}

/** The same between heroes without classes and abilities: only what the test brings is in play. */
export function duel(situation: Fight) {
  return scene(fighting({ content: plain, ...situation }));
}

/** A whole quest with such heroes, whose first turn has begun. */
export function turnOf(situation: Fight) {
  const table = descent(fighting({ content: plain, ...situation }));
  return table.prompt === 'ask.activate' ? table.pick('hero0') : table;
}

function fighting(situation: Fight): Situation {
  const { cards, arms = ['sword'], minions = 0, zone = 0, foeZone = zone, ...more } = situation;
  return {
    // A Ranger with a sword has nothing of the class to bring into a melee.
    heroes: ['ranger'],
    ...more,
    content: (content) => {
      const withThem = withCards(cards)(content);
      return more.content?.(withThem) ?? withThem;
    },
    change: (state) => {
      arm(state, arms);
      Object.assign(state.heroes[0] ?? {}, { zone }, more.hero);
      state.enemies = [
        enemy('foe', { type: 'skeletons', card: 'dummies', zone: foeZone, minions }),
      ];
      more.change?.(state);
    },
  };
}

function arm(state: DescentState, cards: readonly string[]): void {
  for (const card of cards) equipped(state, card);
}

/** Puts a plain weapon into the skeletons' hands, for attacks of theirs. */
export function armFoe({ enemies }: DescentState): void {
  for (const foe of enemies) if (foe.id === 'foe') foe.item = 'cudgel';
}

/** The first hero attacks. */
export function* strikes(g: Descent): Rule {
  yield* g.do.heroAttack(g, heroAt(g, 0));
}

/** The first enemy on the board does something. */
export function byFoe(does: (g: Descent, foe: Enemy) => Rule<unknown>) {
  return function* (g: Descent): Rule {
    const [foe] = g.state.enemies;
    if (foe) yield* does(g, foe);
  };
}

export const foeAttacks = byFoe((g, foe) => g.do.enemyAttack(g, foe, 'melee', heroAt(g, 0)));

/** The skeletons attack the first hero. */
export function* isStruck(g: Descent, type: AttackType = 'melee'): Rule {
  const foe = enemyById(g, 'foe');
  if (foe) yield* g.do.enemyAttack(g, foe, type, heroAt(g, 0));
}
