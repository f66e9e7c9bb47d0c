import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { isBossFight, placeBoss } from '../../rules/enemies/boss-fight.ts';
import { layToken, removeToken } from '../../rules/exploration/tokens.ts';
import type { Hero } from '../../state.ts';
import type { Quest, QuestDeed } from '../quest-types.ts';
import { bossChamber } from './boss-chamber.ts';
import {
  action,
  holders,
  isTimeLeft,
  objective,
  take,
  tokenAt,
  tokensOf,
  xpForAll,
} from './common.ts';
import { HOURGLASSES, keysMap } from './the-soul-keys.map.ts';

const ID = 'the-soul-keys';
const KEY = 'key';
const KEYS = 3;
const KEY_XP = 8;
/** Time in each Hourglass when the fight begins. */
const TIME = 2;

function deeds(g: Descent, hero: Hero): QuestDeed[] {
  if (tokenAt(g, hero.zone, 'hourglass')) return isTimeLeft(g) ? [action('add-time', addTime)] : [];
  return tokenAt(g, hero.zone, 'objective') ? [action('take-key', takeKey)] : [];
}

function* takeKey(g: Descent, hero: Hero): Rule {
  const key = tokenAt(g, hero.zone, 'objective');
  if (!key) return;
  removeToken(g, key);
  take(g, KEY, hero);
  const amount = holders(g, KEY).length;
  g.emit({ t: 'quest', purpose: 'key-taken', hero: hero.index, amount, rule: 'H-QKEYS-09' });
  xpForAll(g, KEY_XP);
}

function* addTime(g: Descent, hero: Hero): Rule {
  const hourglass = tokenAt(g, hero.zone, 'hourglass');
  if (!hourglass) return;
  hourglass.count = (hourglass.count ?? 0) + 1;
  g.emit({ t: 'quest', purpose: 'time-added', hero: hero.index, amount: hourglass.count });
}

/** Every key that still lies in the dungeon fades; one that has no time left is gone, and all is lost. */
function* timeTicks(g: Descent): Rule {
  if (isBossFight(g)) return;
  for (const key of tokensOf(g, 'objective')) {
    if (!key.count) return yield* g.do.lose(g, 'key-vanished');
    key.count--;
    g.emit({ t: 'quest', purpose: 'key-fades', zone: key.zone, amount: key.count });
  }
}

function turnHourglasses(g: Descent): void {
  for (const [x, y] of HOURGLASSES) {
    const zone = g.map.zoneAt(x, y);
    if (zone) layToken(g, 'hourglass', zone.id, TIME);
  }
}

/** Gather the keys before they fade, and kill Death. */
export const theSoulKeys: Quest = {
  id: ID,
  number: 10,
  map: () => keysMap,
  ...bossChamber((g) => holders(g, KEY).length === KEYS, turnHourglasses),
  objectives(g) {
    const n = holders(g, KEY).length;
    return [
      objective(`${ID}.objective-1`, n === KEYS, { n, of: KEYS }),
      objective(`${ID}.objective-2`, g.state.outcome?.won === true),
    ];
  },
  *setUp(g) {
    placeBoss(g, 'reaper');
  },
  deeds,
  darkness: timeTicks,
  passes: (_g, _door, who) => 'minions' in who,
};
