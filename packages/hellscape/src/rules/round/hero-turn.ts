import {
  NOTHING_HAPPENS,
  type OptionDetails,
  type Prompt,
  pick,
  type Rule,
} from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { ActionKind, ClassDeed } from '../../content-types.ts';
import { type Descent, enemiesIn, isUp } from '../../descent.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { QuestDeed } from '../../quest-types.ts';
import type { Hero } from '../../state.ts';
import { gainHealth, roomForMana } from '../abilities/gains.ts';
import { inForce, type Owned } from '../abilities/in-force.ts';
import { triggered } from '../abilities/triggered.ts';
import { isUsable } from '../abilities/usable.ts';
import { describeUse, meansUse, useId, useOwn, usesOf } from '../abilities/use.ts';
import { loseAction } from '../actions.ts';
import { describeClassDeed, PUT_AWAY } from '../asides.ts';
import { strikeChances } from '../combat/chances.ts';
import { burn } from '../combat/conditions.ts';
import { missingHealth } from '../figures/counted-as-heroes.ts';
import { canAttackNow, heroAttacks } from '../figures/reach.ts';
import { canPutAway } from '../items/equip.ts';
import { canTradeOrEquip, tradeAndEquip } from '../items/trade.ts';

const ACTIONS = 3;
const ACTIONS_ALONE = 4;
const MOVE_POINTS = 2;
export const RECOVERS = 2;

/** A hero becomes active: Fire burns, the class gets ready. There is time for others before the first action. */
export function* startTurn(g: Descent, hero: Hero): Rule {
  if (hero.fire > 0 && !(yield* beforeItBurns(g, hero))) return;
  const rules = g.content.classes[hero.class];
  const actions = rules.actions?.(g, hero) ?? actionsPerTurn(g);
  g.state.active = hero.index;
  hero.turn = { actions, mp: null, moved: false, slipping: false };
  g.emit({ t: 'turn', hero: hero.index, rule: 'H-ROUND-05' });
  yield* burn(g, hero);
  if (!isUp(hero)) return;
  yield* rules.turnStart?.(g, hero) ?? NOTHING_HAPPENS;
  yield* triggered(g, hero, 'on-turn-start');
  yield* g.do.anytime(g);
}

/** The last moment to put out Fire, for the hero too. False when it has led into a Boss Fight. */
function* beforeItBurns(g: Descent, hero: Hero): Rule<boolean> {
  yield* g.do.anytime(g);
  return g.state.phase === 'hero' && isUp(hero);
}

/** Three actions; a lone hero has four. */
export function actionsPerTurn(g: Descent): number {
  return g.state.heroes.length === 1 ? ACTIONS_ALONE : ACTIONS;
}

/** 1 while no enemy is about and nobody burns: whatever could still be done can as well be done next turn. */
function isQuiet({ state: { enemies, heroes } }: Descent): boolean {
  return enemies.length === 0 && heroes.every(({ fire }) => fire === 0);
}

function turnPrompt(g: Descent, { actions }: NonNullable<Hero['turn']>): Prompt {
  return promptFor('turn', { actions }, { actions, quiet: isQuiet(g) });
}

