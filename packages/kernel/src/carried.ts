import { type GameEvent, type GameModule, SetupError } from './game.ts';
import { SaveError } from './parse.ts';

/** Who a pack is: what a setup names it by, and what it is asked for by. */
export interface PackRef {
  readonly id: string;
  readonly version: string;
  readonly hash: string;
}

/** A pack that a table plays with: who it is, and the whole of it, as records carry it. */
export interface Carried {
  readonly ref: PackRef;
  readonly pack: object;
}

/**
 * A game whose tables play with these packs. Its setups name them, in this order; what names others is refused, so that
 * nobody plays a game with other cards than it was set up with.
 */
export function carrying<State, Setup extends object, Event extends GameEvent, View>(
  packs: readonly Carried[],
  module: GameModule<State, Setup, Event, View>,
): GameModule<State, Setup, Event, View> {
  const refs = packs.map(({ ref }) => ref);
  const isHere = (given: readonly PackRef[]) =>
    given.length === refs.length && given.every(({ hash }, n) => hash === refs[n]?.hash);
  return {
    ...module,
    ...(packs.length > 0 ? { packs } : {}),
    parseSetup(value) {
      const given = packsNamedIn(value);
      if (given && !isHere(given)) {
        throw new SetupError(`it is set up with ${listOf(given)}; here there is ${listOf(refs)}`);
      }
      const setup = module.parseSetup(value);
      return refs.length > 0 ? { ...setup, packs: refs } : setup;
    },
  };
}

/** Throws SaveError where a game was set up with other packs than this module has. */
export function requirePacks(module: { readonly packs?: readonly Carried[] }, setup: unknown) {
  const here = module.packs ?? [];
  const named = packsNamedIn(setup) ?? [];
  const isSame =
    named.length === here.length && named.every(({ hash }, n) => hash === here[n]?.ref.hash);
  if (isSame) return;
  const refs = here.map(({ ref }) => ref);
  throw new SaveError(
    'bad-pack',
    `this game is played with ${listOf(named)}; here there is ${listOf(refs)}`,
  );
}

const MOST_PACKS = 20;
const HASH = /^[0-9a-f]{64}$/;

/** The packs that a setup names, whatever else it says; null where it names none. Throws SetupError. */
export function packsNamedIn(setup: unknown): readonly PackRef[] | null {
  const packs = (setup as { readonly packs?: unknown } | null | undefined)?.packs;
  if (packs === undefined) return null;
  const isList = Array.isArray(packs) && packs.length > 0 && packs.length <= MOST_PACKS;
  const isOnce = isList && new Set(packs.map((each) => each?.hash)).size === packs.length;
  if (isOnce && packs.every(isRef)) {
    return packs.map(({ id, version, hash }) => ({ id, version, hash }));
  }
  throw new SetupError(
    `packs are named by id, version and hash, each once, 1 to ${MOST_PACKS} of them`,
  );
}

function isRef(value: unknown): value is PackRef {
  const { id, version, hash } = (value ?? {}) as Partial<Record<keyof PackRef, unknown>>;
  const areShort = [id, version].every((text) => typeof text === 'string' && text.length <= 80);
  return areShort && typeof hash === 'string' && HASH.test(hash);
}

/** Packs as sentences name them. */
function listOf(refs: readonly PackRef[]): string {
  if (refs.length === 0) return 'no pack';
  return refs.map(({ id, version, hash }) => `${id} ${version} (${hash.slice(0, 8)})`).join(', ');
}
