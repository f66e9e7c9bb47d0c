import { pick, type Rule, type TextRef } from '@crawlspace/kernel';
import { type Adventure, inFight, isUp } from '../../adventure.ts';
import { sum } from '../../dice.ts';
import type { Activation, Hero } from '../../state.ts';
import { readyHero, trigger } from '../abilities/active.ts';
import { attackActions } from '../fights/attack-actions.ts';
import { fearOf } from '../heroes/fear.ts';
import { gritOfMoveRoll } from '../heroes/grit.ts';
import { heroStat } from '../heroes/stats.ts';
import { endVoidVenom, sufferPoison } from '../heroes/status.ts';
import { handsAtActivationStart } from '../items/hands.ts';
import { voicesInTheDark } from '../movement/lantern.ts';
import { move } from '../movement/movement.ts';
import { choiceId, choiceMeaning, hasActed, menuOf } from './activation-menu.ts';

/** Spaces every hero moves when the table plays with the Fixed Hero Move. */
const FIXED_MOVE = 4;

/**
 * The activation of a hero: what happens at its start, the Move roll, then movement followed by one
 * attack or search, in as many decisions as the player wants.
 */
export function* activateHero(g: Adventure, hero: Hero): Rule {
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
  yield* act(g, hero, activation);
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
  if (goesOn(g, hero)) yield* trigger(g, 'heroActivationStart', { hero });
}

/**
 * One die for movement, and Grit on a 1. With the Fixed Hero Move the die is rolled all the same,
 * for the Grit and for whatever else refers to the Move roll.
 */
function* moveRoll(g: Adventure, hero: Hero, activation: Activation): Rule {
  const die = sum(yield* g.do.heroRoll(g, hero, 'move', { count: 1 }));
  const distance = g.state.options.fixedMove ? FIXED_MOVE : die;
  const spaces = Math.max(1, distance + heroStat(g, hero, 'move'));
  const rolled = { hero, die, grit: 0, spaces, byAbility: false, byWorld: false };
  yield* trigger(g, 'moveRolled', rolled);
  activation.moveLeft = Math.max(0, rolled.spaces);
  yield* g.do.gainGrit(g, hero, gritOfMoveRoll(rolled));
}

const AFTERWARDS: TextRef = { key: 'prompt.activation-after' };
const MAY_ATTACK: TextRef = { key: 'activation.attack' };
const MAY_SEARCH: TextRef = { key: 'activation.search' };

function activationPrompt(g: Adventure, { moveLeft }: Activation): TextRef {
  const moves = moveLeft ?? 0;
  const left = { key: moves > 0 ? 'activation.left' : 'activation.none-left', params: { moves } };
  const then = inFight(g) ? MAY_ATTACK : MAY_SEARCH;
  return { key: 'prompt.activation', params: { moves, left, then } };
}

/** One decision after the other until nothing is left to do or the player ends the activation. */
function* act(g: Adventure, hero: Hero, activation: Activation): Rule {
  while (goesOn(g, hero)) {
    const acted = hasActed(activation);
    const attacks = !acted && inFight(g) ? yield* attackActions(g, hero) : [];
    const { choices, ways, describe } = menuOf(g, hero, activation, attacks);
    if (choices.length === 0) return;
    const choice = yield* pick({
      seat: hero.index,
      prompt: acted ? AFTERWARDS : activationPrompt(g, activation),
      rule: 'B-TURN-06',
      of: choices,
      id: choiceId,
      means: choiceMeaning,
      describe,
    });
    if (choice === 'end') return;
    const rule =
      typeof choice === 'number'
        ? move(g, hero, activation, ways?.pathTo(choice) ?? [])
        : choice.run();
    if (rule) yield* rule;
  }
}
