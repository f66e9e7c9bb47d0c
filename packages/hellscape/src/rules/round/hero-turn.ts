import { type OptionDetails, pick, type Rule } from '@crawlspace/kernel';
import type { QuestDeed } from '../../content/quest-types.ts';
import type { ActionKind, ClassDeed } from '../../content/types.ts';
import { type Descent, enemiesIn, isUp } from '../../descent.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Hero } from '../../state.ts';
import { roomForMana } from '../abilities/gains.ts';
import type { Owned } from '../abilities/in-force.ts';
import { triggered } from '../abilities/triggered.ts';
import { describeUse, meansUse, useId, useOwn, usesOf } from '../abilities/use.ts';
import { burn } from '../combat/conditions.ts';
import { canAttackNow } from '../combat/reach.ts';
import { canPutAway, putAway } from '../items/equip.ts';
import { canTradeOrEquip, tradeAndEquip } from '../items/trade.ts';

const ACTIONS = 3;
const ACTIONS_ALONE = 4;
const MOVE_POINTS = 2;
export const RECOVERS = 2;

/** A hero becomes active: Fire burns, the class gets ready. */
export function* startTurn(g: Descent, hero: Hero): Rule {
  const rules = g.content.classes[hero.class];
  const actions = rules.actions?.(g, hero) ?? actionsPerTurn(g);
  g.state.active = hero.index;
  hero.turn = { actions, mp: null, moved: false, slipping: false };
  g.emit({ t: 'turn', hero: hero.index, rule: 'H-ROUND-05' });
  yield* burn(g, hero);
  if (!isUp(hero)) return;
  yield* rules.turnStart?.(g, hero) ?? nothing();
  yield* triggered(g, hero, 'on-turn-start');
}

/** Three actions; a lone hero has four. */
export function actionsPerTurn(g: Descent): number {
  return g.state.heroes.length === 1 ? ACTIONS_ALONE : ACTIONS;
}

/** One decision of the active hero's turn; true when the turn is over. */
export function* playTurn(g: Descent, hero: Hero): Rule<boolean> {
  if (!isUp(hero) || !hero.turn) return yield* endTurn(g, hero);
  const picked = yield* pick({
    seat: hero.index,
    prompt: { key: 'ask.turn', params: { actions: hero.turn.actions } },
    of: menuOf(g, hero),
    id: deedId,
    means: meansDeed,
    describe: describeDeed,
  });
  if (picked === 'end-turn') return yield* endTurn(g, hero);
  yield* carryOut(g, hero, picked);
  yield* g.do.anytime(g);
  return false;
}

/** Something to be done in a turn: a word of the rules, an ability, a deed of the class or of the quest. */
type Deed =
  | 'move'
  | 'attack'
  | 'recover'
  | 'trade'
  | 'thaw'
  | 'put-away'
  | 'end-turn'
  | Owned
  | ClassDeed
  | QuestDeed;

/** What the active hero can do now: actions while there are any, and whatever costs none. */
function menuOf(g: Descent, hero: Hero): readonly Deed[] {
  const menu: Deed[] = [];
  if ((hero.turn?.actions ?? 0) > 0) {
    if (hero.frost > 0) menu.push('thaw');
    else {
      menu.push('move');
      if (canAttackNow(g, hero)) menu.push('attack');
      if (canRecover(g, hero)) menu.push('recover');
      if (canTradeOrEquip(g, hero)) menu.push('trade');
      for (const owned of usesOf(g, hero, 'action')) menu.push(owned);
      for (const deed of questActions(g, hero)) menu.push(deed);
    }
  }
  for (const owned of usesOf(g, hero, 'turn')) menu.push(owned);
  for (const deed of g.content.classes[hero.class].deeds?.(g, hero) ?? NO_DEEDS) menu.push(deed);
  if (canPutAway(g, hero)) menu.push('put-away');
  menu.push('end-turn');
  return menu;
}

const NO_DEEDS: readonly ClassDeed[] = [];

function canRecover(g: Descent, hero: Hero): boolean {
  return missingHealth(hero) + roomForMana(g, hero) > 0;
}

function questActions(g: Descent, hero: Hero): readonly QuestDeed[] {
  const deeds = g.quest.deeds?.(g, hero) ?? [];
  if (deeds.length === 0) return deeds;
  const disturbed = enemiesIn(g, hero.zone).length > 0;
  return deeds.filter((deed) => deed.cost === 'action' && !(deed.interacts && disturbed));
}

function deedId(deed: Deed): string {
  if (typeof deed === 'string') return deed;
  return 'ability' in deed ? useId(deed) : deed.id;
}

