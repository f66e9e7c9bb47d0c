import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { all, blankActivation, field, to, withSheets } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import { tableChanged } from '../abilities/changes.ts';
import { usesNow } from '../items/uses.ts';
import { freeAttack } from './attack.ts';
import { freeWeapon } from './weapons.ts';

const PLAIN = withSheets({});
const ARMS = withItems(
  card('rifle', { keywords: ['gun'], hands: 2, weapon: { kind: 'gun', range: 8, shots: 1 } }),
  card('fury', { ability: { stats: { combat: 10 } } }),
);
const CONTENT = all(PLAIN, ARMS);

/** A card with a Ranged Free Attack, once in a fight. */
const derringer = (id: string) =>
  card(id, {
    ability: {
      uses: [
        {
          id: 'shoot',
          timing: 'free-attack',
          limit: 'fight',
          resolve: (g, { hero }) => {
            const owner = g.state.heroes[hero ?? 0];
            if (!owner) throw new Error('nobody');
            const weapon = freeWeapon(g, owner, { kind: 'ranged', dice: 1, range: 3 });
            return g.do.freeAttack(g, owner, weapon);
          },
        },
      ],
    },
  });

rule(['B-FREE-03'], 'a Free Attack is used up for the fight and ready again after it', () => {
  const played = field('us-marshal 3,3 vs tentacles 2,3', 'move 2, to-hit 1, move 2, move 2', {
    content: all(PLAIN, withItems(derringer('one'))),
    carries: 'one',
    change(state) {
      if (state.fight) state.fight.lootSources = 0;
    },
  }).runs(function* (g, hero) {
    for (let turn = 1; turn <= 3; turn++) {
      yield* activateHero(g, hero);
      hero.freeAttackUsed = false;
      g.state.turn.number++;
    }
    g.state.enemies = [];
    tableChanged(g);
    yield* g.do.maybeEndFight(g);
    hero.activation = blankActivation();
    expect(usesNow(g, hero, ['free-attack']).map(({ id }) => id)).toEqual(['i100:shoot']);
  });
  played.pick('i100:shoot').pick('end');
  for (let turn = 2; turn <= 3; turn++) {
    expect(played.options).not.toContain('i100:shoot');
    played.pick('end');
  }
  played.done();
});

rule(['B-FREE-01', 'B-FREE-02'], 'a Free Attack comes on top, one in a turn', () => {
  const played = field(
    'us-marshal 3,3 vs tentacles 2,3',
    'move 2, to-hit 1, to-hit 4 1, damage 2',
    { content: all(PLAIN, withItems(derringer('one'), derringer('two'))), carries: 'one, two' },
  ).runs(activateHero);
  played.pick('i100:shoot');
  expect(played.options).not.toContain('i101:shoot');
  played.pick('melee').done();
  expect(played.eventsNamed('free-attack')).toHaveLength(1);
  expect(played.eventsNamed('attack')).toHaveLength(1);
});

rule(['B-FREE-01'], 'a Free Attack does not end the movement, the normal one does', () => {
  const played = field('us-marshal 3,3 vs tentacles 6,3', 'move 2, to-hit 1, to-hit 1 1', {
    content: all(PLAIN, withItems(derringer('one'))),
    carries: 'one',
  }).runs(activateHero);
  played
    .pick(to(played, 4, 3))
    .pick('i100:shoot')
    .pick(to(played, 5, 3));
  expect(played.hero(0).activation?.moveLeft).toBe(0);
  played.pick('melee').done();
});

rule(['B-FREE-05', 'B-FREE-06'], 'Free Attacks use their own numbers', () => {
  const armed = {
    at: '1,3',
    content: CONTENT,
    change: (state: Parameters<typeof carry>[0]) => {
      carry(state, 0, 'rifle', { equipped: true });
      carry(state, 0, 'fury');
    },
  } as const;
  const ranged = field({
    ...armed,
    enemies: 'tentacles 5,3 stranglers 4,3',
    dice: 'to-hit 5, damage 1',
  }).runs((g, hero) =>
    freeAttack(g, hero, freeWeapon(g, hero, { kind: 'ranged', dice: 1, range: 3 })),
  );
  ranged.done();
  expect(ranged.state.enemies.map(({ wounds }) => wounds)).toEqual([0, 1]);
  const melee = field({ ...armed, enemies: 'tentacles 2,3', dice: 'to-hit 1 1' }).runs((g, hero) =>
    freeAttack(g, hero, freeWeapon(g, hero, { kind: 'melee', dice: 2 })),
  );
  melee.done();
});
