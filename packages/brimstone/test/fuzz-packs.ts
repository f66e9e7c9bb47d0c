import { readFileSync } from 'node:fs';
import { Random } from '@crawlspace/kernel';
import { readPack } from '@crawlspace/kernel/packs';
import { type HostileResult, hostileFiles, throwPack } from '@crawlspace/kernel/testing';
import { content } from '../src/content/index.ts';
import { brimstoneWith } from '../src/module.ts';
import { brimstonePacks } from '../src/packs/index.ts';
import { randomSetup } from './fuzz.ts';

/** The examples of the house: packs that are as they should be. */
export const EXAMPLES = ['lean-years', 'rail-surveyor', 'salt-flats'].map((name) =>
  readFileSync(new URL(`../../../packs/${name}.crawlpack`, import.meta.url), 'utf8'),
);

const samples = EXAMPLES.flatMap((text) => readPack(text).pack ?? []);

const TARGET = {
  game: brimstonePacks,
  house: content,
  moduleOf: (cards: typeof content) => brimstoneWith(cards),
  setup: randomSetup,
  samples,
};

/** One hostile pack: refused with sentences, or played within its limits. */
export function fuzzPack(seed: string): HostileResult {
  return throwPack(TARGET, seed);
}

/** What such a pack is, as the texts of files. */
export function hostilePack(seed: string): readonly string[] {
  return hostileFiles(TARGET, Random.seeded(`hostile ${seed}`));
}
