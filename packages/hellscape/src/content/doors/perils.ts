import type { Descent } from '../../descent.ts';
import { layToken } from '../../rules/exploration/tokens.ts';
import type { DoorCard, Opening } from '../types.ts';
import { atTheDoor, BY_THE_DOOR, chooseZoneInside, door, opener } from './at-the-door.ts';

/** Doors behind which something waits; some of it is worth the trouble. */
export const perils: readonly DoorCard[] = [
  door('door-treasure-trap-room', 3, { wounds: 2, loot: 1 }, function* (g, opening, data) {
    opening.extraLoot += data.loot;
    const hero = opener(opening);
    if (hero) yield* g.do.woundHero(g, hero, data.wounds, BY_THE_DOOR);
  }),

  door('door-ambush', 2, { mobs: 1, loot: 1 }, function* (_g, opening, data) {
    opening.extraMobs += data.mobs;
    opening.extraLoot += data.loot;
  }),

  door('door-waiting-horror', 2, { loot: 2 }, function* (g, opening, data) {
    opening.extraLoot += data.loot;
    yield* roamingMonster(g, opening, 'door-waiting-horror');
  }),

  door('door-flame-jet', 2, { fire: 1 }, function* (g, opening, data) {
    for (const hero of atTheDoor(g, opening)) g.do.addFire(g, hero, data.fire);
  }),

  door('door-alarm', 2, { zones: 2 }, function* (g, _opening, data) {
    for (const enemy of [...g.state.enemies]) {
      if (enemy.kind !== 'boss') yield* g.do.enemyMoves(g, enemy, data.zones);
    }
  }),

  door('door-spiked-floor', 1, { loot: 1 }, function* (g, opening, data) {
    const zone = yield* chooseZoneInside(g, opening, 'door-spiked-floor');
    layToken(g, 'spike-trap', zone);
    g.do.placeTreasure(g, zone, data.loot);
  }),
];

/** A Roaming Monster in a zone of the chamber. */
export function* roamingMonster(g: Descent, opening: Opening, card: string) {
  const zone = yield* chooseZoneInside(g, opening, card);
  yield* g.do.spawnRoaming(g, zone);
}
