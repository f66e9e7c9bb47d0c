import { type Deck, Table } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/board/index.ts';
import { content } from '../src/content/index.ts';
import type { ClassId } from '../src/ids.ts';
import { classIn } from '../src/lookup.ts';
import { brimstone } from '../src/module.ts';
import { partySizes } from '../src/setup.ts';
import type { AdventureState } from '../src/state.ts';
import { viewOf } from '../src/view.ts';
import { adventure, fromTheStart, type Played, scene } from './adventure.ts';

const FOUR: readonly ClassId[] = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'];

function party(size: number): ClassId[] {
  return Array.from({ length: size }, (_, n) => FOUR[n % FOUR.length] as ClassId);
}

/** Answers with the first option until the heroes are to be placed. */
function untilPlacing(t: Played): Played {
  while (t.prompt !== 'prompt.start-space') t.pick(t.options[0] as string);
  return t;
}

rule('B-SETUP-01', 'the set up has eight steps and ends with the placing of the heroes', () => {
  const t = untilPlacing(fromTheStart({ heroes: party(2) }));
  while (t.state.turn.step === 'setup') t.pick(t.options[0] as string);
  const steps = [
    'number-of-heroes',
    'shuffle-decks',
    'exploration-tokens',
    'ready-heroes',
    'select-mission',
    'depth-track',
    'entrance-tile',
    'place-heroes',
  ];
  expect(t.eventsNamed('set-up').map(({ purpose }) => purpose)).toEqual(steps);
  // Heroes are made in the fourth step and placed in the last.
  const log = t.events.map((event) => (event.t === 'set-up' ? event.purpose : event.t));
  const within = (name: string) => steps.findLast((step) => log.indexOf(step) < log.indexOf(name));
  expect(within('creation')).toBe('ready-heroes');
  expect(within('lantern-given')).toBe('ready-heroes');
  expect(within('placed-hero')).toBe('place-heroes');
  expect(log.lastIndexOf('creation')).toBeLessThan(log.indexOf('select-mission'));
});

rule('B-SETUP-02', 'a mission may alter the set up', () => {
  const mission = content.missions['a-fistful-of-dark-stone'];
  if (!mission) throw new Error('no mission');
  const t = adventure({
    content: (all) => ({
      ...all,
      missions: {
        [mission.id]: {
          ...mission,
          setUp: (state) => {
            state.depth.darkness = 13;
          },
        },
      },
    }),
  });
  // Space 3 of the track is the mark 13, counted from the Entrance.
  expect(t.state.depth.darkness).toBe(13);
});

describe('the size of the party', () => {
  rule('B-SETUP-03', 'four classes make parties of four; a fifth hero needs a class twice', () => {
    expect(Object.keys(content.classes).sort()).toEqual([...FOUR].sort());
    const parse = (...classes: string[]) =>
      brimstone.parseSetup({ heroes: classes.map((id) => ({ class: id })) }).heroes.length;
    expect(parse(...FOUR)).toBe(4);
    expect(() => parse(...FOUR, 'a fifth class')).toThrow('unknown hero');
    expect(parse(...FOUR, 'bandido')).toBe(5);
    for (const size of [1, 2, 3, 4, 5, 6]) {
      expect(adventure({ heroes: party(size) }).state.heroes.length).toBe(size);
    }
  });

  rule(['B-SETUP-04', 'B-PLAYERS-03'], 'seven heroes are refused', () => {
    const setup = { heroes: party(7).map((id) => ({ class: id })) };
    expect(() => brimstone.parseSetup(setup)).toThrow('an adventure is for 1 to 6 heroes');
  });

  rule('B-PLAYERS-01', 'one set makes parties of four, more sets parties of six', () => {
    expect(partySizes(1)).toEqual([1, 2, 3, 4]);
    for (const sets of [2, 3, undefined]) expect(partySizes(sets)).toEqual([1, 2, 3, 4, 5, 6]);
    const created = (size: number, sets?: number) => {
      const heroes = party(size).map((id) => ({ class: id }));
      return Table.start(brimstone, brimstone.parseSetup({ heroes, sets }), 'sets').seats;
    };
    for (const size of [1, 2, 3, 4]) expect(created(size, 1)).toBe(size);
    for (const size of [5, 6]) {
      expect(() => created(size, 1)).toThrow('an adventure is for 1 to 4 heroes with one set');
      expect([created(size, 2), created(size)]).toEqual([size, size]);
    }
    expect(() => created(7, 2)).toThrow('an adventure is for 1 to 6 heroes with 2 sets');
    for (const sets of [0, 1.5, -1]) expect(() => created(1, sets)).toThrow('sets');
  });

  rule('B-PLAYERS-06', 'three heroes of one class are legal', () => {
    const t = adventure({ heroes: ['gunslinger', 'gunslinger', 'gunslinger'] });
    expect(t.state.heroes.map((hero) => hero.class)).toEqual(Array(3).fill('gunslinger'));
  });
});

