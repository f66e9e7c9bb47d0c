import { choose, type OptionDetails, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroAt, inFight } from '../../adventure.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { heroesInReach } from '../movement/reach.ts';
import { isWearable, wear } from './clothing.ts';
import { canHold } from './hands.ts';
import { equip, itemCard, itemOf, itemOption, mustBeEquipped, putAway } from './items.ts';
import { askFor, canHandOver, giveOrSell } from './trade.ts';
import { attachUpgrade, canAttach, removableUpgrades, removeUpgrade } from './upgrades.ts';

/** Whether the activation menu has a reason to offer the hero's belongings. Called at every decision. */
export function canManageItems(g: Adventure, hero: Hero): boolean {
  const free = !inFight(g);
  for (const item of hero.items) {
    const card = itemCard(g, item);
    if (item.upgrades.length > 0 || card.upgrade) return true;
    if (free && !item.equipped && mustBeEquipped(card)) return true;
  }
  return heroesInReach(g, hero).some((other) => hasSomething(g, hero) || hasSomething(g, other));
}

function hasSomething(g: Adventure, hero: Hero): boolean {
  return (
    hero.bag.length > 0 ||
    g.state.lantern === hero.index ||
    abilitiesOfHero(g, hero).transferable.length > 0
  );
}

/** The hero's belongings, as long as wanted: hands, clothing, upgrades, and dealings with other heroes. */
export function* manageItems(g: Adventure, hero: Hero): Rule {
  for (;;) {
    const options = ['done', ...equipment(g, hero), ...upgrades(g, hero), ...dealings(g, hero)];
    if (options.length === 1) return;
    const chosen = yield* choose({
      seat: hero.index,
      prompt: { key: 'prompt.manage-items' },
      options,
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
  const options: string[] = [];
  for (const item of hero.items) {
    if (item.equipped) options.push(`put-away:${itemOption(item)}`);
    else if (canHold(g, hero, item)) options.push(`hold:${itemOption(item)}`);
    else if (isWearable(g, hero, item)) options.push(`wear:${itemOption(item)}`);
  }
  return options;
}

function upgrades(g: Adventure, hero: Hero): string[] {
  const options: string[] = [];
  for (const item of hero.items) {
    if (itemCard(g, item).upgrade) {
      for (const onto of hero.items) {
        if (!canAttach(g, hero, item, onto)) continue;
        options.push(`attach:${itemOption(item)}:${itemOption(onto)}`);
      }
    }
    for (const card of removableUpgrades(g, item)) {
      options.push(`remove:${itemOption(item)}:${card}`);
    }
  }
  return options;
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
