import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { all, enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import { shoot } from '../../../test/hero-cards.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import type { Handlers } from '../../abilities.ts';
import type { HitOnEnemy } from '../../moments.ts';
import { normalAttack } from './attack.ts';
import { attackActions } from './attack-actions.ts';
import { meleeWeapon, rangedWeapons } from './weapons.ts';

const SHOTGUN = card('boom', {
  keywords: ['gun', 'shotgun'],
  hands: 2,
  weapon: { kind: 'gun', range: 6, shots: 1, toHitDie: 'D8', damageDie: 'D8' },
});
const PISTOL = card('iron', {
  keywords: ['gun', 'pistol'],
  hands: 1,
  weapon: { kind: 'gun', range: 3, shots: 2 },
});

rule(['B-CLASS-06'], 'Double Shot: a kill brings one extra shot, and only one', () => {
  const played = field(
    'us-marshal 1,3 vs tentacles 4,3 5,3 6,3',
    'to-hit 5, damage 4, to-hit 5, damage 4',
    {
      content: all(withSheets({ tentacles: { health: 2 } }), withItems(SHOTGUN)),
      hero: { upgrades: ['double-shot'] },
      wears: 'boom',
    },
  ).runs(shoot);
  played.pick('tentacles1').pick('tentacles2').done();
  expect(played.state.enemies.map(({ id }) => id)).toEqual(['tentacles3']);
  expect(played.eventsNamed('attack')).toHaveLength(1);
});

/** An item with handlers, and what they were told, in order. */
function listener(on: Handlers) {
  return withItems(PISTOL, card('ear', { ability: { on } }));
}

test('a hit that an ability adds counts as a roll that just made it', () => {
  const told: number[] = [];
  const played = field('us-marshal 3,3 vs tentacles 5,3', 'to-hit 5 1, damage 2 2', {
    content: all(
      withSheets({ tentacles: { health: 9, defense: 1 } }),
      listener({
        attackRolled: (_g, _s, rolled): undefined => {
          rolled.hits++;
        },
        hitAssigned: (_g, _s, { toHit }): undefined => void told.push(toHit),
      }),
    ),
    wears: 'iron',
    carries: 'ear',
  }).runs(function* (g, hero) {
    const [weapon] = rangedWeapons(g, hero);
    if (weapon) yield* normalAttack(g, hero, [{ ...weapon, toHit: 3 }]);
  });
  played.done();
  expect(told).toEqual([5, 3]);
});

test('moments of an attack come in order, with what is known then', () => {
  const told: string[] = [];
  const played = field('us-marshal 3,3 vs tentacles 5,3 stranglers 8,1', 'to-hit 5 4, damage 2 6', {
    content: all(
      withSheets({ tentacles: { health: 4, defense: 1 } }),
      listener({
        attackDeclared: (_g, _s, { dice }): undefined => void told.push(`declared ${dice}`),
        attackRolled: (_g, _s, { hits }): undefined => void told.push(`rolled ${hits}`),
        hitAssigned: (_g, _s, { toHit }): undefined => void told.push(`assigned ${toHit}`),
        damageRolled: (_g, _s, { die }): undefined => void told.push(`damage ${die}`),
        enemyWounded: (_g, _s, { wounds }): undefined => void told.push(`wounded ${wounds}`),
        enemyKilled: (_g, _s, { excess }): undefined => void told.push(`killed ${excess}`),
        hitResolved: (_g, _s, { killed }): undefined => void told.push(`resolved ${killed}`),
        attackResolved: (_g, _s, { kills }): undefined => void told.push(`over ${kills.length}`),
      }),
    ),
    wears: 'iron',
    carries: 'ear',
  }).runs(shoot);
  played.done();
  expect(told).toEqual([
    'declared 2',
    'rolled 2',
    'assigned 5',
    'assigned 4',
    'damage 2',
    'wounded 1',
    'resolved false',
    'damage 6',
    'wounded 5',
    'killed 2',
    'resolved true',
    'over 1',
  ]);
});

test('a handler may turn a hit, save a model, replace it, and cap wounds', () => {
  const change = (on: Handlers, dice: Field['dice']) =>
    field('us-marshal 3,3 vs tentacles 5,3 stranglers 8,1', {
      content: all(withSheets({ tentacles: { health: 4 } }), listener(on)),
      dice: dice ?? [],
      wears: 'iron',
      carries: 'ear',
    })
      .runs(shoot)
      .done();
  const turned = change(
    {
      hitAssigned: (g, _s, hit): undefined => {
        hit.enemy = enemyOf(g.state, 1);
      },
    },
    'to-hit 5 1, damage 3',
  );
  expect(turned.state.enemies.map(({ wounds }) => wounds)).toEqual([0, 3]);
  const saved = change(
    {
      enemyKilled: (_g, _s, death): undefined => {
        death.survives = true;
        death.enemy.wounds = 3;
      },
    },
    'to-hit 5 1, damage 6',
  );
  expect([saved.state.enemies[0]?.wounds, saved.hero(0).xp]).toEqual([3, 0]);
  const replaced = change(
    {
      enemyKilled: (_g, _s, death): undefined => {
        death.replaced = true;
      },
    },
    'to-hit 5 1, damage 6',
  );
  expect([replaced.state.enemies[0]?.wounds, replaced.hero(0).xp]).toEqual([0, 10]);
  const capped = change(
    {
      enemyWounded: (_g, _s, wound): undefined => {
        wound.wounds = Math.min(wound.wounds, 2);
      },
    },
    'to-hit 5 1, damage 6',
  );
  expect(capped.state.enemies[0]?.wounds).toBe(2);
});

test('a hit that a closer target would spoil goes only to others', () => {
  const far = card('sights', {
    ability: {
      on: {
        aimedAt: (_g, _s, aimed): undefined => {
          if (aimed.enemy.type === 'tentacles') aimed.need += 1;
        },
      },
    },
  });
  const played = field(
    'us-marshal 3,3 vs tentacles 5,3 stranglers 6,3',
    'to-hit 4 5, damage 2, damage 1',
    { content: all(withSheets({}), withItems(PISTOL, far)), wears: 'iron', carries: 'sights' },
  ).runs(shoot);
  // The 5 may go to either, the 4 only to the stranglers.
  expect(played.options).toEqual(['tentacles1', 'stranglers2']);
  played.pick('tentacles1').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([2, 1]);
});

test('ammunition that finds its own way makes an attack possible without a target in range', () => {
  const ids = (on: Handlers) => {
    let found: string[] = [];
    field('us-marshal 1,3 vs tentacles 8,1', {
      content: all(withSheets({}), listener(on)),
      wears: 'iron',
      carries: 'ear',
    }).runs(function* (g, hero) {
      found = (yield* attackActions(g, hero)).map(({ id }) => id);
    });
    return found;
  };
  expect(ids({})).toEqual([]);
  const anywhere: Handlers = {
    targetsSought: (_g, _s, sought): undefined => {
      sought.anywhere = true;
    },
  };
  expect(ids(anywhere)).toEqual(['i101']);
});

test('what a weapon card says of its hits is for that weapon alone', () => {
  const scoped = card('scoped', {
    hands: 1,
    weapon: { kind: 'gun', range: 3, shots: 1 },
    ability: { stats: { shots: 1, range: 2, damageRanged: 1 }, bestOf: { critRanged: 5 } },
  });
  field('us-marshal 1,3', {
    content: all(withSheets({}), withItems(PISTOL, scoped)),
    wears: 'iron, scoped',
  })
    .runs(function* (g, hero) {
      const read = ({
        dice,
        range,
        damage,
        critOn,
      }: { [K in 'dice' | 'range' | 'damage' | 'critOn']: number }) => [
        dice,
        range,
        damage,
        critOn,
      ];
      expect(rangedWeapons(g, hero).map(read)).toEqual([
        [2, 3, 0, 6],
        [2, 5, 1, 5],
      ]);
      yield* g.do.anytime(g);
    })
    .done();
});

rule(['B-CLASS-28'], 'a Shot is added to a hit after its damage is rolled', () => {
  const hits: Pick<HitOnEnemy, 'die' | 'damage'>[] = [];
  const played = field('gunslinger 3,3 vs tentacles 5,3 stranglers 8,1', 'to-hit 5 1, damage 3', {
    content: all(
      withSheets({ tentacles: { defense: 3 } }),
      listener({
        hitResolved: (_g, _s, { hit }): undefined => {
          hits.push({ die: hit.die, damage: hit.damage });
        },
      }),
    ),
    hero: { upgrades: ['six-shooter'], chambers: ['dead-eye-shot', 'dead-eye-shot'] },
    wears: 'iron',
    carries: 'ear',
  }).runs(shoot);
  expect(played.options).toEqual(['yes', 'no']);
  played.pick('yes').done();
  expect(hits).toEqual([{ die: 3, damage: 5 }]);
  expect(enemyOf(played.state, 0).wounds).toBe(2);
  expect(played.hero(0).chambers).toEqual(['dead-eye-shot']);
});

test('extra dice are not rolled without a target, by who is down or once the turn is over', () => {
  const struck = (on: Handlers['attackResolved'], ...enemies: readonly [number, number][]) =>
    field('us-marshal 3,3 bandido 8,3', 'to-hit 5 1, damage 4', {
      enemies: enemies.map(([column, row]) => ['tentacles', column, row] as const),
      content: all(
        withSheets({ tentacles: { health: 1 } }),
        withItems(card('fury', { ability: on ? { on: { attackResolved: on } } : {} })),
      ),
      change(state) {
        state.reviveTokens = 0;
        carry(state, 0, 'fury');
      },
    }).runs((g, hero) => normalAttack(g, hero, [meleeWeapon(g, hero)]));
  const more: Handlers['attackResolved'] = (_g, _source, moment) => {
    moment.extraDice = 1;
    return undefined;
  };
  // The only enemy beside is dead, the other is out of reach.
  expect(struck(more, [2, 3], [7, 1]).done().state.enemies).toHaveLength(1);
  const inVain: Handlers['attackResolved'][] = [
    function* (g, _source, moment) {
      moment.extraDice = 1;
      yield* g.do.woundHero(g, moment.hero, 99, { kind: 'card', id: 'fury' });
    },
    (g, _source, moment) => {
      moment.extraDice = 1;
      g.state.turn.over = true;
      return undefined;
    },
  ];
  for (const on of inVain) {
    const t = struck(on, [2, 3], [2, 2]).pick('tentacles1').done();
    expect(t.state.enemies).toHaveLength(1);
  }
});
