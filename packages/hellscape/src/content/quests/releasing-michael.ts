import { PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { Special } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import { tokensOf } from '../../language/happen/values.ts';
import type { QuestCard } from '../../quest-types.ts';
import { bossInPlay, isBossFight } from '../../rules/enemies/boss-fight.ts';
import { pickToken } from '../../rules/picks.ts';
import type { BoardToken } from '../../state.ts';
import { michaelMap, WELLS } from './releasing-michael.map.ts';

/** Corruption a well can hold; when there is no room for more, Michael is lost. */
const WELL_HOLDS = 3;
const SEALS = { tokens: 'corruption' } as const;
const CORRUPTION = { on: 'corruption' } as const;

/** Break the seals of his prison, and beat the Corruption out of the archangel. */
export const releasingMichael: QuestCard = {
  id: 'releasing-michael',
  number: 8,
  map: michaelMap,
  goals: [
    {
      done: { value: { if: { not: 'boss-fight' }, then: SEALS }, is: 0 },
      numbers: { n: { if: { not: 'boss-fight' }, then: SEALS } },
    },
    { done: 'won', numbers: { n: { if: 'boss-fight', then: CORRUPTION } } },
  ],
  deeds: [
    {
      id: 'break-seal',
      at: 'corruption',
      cost: 'action',
      if: [{ not: 'boss-fight' }],
      does: [
        { do: 'remove', token: 'corruption' },
        { do: 'tell', purpose: 'seal-broken', amount: SEALS, rule: 'H-QMICHAEL-07' },
        { do: 'xp', n: 5, on: 'everybody' },
      ],
    },
    {
      id: 'cleanse-well',
      at: 'corruption',
      cost: 'action',
      if: ['boss-fight', { filled: 'corruption' }],
      does: [
        { do: 'add', token: 'corruption', n: -1 },
        { do: 'tell', purpose: 'well-cleansed', amount: CORRUPTION },
      ],
    },
  ],
  triggers: [
    { on: 'set-up', does: [{ do: 'place-boss', boss: 'michael' }] },
    { on: 'darkness', if: ['boss-fight'], does: [{ do: 'special', id: 'corruption-rises' }] },
    { on: 'killed', if: [{ dead: 'boss' }], does: [{ do: 'win' }] },
  ],
  marked: { opens: [{ value: SEALS, is: 0 }], noDoorCard: true },
  // Corruption stands in the corners of the chamber: in as many as the game counts heroes, four at most.
  bossFight: { begins: [{ do: 'lay', token: 'corruption', on: WELLS, n: 1, perHero: true }] },
};

export const michaelSpecials: Readonly<Record<string, Special>> = {
  'corruption-rises': {
    why: 'the boss heals by what lies in all wells, and the emptiest of them is chosen',
    happens: corruptionRises,
  },
};

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

function corruption(g: Pick<Descent, 'state'>): number {
  return tokensOf(g, 'corruption').reduce((sum, { count = 0 }) => sum + count, 0);
}

/** The well with the least in it; the players choose among equal ones. */
function* wellToRise(g: Descent): Rule<BoardToken | null> {
  const wells = tokensOf(g, 'corruption');
  const least = Math.min(...wells.map(({ count = 0 }) => count));
  if (least >= WELL_HOLDS) return null;
  const lowest = wells.filter(({ count = 0 }) => count === least);
  return yield* pickToken({ seat: PARTY, prompt: promptFor('well') }, lowest);
}
