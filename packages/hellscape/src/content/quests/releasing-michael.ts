import { PARTY, type Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { bossInPlay, isBossFight, placeBoss } from '../../rules/enemies/boss-fight.ts';
import { layToken, removeToken } from '../../rules/exploration/tokens.ts';
import { pickToken } from '../../rules/picks.ts';
import type { BoardToken, Hero } from '../../state.ts';
import type { Quest, QuestDeed } from '../quest-types.ts';
import { bossChamber } from './boss-chamber.ts';
import { action, objective, tokenAt, tokensOf, xpForAll } from './common.ts';
import { michaelMap, WELLS } from './releasing-michael.map.ts';

const ID = 'releasing-michael';
const SEAL_XP = 5;
/** Corruption a well can hold; when there is no room for more, Michael is lost. */
const WELL_HOLDS = 3;

function deeds(g: Descent, hero: Hero): QuestDeed[] {
  const here = tokenAt(g, hero.zone, 'corruption');
  if (!here) return [];
  if (!isBossFight(g)) return [action('break-seal', breakSeal)];
  return (here.count ?? 0) > 0 ? [action('cleanse-well', cleanseWell)] : [];
}

function* breakSeal(g: Descent, hero: Hero): Rule {
  const seal = tokenAt(g, hero.zone, 'corruption');
  if (!seal) return;
  removeToken(g, seal);
  const amount = tokensOf(g, 'corruption').length;
  g.emit({ t: 'quest', purpose: 'seal-broken', hero: hero.index, amount, rule: 'H-QMICHAEL-07' });
  xpForAll(g, SEAL_XP);
}

/** Corruption stands in the corners of the chamber: in as many as the game counts heroes, four at most. */
function openWells(g: Descent): void {
  for (const [at, [x, y]] of WELLS.entries()) {
    const zone = g.map.zoneAt(x, y);
    if (zone) layToken(g, 'corruption', zone.id, at < g.state.scale ? 1 : 0);
  }
}

function* cleanseWell(g: Descent, hero: Hero): Rule {
  const well = tokenAt(g, hero.zone, 'corruption');
  if (!well?.count) return;
  well.count--;
  g.emit({ t: 'quest', purpose: 'well-cleansed', hero: hero.index, amount: corruption(g) });
}

function corruption(g: Pick<Descent, 'state'>): number {
  return tokensOf(g, 'corruption').reduce((sum, { count = 0 }) => sum + count, 0);
}

/** The Corruption in the wells feeds the archangel, and there is more of it every round. */
function* corruptionRises(g: Descent): Rule {
  const michael = bossInPlay(g);
  if (!isBossFight(g) || !michael) return;
  g.do.healEnemy(g, michael, corruption(g));
  const well = yield* wellToRise(g);
  if (!well) return yield* g.do.lose(g, 'corrupted');
  well.count = (well.count ?? 0) + 1;
  g.emit({ t: 'quest', purpose: 'corruption-rises', zone: well.zone, amount: corruption(g) });
}

/** The well with the least in it; the players choose among equal ones. */
function* wellToRise(g: Descent): Rule<BoardToken | null> {
  const wells = tokensOf(g, 'corruption');
  const least = Math.min(...wells.map(({ count = 0 }) => count));
  if (least >= WELL_HOLDS) return null;
  const lowest = wells.filter(({ count = 0 }) => count === least);
  return yield* pickToken({ seat: PARTY, prompt: { key: 'ask.well' } }, lowest);
}

/** Break the seals of his prison, and beat the Corruption out of the archangel. */
export const releasingMichael: Quest = {
  id: ID,
  number: 8,
  map: () => michaelMap,
  ...bossChamber((g) => tokensOf(g, 'corruption').length === 0, openWells),
  objectives(g) {
    const left = isBossFight(g) ? 0 : tokensOf(g, 'corruption').length;
    const n = isBossFight(g) ? corruption(g) : 0;
    return [
      objective(`${ID}.objective-1`, left === 0, { n: left }),
      objective(`${ID}.objective-2`, g.state.outcome?.won === true, { n }),
    ];
  },
  *setUp(g) {
    placeBoss(g, 'michael');
  },
  deeds,
  darkness: corruptionRises,
};
