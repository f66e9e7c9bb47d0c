import {
  boardOf,
  boardSeen,
  brimstone,
  brimstoneWith,
  type Content,
  classIn,
  content,
  enemyTypeIn,
  intentsOf,
  numbersOf,
  tilesFrom,
  wordsFor,
} from '@crawlspace/brimstone';
import * as hellscape from '@crawlspace/hellscape';
import { contentOf, type GameEvent, type GameModule, Random, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import type { Bots } from '../src/bots.ts';
import { brimstoneBots } from '../src/brimstone/bots.ts';
import { sheetOf, statOf } from '../src/brimstone/thumb/numbers.ts';
import { futuresOf, viewerOf } from '../src/futures.ts';
import { hellscapeBots, hellscapeBotsFor } from '../src/hellscape/bots.ts';
import { worthOfGear } from '../src/hellscape/thumb/arms.ts';
import { printedOn, worthOfCard } from '../src/hellscape/thumb/printed.ts';

/** Plays so many answers of a table, by rules of thumb. */
function* playing<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  bots: Bots<State, View>,
  setup: Setup,
  answers: number,
): Generator<undefined, Table<State, Setup, Event, View>> {
  const table = Table.start(module, setup, 'two tables');
  const decide = bots.decider('thumb', 'two tables');
  for (let n = 0; n < answers; n++) {
    const [asked] = table.pending;
    if (!asked) break;
    const look = () => module.view(table.state, viewerOf(asked));
    table.answerQuestion(asked, decide(asked, look));
    yield;
  }
  return table;
}

/** One alone, or several in turns, an answer each. */
function finished<Tables extends readonly Generator<undefined, { hash(): string }>[]>(
  ...tables: Tables
): string[] {
  const ends: string[] = tables.map(() => '');
  while (ends.includes('')) {
    for (const [at, table] of tables.entries()) {
      const { done, value } = table.next();
      if (done && value) ends[at] = value.hash();
    }
  }
  return ends;
}

