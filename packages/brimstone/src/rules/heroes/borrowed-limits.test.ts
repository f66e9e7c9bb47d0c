import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { endTurn, scene } from '../../../test/adventure.ts';
import { carry } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { heroStat } from '../figures/stats.ts';

/** Found by a random game: what another used this turn begins to work for its owner in the next. */
rule('B-KO-02', 'an item that begins to work and lowers Sanity leaves its owner one point', () => {
  let most = 0;
  const t = scene({
    heroes: ['us-marshal', 'bandido'],
    change(state) {
      const [, owner] = state.heroes;
      if (!owner) throw new Error('there are two');
      Object.assign(owner, { items: [], upgrades: [], grit: 0 });
      const used = { by: 0, turn: state.turn.number };
      carry(state, 1, 'crown-of-cold-thought', { equipped: true, used });
    },
  }).runs(function* (g) {
    const owner = heroAt(g, 1);
    owner.sanityDamage = heroStat(g, owner, 'maxSanity') - 1;
    yield* endTurn(g);
    most = heroStat(g, owner, 'maxSanity');
  });
  t.done();
  expect(t.hero(1)).toMatchObject({ knockedOut: null, sanityDamage: most - 1 });
});
