import { describe, expect, test } from 'vitest';
import { having } from '../../../test/conditions.ts';
import { HALL } from '../../../test/enemies.ts';
import { heroOf } from '../../../test/explore.ts';
import { field, withSheets } from '../../../test/fight.ts';
import { useOnly } from '../../../test/hero-cards.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { thingId, thingsToHandOver } from '../../rules/items/trade.ts';
import { usesNow } from '../../rules/items/uses.ts';

describe('Tonic', () => {
  const withTonic = (id: string, wounds = 0) =>
    having(id, { change: (state) => Object.assign(heroOf(state, 0), { bag: ['tonic'], wounds }) });

  test('Glass Teeth: drinking it gives the Grit and cuts, but never KOs', () => {
    const drink = (wounds: number) =>
      withTonic('mutation-12-glass-teeth', wounds)
        .runs((g, hero) => useOnly(g, hero, 'anytime'))
        .done()
        .hero(0);
    expect(drink(3)).toMatchObject({ grit: 1, wounds: 4, bag: [] });
    expect(drink(9)).toMatchObject({ grit: 1, wounds: 9, knockedOut: null });
  });

  test('Glass Teeth: the Tonic of another does not cut', () => {
    const t = having('mutation-12-glass-teeth', {
      change: (state) => Object.assign(heroOf(state, 1), { bag: ['tonic'] }),
    }).runs((g) => useOnly(g, heroAt(g, 1), 'anytime'));
    expect(t.done().state.heroes.map(({ wounds }) => wounds)).toEqual([0, 0]);
  });

  test('Stopped Pulse: it is never offered, while another may drink', () => {
    withTonic('mutation-24-stopped-pulse')
      .runs((g, hero) => {
        heroAt(g, 1).bag = ['tonic'];
        expect(usesNow(g, hero, ['anytime'])).toEqual([]);
        expect(usesNow(g, heroAt(g, 1), ['anytime'])).toHaveLength(1);
      })
      .done();
  });
});

describe('What is never handed over', () => {
  const GOODS = withItems(card('spoon'), card('black-spoon', { darkStone: 1 }));
  const things = (id: string, to: 0 | 1) => {
    return having(id, {
      content: GOODS,
      change(state) {
        for (const hero of [0, 1]) {
          heroOf(state, hero).bag = ['tonic'];
          carry(state, hero, 'spoon');
          carry(state, hero, 'black-spoon');
        }
        state.lantern = 1 - to;
      },
    }).sees((g) => thingsToHandOver(g, heroAt(g, 1 - to), heroAt(g, to)).map(thingId));
  };

  test('Counts Everything: no Items, no tokens, not even the Lantern; others still give', () => {
    expect(things('madness-9-counts-everything', 1)).toEqual([]);
    expect(things('madness-9-counts-everything', 0)).toEqual([
      'i102',
      'i103',
      't:tonic',
      'lantern',
    ]);
  });

  test('Talks to the Stone: nothing with Dark Stone in it', () => {
    expect(things('madness-3-talks-to-the-stone', 1)).toEqual(['i100', 't:tonic', 'lantern']);
  });
});

describe('Lantern Throat', () => {
  const quick = withSheets({ tentacles: { initiative: 3 }, stranglers: { initiative: 5 } });
  const ambushed = (dice: readonly number[], among?: 'others') =>
    field('us-marshal 2,3 saloon-girl 5,3 bandido 8,3', {
      tile: HALL,
      content: quick,
      dice: dice.map((hero) => ['random-hero', hero] as const),
      change: (state) =>
        Object.assign(heroOf(state, 1), { conditions: ['mutation-21-lantern-throat'] }),
    })
      .runs(function* (g, hero) {
        const others = [hero, heroAt(g, 2)];
        const placing = { kind: 'ambush', ...(among ? { among: others } : {}) } as const;
        const groups = [
          { type: 'tentacles', number: 2 },
          { type: 'stranglers', number: 1 },
        ] as const;
        yield* g.do.spawn(g, groups, placing);
      })
      .done()
      .state.enemies.map(({ type, target }) => [type, target]);

  test('the first ambusher of each type picks its owner, the next one anybody else', () => {
    const spread = [
      ['stranglers', 1],
      ['tentacles', 1],
      ['tentacles', 2],
    ];
    expect(ambushed([2])).toEqual(spread);
  });

  test('even when the ambush is for others', () => {
    expect(ambushed([0], 'others')).toEqual([
      ['stranglers', 1],
      ['tentacles', 1],
      ['tentacles', 0],
    ]);
  });
});

test('Trusts No Hand: Comforting Presence works on a roll of 4 or more only', () => {
  const comforted = (die: number) =>
    having('madness-11-trusts-no-hand', {
      heroes: ['us-marshal', 'saloon-girl'],
      dice: `trusts-no-hand ${die}`,
      change(state) {
        heroOf(state, 0).wounds = 3;
        heroOf(state, 1).upgrades = ['comforting-presence'];
      },
    })
      .runs((g) => useOnly(g, heroAt(g, 1), 'turn-end'))
      .done()
      .hero(0).wounds;
  expect([comforted(3), comforted(4)]).toEqual([3, 2]);
});