describe('two tables of Brimstone with different content', () => {
  const { tentacles } = content.enemies;
  const { bandido } = content.classes;
  const short = content.tiles.byId['mines-short'];
  const mid = content.tiles.byId['mines-mid'];
  if (!short || !mid) throw new Error('the house has no such tiles');
  const own: Content = {
    ...content,
    classes: {
      ...content.classes,
      bandido: { ...bandido, base: { ...bandido.base, maxHealth: bandido.base.maxHealth + 5 } },
      prospector: { ...bandido, id: 'prospector', names: ['Wilma Grubb'] },
    },
    enemies: {
      ...content.enemies,
      tentacles: { ...tentacles, normal: { ...tentacles.normal, health: 9 } },
    },
    tiles: tilesFrom({ ...content.tiles.byId, 'mines-short': mid, 'mines-blind-level': short }),
    texts: {
      'prospector.name': { en: 'Prospector', it: 'Cercatrice' },
      'bandido.name': { en: 'Outlaw', it: 'Fuorilegge' },
    },
  };
  const module = brimstoneWith(own);
  const setup = (...classes: string[]) => ({ heroes: classes.map((id) => ({ class: id })) });
  const start = (of: typeof brimstone, ...classes: string[]) => {
    const table = Table.start(of, of.parseSetup(setup(...classes)), 'one');
    return of.view(table.state, { seat: 0 });
  };
  const here = start(brimstone, 'bandido', 'gunslinger');
  const there = start(module, 'bandido', 'prospector');

  test('an id that only one of them has comes in only there', () => {
    expect(() => brimstone.parseSetup(setup('prospector'))).toThrow('unknown hero "prospector"');
    expect(there.heroes.map((hero) => hero.class)).toEqual(['bandido', 'prospector']);
    expect(() => module.parseSetup(setup('toString'))).toThrow('unknown hero "toString"');
    const themed = { ...setup('bandido'), options: { themedThreats: ['dust-devils'] } };
    expect(() => module.parseSetup(themed)).toThrow('themedThreats');
  });

  test('views, numbers and bots know the numbers of their own, also in turns', () => {
    expect(contentOf(here)).toBe(content);
    expect(contentOf(there)).toBe(own);
    for (let turn = 0; turn < 2; turn++) {
      const health = [here, there].map((view) => {
        const [hero] = view.heroes;
        if (!hero) throw new Error('nobody is there');
        expect(statOf(view, hero, 'maxHealth')).toBe(numbersOf(view).heroes[0]?.stats.maxHealth);
        return statOf(view, hero, 'maxHealth');
      });
      expect(health).toEqual([bandido.base.maxHealth, bandido.base.maxHealth + 5]);
    }
  });

  test('enemies are what their table says, for bots and for what is foreseen', () => {
    const found = [here, there].map((view) => {
      const [space = 0] = boardSeen(view).start;
      const enemy = { id: 'tentacles1', type: 'tentacles', space, wounds: 0, target: 0, spent: [] };
      const fight = {
        startedInTurn: 1,
        groups: { tentacles: { brutal: false, elite: [], variant: null, ambushTurn: 0 } },
        lootSources: 1,
        final: false,
      };
      const fought = { ...view, enemies: [enemy], fight };
      expect(intentsOf(fought)).toHaveLength(1);
      const numbers = numbersOf(fought).enemies.tentacles?.health;
      expect(sheetOf(fought, enemy).health).toBe(numbers);
      return numbers;
    });
    expect(found).toEqual([enemyTypeIn(content, 'tentacles').normal.health, 9]);
  });

  test('texts are those of the table, and of the house where it has none', () => {
    const [house, others] = [here, there].map((view) => wordsFor(contentOf(view)));
    expect(house?.cardWords('en', 'bandido').name).toBe('Bandido');
    expect(others?.cardWords('en', 'bandido').name).toBe('Outlaw');
    expect(others?.cardWords('it', 'prospector').name).toBe('Cercatrice');
    expect(house?.hasText('prospector.name')).toBe(false);
    expect(others?.cardWords('en', 'gunslinger')).toEqual(house?.cardWords('en', 'gunslinger'));
    const joined = { t: 'turn', turn: 1 } as never;
    expect(others?.logLine('en', there, joined)).toBe(house?.logLine('en', here, joined));
  });

  test('tiles are those of the table: in the deck, and on the board', () => {
    const decks = [here, there].map((view) => view.decks['map-mines']?.left);
    expect(decks).toEqual([18, 19]);
    const placed = { tile: 'mines-short', world: 'mines', x: 0, y: 0, rotation: 0 } as const;
    const layout = { tiles: [placed], gates: [], caps: [] };
    const sizes = [content, own, content].map(({ tiles }) => boardOf(tiles, layout).size);
    expect(sizes).toEqual([8, 10, 8]);
    const blind = { ...layout, tiles: [{ ...placed, tile: 'mines-blind-level' }] };
    expect(boardOf(own.tiles, blind).size).toBe(8);
    expect(() => boardOf(content.tiles, blind)).toThrow('there is no tile mines-blind-level');
  });

  test('played in turns they go as they would alone, and a future has the content of its table', () => {
    const one = () =>
      playing(brimstone, brimstoneBots, brimstone.parseSetup(setup('bandido', 'gunslinger')), 150);
    const other = () =>
      playing(module, brimstoneBots, module.parseSetup(setup('bandido', 'prospector')), 150);
    const alone = [...finished(one()), ...finished(other())];
    expect(finished(one(), other())).toEqual(alone);
    expect(alone[0]).not.toBe(alone[1]);
    const table = Table.start(module, module.parseSetup(setup('prospector')), 'future');
    const future = futuresOf(module, table, brimstoneBots.imagine)('next');
    const [asked] = future.pending;
    if (!asked) throw new Error('nothing is asked');
    expect(contentOf(future.look(asked))).toBe(own);
  });

  test('what is looked up and not there is said by its name', () => {
    expect(() => classIn(content, 'prospector')).toThrow('there is no class prospector');
    expect(() => enemyTypeIn(content, 'dust-devils')).toThrow('there is no enemy type dust-devils');
  });
});

