import { d6, pick, pickInOrder, type Rule } from '@crawlspace/kernel';
import { type Adventure, inFight, isUp } from '../../adventure.ts';
import { promptFor } from '../../asks.ts';
import type { SpaceId } from '../../board/index.ts';
import { chanceToSucceed, sum } from '../../dice.ts';
import type { HeroDice } from '../../effects.ts';
import { madeOf } from '../../made.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Activation, Hero } from '../../state.ts';
import { type Due, readyHero, trigger, triggerInOrder } from '../abilities/active.ts';
import { type Action, attackActions } from '../fights/attack-actions.ts';
import { heroStat, partsOfStat } from '../figures/stats.ts';
import { fearOf } from '../heroes/fear.ts';
import { gritOfMoveRoll } from '../heroes/grit.ts';
import { endVoidVenom, sufferPoison } from '../heroes/status.ts';
import { handsAtActivationStart } from '../items/hands.ts';
import { voicesInTheDark } from '../movement/lantern.ts';
import { move } from '../movement/movement.ts';
import { hasActed, Menu } from './activation-menu.ts';
import { checkMission } from './outcome.ts';

/** Spaces every hero moves when the table plays with the Fixed Hero Move. */
const FIXED_MOVE = 4;

/**
 * The activation of a hero begins: what happens at its start, then the Move roll. Movement and one
 * attack or search follow, in as many decisions as the player wants.
 */
export function* beginActivation(g: Adventure, hero: Hero): Rule {
  const activation: Activation = {
    moveLeft: null,
    moved: false,
    attacked: false,
    acted: false,
    escaped: 0,
    stuck: false,
  };
  hero.activation = activation;
  g.emit({ t: 'activation', hero: hero.index });
  yield* startOfActivation(g, hero);
  if (goesOn(g, hero)) yield* handsAtActivationStart(g, hero);
  if (goesOn(g, hero)) yield* moveRoll(g, hero, activation);
  if (!goesOn(g, hero)) yield* endActivation(g, hero);
}

/** One decision of an activation; the last one when nothing is left to do or the player ends it. */
export function* goOnActivating(g: Adventure, hero: Hero, activation: Activation): Rule {
  const mayAttack = !hasActed(activation) && inFight(g);
  const menu = new Menu(g, hero, activation, mayAttack ? yield* attackActions(g, hero) : NONE);
  const choice = menu.of.length > 0 ? yield* pick(menu) : 'end';
  if (choice !== 'end') {
    const rule = carryOut(g, hero, activation, menu, choice);
    if (rule) yield* rule;
    if (goesOn(g, hero)) return;
  }
  yield* endActivation(g, hero);
  yield* checkMission(g);
}

function carryOut(
  g: Adventure,
  hero: Hero,
  activation: Activation,
  { ways }: Menu,
  choice: SpaceId | Action,
): Rule | undefined {
  if (typeof choice === 'object') return choice.run();
  return move(g, hero, activation, ways?.pathTo(choice) ?? []);
}

const NONE: readonly Action[] = [];

function* endActivation(g: Adventure, hero: Hero): Rule {
  if (isUp(hero)) yield* trigger(g, 'heroActivationEnd', { hero });
  endVoidVenom(g, hero);
  readyHero(hero, 'activation');
  hero.activation = null;
}

/** Something that put the hero out or ended the turn leaves the rest of the activation undone. */
function goesOn(g: Adventure, hero: Hero): boolean {
  return isUp(hero) && !g.state.turn.over;
}

/** Voices in the Dark, then Fear and its kin, then status markers, then items and abilities. */
function* startOfActivation(g: Adventure, hero: Hero): Rule {
  yield* voicesInTheDark(g, hero);
  if (goesOn(g, hero)) yield* fearOf(g, hero);
  if (goesOn(g, hero)) yield* sufferPoison(g, hero);
  if (!goesOn(g, hero)) return;
  yield* triggerInOrder(g, 'heroActivationStart', { hero }, (due) => inOwnOrder(hero, due));
}

/** What several cards do to a hero comes in the order that the hero's player wants. */
function* inOwnOrder(hero: Hero, due: readonly Due[]): Rule<readonly Due[]> {
  const own = due.filter(({ source }) => source.hero === null || source.hero === hero.index);
  if (new Set(own.map(({ source }) => source.card)).size < 2) return due;
  const ordered = yield* pickInOrder({
    seat: hero.index,
    prompt: promptFor('start-of-activation-order'),
    rule: 'B-TURN-09',
    of: own,
    id: (each) => `${own.indexOf(each)}:${each.source.card}`,
    means: ({ source }): BrimstoneMeaning => ({ kind: 'card', card: source.card }),
    describe: ({ source }) => ({ text: { key: `${source.card}.name` } }),
  });
  return [...ordered, ...due.filter((each) => !own.includes(each))];
}

/** A 1 brings Grit: who rolls it again gives that up, and any other die may still become one. */
const MOVE_DIE: HeroDice = {
  count: 1,
  about: (_, face) => (face === 1 ? { key: 'roll.move-grit' } : undefined),
  chances: (shown) => [
    { of: 'further', odds: chanceToSucceed(d6, (face) => face > shown) },
    { of: 'grit', odds: chanceToSucceed(d6, (face) => face === 1) },
  ],
};

/**
 * One die for movement, and Grit on a 1. With the Fixed Hero Move the die is rolled all the same,
 * for the Grit and for whatever else refers to the Move roll.
 */
function* moveRoll(g: Adventure, hero: Hero, activation: Activation): Rule {
  const die = sum(yield* g.do.heroRoll(g, hero, 'move', MOVE_DIE));
  const distance = g.state.options.fixedMove ? FIXED_MOVE : die;
  const spaces = Math.max(1, distance + heroStat(g, hero, 'move'));
  const rolled = { hero, die, grit: 0, spaces, byAbility: false, byWorld: false };
  const parts = partsOfStat(g, hero, 'move');
  yield* trigger(g, 'moveRolled', rolled, { number: () => rolled.spaces, parts });
  activation.moveLeft = Math.max(0, rolled.spaces);
  const amount = activation.moveLeft;
  const { made } = madeOf(distance, amount, parts);
  if (made) g.emit({ t: 'move-changed', hero: hero.index, amount, made });
  yield* g.do.gainGrit(g, hero, gritOfMoveRoll(rolled));
}
