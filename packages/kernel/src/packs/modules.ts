import type { Carried, PackRef } from '../carried.ts';
import { packsNamedIn } from '../carried.ts';
import { SetupError } from '../game.ts';
import { SaveError } from '../parse.ts';
import type { Pack } from './format.ts';
import type { PackGame, Steps } from './game.ts';
import { type LoadedPack, loading, refOf } from './load.ts';
import { sentence } from './problems.ts';
import { packOf } from './read.ts';

/** A game as some packs make it. */
export interface Made<Content, Modules> {
  readonly content: Content;
  /** What can be played with it, by the name that records have. */
  readonly modules: Modules;
  /** In the order in which setups name them. */
  readonly packs: readonly LoadedPack[];
}

/** The game of tables with packs. */
export interface ModulesFrom<Content, Modules> {
  /** As packs of one's own make it, in this order. Throws SaveError where they are not whole. */
  of(packs: readonly Pack[]): Made<Content, Modules>;
  /** As it is at a table that names these packs, if it is known from before. */
  known(refs: readonly PackRef[]): Made<Content, Modules> | undefined;
  /**
   * The same, from packs that came with the table. Throws SaveError where one of them is missing, is not what its hash
   * says, or is not whole, known from before or not.
   */
  at(refs: readonly PackRef[], packs: readonly unknown[]): Made<Content, Modules>;
  /** The same from packs that were checked before, in small steps: `rest` is called after each. Throws SaveError. */
  inSteps(
    packs: readonly Carried[],
    rest: () => Promise<void> | undefined,
  ): Promise<Made<Content, Modules>>;
}

/** A table has few packs, and few tables have the same: somebody who looks from one to the next waits once for each. */
const MOST_KEPT = 6;

/** The one place where packs become a game: what is made is kept by the hashes of its packs, the last few of them. */
export function modulesFrom<Content, Modules>(
  game: PackGame<Content>,
  house: Content,
  make: (content: Content, packs: readonly Carried[]) => Modules,
): ModulesFrom<Content, Modules> {
  const kept = new Map<string, Made<Content, Modules>>();

  function keep(key: string, made: Made<Content, Modules>): Made<Content, Modules> {
    kept.delete(key);
    kept.set(key, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return made;
  }

  const keyOf = (refs: readonly PackRef[]) => refs.map(({ hash }) => hash).join();
  const refsOf = (packs: readonly Carried[]) => packs.map(({ ref }) => ref);

  function* making(packs: readonly Carried[]): Steps<Made<Content, Modules>> {
    const key = keyOf(refsOf(packs));
    const before = kept.get(key);
    if (before) return keep(key, before);
    const refs = new Map(packs.map(({ ref, pack }) => [pack as Pack, ref]));
    const { content, packs: laid, problems } = yield* loading(game, house, [...refs.keys()], refs);
    const [first] = problems;
    if (first) throw badPack(sentence('en', first));
    const loaded = packs.flatMap(({ ref }) => laid.find((each) => each.ref.id === ref.id) ?? []);
    return keep(key, { content, packs: loaded, modules: make(content, packs) });
  }

  function made(packs: readonly Carried[]): Made<Content, Modules> {
    const steps = making(packs);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }

  return {
    of: (packs) => made(packs.map((pack) => ({ ref: refOf(pack), pack }))),
    known: (refs) => kept.get(keyOf(refs)),
    at: (refs, packs) => made(asNamed(refs, packs)),
    async inSteps(packs, rest) {
      const steps = making(packs);
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
        await rest();
      }
    },
  };
}

function carriedOf(json: unknown): Carried {
  const { pack, problems } = packOf(json);
  if (pack) return { ref: refOf(pack), pack };
  const [first] = problems;
  throw badPack(first ? sentence('en', first) : 'it is no pack');
}

/**
 * Each of the packs that are named, in their order, from those that came along: nobody plays with another under the same
 * name. Throws SaveError.
 */
export function asNamed(refs: readonly PackRef[], came: readonly unknown[]): readonly Carried[] {
  const packs = came.map(carriedOf);
  return refs.map(({ id, version, hash }) => {
    const found = packs.find(({ ref }) => ref.hash === hash);
    if (found) return found;
    const other = packs.some(({ ref }) => ref.id === id);
    const why = other
      ? 'the one that comes with it is another: it was changed'
      : 'it does not come with it';
    throw badPack(`this game is played with the pack ${id} ${version}; ${why}`);
  });
}

function badPack(why: string): SaveError {
  return new SaveError('bad-pack', why);
}

/** The packs that a record names and carries; null for games without any. Throws SaveError. */
export function packsOfRecord({
  setup,
  packs = [],
}: {
  readonly setup?: unknown;
  readonly packs?: readonly unknown[];
}): { readonly refs: readonly PackRef[]; readonly packs: readonly unknown[] } | null {
  try {
    const refs = packsNamedIn(setup);
    return refs && { refs, packs };
  } catch (error) {
    if (error instanceof SetupError) throw badPack(error.message);
    throw error;
  }
}
