import type { Content } from '../../content-types.ts';
import { byId } from '../cards.ts';
import { goliath, goliathElites } from './goliath.ts';
import { nightTerrorElites, nightTerrors } from './night-terrors.ts';
import { stranglerElites, stranglers } from './stranglers.ts';
import { targaPylonElites, targaPylons } from './targa-pylons.ts';
import { tentacleElites, tentacles } from './tentacles.ts';
import { variants as all } from './variants.ts';
import { voidSpiderElites, voidSpiders } from './void-spiders.ts';

export { enemyAbilities } from './abilities.ts';

export const enemies: Content['enemies'] = {
  tentacles,
  stranglers,
  'void-spiders': voidSpiders,
  'night-terrors': nightTerrors,
  goliath,
  'targa-pylons': targaPylons,
};

export const elites: Content['elites'] = byId([
  ...tentacleElites,
  ...stranglerElites,
  ...voidSpiderElites,
  ...nightTerrorElites,
  ...goliathElites,
  ...targaPylonElites,
]);

export const variants: Content['variants'] = byId(all);