describe('two tables of Hellscape with different content', () => {
  const house = hellscape.content;
  const [skill] = Object.values(house.skills).filter((each) => each.class === 'wizard');
  const [item] = Object.values(house.items).filter((each) => each.deck === 'starting');
  if (!skill || !item) throw new Error('the house has no cards');
  const burning = { timing: 'turn', effects: [{ do: 'heal', on: 'self', n: 7 }] } as const;
  const own: hellscape.Content = {
    ...house,
    skills: { ...house.skills, [skill.id]: { ...skill, abilities: [burning] } },
    items: {
      ...house.items,
      [item.id]: { ...item, defense: 4 },
      'tin-crown': { ...item, id: 'tin-crown', abilities: [burning] },
    },
    faces: { 'fountain-9': { id: 'fountain-9', kind: 'fountain', n: 9, copies: 20 } },
    texts: { 'tin-crown.name': { en: 'Tin Crown', it: 'Corona di latta' } },
  };
  const module = hellscape.hellscapeWith(own);
  const asked = { quest: 'tutorial', heroes: [{ class: 'wizard' }, { class: 'rogue' }] };
  const start = (of: typeof module) => Table.start(of, of.parseSetup(asked), 'one');
  const [here, there] = [hellscape.hellscape, module].map((of) =>
    of.view(start(of).state, { seat: 0 }),
  ) as [hellscape.DescentView, hellscape.DescentView];

  test('an id that only one of them has comes in only there', () => {
    const crowned = { ...asked, heroes: [{ class: 'wizard', weapon: 'tin-crown' }] };
    expect(() => hellscape.hellscape.parseSetup(crowned)).toThrow('no starting weapon');
    expect(module.parseSetup(crowned).heroes[0]?.weapon).toBe('tin-crown');
  });

  test('bots read the cards of their own table, also in turns', () => {
    for (let turn = 0; turn < 2; turn++) {
      expect(printedOn(here, skill.id)).toEqual(skill.abilities);
      expect(printedOn(there, skill.id)).toEqual([burning]);
      expect(worthOfCard(here, 'tin-crown')).toBe(0);
      expect(worthOfCard(there, 'tin-crown')).toBeGreaterThan(0);
      const [gear, more] = [here, there].map((view) =>
        worthOfGear(view, { class: 'wizard' }, [item.id]),
      );
      expect(more).toBeGreaterThan(gear as number);
    }
  });

  test('texts are made of the cards of the table', () => {
    const [house_, others] = [here, there].map((view) => hellscape.wordsFor(contentOf(view)));
    expect(others?.cardWords('en', skill.id).text).toContain('7');
    expect(house_?.cardWords('en', skill.id).text).not.toBe(others?.cardWords('en', skill.id).text);
    expect(others?.cardWords('it', 'tin-crown').name).toBe('Corona di latta');
    expect(house_?.cardWords('en', 'tin-crown').name).toBe('');
  });

  test('what lies face down is imagined from the faces of the table', () => {
    const faces = [hellscapeBots, hellscapeBotsFor(own)].map(({ imagine }) => {
      const { state } = start(module);
      const token = { id: 1, kind: 'fountain', zone: 0, face: 'fountain-2' } as const;
      state.dungeon.tokens.push({ ...token });
      imagine(state, Random.seeded('faces'));
      return state.dungeon.tokens.at(-1)?.face;
    });
    expect(Object.keys(house.faces)).toContain(faces[0]);
    expect(faces[1]).toBe('fountain-9');
  });

  test('played in turns they go as they would alone', () => {
    const one = () =>
      playing(hellscape.hellscape, hellscapeBots, hellscape.hellscape.parseSetup(asked), 120);
    const other = () => playing(module, hellscapeBotsFor(own), module.parseSetup(asked), 120);
    const alone = [...finished(one()), ...finished(other())];
    expect(finished(one(), other())).toEqual(alone);
  });
});
