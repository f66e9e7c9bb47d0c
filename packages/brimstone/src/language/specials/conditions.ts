import { pick, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { amongItems } from '../../asking.ts';
import { promptOfCard } from '../../asks.ts';
import { successes, sum } from '../../dice.ts';
import type { Moments } from '../../moments.ts';
import { heldItems } from '../../rules/queries.ts';
import { youOf } from '../frame.ts';
import type { SpecialAbility } from './abilities.ts';
import type { Special } from './index.ts';

/** One kind of healing is worth less, another may come to nothing by a roll of the one who is healed. */
export const trustsNoHand: SpecialAbility = (n) => ({
  on: {
    *healed(g, { hero }, healing) {
      if (healing.hero.index !== hero || healing.by === null || healing.by === hero) return;
      yield* flinch(g, healing, n['less'] as number, n['need'] as number);
    },
  },
});

/** Every cure works less; comfort works wholly or not at all. */
function* flinch(g: Adventure, healing: Moments['healed'], less: number, need: number): Rule {
  const comfort = healing.token === 'comforting-presence';
  const asked = { count: comfort ? 1 : 0, need };
  const dice = yield* g.do.heroRoll(g, healing.hero, 'trusts-no-hand', asked);
  if (successes(dice, need) > 0) return;
  const lost = comfort ? Number.POSITIVE_INFINITY : less;
  healing.wounds = Math.max(0, healing.wounds - lost);
  healing.sanity = Math.max(0, healing.sanity - lost);
}

/** It uses up another card than its own: one that the hero has in hand. */
export const loseGrip: Special = (n) =>
  function* (at) {
    const { g, card } = at;
    const hero = youOf(at);
    const held = heldItems(g, hero);
    const on = n['on'] as number;
    if (held.length === 0) return;
    const die = sum(yield* g.do.heroRoll(g, hero, 'quicksilver-sweat', { count: 1, need: on + 1 }));
    if (die > on) return;
    const item = yield* pick({
      seat: hero.index,
      prompt: promptOfCard(card),
      ...amongItems(hero, held),
      describe: (one) => ({ text: { key: `${one.card}.name` } }),
    });
    const slipped = { card: item.card, hero: hero.index, item: item.number, type: null };
    g.do.exhaust(g, slipped, 'activation');
  };
