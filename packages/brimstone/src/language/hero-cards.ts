import { confirm, pick, type Rule, type TextRef } from '@crawlspace/kernel';
import type { Source } from '../abilities.ts';
import { type Adventure, board, heroAt, heroesUp } from '../adventure.ts';
import { amongEnemies } from '../asking.ts';
import { type Facts, promptOn } from '../asks.ts';
import { worldOf as worldOfSpace } from '../board/index.ts';
import { oneOf } from '../ids.ts';
import type { HitOnEnemy, Weapon } from '../moments.ts';
import { enemyStat, isInReach, itemOf, tilesOf, worldOf } from '../rules/queries.ts';
import type { CarriedItem, Enemy, Hero } from '../state.ts';

/** The hero whose ability or item it is. */
export function ownerOf(g: Adventure, source: Source): Hero {
  if (source.hero === null) throw new Error(`${source.card} belongs to nobody`);
  return heroAt(g, source.hero);
}

function carriedItem(g: Adventure, source: Source): CarriedItem | undefined {
  return source.item === null ? undefined : itemOf(ownerOf(g, source), source.item);
}

/** Asks the owner whether to use the card now, and tells everybody if so. */
export function* wantsToUse(g: Adventure, source: Source, about?: About): Rule<boolean> {
  const wanted = yield* confirm({
    seat: ownerOf(g, source).index,
    prompt: promptOn('use-card', source.card, { about: about?.words ?? '' }, about?.facts),
  });
  if (wanted) tellUse(g, source);
  return wanted;
}

/** What a card would be used on. */
interface About {
  readonly words: TextRef;
  readonly facts: Facts;
}

/** A hit as it stands: what it does, and to whom. */
export function aboutHit(g: Adventure, hit: HitOnEnemy): About {
  const { enemy, damage } = hit;
  const rest = hit.rest?.() ?? 0;
  const stands = { wounds: woundsOf(g, hit), health: healthLeft(g, enemy), rest };
  const more = rest > 0 ? { key: 'about.other-hits', params: { rest } } : '';
  const params = { enemy: oneOf(enemy.type), damage, ...stands, more };
  return { words: { key: 'about.hit', params }, facts: { hit: stands } };
}

/** What a card does by itself, or what was chosen outside the menus, is told like any other use. */
export function tellUse(g: Adventure, { card, hero, item }: Source): void {
  const t = item === null ? 'ability-used' : 'item-used';
  g.emit({ t, card, ...(hero === null ? {} : { hero }) });
}

/** Takes one charge of the item; with the last one it is gone. */
export function takeCharge(g: Adventure, source: Source): void {
  const item = carriedItem(g, source);
  if (!item || item.charges === null) return;
  item.charges--;
  if (item.charges === 0) g.do.discardItem(g, ownerOf(g, source), item);
}

/** The owner names one of some enemies. */
export function* chooseEnemy(
  g: Adventure,
  source: Source,
  among: readonly Enemy[],
): Rule<Enemy | undefined> {
  if (among.length === 0) return undefined;
  return yield* pick({
    seat: ownerOf(g, source).index,
    prompt: promptOn('card-enemy', source.card),
    ...amongEnemies(among),
  });
}

/** Whether the attack is made with the card's own weapon. */
export function isWith({ item }: Source, weapon: Weapon): boolean {
  return item !== null && weapon.item?.number === item;
}

/** A shot with a Gun of this kind. */
export function isGun(weapon: Weapon, kind?: 'pistol' | 'shotgun'): boolean {
  const isShot = weapon.kind === 'ranged' && weapon.keywords.includes('gun');
  return isShot && (kind === undefined || weapon.keywords.includes(kind));
}

/** Health an enemy has left. One that is about to be removed has none. */
export function healthLeft(g: Adventure, enemy: Enemy): number {
  return enemyStat(g, enemy.type, 'health', enemy) - enemy.wounds;
}

/** The Wounds a hit is about to do. */
export function woundsOf(g: Adventure, { enemy, damage, ignoresDefense }: HitOnEnemy): number {
  const defense = ignoresDefense ? 0 : enemyStat(g, enemy.type, 'defense', enemy);
  return Math.max(0, damage - defense);
}

/** Whether so much more damage would do more Wounds, and there is Health left to take them. */
export function wouldMatter(g: Adventure, hit: HitOnEnemy, more: number): boolean {
  const now = woundsOf(g, hit);
  return now < healthLeft(g, hit.enemy) && woundsOf(g, { ...hit, damage: hit.damage + more }) > now;
}

export function areOnSameTile(g: Adventure, one: Hero, other: Hero): boolean {
  const here = tilesOf(g, one.space);
  return tilesOf(g, other.space).some((tile) => here.includes(tile));
}

/** The enemies in the world the hero is in. */
export function enemiesInWorldOf(g: Adventure, hero: Hero): Enemy[] {
  const world = worldOf(g, hero);
  return g.state.enemies.filter(({ space }) => worldOfSpace(board(g), space) === world);
}

/** The owner and the heroes to whom the owner could hand something. */
export function selfAndInReach(g: Adventure, owner: Hero): Hero[] {
  return heroesUp(g).filter((hero) => hero === owner || isInReach(g, owner, hero));
}
