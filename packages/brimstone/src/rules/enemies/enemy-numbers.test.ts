import { expect, test } from 'vitest';
import { activation, HALL } from '../../../test/enemies.ts';
import { all, enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, withItems } from '../../../test/items.ts';
import type { Ability } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { Content } from '../../content-types.ts';
import type { AdventureState, EnemyBonus, EnemyGroup } from '../../state.ts';
import { setGroup } from '../abilities/changes.ts';
import {
  enemyAbility,
  enemyKeywords,
  enemyStat,
  enemyXp,
  hasTrait,
  isEnemyImmune,
} from '../figures/enemy-stats.ts';

const RANGED = { toHitRanged: 3, toHitMelee: 5, combat: 2, damage: 1 } as const;

function looking(situation: Partial<Field>, look: (g: Adventure) => void): void {
  field({
    tile: HALL,
    at: '2,3',
    enemies: 'tentacles 6,3 7,3 stranglers 8,3',
    content: withSheets({}),
    ...situation,
  })
    .runs((g) => look(g))
    .done();
}

const groupOf = ({ fight }: AdventureState, type: 'tentacles') => {
  const group = fight?.groups[type];
  if (!group) throw new Error(`${type} are not in the fight`);
  return group;
};

test('a bonus holds for its type, its model and its turns', () => {
  looking({}, (g) => {
    const { number } = g.state.turn;
    const combat = () => g.state.enemies.map((enemy) => enemyStat(g, enemy.type, 'combat', enemy));
    const before = combat();
    const added = (parts: Partial<EnemyBonus>) => {
      g.state.enemyBonuses = [{ stat: 'combat', amount: 2, until: 'fight', ...parts }];
      return combat().map((value, index) => value - (before[index] ?? 0));
    };
    expect(added({})).toEqual([2, 2, 2]);
    expect(added({ type: 'tentacles' })).toEqual([2, 2, 0]);
    expect(added({ enemy: enemyOf(g.state, 1).id })).toEqual([0, 2, 0]);
    expect(added({ through: number })).toEqual([2, 2, 2]);
    expect(added({ through: number - 1 })).toEqual([0, 0, 0]);
    expect(added({ stat: 'damage' })).toEqual([0, 0, 0]);
  });
});

test('no number falls below 0, To Hit not below 2 and Health not below 1', () => {
  looking({}, (g) => {
    const lowest = (stat: EnemyBonus['stat']) => {
      g.state.enemyBonuses = [{ stat, amount: -50, until: 'fight' }];
      return enemyStat(g, 'tentacles', stat);
    };
    expect([lowest('combat'), lowest('toHit'), lowest('health')]).toEqual([0, 2, 1]);
  });
});

test('what a sheet does not have counts as nothing', () => {
  const sheet = { toHitMelee: null, toHitRanged: null, combat: null };
  looking({ content: withSheets({ tentacles: sheet }) }, (g) => {
    const numbers = (['shots', 'range', 'combat', 'toHit'] as const).map((name) =>
      enemyStat(g, 'tentacles', name),
    );
    expect(numbers).toEqual([0, 0, 0, 6]);
  });
});

test('each Elite ability adds 5 XP to the base', () => {
  looking({}, (g) => {
    const base = () => enemyXp(g, 'tentacles').base;
    expect(base()).toBe(10);
    groupOf(g.state, 'tentacles').elite = ['one', 'two'];
    expect([base(), enemyXp(g, 'stranglers').base]).toEqual([20, 10]);
  });
});

/** Cards over the sheet of the tentacles, which have Fear 1 and an ability that is ignored. */
function overlaid(content: Content): Content {
  const nothing = () => ({});
  return {
    ...withSheets({ tentacles: { abilities: { 'ab-fear': 1, 'ab-test': 1 }, keywords: ['Void'] } })(
      content,
    ),
    enemyAbilities: {
      ...content.enemyAbilities,
      'ab-test': {
        id: 'ab-test',
        grants: ['not-pushed'],
        ability: () => ({ immune: ['poison', 'fire'] }),
      },
    },
    variants: {
      ...content.variants,
      pale: {
        id: 'pale',
        base: 'tentacles',
        keywords: ['Pale'],
        removes: ['ab-test'],
        grants: ['passes-models'],
        raises: { 'ab-fear': 2 },
        brutal: { raises: { 'ab-fear': 3 } },
        ability: nothing,
      },
    },
    elites: {
      ...content.elites,
      keen: {
        id: 'keen',
        grants: ['sees-through-walls'],
        raises: { 'ab-fear': 1 },
        ability: nothing,
      },
    },
  };
}

