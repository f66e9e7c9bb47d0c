import type { OptionDetails, Rule, TextRef } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import type { Rarity } from '../../ids.ts';
import type { BoardToken, Hero } from '../../state.ts';
import { canCraft, craft } from '../items/forge.ts';
import { noTreasure } from '../items/treasure.ts';
import { flip, removeToken } from './tokens.ts';

/** Items in a chest. */
const IN_A_CHEST = { chest: 2, 'greater-chest': 3 } as const;

/** With an enemy in the zone nobody has a hand free for objects. */
export function mayInteract(g: Descent, hero: Hero): boolean {
  for (const enemy of g.state.enemies) if (enemy.zone === hero.zone) return false;
  return true;
}

/** The objects of the zone a hero can interact with; of equal treasure tokens only one. */
export function objectsFor(g: Descent, hero: Hero): BoardToken[] {
  const objects: BoardToken[] = [];
  for (const token of g.state.dungeon.tokens) {
    if (token.zone !== hero.zone || !isObject(g, hero, token)) continue;
    const another = token.kind === 'treasure' && objects.some(({ face }) => face === token.face);
    if (!another) objects.push(token);
  }
  return objects.length > 0 && mayInteract(g, hero) ? objects : NOTHING;
}

const NOTHING: BoardToken[] = [];

function isObject(g: Descent, hero: Hero, token: BoardToken): boolean {
  switch (token.kind) {
    case 'treasure':
    case 'chest':
    case 'greater-chest':
    case 'fountain':
      return true;
    case 'forge':
      return canCraft(g, hero);
    default:
      return false;
  }
}

/** Picks up treasure, opens a chest, drinks from a fountain or crafts in a forge. */
export function* interact(g: Descent, hero: Hero, token: BoardToken): Rule {
  switch (token.kind) {
    case 'treasure':
      return yield* pickUp(g, hero, token);
    case 'chest':
    case 'greater-chest':
      return yield* openChest(g, hero, token, IN_A_CHEST[token.kind]);
    case 'fountain':
      return yield* drink(g, hero, token);
    case 'forge':
      return yield* craft(g, hero);
    default:
      return;
  }
}

/** A card of the token's rarity; the token goes back into the bag. */
function* pickUp(g: Descent, hero: Hero, token: BoardToken): Rule {
  const rarity = token.face as Rarity;
  removeToken(g, token);
  g.emit({ t: 'picked-up', hero: hero.index, rarity, zone: token.zone, rule: 'H-MOVE-31' });
  yield* g.do.takeTreasure(g, hero, { ...noTreasure(), [rarity]: 1 });
}

function* openChest(g: Descent, hero: Hero, token: BoardToken, items: number): Rule {
  const { id, rarity = 'common' } = flip(g, token);
  g.emit({ t: 'chest', hero: hero.index, card: id, rarity, amount: items, rule: 'H-TOKEN-09' });
  yield* g.do.drawItems(g, hero, rarity, items);
}

function* drink(g: Descent, hero: Hero, token: BoardToken): Rule {
  const { id, n } = flip(g, token);
  g.emit({ t: 'fountain', hero: hero.index, card: id, amount: n, rule: 'H-TOKEN-08' });
  yield* g.do.heal(g, hero, n);
}

export function textOfObject({ kind, face }: BoardToken): TextRef {
  return { key: kind === 'treasure' ? `option.take-${face}` : `option.use-${kind}` };
}

export function describeObject(token: BoardToken): OptionDetails {
  return { text: textOfObject(token), cost: { mp: 1 } };
}
