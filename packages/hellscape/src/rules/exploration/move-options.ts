import type { OptionDetails } from '@crawlspace/kernel';
import type { Way } from '../../board/map.ts';
import { mayPass } from '../../board/queries.ts';
import type { QuestDeed } from '../../content/quest-types.ts';
import type { Descent } from '../../descent.ts';
import type { Hero } from '../../state.ts';
import type { Owned } from '../abilities/in-force.ts';
import { countEnemies } from '../abilities/usable.ts';
import { describeUse, useId, usesOf } from '../abilities/use.ts';
import { doorsToOpen } from './doors.ts';
import { describeObject, mayInteract, objectsFor } from './interact.ts';

/** What a hero can do in a Move action now, as ids of options. */
export interface MoveOptions {
  readonly ids: readonly string[];
  readonly deeds: readonly QuestDeed[];
  readonly uses: readonly Owned[];
}

const NO_DEEDS: readonly QuestDeed[] = [];

/** Steps, doors, objects and deeds cost a point each; abilities have a price of their own. */
export function moveOptions(g: Descent, hero: Hero, used: readonly string[]): MoveOptions {
  const ids: string[] = [];
  let deeds = NO_DEEDS;
  if ((hero.turn?.mp ?? 0) > 0) {
    for (const way of g.map.exits[hero.zone] as readonly Way[]) {
      if (mayPass(g, way, hero)) ids.push(`zone${way.to}`);
    }
    for (const door of doorsToOpen(g, hero)) ids.push(`door${door}`);
    for (const token of objectsFor(g, hero)) ids.push(`token${token.id}`);
    deeds = movingDeeds(g, hero);
    for (const deed of deeds) ids.push(deed.id);
  }
  const uses = moveUses(g, hero, used);
  for (const owned of uses) ids.push(useId(owned));
  return { ids, deeds, uses };
}

/** What the quest lets a hero do here for a movement point. */
function movingDeeds(g: Descent, hero: Hero): readonly QuestDeed[] {
  const deeds = g.quest.deeds?.(g, hero) ?? NO_DEEDS;
  if (deeds.length === 0) return NO_DEEDS;
  const free = mayInteract(g, hero);
  return deeds.filter((deed) => deed.cost === 'mp' && (free || !deed.interacts));
}

const MOVE = ['move'] as const;

/** Abilities for a Move action: each once in it, unless the card says any number of times. */
function moveUses(g: Descent, hero: Hero, used: readonly string[]): Owned[] {
  const uses = usesOf(g, hero, MOVE);
  if (used.length === 0 || uses.length === 0) return uses;
  return uses.filter(({ ability, key }) => ability.limit === 'any-number' || !used.includes(key));
}

/** What players see of an option. */
export function describeMove(
  g: Descent,
  hero: Hero,
  { deeds, uses }: MoveOptions,
  id: string,
): OptionDetails {
  const deed = deeds.find((each) => id === each.id);
  if (deed) return { text: deed.text, target: { zone: hero.zone }, cost: MP };
  if (id.startsWith('zone')) return describeStep(g, hero, Number(id.slice(4)));
  if (id.startsWith('door')) {
    return { text: { key: 'option.open-door' }, target: { door: Number(id.slice(4)) }, cost: MP };
  }
  if (id.startsWith('token')) {
    const token = g.state.dungeon.tokens.find((each) => id === `token${each.id}`);
    return token ? describeObject(token) : {};
  }
  const owned = uses.find((each) => useId(each) === id);
  return owned ? describeUse(owned) : { text: { key: 'option.end-move' } };
}

const MP = { mp: 1 } as const;

function describeStep(g: Descent, hero: Hero, zone: number): OptionDetails {
  const n = hero.turn?.slipping ? 0 : countEnemies(g, hero.zone);
  const text = n > 0 ? { key: 'option.step-reaction', params: { n } } : { key: 'option.step' };
  return { text, target: { zone }, cost: MP };
}
