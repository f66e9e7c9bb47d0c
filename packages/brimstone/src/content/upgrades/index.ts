import { byId } from '../cards.ts';
import type { Content } from '../types.ts';
import { bandidoUpgrades } from './bandido.ts';
import { gunslingerUpgrades } from './gunslinger.ts';
import { saloonGirlUpgrades } from './saloon-girl.ts';
import { marshalUpgrades } from './us-marshal.ts';

/** Class abilities, the Shots of the Six-Shooter and the starting upgrades, three for each class. */
export const upgrades: Content['upgrades'] = byId([
  ...marshalUpgrades,
  ...saloonGirlUpgrades,
  ...bandidoUpgrades,
  ...gunslingerUpgrades,
]);
