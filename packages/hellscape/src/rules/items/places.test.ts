import { describe, expect, it } from 'vitest';
import { charm, plainItem, withItems } from '../../../test/arms.ts';
import { scene } from '../../../test/descent.ts';
import { carries, give, heroOf, stack, wears } from '../../../test/items.ts';
import { look } from '../../../test/look.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { heroAt } from '../../descent.ts';
import type { DescentState } from '../../state.ts';
import { takeOff } from './equip.ts';
import { canCraft } from './forge.ts';
import { handOver } from './items.ts';
import { tradeAndEquip } from './trade.ts';
import {
  addFromReserve,
  allTreasure,
  drawFromBag,
  returnToBag,
  TREASURE_TOKENS,
} from './treasure.ts';

const CARDS = withItems(
  plainItem('cap', 'common', { slot: 'head' }),
  plainItem('hood', 'common', { slot: 'head' }),
  plainItem('dirk', 'common', { slot: 'hand' }),
  plainItem('rod', 'common', { slot: 'hand' }),
  plainItem('pike', 'common', { slot: 'two-hands' }),
  plainItem('stole', 'epic', { slot: 'chest', class: 'wizard', set: 'shadowbane' }),
  charm('pearl', { timing: 'always', effects: [{ do: 'max-mana', n: 2 }] }),
);

/** Two heroes in a zone; the first finds an item. */
function finding(card: string, change: (state: DescentState) => void = () => {}) {
  return scene({ heroes: ['rogue', 'wizard'], content: CARDS, change }).runs((g, hero) =>
    g.do.gainItem(g, hero, card),
  );
}

const named = (card: string) => ({ key: `${card}.name` });

describe('a new item', () => {
  it('can be put on, kept or handed over, and each says so', () => {
    const table = finding('cap');
    const [cap] = table.hero().items;
    const put = `equip-i${cap?.number}`;
    table.shows(`options ${put} keep give1`);
    const [question] = table.pending;
    expect(question?.options.map((option) => question.means?.(option))).toEqual([
      { kind: 'equip', item: cap?.number, card: 'cap', off: [] },
      { kind: 'keep' },
      { kind: 'give', hero: 1, item: cap?.number },
    ]);
    expect(question?.options.map((option) => question.describe?.(option)?.text)).toEqual([
      { key: 'option.equip', params: { card: named('cap') } },
      { key: 'option.keep-item', params: { card: named('cap') } },
      { key: 'option.give-item', params: { card: named('cap'), hero: expect.anything() } },
    ]);
    table.pick(put).done().shows('event equipped hero 0 card cap');
  });

  it('says what it takes the place of', () => {
    const instead = (card: string, ...worn: readonly string[]) => {
      const table = finding(card, (state) => {
        for (const each of worn) give(state, each, 0, true);
      });
      const [question] = table.pending;
      const ways = table.options.filter((option) => option.startsWith('equip'));
      const numbers = table.hero().items.map(({ number }) => number);
      return { ways, numbers, says: ways.map((way) => question?.describe?.(way)?.text) };
    };
    const helm = instead('hood', 'cap');
    expect(helm.ways).toEqual([`equip-i${helm.numbers[1]}`]);
    expect(helm.says).toEqual([
      { key: 'option.equip-for', params: { card: named('hood'), other: named('cap') } },
    ]);
    const hands = instead('practice-sword', 'dirk', 'rod');
    const [dirk, rod, sword] = hands.numbers;
    expect(hands.ways).toEqual([`equip-i${sword}-i${dirk}`, `equip-i${sword}-i${rod}`]);
    const both = instead('pike', 'dirk', 'rod');
    expect(both.ways).toEqual([`equip-i${both.numbers[2]}`]);
    expect(both.says).toEqual([
      {
        key: 'option.equip-for-both',
        params: { card: named('pike'), other: named('dirk'), third: named('rod') },
      },
    ]);
  });

  it('of a class is for the party when one of them is of it', () => {
    const table = scene({
      heroes: ['rogue', 'wizard'],
      content: CARDS,
      change: (state) => stack(state.decks.items.epic, 'stole'),
    }).runs((g, hero) => g.do.drawItems(g, hero, 'epic', 1));
    expect(table.eventsNamed('item-gained')).toMatchObject([{ hero: 0, card: 'stole' }]);
    expect(table.eventsNamed('discarded')).toEqual([]);
  });

  it('tells when it goes on to another hero', () => {
    const table = finding('cap').pick('give1').shows('event item-given hero 0 other 1 card cap');
    expect(table.pending[0]?.seat).toBe(1);
  });
});

