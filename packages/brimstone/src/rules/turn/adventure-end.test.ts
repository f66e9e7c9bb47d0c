import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { bareScene } from '../../../test/bare-heroes.ts';
import { active } from '../../../test/fight.ts';
import { enemyAt, heroOf } from '../../../test/items.ts';

test('when the adventure is over everybody is restored, whatever was going on', () => {
  for (const end of ['winAdventure', 'loseAdventure'] as const) {
    const played = bareScene({
      stats: { maxHealth: 20, maxSanity: 20 },
      hero: { wounds: 3, sanityDamage: 2, poison: 2, voidVenom: 1, grit: 0 },
      change(state) {
        const hero = heroOf(state, 0);
        active(hero, 3);
        hero.bonuses = [{ stat: 'combat', amount: 1, until: 'turn' }];
        hero.loaded = ['full'];
        enemyAt(state, 9);
        state.inPlay = [];
      },
    }).runs((g) => g.do[end](g, 'test'));
    expect(played.hero(0)).toMatchObject({
      wounds: 0,
      sanityDamage: 0,
      poison: 0,
      voidVenom: 0,
      bonuses: [],
      activation: null,
      chambers: ['full'],
      grit: 1,
    });
    expect(played.state).toMatchObject({
      enemies: [],
      fight: null,
      inPlay: [],
      outcome: { won: end === 'winAdventure', cause: 'test' },
    });
    expect(played.eventsNamed(end === 'winAdventure' ? 'won' : 'lost')).toHaveLength(1);
  }
});

rule(['B-CAMP-13'], 'whom the failure of a mission KOs gets up before the way home', () => {
  const played = scene({
    mission: 'the-assayers-daughter',
    dice: 'madness 6 6, recover 1 1',
    change(state) {
      const hero = heroOf(state, 0);
      state.reviveTokens = 0;
      hero.conditions = Array(4).fill('madness-5-hollow-nights');
      hero.grit = 0;
    },
  }).runs((g) => g.do.loseAdventure(g, 'test'));
  played.done();
  expect(played.hero(0).knockedOut).toBeNull();
  expect(played.hero(0).conditions).toContain('madness-12-cold-clarity');
});
