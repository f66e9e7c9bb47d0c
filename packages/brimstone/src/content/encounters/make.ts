import type { Rule } from '@crawlspace/kernel';
import type { Ability } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { TileIndex, WorldId } from '../../board/index.ts';
import type { CardId } from '../../ids.ts';
import type { Cause } from '../../moments.ts';
import { becauseOf } from '../cards.ts';
import type { CardData, Encounter, PendingAttack } from '../types.ts';

/** Whether an encounter concerns the heroes on the tile or all in the world. */
export type Scope = 'tile' | 'world';

/** A card or a row of a chart that is being resolved. */
export interface Told {
  readonly g: Adventure;
  readonly card: CardId;
  readonly cause: Cause;
}

/** An encounter that is being resolved. */
export interface Scene extends Told {
  readonly world: WorldId;
  readonly scope: Scope;
  /** The tile of the token. */
  readonly here: TileIndex;
  /** Enemies that will come when every encounter of the token is done. */
  readonly attacks: PendingAttack[];
}

type Story<Data> = (numbers: Data) => (at: Scene) => Rule;

/** Encounters of one deck, made from the numbers that their texts show. */
export function encountersOf(world: WorldId) {
  return <const Data extends CardData>(
    id: CardId,
    scope: Scope,
    data: Data,
    story: Story<Data>,
    remains?: (numbers: Data) => Ability,
  ): Encounter => {
    const told = story(data);
    return {
      id,
      data,
      world,
      *resolve(g, here) {
        const attacks: PendingAttack[] = [];
        yield* told({ g, card: id, world, scope, here, cause: becauseOf(id), attacks });
        return attacks;
      },
      ...(remains ? { remains: remains(data) } : {}),
    };
  };
}
