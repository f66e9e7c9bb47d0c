import { choose, type OptionDetails, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroAt, inFight } from '../adventure.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { isWearable, wear } from './clothing.ts';
import { canHold } from './hands.ts';
import { equip, itemCard, itemOf, itemOption, mustBeEquipped, putAway } from './items.ts';
import { heroesInReach } from './reach.ts';
import { askFor, canHandOver, giveOrSell, isTransferable } from './trade.ts';
import { attachUpgrade, canAttach, removableUpgrades, removeUpgrade } from './upgrades.ts';

/** Whether the activation menu has a reason to offer the hero's belongings. Called at every decision. */
export function canManageItems(g: Adventure, hero: Hero): boolean {
  const free = !inFight(g);
  for (const item of hero.items) {
    if (item.upgrades.length > 0 || itemCard(g, item).upgrade) return true;
    if (free && mustBeEquipped(itemCard(g, item)) && !item.equipped) return true;
  }
  return heroesInReach(g, hero).some((other) => hasSomething(g, hero) || hasSomething(g, other));
}

function hasSomething(g: Adventure, hero: Hero): boolean {
  return (
    hero.bag.length > 0 ||
    g.state.lantern === hero.index ||
    hero.items.some((item) => isTransferable(g, item))
  );
}

/** The hero's belongings, as long as wanted: hands, clothing, upgrades, and dealings with other heroes. */
export function* manageItems(g: Adventure, hero: Hero): Rule {
  for (;;) {
    const options = [...equipment(g, hero), ...upgrades(g, hero), ...dealings(g, hero)];
    if (options.length === 0) return;
    const chosen = yield* choose({
      seat: hero.index,
      prompt: { key: 'prompt.manage-items' },
      options: ['done', ...options],
      describe: (id) => describe(g, hero, id),
    });
    if (chosen === 'done') return;
    yield* carryOut(g, hero, chosen);
    yield* g.do.keepLimits(g, hero);
  }
}

/** Without enemies on the board, items go into and out of the hands, and on and off, at will. */
function equipment(g: Adventure, hero: Hero): string[] {
  if (inFight(g)) return [];
  return hero.items.flatMap((item) => {
    if (item.equipped) return [`put-away:${itemOption(item)}`];
    if (canHold(g, hero, item)) return [`hold:${itemOption(item)}`];
    return isWearable(g, hero, item) ? [`wear:${itemOption(item)}`] : [];
  });
}

function upgrades(g: Adventure, hero: Hero): string[] {
  return hero.items.flatMap((item) => [
    ...hero.items
      .filter((onto) => canAttach(g, hero, item, onto))
      .map((onto) => `attach:${itemOption(item)}:${itemOption(onto)}`),
    ...removableUpgrades(g, item).map((card) => `remove:${itemOption(item)}:${card}`),
  ]);
}

function dealings(g: Adventure, hero: Hero): string[] {
  const options: string[] = [];
  for (const other of heroesInReach(g, hero)) {
    if (canHandOver(g, hero, other)) options.push(`give:h${other.index}`);
    if (canHandOver(g, other, hero)) options.push(`ask:h${other.index}`);
  }
  return options;
}

function* carryOut(g: Adventure, hero: Hero, option: string): Rule {
  const [action = '', what = '', more = ''] = option.split(':');
  if (action === 'give') yield* giveOrSell(g, hero, heroAt(g, numberOf(what)));
  else if (action === 'ask') yield* askFor(g, hero, heroAt(g, numberOf(what)));
  else handle(g, hero, action, carried(hero, what), more);
}

function handle(g: Adventure, hero: Hero, action: string, item: CarriedItem, more: string): void {
  if (action === 'put-away') putAway(g, hero, item);
  else if (action === 'hold') equip(g, hero, item);
  else if (action === 'wear') wear(g, hero, item);
  else if (action === 'attach') attachUpgrade(g, hero, item, carried(hero, more));
  else removeUpgrade(g, hero, item, more);
}

function carried(hero: Hero, option: string): CarriedItem {
  const item = itemOf(hero, numberOf(option));
  if (!item) throw new Error(`${hero.name} does not carry ${option}`);
  return item;
}

function numberOf(option: string): number {
  return Number(option.slice(1));
}

function describe(g: Adventure, hero: Hero, option: string): OptionDetails {
  const [action = '', what = '', more = ''] = option.split(':');
  const key = `option.${action}`;
  if (action === 'done') return { text: { key } };
  if (action === 'give' || action === 'ask') {
    const other = heroAt(g, numberOf(what));
    return { text: { key, params: { hero: other.name } }, target: { hero: other.index } };
  }
  const card = { key: `${carried(hero, what).card}.name` };
  if (action === 'attach') {
    const other = { key: `${carried(hero, more).card}.name` };
    const darkStone = itemCard(g, carried(hero, what)).upgrade?.darkStone ?? 0;
    return {
      text: { key, params: { card, other } },
      ...(darkStone ? { cost: { darkStone } } : {}),
    };
  }
  if (action === 'remove') return { text: { key, params: { card: { key: `${more}.name` } } } };
  return { text: { key, params: { card } } };
}
