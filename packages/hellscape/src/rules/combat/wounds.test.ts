import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { duel, type Fight, strikes, turnOf } from '../../../test/fights.ts';
import { set } from '../../../test/notation.ts';
import { enemy } from '../../../test/training-ground.ts';
import type { Enemy } from '../../state.ts';

const ARMS = [
  { id: 'maul', attacks: { melee: { orange: 3 } } },
  { id: 'club', attacks: { melee: { orange: 2 } } },
];

/** A roaming monster of Health 5 for each hero. */
function brute(more: Partial<Enemy>): Enemy {
  return enemy('brute', { kind: 'roaming', type: 'ghoul', card: 'brute', ...more });
}

describe('Wounds and kills', () => {
  /** An attack of so many orange hits. */
  const hits = (faces: string[], situation: Fight) =>
    duel({
      cards: { items: ARMS, mob: { health: 2 } },
      arms: [faces.length === 3 ? 'maul' : 'club'],
      dice: [['orange', ...faces]],
      ...situation,
    })
      .runs(strikes)
      .done();

  rule(['H-ATK-23'], 'Wounds on a monster stay on it', () =>
    hits(['HHH', 'H'], {
      heroes: ['ranger', 'wizard'],
      change: (state) => {
        state.enemies = [brute({ wounds: 3 })];
      },
    }).shows('brute wounds 7'),
  );

  rule(['H-ATK-25'], 'Wounds as high as its Health kill a Minion', () =>
    hits(['H', '-'], {
      cards: { items: ARMS, mob: { health: 3 } },
      minions: 1,
      dice: 'orange H -, enemy -',
      change: set('foe wounds 2'),
    }).shows('foe minions 0 wounds 0, event killed enemy foe amount 1 purpose minions'),
  );

  rule(['H-ATK-26'], 'the attacker gains 1 XP for each miniature', () =>
    hits(['HH', 'HH'], {
      heroes: ['ranger', 'wizard'],
      minions: 3,
      dice: 'orange HH HH, enemy - - -',
    }).shows('heroes xp 2 0'),
  );

  const three = ['ranger', 'wizard', 'paladin'] as const;

  rule(['H-ATK-27'], 'a Leader is worth 2 XP more to everybody', () => {
    const table = hits(['HH', '-'], { heroes: three });
    expect(table.state.enemies).toEqual([]);
    table.shows('event killed amount 1 purpose last, heroes xp 3 2 2');
  });

  rule(['H-ATK-28'], 'a roaming monster is worth 4 XP more to everybody', () => {
    const table = hits(['HH', '-'], {
      heroes: three,
      change: (state) => {
        state.enemies = [brute({ wounds: 13 })];
      },
    });
    expect(table.state.enemies).toEqual([]);
    table.shows('heroes xp 5 4 4');
  });

  rule(['H-ATK-30'], 'Wounds go on to the next miniature of the mob', () =>
    hits(['HHH', 'HHH', 'H'], {
      cards: { items: ARMS, mob: { health: 3 } },
      minions: 3,
      dice: 'orange HHH HHH H, enemy - - -',
    }).shows('foe minions 1 wounds 1'),
  );

  rule(['H-ATK-31'], 'the Leader is the last to be wounded', () =>
    hits(['HHH', 'HH'], { minions: 2, dice: 'orange HHH HH, enemy - -' }).shows(
      'foe minions 0 wounds 1',
    ),
  );

  rule(
    ['H-ATK-36'],
    'an Attack is over whether or not anybody died, and the next costs again',
    () =>
      turnOf({ heroes: ['ranger', 'wizard'], cards: { mob: { health: 9 } }, dice: 'yellow H H' })
        .shows('hero turn.actions 3')
        .pick('attack')
        .shows('foe wounds 1, hero turn.actions 2')
        .pick('attack')
        .shows('foe wounds 2, hero turn.actions 1'),
  );
});

test('a monster heals the Wounds it has, and nothing is told of none', () => {
  const healed = (wounds: number) => {
    const table = duel({
      change: (state) => {
        state.enemies = [brute({ wounds })];
      },
    }).runs((g) => {
      const [monster] = g.state.enemies;
      if (monster) g.do.healEnemy(g, monster, 2);
    });
    const told = table.done().eventsNamed('healed');
    return [table.enemy('brute').wounds, ...told.map(({ amount }) => amount)];
  };
  expect([healed(3), healed(1), healed(0)]).toEqual([[1, 2], [0, 1], [0]]);
});
