import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { all, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import { normalAttack } from './attack.ts';
import { attackActions } from './attack-actions.ts';
import { dualWields, firedTogether, pairOption } from './dual-wield.ts';

let sixes = 0;
const pistol = (id: string, shots: number, range: number) =>
  card(id, { hands: 1, weapon: { kind: 'gun', range, shots } });
const GUNS = withItems(
  pistol('left', 2, 6),
  pistol('right', 1, 6),
  pistol('short', 1, 3),
  pistol('five', 5, 6),
  pistol('four', 4, 6),
  card('knife', { hands: 1, weapon: { kind: 'thrown', range: 3, shots: 1 } }),
  card('rifle', { hands: 2, weapon: { kind: 'gun', range: 12, shots: 1 } }),
  card('club', { hands: 1, weapon: { kind: 'hand' } }),
  card('worse', { ability: { stats: { toHitRanged: 1 } } }),
  card('worst', { ability: { stats: { toHitRanged: 2 } } }),
  card('sparks', {
    ability: {
      on: {
        attackRolled: (_g, _source, { dice }): undefined => {
          sixes += dice.filter((die) => die >= 6).length;
        },
      },
    },
  }),
);

/** Fires the first pair of these items, the first one in the primary hand. */
function both(items: readonly string[], parts: Field) {
  return field({
    at: '1,3',
    enemies: 'tentacles 6,3',
    ...parts,
    content: all(parts.content ?? withSheets({}), GUNS),
    change: (state) => {
      for (const id of items) carry(state, 0, id, { equipped: true });
    },
  }).runs(function* (g, hero) {
    const pair = dualWields(g, hero).find((each) => pairOption(each) === 'dual100.101');
    if (!pair) throw new Error('no pair');
    yield* normalAttack(g, hero, firedTogether(g, hero, pair));
  });
}

rule(['B-DUAL-01'], 'two one-handed guns are one attack', () => {
  const played = both(['left', 'right'], { dice: 'to-hit 1 1 1' }).done();
  expect(played.eventsNamed('attack')).toHaveLength(1);
});

rule(['B-ATK-10'], 'hits of two guns are told apart, whoever they could go to', () => {
  const played = both(['left', 'right'], { enemies: 'tentacles 5,3 5,2', dice: 'to-hit 5 1 5' });
  expect(played.prompt).toBe('prompt.assign-hits-to');
});

rule(['B-DUAL-01'], 'any two one-handed ranged weapons will do, a thrown one too', () => {
  const pairs = (...items: string[]) => {
    let found: string[] = [];
    field('us-marshal 3,3 vs tentacles 5,3', {
      content: all(withSheets({}), GUNS),
      change: (state) => {
        for (const id of items) carry(state, 0, id, { equipped: true });
      },
    }).runs(function* (g, hero) {
      found = (yield* attackActions(g, hero)).map(({ id }) => id);
    });
    return found.filter((id) => id.startsWith('dual'));
  };
  expect(pairs('left', 'knife')).toEqual(['dual100.101', 'dual101.100']);
  expect(pairs('knife', 'knife')).toEqual(['dual100.101', 'dual101.100']);
  expect(pairs('left', 'club')).toEqual([]);
  expect(pairs('rifle', 'left')).toEqual([]);
});

test('every attack is described by its weapons and dice', () => {
  let told: unknown[] = [];
  field('us-marshal 3,3 vs tentacles 2,3', {
    content: all(withSheets({}), GUNS),
    change: (state) => {
      for (const id of ['left', 'right']) carry(state, 0, id, { equipped: true });
    },
  }).runs(function* (g, hero) {
    told = (yield* attackActions(g, hero)).map((attack) => attack.describe().text);
  });
  const [left, right] = [{ key: 'left.name' }, { key: 'right.name' }];
  expect(told).toEqual([
    { key: 'option.melee', params: { dice: 2 } },
    { key: 'option.fire', params: { card: left, dice: 2 } },
    { key: 'option.fire', params: { card: right, dice: 1 } },
    { key: 'option.dual-wield', params: { card: left, other: right, dice: 3 } },
    { key: 'option.dual-wield', params: { card: right, other: left, dice: 3 } },
  ]);
});

rule(['B-DUAL-02'], 'two hand weapons are no Dual Wielding', () => {
  const played = field('us-marshal 3,3 vs tentacles 2,3', 'to-hit 6 1, damage 5', {
    content: all(withSheets({ tentacles: { defense: 4 } }), GUNS),
    wears: 'club, club',
  }).runs(function* (g, hero) {
    const actions = yield* attackActions(g, hero);
    expect(actions.map(({ id }) => id)).toEqual(['melee']);
    const [melee] = actions;
    yield* melee?.run() ?? [];
  });
  played.done();
  expect(played.state.enemies[0]?.wounds).toBe(5);
  expect(played.eventsNamed('critical')).toHaveLength(1);
});

rule(['B-DUAL-03', 'B-DUAL-04'], 'no critical hits, but a 6 still triggers effects', () => {
  sixes = 0;
  const played = both(['right', 'short', 'sparks'], {
    at: '3,3',
    content: withSheets({ tentacles: { defense: 4 } }),
    dice: 'to-hit 6 1, damage 5',
  }).done();
  expect(played.state.enemies[0]?.wounds).toBe(1);
  expect(played.eventsNamed('critical')).toHaveLength(0);
  expect(sixes).toBe(1);
});

rule('B-DUAL-05 B-DUAL-07', 'revised: the off-hand needs 1 more, a natural 6 always hits', () => {
  const fours = both(['right', 'left'], { dice: 'to-hit 4 4 4, damage 3' }).done();
  expect(fours.state.enemies[0]?.wounds).toBe(3);
  for (const penalty of ['worse', 'worst']) {
    // Ranged 5+ and 6+: the off-hand would need 6+ and 7+.
    sixes = 0;
    const played = both(['right', 'left', 'sparks', penalty], {
      dice: 'to-hit 1 6 5, damage 2',
    }).done();
    expect(played.state.enemies[0]?.wounds).toBe(2);
    expect(sixes).toBe(1);
  }
});

rule(['B-DUAL-06'], 'first edition: both hands alike', () => {
  const played = both(['right', 'left'], {
    options: { edition: 'first' },
    dice: 'to-hit 4 4 4, damage 1 1 1',
  }).done();
  expect(played.state.enemies[0]?.wounds).toBe(3);
});

rule(['B-CLASS-07'], 'the 2 Shots of the Badge are for one gun, the primary one', () => {
  field('us-marshal 1,3 vs tentacles 6,3', {
    content: all(withSheets({}), GUNS),
    change(state) {
      for (const id of ['left', 'right']) carry(state, 0, id, { equipped: true });
      heroOf(state, 0).bonuses.push({ stat: 'shots', amount: 2, until: 'activation' });
    },
  })
    .runs((g, hero) => {
      const dice = dualWields(g, hero).map((pair) =>
        firedTogether(g, hero, pair).map((weapon) => weapon.dice),
      );
      expect(dice).toEqual([
        [4, 1],
        [3, 2],
      ]);
    })
    .done();
});

rule(['B-DUAL-08'], 'each weapon keeps its own range', () => {
  const played = both(['right', 'short'], { dice: 'to-hit 5 5, damage 2' }).done();
  expect(played.state.enemies[0]?.wounds).toBe(2);
});

rule(['B-LIMIT-04'], 'both weapons together fall under the limit', () => {
  both(['five', 'four'], { dice: [['to-hit', ...Array<number>(8).fill(1)]] }).done();
});