/** By number of heroes: Revive Tokens and the threat deck. */
const SCALING = [
  [1, 2, 'low'],
  [2, 1, 'low'],
  [3, 1, 'med'],
  [4, 0, 'med'],
  [5, 1, 'high'],
  [6, 0, 'high'],
] as const;

function drawsFrom(size: number): string[] {
  const t = scene({ heroes: party(size), seed: `party of ${size}` }).runs(function* (g) {
    yield* g.do.attack(g, 'party', { kind: 'tile', tile: 0 });
  });
  return (['low', 'med', 'high'] as const).filter((level) => {
    const deck = t.state.decks.threat[level];
    return deck.discard.length > 0;
  });
}

rule(
  [
    'B-SETUP-05',
    'B-SETUP-06',
    'B-SETUP-07',
    'B-SETUP-08',
    'B-SETUP-09',
    'B-SETUP-10',
    'B-SETUP-11',
    'B-SETUP-12',
    'B-SETUP-13',
    'B-THREAT-03',
    'B-THREAT-04',
    'B-PLAYERS-02',
    'B-PLAYERS-04',
    'B-PLAYERS-05',
  ],
  'threat deck and Revive Tokens follow the number of heroes, whoever plays them',
  () => {
    for (const [size, tokens, level] of SCALING) {
      expect(adventure({ heroes: party(size) }).state.reviveTokens).toBe(tokens);
      expect(drawsFrom(size)).toEqual([level]);
    }
  },
);

rule(
  ['B-SETUP-14', 'B-EPIC-02', 'B-EPIC-03'],
  'one or two heroes draw High instead of Epic, unless they wish',
  () => {
    const drawn = (size: number, epicForSmallParties = false) => {
      const options = { epicForSmallParties };
      const mission = 'close-the-throat';
      const t = scene({ mission, heroes: party(size), options, seed: 'epic' }).runs(function* (g) {
        yield* g.do.attack(g, 'epic', { kind: 'tile', tile: 0 });
      });
      const { high, epic } = t.state.decks.threat;
      return { high: high.discard.length, epic: epic.discard.length };
    };
    expect(drawn(2)).toEqual({ high: 1, epic: 0 });
    expect(drawn(3).epic).toBe(1);
    expect(drawn(2, true).epic).toBe(1);
  },
);

/** All decks of an adventure by name. */
function decksOf({ decks }: AdventureState): Record<string, Deck> {
  const isDeck = (value: Deck | Record<string, Deck>): value is Deck =>
    Array.isArray(value['draw']);
  const named = Object.entries(decks).flatMap(
    ([name, value]: [string, Deck | Record<string, Deck>]) =>
      isDeck(value)
        ? [[name, value] as const]
        : Object.entries(value).map(([kind, deck]) => [`${name} ${kind}`, deck] as const),
  );
  return Object.fromEntries(named);
}

