import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { endTurn, type Played, scene } from '../../../test/adventure.ts';
import {
  FIRST_DOOR,
  inside,
  knockOut,
  lay,
  layBeyondGate,
  standInDoorway,
  standOn,
} from '../../../test/explore.ts';
import { all, field, withSheets } from '../../../test/fight.ts';
import { card, carry, enemyAt, heroOf, purse, stripped, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { areAdjacent, boardOf, doorwayOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { TokenKind } from '../../ids.ts';
import type { AdventureState, CarriedItem } from '../../state.ts';
import { cardsChanged } from '../abilities/changes.ts';
import { canManageItems, manageItems } from './manage-items.ts';
import { handOver, thingName, thingsToHandOver } from './trade.ts';
import { resolveUse, usesNow } from './uses.ts';

const GOODS = withItems(
  card('hat', { slots: ['hat'], ability: { stats: { luck: 1 } } }),
  card('keepsake', { personal: true }),
  purse('purse', 'turn'),
);

function dealing(change: (state: AdventureState) => void): Played {
  return scene({
    heroes: ['us-marshal', 'gunslinger'],
    content: GOODS,
    bare: [18, 19],
    change(state) {
      state.lantern = 1;
      change(state);
    },
  }).runs(function* (g, hero) {
    yield* manageItems(g, hero);
  });
}

rule(['B-TRADE-01'], 'an item is sold for what both agree on', () => {
  const played = dealing((state) => {
    carry(state, 0, 'hat');
    heroOf(state, 1).gold = 50;
  });
  played.pick('give:h1').pick('i100').pick('gold', 'gold');
  expect(played.prompt).toBe('prompt.buy');
  expect(played.pending[0]?.seat).toBe(1);
  played.pickAs(1, 'yes').pick('done').done();
  expect(played.hero(0)).toMatchObject({ gold: 50, items: [] });
  expect(played.hero(1).gold).toBe(0);
  expect(played.hero(1).items.map((item) => item.card)).toEqual(['hat']);
});

rule(
  ['B-TRADE-01'],
  'without agreement nothing changes hands; the lantern is asked for like an item',
  () => {
    const played = dealing((state) => carry(state, 1, 'hat'));
    played.pick('ask:h1').pick('i100').pickAs(1, 'no');
    expect(played.hero(1).items).toHaveLength(1);
    played.pick('ask:h1').pick('lantern').pickAs(1, 'yes').pick('done').done();
    expect(played.state.lantern).toBe(0);
  },
);

rule(['B-TRADE-02'], 'in a fight things go only to an adjacent hero', () => {
  const options = (space: number) =>
    dealing((state) => {
      carry(state, 0, 'hat');
      enemyAt(state, 2);
      heroOf(state, 1).space = space;
    }).options;
  expect(options(20)).toEqual([]);
  expect(options(19)).toContain('give:h1');
});

rule(['B-TRADE-03'], 'without enemies things go to any hero on the same tile', () => {
  const played = dealing((state) => {
    carry(state, 0, 'hat');
    heroOf(state, 1).space = 0;
  });
  played.pick('give:h1').pick('i100').pick('done').done();
  expect(played.hero(1).items).toHaveLength(1);
  const options = (far: boolean) =>
    dealing((state) => {
      carry(state, 0, 'hat');
      const tile = lay(state, 'mines-cross');
      const { spaces } = doorwayOf(content.tiles, state.board.layout, FIRST_DOOR);
      const beyond = inside(state, tile);
      const near = (space: number) =>
        beyond.find((other) =>
          areAdjacent(boardOf(content.tiles, state.board.layout), space, other),
        );
      const [giver = 0] = inside(state, 0).filter((space) =>
        areAdjacent(boardOf(content.tiles, state.board.layout), space, spaces[0]),
      );
      heroOf(state, 0).space = giver;
      heroOf(state, 1).space = (far ? near(spaces[0]) : spaces[0]) ?? -1;
    }).options;
  expect(options(false)).toContain('give:h1');
  expect(options(true)).not.toContain('give:h1');
});

rule('B-TRADE-03 B-GATE-13', 'through a Gate things go to an adjacent hero, fight or not', () => {
  const options = (isAtTheGate: boolean, inFight: boolean) =>
    dealing((state) => {
      carry(state, 0, 'hat');
      const beyond = layBeyondGate(state, 'targa-long', FIRST_DOOR);
      standInDoorway(state, 0, FIRST_DOOR);
      if (isAtTheGate) standInDoorway(state, 1, { tile: beyond, exit: 0 });
      else standOn(state, 1, beyond);
      if (inFight) enemyAt(state, inside(state, 0)[0] ?? 0);
    }).options;
  for (const inFight of [false, true]) {
    expect(options(true, inFight)).toContain('give:h1');
    expect(options(false, inFight)).not.toContain('give:h1');
  }
});

rule(['B-TRADE-04'], 'tokens are handed over like items, where there is room', () => {
  const played = dealing((state) => {
    heroOf(state, 0).bag = ['tonic', 'tonic'];
    heroOf(state, 1).bag = ['flash', 'flash', 'flash', 'flash'];
  });
  played.pick('give:h1').pick('t:tonic');
  expect([played.hero(0).bag.length, played.hero(1).bag.length]).toEqual([1, 5]);
  expect(played.options).not.toContain('give:h1');
  played.pick('done').done();
});

rule(
  ['B-TRADE-05'],
  'an item used this turn cannot be used by its next owner before the next',
  () => {
    scene({
      heroes: ['us-marshal', 'gunslinger'],
      content: GOODS,
      bare: [18, 19],
      carries: 'purse',
      wears: 'hat',
    })
      .runs(function* (g) {
        const [from, to] = [heroAt(g, 0), heroAt(g, 1)];
        for (const use of usesNow(g, from, ['anytime'])) yield* resolveUse(g, use);
        for (const item of [...from.items]) handOver(g, from, to, item);
        expect(usesNow(g, to, ['anytime'])).toEqual([]);
        expect(g.state.heroes.map((hero) => hero.items.length)).toEqual([0, 2]);
        yield* endTurn(g);
        expect(usesNow(g, to, ['anytime']).map(({ id }) => id)).toEqual(['i100:open']);
      })
      .done();
  },
);

test('what gave a bonus all the time is used by its first owner in this turn, a mere use is not', () => {
  const used = (id: string, parts: Partial<CarriedItem> = {}, fight = false) => {
    const played = scene({
      heroes: ['us-marshal', 'gunslinger'],
      content: withItems(
        card('charm', { ability: { stats: { luck: 1 } } }),
        card('club', { weapon: { kind: 'melee', range: 0 } as never }),
        card('screen', { shield: {} as never }),
        card('stick'),
        purse('purse'),
        card('both', { ability: { ...purse('').ability, stats: { luck: 1 } } }),
      ),
      bare: [18, 19],
      change(state) {
        carry(state, 0, id, parts);
        if (fight) enemyAt(state, 20);
      },
    }).runs((g, hero) => {
      const [from, to] = [hero, heroAt(g, 1)];
      for (const item of [...from.items]) handOver(g, from, to, item);
    });
    return played.done().hero(1).items[0]?.used?.by ?? null;
  };
  expect([used('charm'), used('both')]).toEqual([0, 0]);
  expect(used('purse')).toBeNull();
  expect(used('stick')).toBeNull();
  expect(used('stick', { upgrades: ['charm'] })).toBe(0);
  const inHand = { equipped: true };
  expect([used('club', inHand), used('club', inHand, true)]).toEqual([null, 0]);
  expect([used('screen', inHand), used('screen', inHand, true)]).toEqual([null, 0]);
  expect(used('stick', inHand, true)).toBeNull();
});

test('what is worn is handed over and lies ready, if its place is taken', () => {
  const played = scene({
    heroes: ['us-marshal', 'gunslinger'],
    content: GOODS,
    bare: [18, 19],
    change(state) {
      for (const hero of [0, 1]) carry(state, hero, 'hat', { equipped: true });
    },
  }).runs((g, hero) => {
    const [from, to] = [hero, heroAt(g, 1)];
    for (const item of [...from.items]) handOver(g, from, to, item);
  });
  const worn = played
    .done()
    .hero(1)
    .items.map(({ number, equipped }) => [number, equipped]);
  expect(worn).toEqual([
    [101, true],
    [100, false],
  ]);
});

test('things are called by their cards, the lantern and tokens by their own names', () => {
  const names = (['lantern', 'tonic'] as const).map((thing) => thingName(thing).key);
  expect(names).toEqual(['old-lantern.name', 'tonic.name']);
});

test('a token is reason enough to see to belongings, with somebody in reach', () => {
  const offered = (bags: readonly TokenKind[][]) => {
    return scene({
      heroes: ['us-marshal', 'gunslinger'],
      bare: [18, 19],
      change(state) {
        state.lantern = null as never;
        bags.forEach((bag, hero) => {
          heroOf(state, hero).bag = bag;
        });
      },
    }).sees((g, hero) => canManageItems(g, hero));
  };
  expect(offered([[], []])).toBe(false);
  expect(offered([['tonic'], []])).toBe(true);
  expect(offered([[], ['tonic']])).toBe(true);
});

test('what is used up stays used up with the next owner', () => {
  const played = scene({
    heroes: ['us-marshal', 'gunslinger'],
    content: withItems(purse('bloody', 'fight')),
    bare: [18, 19],
    carries: 'bloody',
  }).runs(function* (g, hero) {
    const [from, to] = [hero, heroAt(g, 1)];
    for (const use of usesNow(g, from, ['anytime'])) yield* resolveUse(g, use);
    for (const item of [...from.items]) handOver(g, from, to, item);
    g.state.turn.number++;
    cardsChanged(g, to);
    expect(usesNow(g, to, ['anytime'])).toEqual([]);
  });
  expect(played.done().hero(0).exhausted).toEqual({});
});

rule(['B-TRADE-06', 'B-HERO-16'], 'personal items and starting gear never change hands', () => {
  scene({
    heroes: ['us-marshal', 'gunslinger'],
    content: GOODS,
    bare: [18, 19],
    carries: 'keepsake, pistol',
    change(state) {
      state.lantern = 1;
    },
  })
    .runs(function* (g, hero) {
      expect(thingsToHandOver(g, hero, heroAt(g, 1))).toEqual([]);
      heroAt(g, 1).bag = [];
      yield* g.do.anytime(g);
    })
    .done();
});

test('the activation offers belongings only when there is something to do', () => {
  scene({
    heroes: ['us-marshal', 'gunslinger'],
    bare: [18, 19],
    change(state) {
      state.lantern = 1;
      enemyAt(state, 2);
    },
  })
    .runs(function* (g, hero) {
      expect(canManageItems(g, hero)).toBe(true);
      heroAt(g, 1).space = 3;
      expect(canManageItems(g, hero)).toBe(false);
      yield* g.do.anytime(g);
    })
    .done();
});

test('belongings are offered when there is something to do with them', () => {
  const offered = (change: (state: AdventureState) => void) => {
    const seen: boolean[] = [];
    scene({
      heroes: ['us-marshal', 'gunslinger', 'bandido'],
      content: all(
        GOODS,
        withItems(
          card('gun', { hands: 1, personal: true }),
          card('scope', { upgrade: { takes: 1, onto: [], darkStone: 0 } }),
        ),
      ),
      change(state) {
        stripped(state, 18, 19);
        // Somebody who is out of reach has the lantern.
        knockOut(heroOf(state, 2));
        state.lantern = 2;
        change(state);
      },
    })
      .runs((g, hero) => void seen.push(canManageItems(g, hero)))
      .done();
    return seen[0];
  };
  expect(offered(() => {})).toBe(false);
  expect(offered((state) => carry(state, 0, 'keepsake'))).toBe(false);
  for (const owner of [0, 1]) {
    expect(offered((state) => carry(state, owner, 'purse'))).toBe(true);
    expect(offered((state) => heroOf(state, owner).bag.push('tonic'))).toBe(true);
    const lit = (state: AdventureState) => {
      state.lantern = owner;
    };
    expect(offered(lit)).toBe(true);
  }
  expect(offered((state) => carry(state, 0, 'gun'))).toBe(true);
  expect(offered((state) => carry(state, 0, 'gun', { equipped: true }))).toBe(false);
  expect(offered((state) => carry(state, 0, 'scope'))).toBe(true);
  expect(offered((state) => carry(state, 0, 'gun', { upgrades: ['scope'] }))).toBe(true);
});

rule(['B-TRADE-07'], 'belongings can be seen to after the attack, too', () => {
  const t = field('us-marshal 3,3 gunslinger 3,2 vs tentacles 2,3', 'move 2, to-hit 1 1', {
    content: all(withSheets({}), withItems(card('gun', { hands: 1 }), card('scope', {}))),
    hero: { bag: ['flash'] },
    change(state) {
      state.lantern = 1;
      carry(state, 0, 'gun', { equipped: true, upgrades: ['scope'] });
    },
  }).runs(activateHero);
  t.pick('melee');
  expect(t.prompt).toBe('prompt.activation-after');
  t.pick('items').pick('give:h1').pick('t:flash');
  expect([t.hero(0).bag, t.hero(1).bag]).toEqual([[], ['flash']]);
  t.pick('remove:i100:scope');
  expect(t.hero(0).items.map(({ card }) => card)).toEqual(['gun', 'scope']);
  t.pick('done').pick('end').done();
});
