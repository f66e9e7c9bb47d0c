import type { World, WorldId } from '@crawlspace/brimstone';
import { content } from '../../content.ts';

/** How a world is drawn: dug into rock, or built of blocks. */
export function lookOf(world: WorldId): World['look'] {
  return content().worlds[world]?.look ?? 'rock';
}

export function isRock({ world }: { readonly world: WorldId }): boolean {
  return lookOf(world) === 'rock';
}
