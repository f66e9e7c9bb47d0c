import type {
  AdventureView,
  CarriedItem,
  Content,
  Enemy,
  EnemySheet,
  Hero,
  StatName,
} from '@crawlspace/brimstone';
import { classIn, enemyTypeIn } from '@crawlspace/brimstone';
import { contentOf, type OfTable } from '@crawlspace/kernel';
import { LatestOfEach } from '../../remembered.ts';

/** Whatever is seen of a table: it knows the cards that are played with there. */
export type Seen = OfTable<Content>;

/** A number of a hero as far as it is printed on cards that work now. */
export function statOf(seen: Seen, hero: Hero, name: StatName): number {
  return sheets.get(contentOf(seen), hero, sheetWith)[name];
}

type Sheet = Record<StatName, number>;

/** A hero is asked for many numbers at every question: they are added up when cards are others than before. */
const sheets = new LatestOfEach<Content, Hero, Sheet>(haveSameCards);

/** Views share the lists of cards, which are never changed in place. */
export function haveSameCards(one: Hero, other: Hero): boolean {
  if (one.class !== other.class || one.upgrades !== other.upgrades) return false;
  if (one.conditions !== other.conditions || one.items.length !== other.items.length) return false;
  if (one.bonuses.length > 0 || other.bonuses.length > 0) return false;
  for (let i = 0; i < one.items.length; i++) {
    const { number, card, equipped, upgrades } = one.items[i] as CarriedItem;
    const now = other.items[i] as CarriedItem;
    if (now.number !== number || now.card !== card) return false;
    if (now.equipped !== equipped || now.upgrades !== upgrades) return false;
  }
  return true;
}

function sheetWith(content: Content, hero: Hero): Sheet {
  const sheet = { ...classIn(content, hero.class).base };
  for (const id of hero.upgrades) add(sheet, content.upgrades[id]?.ability.stats);
  for (const id of hero.conditions) add(sheet, content.conditions[id]?.ability?.stats);
  for (const item of hero.items) {
    if (!worksWith(content, item)) continue;
    add(sheet, content.items[item.card]?.ability?.stats);
    for (const id of item.upgrades) add(sheet, content.items[id]?.ability?.stats);
  }
  for (const { stat, amount } of hero.bonuses) sheet[stat] += amount;
  return sheet;
}

function add(sheet: Sheet, changes: Partial<Sheet> | undefined): void {
  for (const each in changes) {
    const name = each as StatName;
    sheet[name] += changes[name] ?? 0;
  }
}

/** Items for hands or clothing work only while equipped. */
export function works(seen: Seen, item: CarriedItem): boolean {
  return worksWith(contentOf(seen), item);
}

/** The same of a hero's items in all. */
export function working(seen: Seen, { items }: Hero): CarriedItem[] {
  return items.filter((item) => works(seen, item));
}

function worksWith(content: Content, item: CarriedItem): boolean {
  const card = content.items[item.card];
  return card !== undefined && (item.equipped || (card.hands === 0 && card.slots.length === 0));
}

export function isUp(hero: Hero): boolean {
  return hero.knockedOut === null && !hero.dead;
}

export function heroesUp(view: AdventureView): Hero[] {
  return view.heroes.filter(isUp);
}

export function healthLeft(seen: Seen, hero: Hero): number {
  return statOf(seen, hero, 'maxHealth') - hero.wounds;
}

export function sanityLeft(seen: Seen, hero: Hero): number {
  return statOf(seen, hero, 'maxSanity') - hero.sanityDamage;
}

/** How fit a hero is, 0 to 1: by Health or Sanity, whichever is worse. */
export function fitness(seen: Seen, hero: Hero): number {
  const health = statOf(seen, hero, 'maxHealth');
  const sanity = statOf(seen, hero, 'maxSanity');
  return Math.min((health - hero.wounds) / health, (sanity - hero.sanityDamage) / sanity);
}

/** The side of the sheet that is in use in this fight. */
export function sheetOf(view: AdventureView, enemy: Enemy): EnemySheet {
  const { normal, brutal } = enemyTypeIn(contentOf(view), enemy.type);
  return view.fight?.groups[enemy.type]?.brutal ? brutal : normal;
}

export function enemyHealthLeft(view: AdventureView, enemy: Enemy): number {
  return Math.max(1, sheetOf(view, enemy).health - enemy.wounds);
}

/** The chance that a D6 shows so much or more. */
export function chance(need: number): number {
  return Math.min(5, Math.max(1, 7 - need)) / 6;
}

/** The Wounds that one activation of each enemy does to a hero on average. */
export function menaceTo(view: AdventureView, hero: Hero): (enemy: Enemy) => number {
  const through = 1 - chance(statOf(view, hero, 'defense'));
  return (enemy) => {
    const { combat, ranged, toHitMelee, toHitRanged, damage } = sheetOf(view, enemy);
    const dice = combat ?? ranged?.shots ?? 0;
    return dice * chance(toHitMelee ?? toHitRanged ?? 4) * damage * through;
  };
}
