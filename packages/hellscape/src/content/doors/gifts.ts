import { layToken } from '../../rules/exploration/tokens.ts';
import type { DoorCard } from '../types.ts';
import { atTheDoor, chooseZoneInside, door } from './at-the-door.ts';

/** Doors behind which luck waits, or nobody. */
export const gifts: readonly DoorCard[] = [
  door('door-quiet-vault', 2, { loot: 1 }, function* (_g, opening, data) {
    opening.extraLoot += data.loot;
  }),

  door('door-empty-guardroom', 2, {}, function* (_g, opening) {
    opening.noMobs = true;
  }),

  door('door-shrine-of-light', 1, { heal: 2 }, function* (g, opening, data) {
    for (const hero of atTheDoor(g, opening)) yield* g.do.healFigure(g, hero, data.heal);
  }),

  door('door-mana-well', 2, { mana: 2 }, function* (g, opening, data) {
    for (const hero of atTheDoor(g, opening)) yield* g.do.gainMana(g, hero, data.mana);
  }),

  door('door-forgotten-chest', 1, {}, function* (g, opening) {
    layToken(g, 'chest', yield* chooseZoneInside(g, opening, 'door-forgotten-chest'));
  }),

  door('door-dust-and-silence', 1, {}, function* () {}),
];