/** One decision of the active hero's turn; true when the turn is over. */
export function* playTurn(g: Descent, hero: Hero): Rule<boolean> {
  if (!isUp(hero) || !hero.turn) return yield* endTurn(g, hero);
  const picked = yield* pick({
    seat: hero.index,
    prompt: turnPrompt(g, hero.turn),
    of: menuOf(g, hero),
    id: deedId,
    means: meansDeed,
    describe: (deed) => describeDeed(g, hero, deed),
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
  if (canPutAway(g, hero)) menu.push(PUT_AWAY);
  menu.push('end-turn');
  return menu;
}

const NO_DEEDS: readonly ClassDeed[] = [];

/** Recover must give something: Health, Mana, or what comes with it. */
function canRecover(g: Descent, hero: Hero): boolean {
  return missingHealth(g, hero) + roomForMana(g, hero) > 0 || hasUseOfRest(g, hero);
}

function hasUseOfRest(g: Descent, hero: Hero): boolean {
  return inForce(g, hero, 'moment').some(
    (owned) => owned.ability.timing === 'on-recover' && isUsable(g, hero, owned),
  );
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

function describeDeed(g: Descent, hero: Hero, deed: Deed): OptionDetails {
  if (deed === 'attack') return describeAttack(g, hero);
  if (typeof deed === 'string') return { text: { key: `option.${deed}` } };
  if ('ability' in deed) return describeUse(deed);
  return 'text' in deed ? { text: deed.text } : describeClassDeed(deed);
}

/** Where there is only one attack to make, its chances stand on the action. */
function describeAttack(g: Descent, hero: Hero): OptionDetails {
  const [only, ...more] = heroAttacks(g, hero);
  const text = { key: 'option.attack' };
  return only && more.length === 0 ? { text, chances: strikeChances(g, hero, only) } : { text };
}

function* carryOut(g: Descent, hero: Hero, deed: Exclude<Deed, 'end-turn'>): Rule {
  switch (deed) {
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
  yield* rules.beforeAction?.(g, hero, kind) ?? NOTHING_HAPPENS;
  if (hero.turn) hero.turn.actions--;
  g.emit({ t: 'action', hero: hero.index, purpose: kind });
  yield* make();
  yield* rules.afterAction?.(g, hero, kind) ?? NOTHING_HAPPENS;
}

/** A Frost token takes the place of an action. */
function* thaw(g: Descent, hero: Hero): Rule {
  hero.frost--;
  g.emit({ t: 'frozen', hero: hero.index, rule: 'H-COND-05' });
  yield* loseAction(g, hero);
}

function* moveAction(g: Descent, hero: Hero): Rule {
  if (hero.turn) hero.turn.moved = true;
  yield* g.do.moveWith(g, hero, MOVE_POINTS);
}

/** Up to two points of Health and Mana, as the hero likes. It is no Heal: Fire burns on. */
function* recover(g: Descent, hero: Hero): Rule {
  const { health, mana } = yield* pick({
    seat: hero.index,
    prompt: promptFor('recover'),
    of: sharesOf(g, hero),
    id: ({ health, mana }) =>
      health + mana === RECOVERS ? `health${health}` : `health${health}-mana${mana}`,
    means: (share): HellscapeMeaning => ({ kind: 'share', ...share }),
    describe: (share) => ({ text: { key: 'option.recover-share', params: { ...share } } }),
  });
  gainHealth(g, hero, health);
  yield* g.do.gainMana(g, hero, mana);
  yield* triggered(g, hero, 'on-recover');
}

interface Share {
  readonly health: number;
  readonly mana: number;
}

/**
 * The ways to share the points, the most first. Who would take fewer than there are is asked where
 * there is a choice anyway, or where Wounds are of use to the hero.
 */
function sharesOf(g: Descent, hero: Hero): Share[] {
  const thrives = thrivesOnWounds(g, hero);
  const all = allShares(missingHealth(g, hero), roomForMana(g, hero), thrives ? 0 : 1);
  const [first = NOTHING] = all;
  const full = all.filter(({ health, mana }) => health + mana === first.health + first.mana);
  if (full.length === 0) return [NOTHING];
  return full.length > 1 || thrives ? all : full;
}

const NOTHING: Share = { health: 0, mana: 0 };

function allShares(health: number, mana: number, least: number): Share[] {
  const shares: Share[] = [];
  for (let points = RECOVERS; points >= least; points--) {
    for (let ill = Math.min(points, health); ill >= 0; ill--) {
      if (points - ill <= mana) shares.push({ health: ill, mana: points - ill });
    }
  }
  return shares;
}

/** Something the hero has needs so many Wounds. */
function thrivesOnWounds(g: Descent, hero: Hero): boolean {
  return inForce(g, hero).some(({ ability }) =>
    ability.needs?.some((need) => typeof need === 'object' && 'wounded' in need),
  );
}

function* endTurn(g: Descent, hero: Hero): Rule<boolean> {
  const rules = g.content.classes[hero.class];
  yield* rules.turnEnd?.(g, hero) ?? NOTHING_HAPPENS;
  hero.turn = null;
  hero.activated = true;
  return true;
}
