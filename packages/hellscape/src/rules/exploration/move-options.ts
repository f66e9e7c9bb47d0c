import type { OptionDetails } from '@crawlspace/kernel';
import type { Door, Way } from '../../board/map.ts';
import { mayPass } from '../../board/queries.ts';
import type { ClassDeed } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { QuestDeed } from '../../quest-types.ts';
import type { BoardToken, Hero } from '../../state.ts';
import type { Owned } from '../abilities/in-force.ts';
import { countEnemies } from '../abilities/usable.ts';
import { describeUse, meansUse, useId, usesOf } from '../abilities/use.ts';
import { describeClassDeed, isAside } from '../asides.ts';
import { meansToken, tokenId, zoneId } from '../picks.ts';
import { doorsToOpen } from './doors.ts';
import { describeObject, mayInteract, objectsFor } from './interact.ts';

/** Something to be done in a Move action: a step, a door, an object, a deed of the quest, an ability, what can be done at any moment, or its end. */
export type MoveDeed = Way | Door | BoardToken | QuestDeed | Owned | ClassDeed | 'done';

/** What a hero can do in a Move action now, besides ending it. */
export interface MoveOptions {
  readonly deeds: MoveDeed[];
  readonly uses: readonly Owned[];
}

const NO_DEEDS: readonly QuestDeed[] = [];

/** Steps, doors, objects and deeds cost a point each; abilities have a price of their own. */
export function moveOptions(g: Descent, hero: Hero, used: readonly string[]): MoveOptions {
  const deeds: MoveDeed[] = [];
  if ((hero.turn?.mp ?? 0) > 0) {
    for (const way of g.map.exits[hero.zone] as readonly Way[]) {
      if (mayPass(g, way, hero)) deeds.push(way);
    }
    for (const door of doorsToOpen(g, hero)) deeds.push(g.map.doors[door] as Door);
    for (const token of objectsFor(g, hero)) deeds.push(token);
    for (const deed of movingDeeds(g, hero)) deeds.push(deed);
  }
  const uses = moveUses(g, hero, used);
  for (const owned of uses) deeds.push(owned);
  return { deeds, uses };
}

/** What the quest lets a hero do here for a movement point. */
function movingDeeds(g: Descent, hero: Hero): readonly QuestDeed[] {
  const deeds = g.quest.deeds?.(g, hero) ?? NO_DEEDS;
  if (deeds.length === 0) return NO_DEEDS;
  const free = mayInteract(g, hero);
  return deeds.filter((deed) => deed.cost === 'mp' && (free || !deed.interacts));
}

/** Abilities for a Move action: each once in it, unless the card says any number of times. */
function moveUses(g: Descent, hero: Hero, used: readonly string[]): Owned[] {
  const uses = usesOf(g, hero, 'move');
  if (used.length === 0 || uses.length === 0) return uses;
  return uses.filter(({ ability, key }) => ability.limit === 'any-number' || !used.includes(key));
}

export function isStep(deed: MoveDeed): deed is Way {
  return typeof deed === 'object' && 'to' in deed;
}

export function isObject(deed: MoveDeed): deed is BoardToken {
  return typeof deed === 'object' && 'kind' in deed;
}

/** How the record names what is done. */
export function moveId(deed: MoveDeed): string {
  if (deed === 'done') return deed;
  if (isStep(deed)) return zoneId(deed.to);
  if ('ability' in deed) return useId(deed);
  if (isObject(deed)) return tokenId(deed);
  return 'resolve' in deed ? deed.id : `door${deed.id}`;
}

export function meansMove(g: Descent, hero: Hero, deed: MoveDeed): HellscapeMeaning {
  if (deed === 'done') return { kind: deed };
  if (isAside(deed)) return deed.means;
  if (isStep(deed)) return { kind: 'step', zone: deed.to, reaction: reactionTo(g, hero) };
  if ('ability' in deed) return meansUse(deed);
  if (isObject(deed)) return meansToken(deed);
  return 'resolve' in deed
    ? { kind: 'quest-deed', deed: deed.id, zone: hero.zone }
    : { kind: 'door', door: deed.id };
}

/** What players see of it. */
export function describeMove(g: Descent, hero: Hero, deed: MoveDeed): OptionDetails {
  if (deed === 'done') return { text: { key: 'option.end-move' } };
  if (isAside(deed)) return describeClassDeed(deed);
  if (isStep(deed)) return describeStep(reactionTo(g, hero));
  if ('ability' in deed) return describeUse(deed);
  if (isObject(deed)) return describeObject(deed);
  return { text: 'resolve' in deed ? deed.text : { key: 'option.open-door' }, cost: MP };
}

const MP = { mp: 1 } as const;

function describeStep(n: number): OptionDetails {
  const text = n > 0 ? { key: 'option.step-reaction', params: { n } } : { key: 'option.step' };
  return { text, cost: MP };
}

/** Wounds for leaving the zone. */
export function reactionTo(g: Descent, hero: Hero): number {
  return hero.turn?.slipping ? 0 : countEnemies(g, hero.zone);
}