describe('decks and tokens', () => {
  rule('B-SETUP-15', 'all decks are complete and shuffled', () => {
    const { gear, mineArtifacts, targaArtifacts } = content.itemDecks;
    const encounters = (world: string) =>
      Object.values(content.encounters).flatMap((card) => (card.world === world ? card.id : []));
    const whole: Record<string, readonly string[]> = {
      'map mines': content.tiles.decks.mines,
      'map targa': content.tiles.decks.targa,
      'encounter mines': encounters('mines'),
      'encounter targa': encounters('targa'),
      'artifact mines': mineArtifacts,
      'artifact targa': targaArtifacts,
      gear,
      loot: Object.keys(content.loot),
      scavenge: Object.keys(content.scavenge),
      darkness: Object.keys(content.darkness),
      growingDread: Object.keys(content.growingDread),
      exploration: content.tokenStacks.twelve,
      'threat targa': Object.keys(content.worldThreats),
    };
    const { state } = adventure({ seed: 'one' });
    const [one, other] = [decksOf(state), decksOf(adventure({ seed: 'other' }).state)];
    expect(one['darkness']?.draw).toHaveLength(15);
    for (const [name, { draw, discard }] of Object.entries(one)) {
      if (name === 'personal') continue;
      expect([name, discard]).toEqual([name, []]);
      expect([name, draw]).not.toEqual([name, other[name]?.draw]);
      const cards = whole[name] ?? other[name]?.draw ?? [];
      expect([name, ...[...draw].sort()]).toEqual([name, ...[...cards].sort()]);
    }
    // Face down: a player sees how many cards there are and nothing of them.
    for (const pile of Object.values(viewOf(content, state, { seat: 0 }).decks)) {
      expect(pile).toEqual({ left: expect.any(Number), discard: [] });
    }
  });

  rule('B-SETUP-16', 'twelve kinds of decks, four of them threats', () => {
    const all = decksOf(adventure().state);
    // Tokens and what a hero draws when created are no decks of the table; other Worlds have their own.
    const names = Object.keys(all).filter((name) => !/targa|exploration|personal/.test(name));
    const threats = names.filter((name) => name.startsWith('threat'));
    expect(threats).toEqual(['threat low', 'threat med', 'threat high', 'threat epic']);
    expect(names.filter((name) => !threats.includes(name)).sort()).toEqual([
      'artifact mines',
      'darkness',
      'encounter mines',
      'gear',
      'growingDread',
      'loot',
      'map mines',
      'scavenge',
    ]);
    expect(names).toHaveLength(12);
    for (const name of names) expect(all[name]?.draw.length).toBeGreaterThan(0);
  });

  rule('B-SETUP-17', 'the World Card of the Mines lies face up', () => {
    expect(adventure().state.worlds).toEqual(['mines']);
  });

  rule(['B-SETUP-18', 'B-SETUP-19'], 'twelve exploration tokens, or eight when agreed', () => {
    expect(adventure().state.decks.exploration.draw.length).toBe(12);
    const eight = adventure({ options: { tokens: 'eight' } });
    expect(eight.state.decks.exploration.draw.length).toBe(8);
    const t = scene({
      seed: 'used up',
      change(state) {
        const { exploration, map } = state.decks;
        exploration.discard = exploration.draw.splice(0);
        map.mines.draw = [...map.mines.draw].sort((a, b) => Number(isRoom(a)) - Number(isRoom(b)));
      },
    }).runs(function* (g) {
      const [hero] = g.state.heroes;
      const door = { tile: 0, exit: 0 };
      yield* g.do.revealTile(g, door, hero ?? null);
    });
    expect(t.state.board.tokens.length).toBe(1);
    expect(t.state.decks.exploration.draw.length).toBe(11);
    expect(t.state.decks.exploration.discard).toEqual([]);
  });
});

function isRoom(tile: string): boolean {
  return !/passage|short|mid|long|corner|junction|cross/.test(tile);
}

rule(
  ['B-SETUP-20'],
  'a new hero is ready: items, personal item, upgrade, side bag and a token',
  () => {
    const t = untilPlacing(fromTheStart({ heroes: ['gunslinger'] }));
    const hero = t.hero(0);
    const cards = hero.items.map(({ card }) => card);
    expect(cards).toContain('pistol');
    expect(cards.filter((card) => content.items[card]?.personal).length).toBe(1);
    const starting = content.classes.gunslinger.upgrades;
    expect(hero.upgrades.filter((id) => starting.includes(id)).length).toBe(1);
    expect(hero.bag.length).toBe(1);
  },
);

rule('B-SETUP-21', 'the players choose who carries the lantern, one hero in each adventure', () => {
  for (const bearer of [0, 2]) {
    const t = fromTheStart({ heroes: party(4) });
    while (t.prompt !== 'prompt.lantern-bearer') t.pick(t.options[0] as string);
    expect(t.options).toEqual(['h0', 'h1', 'h2', 'h3']);
    t.pick(`h${bearer}`);
    expect(t.state.lantern).toBe(bearer);
  }
});

rule('B-SETUP-22', 'without Team Heroes no Team Ability cards are drawn', () => {
  const t = fromTheStart({ heroes: party(4) });
  while (t.prompt !== 'prompt.lantern-bearer') t.pick(t.options[0] as string);
  const { personal, starting } = content.itemDecks;
  for (const hero of t.state.heroes) {
    const { abilities, upgrades } = classIn(content, hero.class);
    const cards = hero.items.map(({ card }) => card);
    expect(hero.upgrades).toEqual([...abilities, upgrades[0]]);
    expect(cards.filter((card) => personal.includes(card))).toHaveLength(1);
    expect(cards.filter((card) => !personal.includes(card) && !starting.includes(card))).toEqual(
      [],
    );
  }
});

