import { choose, type OptionDetails, type Rule } from '@crawlspace/kernel';
import type { QuestDeed } from '../../content/quest-types.ts';
import type { ActionKind, ClassDeed } from '../../content/types.ts';
import { type Descent, enemiesIn, isUp } from '../../descent.ts';
import type { Hero } from '../../state.ts';
import { roomForMana } from '../abilities/gains.ts';
import type { Owned } from '../abilities/in-force.ts';
import { triggered } from '../abilities/triggered.ts';
import { describeUse, useId, useOwn, usesOf } from '../abilities/use.ts';
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
  const menu = menuOf(g, hero);
  const picked = yield* choose({
    seat: hero.index,
    prompt: { key: 'ask.turn', params: { actions: hero.turn.actions } },
    options: menu.options,
    describe: (id) => describe(menu, id),
  });
  if (picked === 'end-turn') return yield* endTurn(g, hero);
  yield* carryOut(g, hero, menu, picked);
  yield* g.do.anytime(g);
  return false;
}

interface Menu {
  readonly options: string[];
  readonly uses: readonly Owned[];
  readonly specials: readonly Owned[];
  readonly deeds: readonly ClassDeed[];
  readonly quest: readonly QuestDeed[];
}

/** What the active hero can do now: actions while there are any, and whatever costs none. */
function menuOf(g: Descent, hero: Hero): Menu {
  const free = usesOf(g, hero, FREE);
  const deeds = g.content.classes[hero.class].deeds?.(g, hero) ?? [];
  const options: string[] = [];
  let specials: readonly Owned[] = [];
  let quest: readonly QuestDeed[] = [];
  if ((hero.turn?.actions ?? 0) > 0) {
    if (hero.frost > 0) options.push('thaw');
    else {
      specials = usesOf(g, hero, SPECIAL);
      quest = questActions(g, hero);
      options.push('move');
      if (canAttackNow(g, hero)) options.push('attack');
      if (canRecover(g, hero)) options.push('recover');
      if (canTradeOrEquip(g, hero)) options.push('trade');
      for (const owned of specials) options.push(useId(owned));
      for (const { id } of quest) options.push(id);
    }
  }
  for (const owned of free) options.push(useId(owned));
  for (const { id } of deeds) options.push(id);
  if (canPutAway(g, hero)) options.push('put-away');
  options.push('end-turn');
  return { options, uses: free, specials, deeds, quest };
}

const FREE = ['turn', 'anytime'] as const;
const SPECIAL = ['action'] as const;

function canRecover(g: Descent, hero: Hero): boolean {
  return missingHealth(hero) + roomForMana(g, hero) > 0;
}

function questActions(g: Descent, hero: Hero): readonly QuestDeed[] {
  const deeds = g.quest.deeds?.(g, hero) ?? [];
  if (deeds.length === 0) return deeds;
  const disturbed = enemiesIn(g, hero.zone).length > 0;
  return deeds.filter((deed) => deed.cost === 'action' && !(deed.interacts && disturbed));
}

function describe(menu: Menu, id: string): OptionDetails {
  const owned =
    menu.uses.find((each) => useId(each) === id) ??
    menu.specials.find((each) => useId(each) === id);
  if (owned) return describeUse(owned);
  const deed = menu.deeds.find((each) => each.id === id);
  if (deed) {
    const text = { key: `deed.${deed.key}`, ...(deed.params ? { params: deed.params } : {}) };
    return { text, ...(deed.target ? { target: deed.target } : {}) };
  }
  const quest = menu.quest.find((each) => each.id === id);
  return { text: quest?.text ?? { key: `option.${id}` } };
}

function* carryOut(g: Descent, hero: Hero, menu: Menu, picked: string): Rule {
  const use = menu.uses.find((each) => useId(each) === picked);
  if (use) return yield* useOwn(g, hero, use);
  const deed = menu.deeds.find((each) => each.id === picked);
  if (deed) return yield* deed.resolve(g, hero);
  if (picked === 'put-away') return yield* putAway(g, hero);
  if (picked === 'thaw') return yield* thaw(g, hero);
  const special = menu.specials.find((each) => useId(each) === picked);
  const quest = menu.quest.find((each) => each.id === picked);
  if (special) return yield* action(g, hero, 'special', () => useOwn(g, hero, special));
  if (quest) return yield* action(g, hero, 'special', () => quest.resolve(g, hero));
  if (picked === 'move') return yield* action(g, hero, 'move', () => moveAction(g, hero));
  if (picked === 'attack') return yield* action(g, hero, 'attack', () => g.do.heroAttack(g, hero));
  if (picked === 'recover') return yield* action(g, hero, 'recover', () => recover(g, hero));
  if (picked === 'trade') return yield* action(g, hero, 'trade', () => tradeAndEquip(g, hero));
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
  const picked = yield* choose({
    seat: hero.index,
    prompt: { key: 'ask.recover' },
    options: sharesOf(g, hero).map((health) => `health${health}`),
    describe: (id) => {
      const health = Number(id.slice(6));
      return { text: { key: 'option.recover-share', params: { health, mana: RECOVERS - health } } };
    },
  });
  const health = Number(picked.slice(6));
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