test('a variant and Elite entries add to the sheet, and take from it', () => {
  looking({ content: overlaid }, (g) => {
    const fear = () => enemyAbility(g, 'tentacles', 'ab-fear');
    const traits = () =>
      (['not-pushed', 'passes-models', 'sees-through-walls'] as const).map((trait) =>
        hasTrait(g, 'tentacles', trait),
      );
    const change = (changes: Partial<EnemyGroup>) => {
      if (!g.state.fight) throw new Error('there is a fight');
      setGroup(g, g.state.fight, 'tentacles', { ...groupOf(g.state, 'tentacles'), ...changes });
    };
    expect([fear(), enemyKeywords(g, 'tentacles')]).toEqual([1, ['Void']]);
    expect(traits()).toEqual([true, false, false]);
    change({ elite: ['keen'] });
    expect([fear(), ...traits()]).toEqual([2, true, false, true]);
    change({ variant: 'pale' });
    expect([fear(), ...traits()]).toEqual([4, false, true, true]);
    expect(enemyKeywords(g, 'tentacles')).toEqual(['Pale']);
    expect(enemyAbility(g, 'tentacles', 'ab-test')).toBeNull();
    change({ brutal: true });
    expect(fear()).toBe(5);
    expect(hasTrait(g, 'stranglers', 'not-pushed')).toBe(false);
  });
});

test('an enemy ignores what carries any keyword it is immune to', () => {
  looking({ content: overlaid }, (g) => {
    const [tentacles, , stranglers] = g.state.enemies;
    if (!tentacles || !stranglers) throw new Error('two types');
    const immune = (...keywords: string[]) => isEnemyImmune(g, tentacles, keywords);
    expect([immune('poison'), immune('fire'), immune('cold', 'fire')]).toEqual([true, true, true]);
    expect([immune(), immune('cold')]).toEqual([false, false]);
    expect(isEnemyImmune(g, tentacles, undefined)).toBe(false);
    expect(isEnemyImmune(g, stranglers, ['poison'])).toBe(false);
  });
});

test('each of a group strikes its own target once, and shots never hit on less than 2', () => {
  const struck = (change: (state: AdventureState) => void) => {
    const played = field(
      'us-marshal 2,3 saloon-girl 7,3 vs tentacles 3,3 6,3',
      'enemy-to-hit 1 1',
      {
        tile: HALL,
        content: withSheets({
          tentacles: { ...RANGED, ranged: { range: 9, shots: 1 }, combat: null },
        }),
        change,
      },
    ).runs(activation());
    return played.done().eventsNamed('enemy-attack');
  };
  const attacks = struck(() => {});
  expect(attacks.map(({ hero, need }) => [hero, need])).toEqual([
    [0, 3],
    [1, 3],
  ]);
  const bonus = (amount: number): EnemyBonus => ({ stat: 'toHit', amount, until: 'fight' });
  const need = (amount: number) =>
    struck((state) => void state.enemyBonuses.push(bonus(amount)))[0]?.need;
  expect([need(-1), need(-2), need(1)]).toEqual([2, 2, 4]);
});

test('hits that are taken away are the lowest, and the high ones still ignore Defense', () => {
  const softened: Ability = {
    on: {
      enemyAttackRolled: (_g, _source, roll): undefined => {
        roll.hits -= 1;
        roll.ignoresDefenseOn = 6;
      },
    },
  };
  const played = field('us-marshal 2,3 vs tentacles 3,3', 'enemy-to-hit 4 3 6', {
    tile: HALL,
    content: all(
      withSheets({ tentacles: { combat: 3, toHitMelee: 4, toHitRanged: null, damage: 2 } }),
      withItems(card('veil', { ability: softened })),
    ),
    carries: 'veil',
    change: (state) => Object.assign(enemyOf(state, 0), { target: 0 }),
  }).runs(activation());
  // The 6 is left of the two hits, and nobody rolls Defense against it.
  expect(played.done().hero(0).wounds).toBe(2);
});
