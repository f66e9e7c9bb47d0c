import { Table } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { mapDeck } from '../src/board/index.ts';
import { content } from '../src/content/index.ts';
import type { ClassId } from '../src/ids.ts';
import { brimstone, brimstoneWith } from '../src/module.ts';
import { DEFAULT_OPTIONS } from '../src/options.ts';
import { SET_UP_STEPS } from '../src/rules/prepare.ts';
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
  expect(t.eventsNamed('set-up').map(({ purpose }) => purpose)).toEqual([...SET_UP_STEPS]);
  expect(SET_UP_STEPS.length).toBe(8);
  expect(SET_UP_STEPS.at(-1)).toBe('place-heroes');
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
  rule(
    ['B-SETUP-03', 'B-PLAYERS-01'],
    'four classes make parties of four; a fifth hero needs a class twice',
    () => {
      expect(Object.keys(content.classes).length).toBe(4);
      expect(new Set(party(4)).size).toBe(4);
      expect(new Set(party(5)).size).toBeLessThan(5);
      for (const size of [1, 2, 3, 4, 5, 6]) {
        expect(adventure({ heroes: party(size) }).state.heroes.length).toBe(size);
      }
    },
  );

  rule(['B-SETUP-04', 'B-PLAYERS-03'], 'seven heroes are refused', () => {
    const setup = { heroes: party(7).map((id) => ({ class: id })) };
    expect(() => brimstone.parseSetup(setup)).toThrow('an adventure is for 1 to 6 heroes');
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

describe('decks and tokens', () => {
  rule('B-SETUP-15', 'all decks are complete and shuffled', () => {
    const one = adventure({ seed: 'one' }).state.decks;
    const other = adventure({ seed: 'other' }).state.decks;
    expect(one.darkness.draw.length).toBe(15);
    expect([...one.darkness.draw].sort()).toEqual(Object.keys(content.darkness).sort());
    expect(one.darkness.draw).not.toEqual(other.darkness.draw);
    expect([...one.map.mines.draw].sort()).toEqual([...mapDeck('mines')].sort());
    expect([...one.gear.draw].sort()).toEqual([...content.itemDecks.gear].sort());
  });

  rule('B-SETUP-16', 'twelve kinds of decks, four of them threats', () => {
    const { decks } = adventure().state;
    const threats = (['low', 'med', 'high', 'epic'] as const).map((level) => decks.threat[level]);
    const others = [
      decks.gear,
      decks.artifact.mines,
      decks.encounter.mines,
      decks.map.mines,
      decks.darkness,
      decks.growingDread,
      decks.loot,
      decks.scavenge,
    ];
    expect(threats.length + others.length).toBe(12);
    for (const deck of [...threats, ...others]) expect(deck.draw.length).toBeGreaterThan(0);
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
  const { decks } = adventure({ heroes: party(4) }).state;
  expect(Object.keys(decks).some((name) => name.startsWith('team'))).toBe(false);
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
    const initiatives = order.map((seat) => content.classes[t.hero(seat).class].base.initiative);
    expect(initiatives).toEqual([6, 4, 3]);
    expect(new Set(t.state.heroes.map(({ space }) => space)).size).toBe(3);
  });

  rule('B-SETUP-27', 'in the first edition six start spaces', () => {
    const t = untilPlacing(fromTheStart({ heroes: ['bandido'], options: { edition: 'first' } }));
    expect(t.options.length).toBe(6);
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
    [
      { heroes: [{ class: 'bandido', upgrade: 'warm-brass' }] },
      'bandido has no starting upgrade "warm-brass"',
    ],
    [{ heroes: [{ class: 'bandido', name: 7 }] }, 'the name of a hero'],
  ];
  for (const [setup, message] of wrong) expect(() => brimstone.parseSetup(setup)).toThrow(message);
});

rule(
  'B-OPT-01',
  'every optional rule is switched by itself and none changes after the start',
  () => {
    const switches = {
      fixedMove: [false, true],
      advancedEncounters: [false, true],
      belowTheDarkness: [false, true],
      hardCore: ['off', 'full'],
      themedThreats: [[], ['tentacles']],
      dangerousDynamite: [false, true],
    } as const;
    const names = Object.keys(switches) as (keyof typeof switches)[];
    for (let bits = 0; bits < 64; bits++) {
      const chosen = Object.fromEntries(
        names.map((name, n) => [name, switches[name][(bits >> n) & 1]]),
      );
      const { options } = brimstone.parseSetup({ heroes: [{ class: 'bandido' }], options: chosen });
      expect(options).toEqual({ ...DEFAULT_OPTIONS, ...chosen });
    }
    const table = Table.start(
      brimstoneWith(content),
      brimstone.parseSetup({ heroes: [{ class: 'bandido' }] }),
      's',
    );
    expect(table.pending.flatMap(({ prompt }) => prompt.key)).not.toContain('prompt.options');
  },
);
