import type { GameShape, ModuleOf } from '@crawlspace/host';
import type { PackRef } from '@crawlspace/kernel';
import { asNamed, type ModulesFrom } from '@crawlspace/kernel/packs';

/** A game at tables with certain packs. */
export interface MadeOfPacks<Game extends GameShape> {
  readonly module: ModuleOf<Game>;
  readonly content: object;
}

/** Makes a game of packs that came with a table. Rejects with SaveError where they are not what their hashes say. */
export type MakeOfPacks<Game extends GameShape> = (
  refs: readonly PackRef[],
  packs: readonly unknown[],
) => Promise<MadeOfPacks<Game>>;

/** The same wherever it is made: a little at a time, so that the page goes on meanwhile. */
export function makerOf<Game extends GameShape, Content extends object, Modules>(
  from: ModulesFrom<Content, Modules>,
  moduleIn: (modules: Modules) => ModuleOf<Game>,
): MakeOfPacks<Game> {
  return async (refs, packs) => {
    const { content, modules } = await from.inSteps(asNamed(refs, packs), restNowAndThen());
    return { content, module: moduleIn(modules) };
  };
}

/** Milliseconds after which something else has its turn. */
const LONGEST = 8;

/** Lets the page do what waits, whenever a few milliseconds have gone by. */
export function restNowAndThen(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < LONGEST) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
