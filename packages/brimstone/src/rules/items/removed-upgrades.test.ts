import { expect, test } from 'vitest';
import { HALL } from '../../../test/enemies.ts';
import { all, field, withSheets } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import type { AdventureState } from '../../state.ts';
import { nextTurn, noteUse } from '../abilities/changes.ts';
import { heroStat } from '../figures/stats.ts';
import { works } from '../held/held.ts';
import { handOver } from './trade.ts';
import { canAttach, fitsUpgrade, removeUpgrade } from './upgrades.ts';

const CARDS = withItems(
  card('knife', { hands: 1, keywords: ['blade'], upgradeSlots: 2 }),
  card('club', { hands: 2, upgradeSlots: 1 }),
  card('ring', { keywords: ['blade'], upgradeSlots: 2 }),
  card('one', { upgrade: { onto: ['one-handed'], takes: 1, darkStone: 1 } }),
  card('two', { upgrade: { onto: ['two-handed'], takes: 2, darkStone: 0 } }),
  card('both', { upgrade: { onto: ['one-handed+blade'], takes: 2, darkStone: 0 } }),
  card('charm', { ability: { stats: { agility: 1 } } }),
);

const scene = (change: (state: AdventureState) => void) =>
  field('us-marshal 3,3 saloon-girl 4,3', {
    tile: HALL,
    content: all(withSheets({}), CARDS),
    change,
  });

test('an upgrade goes onto items of all its kinds, with room for it', () => {
  scene((state) => {
    carry(state, 0, 'knife', { equipped: true });
    carry(state, 0, 'club');
    carry(state, 0, 'ring');
  })
    .runs((g, hero) => {
      const { items } = hero;
      const onto = (upgrade: string) => items.map((item) => fitsUpgrade(g, upgrade, item));
      expect(onto('one')).toEqual([true, false, false]);
      expect(onto('two')).toEqual([false, false, false]);
      expect(onto('both')).toEqual([true, false, false]);
      expect(onto('charm')).toEqual([false, false, false]);
      const [knife] = items;
      if (knife) knife.upgrades = ['one'];
      expect([onto('one')[0], onto('both')[0]]).toEqual([true, false]);
    })
    .done();
});

test('attaching takes its Dark Stone, and another item', () => {
  scene((state) => {
    carry(state, 0, 'knife', { equipped: true });
    carry(state, 0, 'one');
  })
    .runs((g, hero) => {
      const [knife, upgrade] = hero.items;
      if (!knife || !upgrade) throw new Error('two items');
      const able = [0, 1, 2].map((darkStone) => {
        hero.darkStone = darkStone;
        return canAttach(g, hero, upgrade, knife);
      });
      expect(able).toEqual([false, true, true]);
      expect(canAttach(g, hero, knife, upgrade)).toBe(false);
      expect(canAttach(g, hero, upgrade, upgrade)).toBe(false);
      upgrade.used = { by: 1, turn: g.state.turn.number };
      expect(canAttach(g, hero, upgrade, knife)).toBe(false);
    })
    .done();
});

test('an upgrade taken off an item that worked helps no other hero in this turn', () => {
  const used = (equipped: boolean) => {
    let by: number | undefined;
    scene((state) => void carry(state, 0, 'knife', { equipped, upgrades: ['one'] }))
      .runs((g, hero) => {
        const [knife] = hero.items;
        if (knife) removeUpgrade(g, hero, knife, 'one');
        by = hero.items.at(-1)?.used?.by;
        expect(hero.items.map(({ card: id }) => id)).toEqual(['knife', 'one']);
        expect(knife?.upgrades).toEqual([]);
      })
      .done();
    return by;
  };
  expect([used(true), used(false)]).toEqual([0, undefined]);
});

test('what worked for one hero works for the next owner when the turn is over', () => {
  const played = scene((state) => void carry(state, 0, 'charm')).runs((g, hero) => {
    const [first, second] = [hero, heroAt(g, 1)];
    const [charm] = first.items;
    if (!charm) throw new Error('a charm');
    const before = heroStat(g, second, 'agility');
    noteUse(g, first, charm);
    handOver(g, first, second, charm);
    expect([works(g, second, charm), heroStat(g, second, 'agility')]).toEqual([false, before]);
    nextTurn(g);
    expect([works(g, second, charm), heroStat(g, second, 'agility')]).toEqual([true, before + 1]);
    // Used by its new owner it is that hero's for the turn.
    noteUse(g, second, charm);
    expect(works(g, second, charm)).toBe(true);
    expect(works(g, first, charm)).toBe(false);
  });
  expect(played.done().hero(1).items[0]?.used).toMatchObject({ by: 1 });
});