describe('an item', () => {
  it('that is taken off takes the maximum along that it raised', () =>
    scene({ content: CARDS, change: set('hero mana 5 maxMana 5 wears pearl') })
      .runs((g, hero) => {
        const [pearl] = hero.items;
        if (pearl) takeOff(g, hero, pearl);
      })
      .done()
      .shows('hero mana 3 maxMana 3', 'event taken-off hero 0 card pearl'));

  it('that changes hands brings its own uses of the round, once, and no others', () => {
    const table = scene({
      heroes: ['rogue', 'wizard'],
      content: CARDS,
      change(state) {
        give(state, 'pearl');
        heroOf(state).usedThisRound = ['pearl/0', 'pearl/1', 'cap/0'];
        heroOf(state, 1).usedThisRound = ['pearl/0', 'hood/0'];
      },
    }).runs((g, hero) => {
      const [pearl] = hero.items;
      if (pearl) handOver(g, hero, heroAt(g, 1), pearl);
    });
    expect(table.done().hero(1).usedThisRound).toEqual(['pearl/0', 'hood/0', 'pearl/1']);
  });

  it('that is discarded is told of', () => {
    const table = scene({ content: CARDS, change: set('hero has cap') }).runs((g, hero) => {
      g.do.discardItem(g, hero, hero.items[0]?.number ?? -1);
      g.do.discardItem(g, hero, 99_999);
    });
    expect(table.done().eventsNamed('discarded')).toMatchObject([{ hero: 0, card: 'cap' }]);
  });

  it('that the quest hangs on is no material for a Forge', () => {
    const crafts = (bound: string) =>
      look(
        {
          ...onMap(
            { tiles: [placed('field', 0, 0)], start: [[0, 0]] },
            { keepsEquipped: (_g, _hero, card) => card === bound },
            CARDS,
          ),
          change(state) {
            for (const card of ['cap', 'hood', 'dirk']) give(state, card);
          },
        },
        (g) => canCraft(g, heroAt(g, 0)),
      );
    expect([crafts('rod'), crafts('hood')]).toEqual([true, false]);
  });
});

describe('Trade and Equip', () => {
  it('says what each deal means', () => {
    const table = scene({
      heroes: ['rogue', 'wizard'],
      content: CARDS,
      change: set('hero has cap'),
    }).runs(tradeAndEquip);
    const [cap] = table.hero().items;
    const [question] = table.pending;
    expect(question?.options).toEqual([`equip-i${cap?.number}`, 'give1', 'done']);
    expect(question?.options.map((option) => question.means?.(option))).toEqual([
      { kind: 'equip', item: cap?.number, card: 'cap', off: [] },
      { kind: 'give', hero: 1 },
      { kind: 'done' },
    ]);
    const says = (option: string) => question?.describe?.(option)?.text?.key;
    expect(says(`equip-i${cap?.number}`)).toBe('option.equip');
    expect(says('give1')).toBe('option.hand-over');
    expect(says('done')).not.toBe('option.hand-over');
  });

  it('gives what must stay in hand only to who can take it in hand, and puts it there', () => {
    const deals = (card: string) =>
      scene({
        ...onMap(
          { tiles: [placed('field', 0, 0)], start: [[0, 0]] },
          { keepsEquipped: (_g, _hero, each) => each === card },
          CARDS,
        ),
        heroes: ['wizard', 'rogue'],
        change: set(`hero wears ${card} wears cap`),
      }).runs(tradeAndEquip);
    // Only a wizard can wear the stole, but the cap is for everybody.
    const stole = deals('stole').pick('give1');
    expect(carries(stole.hero(1))).toEqual(['cap']);
    expect(wears(stole.hero())).toEqual(['stole']);
    const dirk = deals('dirk').pick('give1');
    expect(dirk.options.length).toBe(2);
    dirk.pick(dirk.options[0] ?? '');
    expect(wears(dirk.hero(1))).toEqual(['dirk']);
  });
});

describe('treasure', () => {
  it('comes out of the bag as long as there is any', () => {
    const table = scene({ change: set('state bag.common 0 bag.rare 0 bag.epic 2') }).runs((g) => {
      expect(drawFromBag(g, 1)).toEqual({ common: 0, rare: 0, epic: 1 });
      expect(drawFromBag(g, 3)).toEqual({ common: 0, rare: 0, epic: 1 });
      expect(drawFromBag(g, 2)).toEqual({ common: 0, rare: 0, epic: 0 });
    });
    expect(table.done().state.bag).toEqual({ common: 0, rare: 0, epic: 0 });
  });

  it('goes back into it, and is nowhere else then', () => {
    const treasure = { common: 1, rare: 2, epic: 0 };
    const table = scene({ change: set('state bag.common 3 bag.rare 3 bag.epic 3') }).runs((g) => {
      returnToBag(g, treasure);
    });
    expect(table.done().state.bag).toEqual({ common: 4, rare: 5, epic: 3 });
    expect(treasure).toEqual({ common: 0, rare: 0, epic: 0 });
  });

  it('of a reserve comes into the bag until the reserve is empty', () => {
    const table = scene({
      heroes: ['rogue'],
      change(state) {
        state.reserve = [{ common: 0, rare: 1, epic: 0 }];
        state.bag = { common: 0, rare: 0, epic: 0 };
      },
    }).runs((g) => {
      addFromReserve(g, 0, 'rare');
      addFromReserve(g, 0, 'rare');
      addFromReserve(g, 5, 'rare');
    });
    expect(table.done().state).toMatchObject({
      bag: { rare: 1 },
      reserve: [{ common: 0, rare: 0, epic: 0 }],
    });
    expect(table.eventsNamed('treasure-added')).toMatchObject([{ hero: 0, rarity: 'rare' }]);
  });

  it('is all of the tokens, and no other ones', () => {
    const all = look(
      {
        change(state) {
          state.bag.common--;
          state.dungeon.tokens.push(
            { id: 7, kind: 'treasure', zone: 0, face: 'common' },
            { id: 8, kind: 'chest', zone: 0, face: 'chest-rare' },
          );
        },
      },
      (g) => allTreasure(g.state),
    );
    expect(all).toEqual(TREASURE_TOKENS);
  });
});
