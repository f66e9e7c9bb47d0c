import { readFileSync } from 'node:fs';
import { readPack } from '@crawlspace/kernel/packs';
import { type HostileResult, throwPack } from '@crawlspace/kernel/testing';
import { content } from '../src/content/index.ts';
import { brimstoneWith } from '../src/module.ts';
import { brimstonePacks } from '../src/packs/index.ts';
import { randomSetup } from './fuzz.ts';

/** The examples of the house: packs that are as they should be. */
export const EXAMPLES = ['lean-years', 'rail-surveyor', 'salt-flats'].map((name) =>
  readFileSync(new URL(`../../../packs/${name}.crawlpack`, import.meta.url), 'utf8'),
);

const samples = EXAMPLES.flatMap((text) => readPack(text).pack ?? []);

/** One hostile pack: refused with sentences, or played within its limits. */
export function fuzzPack(seed: string): HostileResult {
  const target = {
    game: brimstonePacks,
    house: content,
    moduleOf: (cards: typeof content) => brimstoneWith(cards),
    setup: randomSetup,
    samples,
  };
  return throwPack(target, seed);
}
