import type { Content, FindCard } from '../content-types.ts';
import {
  drawDarkness,
  gear,
  gold,
  goldDice,
  hits,
  poison,
  roll,
  stones,
  test,
  token,
} from '../language/build.ts';
import { byId } from './cards.ts';
import { findCard } from './events.ts';

const GOOD: readonly FindCard[] = [
  findCard('scav-biscuit-tin', goldDice('2D6', 5)),
  findCard('scav-shard-in-the-seam', roll('dark-stone', 6, [stones(1)], [stones(2)])),
  findCard('scav-first-aid-nail', token(['bandages', 'whiskey', 'tonic', 'dynamite'])),
  findCard('scav-walled-up', gear()),
];

const BAD: readonly FindCard[] = [
  findCard('scav-something-hears', drawDarkness(1)),
  findCard('scav-loose-board', test('luck', 5, { pass: [gold(10)], fail: [drawDarkness(1)] })),
  findCard('scav-disturbed-nest', test('agility', 5, { fail: [hits(1), poison()] })),
  findCard(
    'scav-somebodys-tripwire',
    test('cunning', 5, { pass: [token('dynamite')], fail: [hits('D6'), hits(1, 1, 'adjacent')] }),
  ),
];

const NOTHING: readonly FindCard[] = [
  findCard('scav-dust'),
  findCard('scav-empty-bottle'),
  findCard('scav-one-boot'),
  findCard('scav-letter-home'),
];

/** A third is good, a third bad, a third nothing. */
export const scavenge: Content['scavenge'] = byId([...GOOD, ...BAD, ...NOTHING]);