rule('B-SETUP-23', 'the first game is A Fistful of Dark Stone; others can be chosen', () => {
  const first = brimstone.parseSetup({ heroes: [{ class: 'bandido' }] });
  expect(first.mission).toBe('a-fistful-of-dark-stone');
  expect(Object.keys(content.missions)[0]).toBe('a-fistful-of-dark-stone');
  const others = Object.keys(content.missions).slice(1);
  expect(others.length).toBeGreaterThanOrEqual(4);
  for (const mission of others) {
    expect(brimstone.parseSetup({ mission, heroes: [{ class: 'bandido' }] }).mission).toBe(mission);
  }
});

rule(['B-SETUP-24', 'B-SETUP-25'], 'the track and the entrance at the start of play', () => {
  const { state } = adventure({ heroes: party(2) });
  expect(state.depth).toEqual({ party: 0, darkness: 16 });
  expect(state.board.layout.tiles.map(({ tile }) => tile)).toEqual(['mines-entrance']);
});

describe('placing the heroes', () => {
  rule(['B-SETUP-26', 'B-SETUP-28'], 'eight start spaces, the highest Initiative first', () => {
    // Initiative 3, 6 and 4.
    const personal = ['faded-tintype', 'worn-hymnal', 'bent-harmonica'];
    const t = untilPlacing(
      fromTheStart({
        heroes: ['bandido', 'gunslinger', 'us-marshal'],
        content: (all) => ({ ...all, itemDecks: { ...all.itemDecks, personal } }),
      }),
    );
    expect(t.options.length).toBe(8);
    const order: number[] = [];
    while (t.prompt === 'prompt.start-space') {
      order.push(t.pending[0]?.seat ?? -1);
      t.pick(t.options[0] as string);
    }
    const initiatives = order.map((seat) => classIn(content, t.hero(seat).class).base.initiative);
    expect(initiatives).toEqual([6, 4, 3]);
    expect(new Set(t.state.heroes.map(({ space }) => space)).size).toBe(3);
  });

  rule('B-SETUP-27', 'in the first edition six start spaces', () => {
    const t = untilPlacing(fromTheStart({ heroes: ['bandido'], options: { edition: 'first' } }));
    const { x, y } = boardOf(content.tiles, t.state.board.layout);
    const places = t.options.map((id) => Number(id.slice(1)));
    const rows = Map.groupBy(places, (space) => y[space] as number);
    const [next = [], back = []] = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
    const columns = (row: readonly number[]) => row.map((space) => x[space] as number).sort();
    const [first = 0] = columns(back);
    expect(columns(back)).toEqual([first, first + 1, first + 2, first + 3]);
    expect(columns(next)).toEqual([first + 1, first + 2]);
    // Those of the revised edition besides them are refused.
    const revised = untilPlacing(fromTheStart({ heroes: ['bandido'] })).options;
    for (const outer of revised.filter((id) => !t.options.includes(id))) {
      expect(() => t.pick(outer)).toThrow('refuses');
    }
  });
});

test('an impossible setup is refused with its reason', () => {
  const heroes = [{ class: 'bandido' }];
  const wrong: [unknown, string][] = [
    [null, 'an adventure is for 1 to 6 heroes'],
    [{ heroes: [] }, 'an adventure is for 1 to 6 heroes'],
    [{ heroes: [{ class: 'wizard' }] }, 'unknown hero "wizard"'],
    [{ heroes, mission: 'nowhere' }, 'unknown mission "nowhere"'],
    [{ heroes, options: { edition: 'third' } }, 'option edition cannot be "third"'],
    [{ heroes, options: { cheats: true } }, 'unknown option "cheats"'],
    [{ heroes, options: { constructor: 1 } }, 'unknown option "constructor"'],
    [
      { heroes: [{ class: 'bandido', upgrade: 'warm-brass' }] },
      'bandido has no starting upgrade "warm-brass"',
    ],
    [{ heroes: [{ class: 'bandido', name: 7 }] }, 'the name of a hero'],
  ];
  for (const [setup, message] of wrong) expect(() => brimstone.parseSetup(setup)).toThrow(message);
});
