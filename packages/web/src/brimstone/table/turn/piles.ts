import type { AdventureView, WorldId } from '@crawlspace/brimstone';
import { content } from '../../content.ts';
import { nameOf, type TableKey, tableText } from '../words.ts';

/** The World card of a world. */
export function worldCard(world: WorldId): string {
  return content().worlds[world]?.id ?? world;
}

/** What a pile is called: a world's own piles say which world; null where nobody is in that world. */
export function pileName({ worlds }: Pick<AdventureView, 'worlds'>, pile: string): string | null {
  const [kind = '', ...rest] = pile.split('-');
  const world = rest.join('-');
  if (!Object.hasOwn(content().worlds, world)) return tableText(`pile-${pile}` as TableKey);
  if (!worlds.includes(world)) return null;
  return tableText(`pile-${kind}` as TableKey, { world: nameOf(worldCard(world)) });
}
