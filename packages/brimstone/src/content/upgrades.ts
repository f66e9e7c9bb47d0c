import type { Content } from '../content-types.ts';
import { byId } from './cards.ts';
import { tracks } from './tracks/index.ts';
import { bandidoUpgrades } from './upgrades/bandido.ts';
import { gunslingerUpgrades } from './upgrades/gunslinger.ts';
import { saloonGirlUpgrades } from './upgrades/saloon-girl.ts';
import { marshalUpgrades } from './upgrades/us-marshal.ts';

/** Class abilities, the Shots of the Six-Shooter, the starting upgrades and what levels bring. */
export const upgrades: Content['upgrades'] = byId([
  ...marshalUpgrades,
  ...saloonGirlUpgrades,
  ...bandidoUpgrades,
  ...gunslingerUpgrades,
  ...Object.values(tracks).flat(2),
]);
