import { brimstoneStay, type Character } from '@crawlspace/brimstone';
import { packRecord, Table } from '@crawlspace/kernel';

/** Somebody who came out of the mine whole, with nothing. */
export function somebody(parts: Partial<Character> = {}): Character {
  return {
    class: 'bandido',
    name: 'Ann',
    level: 1,
    xp: 0,
    gold: 0,
    darkStone: 0,
    wounds: 0,
    sanityDamage: 0,
    corruption: 0,
    bag: [],
    items: [],
    upgrades: [],
    conditions: [],
    dead: false,
    resurrectable: false,
    ...parts,
  };
}

/** The road and Town before anything was answered. */
export function stayOf(characters: readonly Character[], seed = 'stay') {
  return Table.start(brimstoneStay, brimstoneStay.parseSetup({ characters }), seed);
}

/** The compact file of a stay. */
export function stayFile(characters: readonly Character[], seed?: string): Buffer {
  return Buffer.from(packRecord(stayOf(characters, seed).save()));
}
