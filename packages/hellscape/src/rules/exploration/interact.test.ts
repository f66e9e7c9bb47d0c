import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { plainItem, withItems } from '../../../test/arms.ts';
import { descent, type Played, type Situation } from '../../../test/descent.ts';
import { set } from '../../../test/notation.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import type { BoardToken, DescentState, Hero } from '../../state.ts';

const HERE = at(1, 1);

/** A hero on the field among some tokens, at the start of a Move. */
function among(
  tokens: readonly Omit<BoardToken, 'id' | 'zone'>[],
  change: (state: DescentState) => void = () => {},
  situation: Situation = {},
): Played {
  return descent({
    heroes: ['ranger'],
    content: withItems(),
    ...situation,
    change: (state) => {
      for (const hero of state.heroes) hero.zone = HERE;
      for (const token of tokens)
        state.dungeon.tokens.push({ id: state.nextToken++, zone: HERE, ...token });
      change(state);
    },
  })
    .picks(...(situation.heroes && situation.heroes.length > 1 ? ['hero0'] : []))
    .pick('move');
}

/** The options that concern objects. */
function objects(table: Played): readonly string[] {
  return table.options.filter((id) => id.startsWith('token'));
}

function hero(state: DescentState): Hero {
  return state.heroes[0] as Hero;
}

function use(table: Played): Played {
  return table.pick(objects(table)[0] ?? 'no object');
}

const TREASURE = { kind: 'treasure', face: 'common' } as const;

it('names treasure by its rarity and other objects by what they are', () => {
  const texts = (token: Omit<BoardToken, 'id' | 'zone'>) => {
    const table = among([token]);
    return objects(table).map((id) => table.pending[0]?.describe?.(id)?.text?.key);
  };
  expect(texts(TREASURE)).toEqual(['option.take-common']);
  expect(texts({ kind: 'chest' })).toEqual(['option.use-chest']);
});

describe('picking up treasure', () => {
  rule(['H-MOVE-29'], 'costs a point for each token', () => {
    const table = among([TREASURE, { kind: 'treasure', face: 'rare' }], (state) => {
      state.decks.items.common.draw.push('health-potion');
      state.decks.items.rare.draw.push('health-potion');
    });
    use(use(table));
    expect(table.state.dungeon.tokens).toEqual([]);
    expect(hero(table.state).items).toHaveLength(2);
    table.shows('prompt ask.turn');
  });

  it('offers equal tokens once', () => {
    expect(objects(among([TREASURE, TREASURE]))).toHaveLength(1);
    expect(objects(among([TREASURE, { kind: 'treasure', face: 'epic' }]))).toHaveLength(2);
  });

  rule(['H-MOVE-30'], 'is not possible with an enemy in the zone', () => {
    const beside = among([TREASURE], set('straw@1:1'));
    expect(objects(beside)).toEqual([]);
    const alone = among([TREASURE], set('straw@0:0'));
    expect(objects(alone)).toHaveLength(1);
  });

  rule(['H-MOVE-31', 'H-MOVE-32'], 'draws a card that can be put on at once', () => {
    const table = among([TREASURE], (state) => {
      state.decks.items.common.draw.push('silver-ring');
      state.bag.common = 20;
    });
    use(table);
    const { actions } = table.hero().turn ?? { actions: -1 };
    table.shows('prompt ask.new-item');
    table.pick(table.options.find((id) => id.startsWith('equip')) ?? '');
    expect(hero(table.state).items).toMatchObject([{ card: 'silver-ring', equipped: true }]);
    table.shows(
      `state bag.common 21, hero turn.actions ${actions} turn.mp 1`,
      'event picked-up hero 0 rarity common',
    );
  });

  rule(['H-MOVE-33'], 'may hand the card to somebody in the zone, who may put on just this', () => {
    const cap = plainItem('test-cap', 'common', { slot: 'head' });
    const boots = plainItem('test-boots', 'common', { slot: 'legs' });
    const table = among(
      [TREASURE],
      (state) => {
        state.decks.items.common.draw.push(cap.id);
        state.heroes[1]?.items.push({ number: 90, card: boots.id, equipped: false });
      },
      { heroes: ['ranger', 'wizard'], content: withItems(cap, boots) },
    );
    use(table).pick('give1');
    expect(table.options).toHaveLength(2);
    table.pick(table.options.find((id) => id.startsWith('equip')) ?? '');
    expect(table.hero(0).items).toEqual([]);
    expect(table.hero(1).items).toMatchObject([
      { card: boots.id, equipped: false },
      { card: cap.id, equipped: true },
    ]);
  });
});

