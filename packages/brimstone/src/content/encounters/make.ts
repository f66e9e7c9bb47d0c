import { madeFrom } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { TileIndex, WorldId } from '../../board/index.ts';
import type { Encounter, PendingAttack } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import type { AbilityData } from '../../language/ability.ts';
import { compileAbility } from '../../language/compile/ability.ts';
import { compileRule } from '../../language/compile/effects.ts';
import type { Effects } from '../../language/effects.ts';
import { frameOf } from '../../language/frame.ts';
import { upInWorld, upOnTiles } from '../../language/who.ts';

/**
 * Encounters of one deck. Those they concern are never KO'd and never in another world: the heroes on
 * the tile of the token, or all in its world.
 */
export function encountersOf(world: WorldId) {
  return (id: CardId, scope: Encounter['scope'], ...effects: Effects): Encounter => {
    const does = compileRule(effects);
    return {
      id,
      world,
      scope,
      effects,
      resolve: madeFrom(effects, function* (g: Adventure, here: TileIndex) {
        const attacks: PendingAttack[] = [];
        const all = () => (scope === 'tile' ? upOnTiles(g, [here]) : upInWorld(g, world));
        yield* does(frameOf(g, id, null, { all, here, world, attacks }));
        return attacks;
      }),
    };
  };
}

/** An encounter that lies in play from the start, until something ends it. */
export function lasting(card: Encounter, does: AbilityData): Encounter {
  return { ...card, does, remains: compileAbility(does) };
}