function meansDeed(deed: Deed): HellscapeMeaning {
  if (typeof deed === 'string') return { kind: deed };
  if ('ability' in deed) return meansUse(deed);
  return 'means' in deed ? deed.means : { kind: 'quest-deed', deed: deed.id };
}

function describeDeed(deed: Deed): OptionDetails {
  if (typeof deed === 'string') return { text: { key: `option.${deed}` } };
  if ('ability' in deed) return describeUse(deed);
  if ('text' in deed) return { text: deed.text };
  return { text: { key: `deed.${deed.key}`, ...(deed.params ? { params: deed.params } : {}) } };
}

function* carryOut(g: Descent, hero: Hero, deed: Exclude<Deed, 'end-turn'>): Rule {
  switch (deed) {
    case 'put-away':
      return yield* putAway(g, hero);
    case 'thaw':
      return yield* thaw(g, hero);
    case 'move':
      return yield* action(g, hero, deed, () => moveAction(g, hero));
    case 'attack':
      return yield* action(g, hero, deed, () => g.do.heroAttack(g, hero));
    case 'recover':
      return yield* action(g, hero, deed, () => recover(g, hero));
    case 'trade':
      return yield* action(g, hero, deed, () => tradeAndEquip(g, hero));
  }
  const make = () => ('ability' in deed ? useOwn(g, hero, deed) : deed.resolve(g, hero));
  if (takesAnAction(deed)) yield* action(g, hero, 'special', make);
  else yield* make();
}

function takesAnAction(deed: Owned | ClassDeed | QuestDeed): boolean {
  if ('ability' in deed) return deed.ability.timing === 'action';
  return 'cost' in deed;
}

/** Spends an action and makes it. The class may have its say before and after. */
export function* action(g: Descent, hero: Hero, kind: ActionKind, make: () => Rule<unknown>): Rule {
  const rules = g.content.classes[hero.class];
  yield* rules.beforeAction?.(g, hero, kind) ?? nothing();
  if (hero.turn) hero.turn.actions--;
  g.emit({ t: 'action', hero: hero.index, purpose: kind });
  yield* make();
  yield* rules.afterAction?.(g, hero, kind) ?? nothing();
}

/** A Frost token takes the place of an action. */
function* thaw(g: Descent, hero: Hero): Rule {
  hero.frost--;
  g.emit({ t: 'frozen', hero: hero.index, rule: 'H-COND-05' });
  yield* loseAction(g, hero);
}

/** An action is lost: by Frost, by a Bear Trap. */
export function* loseAction(g: Descent, hero: Hero): Rule {
  if (!hero.turn || hero.turn.actions === 0) return;
  hero.turn.actions--;
  yield* g.content.classes[hero.class].loseAction?.(g, hero) ?? nothing();
}

function* moveAction(g: Descent, hero: Hero): Rule {
  if (hero.turn) hero.turn.moved = true;
  yield* g.do.moveWith(g, hero, MOVE_POINTS);
}

/** Two Health, two Mana, or one of each. */
function* recover(g: Descent, hero: Hero): Rule {
  const health = yield* pick({
    seat: hero.index,
    prompt: { key: 'ask.recover' },
    of: sharesOf(g, hero),
    id: (each) => `health${each}`,
    means: (each): HellscapeMeaning => ({ kind: 'share', health: each, mana: RECOVERS - each }),
    describe: (each) => ({
      text: { key: 'option.recover-share', params: { health: each, mana: RECOVERS - each } },
    }),
  });
  yield* g.do.healHero(g, hero, health);
  yield* g.do.gainMana(g, hero, RECOVERS - health);
  yield* triggered(g, hero, 'on-recover');
}

/** How many of the points can go to Health so that none is wasted needlessly. */
function sharesOf(g: Descent, hero: Hero): number[] {
  const gain = (health: number) =>
    Math.min(health, missingHealth(hero)) + Math.min(RECOVERS - health, roomForMana(g, hero));
  const most = Math.max(gain(0), gain(1), gain(2));
  return [2, 1, 0].filter((health) => gain(health) === most);
}

function missingHealth(hero: Hero): number {
  return hero.maxHealth - hero.health + hero.fire;
}

function* endTurn(g: Descent, hero: Hero): Rule<boolean> {
  const rules = g.content.classes[hero.class];
  yield* rules.turnEnd?.(g, hero) ?? nothing();
  hero.turn = null;
  hero.activated = true;
  return true;
}

function* nothing(): Rule {}
