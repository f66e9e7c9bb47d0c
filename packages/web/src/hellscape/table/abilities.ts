import {
  type Ability,
  abilitiesOf,
  type Cost,
  type DescentView,
  type Stance,
} from '@crawlspace/hellscape';
import { contentOf } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import type { SymbolName } from '../board/symbols.ts';
import { content } from '../content.ts';
import { words } from '../game-words.ts';

/** An ability of a card by its place, as it stands now: blessed skills say something else. */
export function abilityOf(view: DescentView, card: string, index: number): Ability | null {
  if (isStance(card)) return contentOf(view).stances[card];
  if (card === AMULET) return FORCED_TURN;
  const blessed = view.heroes.some(
    ({ board }) => board.class === 'paladin' && board.blessed === card,
  );
  const printed =
    (blessed ? contentOf(view).skills[card]?.blessed : undefined) ??
    abilitiesOf(contentOf(view), card);
  return printed[index] ?? null;
}

/** Turning the Wizard's marker in the middle of a combat is used like an ability. */
export const AMULET = 'spell-amulet';
const FORCED_TURN: Ability = {
  timing: 'combat',
  cost: { mana: 1 },
  effects: [{ do: 'special', id: 'turn-amulet' }],
};

export function isStance(card: string): card is Stance {
  return Object.hasOwn(content().stances, card);
}

export function textOf(ability: Ability): string {
  return words.abilityText(language.value, ability);
}

/** Prices that are paid with something a hero has, with the sign of each. */
export function pricesOf(cost: Cost | undefined): readonly { sign: SymbolName; amount: number }[] {
  if (!cost) return [];
  const prices: { sign: SymbolName; amount: number }[] = [];
  if (cost.mana) prices.push({ sign: 'mana', amount: cost.mana });
  if (cost.rage) prices.push({ sign: 'rage', amount: cost.rage });
  if (cost.wounds) prices.push({ sign: 'claw', amount: cost.wounds });
  for (const element of ['water', 'fire', 'air', 'earth'] as const) {
    const amount = cost.elements?.[element];
    if (amount) prices.push({ sign: element, amount });
  }
  return prices;
}

/** What an enemy can use symbols for on its side of the attack under way. */
export function enemyAbilitiesIn(view: DescentView): readonly Ability[] {
  const { combat, enemies } = view;
  if (!combat) return [];
  const attacking = combat.attacker.kind === 'enemy';
  const side = attacking ? combat.attacker : combat.defender;
  const enemy = enemies.find(({ id }) => side.kind === 'enemy' && id === side.enemy);
  return abilitiesOf(contentOf(view), enemy?.card ?? '').filter(
    ({ cost, timing }) =>
      (cost?.symbols ?? 0) > 0 &&
      (timing === 'combat' || timing === (attacking ? 'attack' : 'defense')),
  );
}
