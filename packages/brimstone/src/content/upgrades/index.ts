import { byId } from '../cards.ts';
import { tracks } from '../tracks/index.ts';
import type { Content } from '../types.ts';
import { bandidoUpgrades } from './bandido.ts';
import { gunslingerUpgrades } from './gunslinger.ts';
import { saloonGirlUpgrades } from './saloon-girl.ts';
import { marshalUpgrades } from './us-marshal.ts';

/** Class abilities, the Shots of the Six-Shooter, the starting upgrades and what levels bring. */
export const upgrades: Content['upgrades'] = byId([
  ...marshalUpgrades,
  ...saloonGirlUpgrades,
  ...bandidoUpgrades,
  ...gunslingerUpgrades,
  ...Object.values(tracks).flat(2),
]);
