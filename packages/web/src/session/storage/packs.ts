import type { GameRecord, PackRef } from '@crawlspace/kernel';
import type { GameId } from '../../game-ids.ts';

/** What is told of a pack without reading it. */
export interface PackLine extends PackRef {
  readonly game: GameId;
  readonly name: string;
  readonly author: string;
  /** Packs it builds on. */
  readonly needs: readonly { readonly id: string; readonly version: string }[];
  /** Milliseconds since 1970. */
  readonly broughtAt: number;
}

/** The packs of a game, by hash: setups name them in the order in which the record has them. */
export function packsIn({ setup, packs = [] }: GameRecord): ReadonlyMap<string, object> {
  const hashes = hashesIn(setup);
  return new Map(
    packs.flatMap((pack, n) => {
      const hash = hashes[n];
      return hash === undefined ? [] : [[hash, pack] as const];
    }),
  );
}

/** The hashes of the packs that a setup names. */
export function hashesIn(setup: unknown): readonly string[] {
  const { packs = [] } = (setup ?? {}) as { readonly packs?: readonly PackRef[] };
  return packs.map(({ hash }) => hash);
}

export function withoutPacks({ packs: _, ...record }: GameRecord): GameRecord {
  return record;
}
