import { all, drawCard, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { amongCards, amongTokens } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { CardId, TokenKind } from '../../ids.ts';
import { classIn } from '../../lookup.ts';
import type { RuleOptions } from '../../options.ts';
import type { Hero } from '../../state.ts';
import { setUpgrades } from '../abilities/changes.ts';
import { takeItem } from '../items/finds.ts';

/** The steps of creation, in their order. */
export const CREATION_STEPS = [
  'class',
  'starting-items',
  'personal-item',
  'starting-upgrade',
  'class-cards',
  'side-bag',
  'name',
] as const;
type CreationStep = (typeof CREATION_STEPS)[number];

/** Tokens one of which every new hero gets for free. */
const FREE_TOKENS = ['bandages', 'whiskey', 'dynamite', 'tonic'] as const satisfies TokenKind[];

export function freeTokens({ edition }: RuleOptions): readonly TokenKind[] {
  return edition === 'first' ? FREE_TOKENS.filter((token) => token !== 'tonic') : FREE_TOKENS;
}

/** Makes the new heroes of the party what their classes are. Heroes with a past stay as they are. */
export function* finishCreation(g: Adventure): Rule {
  yield* all(g.state.heroes.filter(isNew).map((hero) => createHero(g, hero)));
}

/** Everyone who was created has a personal item for life. */
function isNew(hero: Hero): boolean {
  return isUp(hero) && hero.items.length === 0;
}

/**
 * A new hero: class, starting items, personal item, starting upgrade, class cards, side bag with a
 * free token, name. What the player has chosen before (class, upgrade, name) is not asked again.
 */
export function* createHero(g: Adventure, hero: Hero): Rule {
  for (const step of CREATION_STEPS) {
    g.emit({ t: 'creation', hero: hero.index, purpose: step, rule: 'B-HERO-15' });
    const rest = STEPS[step](g, hero);
    if (rest) yield* rest;
  }
}

const STEPS: Readonly<Record<CreationStep, (g: Adventure, hero: Hero) => Rule | undefined>> = {
  class: takeClassAbilities,
  'starting-items': takeStartingItems,
  'personal-item': drawPersonalItem,
  'starting-upgrade': chooseStartingUpgrade,
  'class-cards': takeClassCards,
  'side-bag': chooseFreeToken,
  name: nameHero,
};

function takeClassAbilities(g: Adventure, hero: Hero): undefined {
  setUpgrades(g, hero, [...classIn(g.content, hero.class).abilities, ...hero.upgrades]);
}

/** Every hero gets the items on the sheet, several heroes of a class their own copies. */
function takeStartingItems(g: Adventure, hero: Hero): undefined {
  for (const card of classIn(g.content, hero.class).items) takeItem(g, hero, card);
}

/** Personal items are unique: the card leaves its deck for good. */
function drawPersonalItem(g: Adventure, hero: Hero): undefined {
  const card = drawCard(g, g.state.decks.personal);
  if (card !== undefined) takeItem(g, hero, card);
}

/** One of the three starting upgrades; the others are lost. */
function* chooseStartingUpgrade(g: Adventure, hero: Hero): Rule {
  const { upgrades } = classIn(g.content, hero.class);
  if (upgrades.some((upgrade) => hero.upgrades.includes(upgrade))) return;
  const chosen = yield* pick({
    seat: hero.index,
    prompt: promptFor('starting-upgrade', { class: { key: `${hero.class}.name` } }),
    rule: 'B-HERO-19',
    ...amongCards(upgrades),
    describe: (id) => ({ text: { key: `${id}.name` } }),
  });
  setUpgrades(g, hero, [...hero.upgrades, chosen]);
  g.emit({ t: 'upgrade-gained', hero: hero.index, card: chosen });
}

/** Cards that belong to abilities or upgrades the hero has. */
function takeClassCards(g: Adventure, hero: Hero): undefined {
  for (const card of classCards(g, hero)) takeItem(g, hero, card);
}

export function classCards(g: Adventure, hero: Hero): CardId[] {
  return hero.upgrades.flatMap((id) => g.content.upgrades[id]?.items ?? []);
}

function* chooseFreeToken(g: Adventure, hero: Hero): Rule {
  const { options } = g.state;
  const token = yield* pick({
    seat: hero.index,
    prompt: promptFor('free-token'),
    rule: options.edition === 'first' ? 'B-HERO-25' : 'B-HERO-24',
    ...amongTokens(hero, freeTokens(options)),
    describe: (kind) => ({ text: { key: `${kind}.name` } }),
  });
  hero.bag.push(token);
  g.emit({ t: 'token-gained', hero: hero.index, card: token });
}

/** The name the player gave, or the next one of the class that nobody in the party has. */
function nameHero(g: Adventure, hero: Hero): undefined {
  const taken = g.state.heroes.map(({ name }) => name);
  if (!hero.name)
    hero.name =
      classIn(g.content, hero.class).names.find((name) => !taken.includes(name)) ?? hero.class;
}