describe('fountains and chests', () => {
  rule(['H-TOKEN-08'], 'a fountain heals what is on its other side', () => {
    const table = among([{ kind: 'fountain', face: 'fountain-3' }], (state) => {
      Object.assign(hero(state), { health: 2, maxHealth: 7 });
    });
    use(table);
    table.shows('hero health 5 turn.mp 1');
    expect(table.state.dungeon.tokens).toEqual([]);
    table.shows('event fountain card fountain-3 amount 3');
  });

  rule(['H-TOKEN-09'], 'a chest holds two items of its rarity', () => {
    const table = among([{ kind: 'chest', face: 'chest-rare' }], (state) => {
      state.decks.items.rare.draw.push('health-potion', 'mana-potion');
    });
    const before = table.state.decks.items.rare.draw.length;
    use(table);
    expect(table.state.decks.items.rare.draw.length).toBe(before - 2);
    expect(hero(table.state).items.map(({ card }) => card)).toEqual([
      'mana-potion',
      'health-potion',
    ]);
    expect(table.state.dungeon.tokens).toEqual([]);
    table.shows('hero turn.mp 1');
  });

  rule(['H-TOKEN-10'], 'a greater chest holds three', () => {
    const table = among([{ kind: 'greater-chest', face: 'greater-chest-epic' }], (state) => {
      state.decks.items.epic.draw.push('health-potion', 'health-potion', 'health-potion');
    });
    use(table);
    expect(hero(table.state).items).toHaveLength(3);
    table.shows('event chest rarity epic amount 3');
    expect(table.state.dungeon.tokens).toEqual([]);
  });
});

describe('the forge', () => {
  const FORGE = { kind: 'forge' } as const;
  const RARE = [plainItem('test-rare-a', 'rare'), plainItem('test-rare-b', 'rare')];
  const EPIC = [
    plainItem('test-epic-a', 'epic'),
    plainItem('test-epic-b', 'epic'),
    plainItem('test-epic-c', 'epic'),
  ];
  const COMMON = plainItem('test-common', 'common');
  const content = withItems(...RARE, ...EPIC, COMMON);

  const forging = (cards: readonly string[], change: (state: DescentState) => void = () => {}) =>
    among(
      [FORGE],
      (state) => {
        for (const card of cards) equipped(state, card);
        for (const rarity of ['rare', 'epic'] as const)
          state.decks.items[rarity].draw.push('health-potion', 'health-potion');
        change(state);
      },
      { heroes: ['ranger'], content },
    );

  /** What a craft of these cards draws from. */
  const crafting = (...cards: readonly string[]) => {
    const table = forging(cards);
    use(table);
    if (table.prompt === 'ask.craft') table.pick(...table.options);
    return table;
  };
  const drawnFrom = (...cards: readonly string[]) => crafting(...cards).event('crafted')?.rarity;

  rule(['H-TOKEN-11'], 'makes one card of the tier above the lowest of three', () => {
    const [a, b, c] = EPIC.map(({ id }) => id);
    const [d, e] = RARE.map(({ id }) => id);
    if (!a || !b || !c || !d || !e) throw new Error('cards are missing');
    expect(drawnFrom(a, d, e)).toBe('epic');
    expect(drawnFrom(COMMON.id, a, b)).toBe('rare');
    expect(drawnFrom(a, b, c)).toBe('epic');
    const table = crafting(a, d, e);
    expect(hero(table.state).items.map(({ card }) => card)).toEqual(['health-potion']);
    expect(table.state.decks.items.rare.discard).toEqual([d, e]);
  });

  rule('H-TOKEN-12 H-ITEM-08 H-ITEM-09', 'counts starting items and consumables as Common', () => {
    expect(drawnFrom('rusty-sword', 'health-potion', COMMON.id)).toBe('rare');
    expect(drawnFrom('rusty-sword', COMMON.id, COMMON.id)).toBe('rare');
    expect(drawnFrom('health-potion', 'mana-potion', 'health-potion')).toBe('rare');
  });

  rule(['H-TOKEN-13', 'H-TOKEN-14'], 'may be used again in the same Move, and stays', () => {
    const table = forging(Array(6).fill(COMMON.id));
    use(table).pick(...table.options.slice(0, 3));
    use(table);
    if (table.prompt === 'ask.craft') table.pick(...table.options.slice(0, 3));
    expect(table.eventsNamed('crafted').map(({ rarity }) => rarity)).toEqual(['rare', 'rare']);
    expect(table.state.dungeon.tokens).toMatchObject([{ kind: 'forge' }]);
  });

  rule(['H-TOKEN-15'], 'is an object like others: not with an enemy in the zone', () => {
    const cards = [COMMON.id, COMMON.id, COMMON.id];
    expect(objects(forging(cards))).toHaveLength(1);
    const beside = forging(cards, set('straw@1:1'));
    expect(objects(beside)).toEqual([]);
    for (const kind of ['fountain', 'chest', 'greater-chest'] as const) {
      const token = among([{ kind, face: `${kind}-rare` }], set('straw@1:1'));
      expect(objects(token)).toEqual([]);
    }
  });

  it('needs three cards', () => expect(objects(forging([COMMON.id, COMMON.id]))).toEqual([]));
});

it('leaves what is no object alone', () => {
  const table = among([{ kind: 'pillar' }, { kind: 'portal' }, { kind: 'objective' }]);
  expect(objects(table)).toEqual([]);
});
