import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { all, field, spaceIn, to, withSheets } from '../../../test/fight.ts';
import { card, heroOf, withItems } from '../../../test/items.ts';
import { say } from '../../../test/words.ts';
import { boardOf, placeBeyondGate } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import { heroesOnTile } from '../figures/figures.ts';

const PLAIN = withSheets({});
const movesOf = (options: readonly string[]) => options.filter((id) => /^s\d/.test(id));
const distanceOf = (column: number, row: number) =>
  Math.max(Math.abs(column - 1), Math.abs(row - 3));

rule(['B-MOVE-01'], 'one die first, then up to that many spaces', () => {
  const played = field('us-marshal 1,3', 'move 4', { content: PLAIN }).runs(activateHero);
  for (let column = 1; column <= 8; column++) {
    if (column === 1) continue;
    const within = distanceOf(column, 3) <= 4;
    expect(played.options.includes(to(played, column, 3))).toBe(within);
  }
  played.pick(to(played, 5, 3));
  expect(movesOf(played.options)).toEqual([]);
  expect(played.events.findIndex(({ t }) => t === 'rolled')).toBeLessThan(
    played.events.findIndex(({ t }) => t === 'moved'),
  );
});

test('the way may be split and left short', () => {
  const played = field('us-marshal 1,3', 'move 4', { content: PLAIN }).runs(activateHero);
  expect(played.hero(0).activation?.moved).toBe(false);
  played.pick(to(played, 2, 3)).pick(to(played, 4, 3));
  expect(played.hero(0).activation).toMatchObject({ moveLeft: 1, moved: true });
  played.pick('end').done();
  expect(played.hero(0).space).toBe(spaceIn(played.state, [4, 3]));
});

rule(['B-MOVE-02'], 'eight directions, a diagonal step costs one', () => {
  const played = field('us-marshal 3,3', 'move 1', { content: PLAIN }).runs(activateHero);
  const around = [2, 3, 4].flatMap((row) => [2, 3, 4].map((column) => [column, row] as const));
  const expected = around.filter(([column, row]) => column !== 3 || row !== 3);
  expect(movesOf(played.options).sort()).toEqual(
    expected.map(([column, row]) => to(played, column, row)).sort(),
  );
  expect(played.options).toContain(to(played, 4, 4));
});

rule(['B-MOVE-05', 'B-MOVE-06'], 'half spaces are valid, smaller corners are not', () => {
  const played = field('us-marshal 3,3', 'move 2', { content: PLAIN }).runs(activateHero);
  const options = movesOf(played.options);
  expect(options).toContain(to(played, 2, 5));
  expect(options).toContain(to(played, 3, 5));
  expect(() => to(played, 5, 4)).toThrow('there is no space');
});

rule(
  ['B-MOVE-03', 'B-ESC-08'],
  'nobody passes through another model, even after a passed Escape test',
  () => {
    const corridor = { tile: 'mines-mid', content: PLAIN } as const;
    const byHeroes = field({
      ...corridor,
      heroes: ['us-marshal', 'bandido', 'gunslinger'],
      at: '0,1 0,2 1,2',
      dice: 'move 4',
    }).runs(activateHero);
    expect(movesOf(byHeroes.options).sort()).toEqual(
      [
        [1, 1],
        [0, 0],
        [1, 0],
      ]
        .map(([x = 0, y = 0]) => to(byHeroes, x, y))
        .sort(),
    );
    const byEnemies = field({
      ...corridor,
      at: '0,1',
      enemies: 'tentacles 0,2 1,2',
      dice: 'move 5, escape 6',
    }).runs(activateHero);
    byEnemies.pick(to(byEnemies, 1, 1));
    expect(byEnemies.event('escaped')?.dice).toEqual([6]);
    expect(byEnemies.options).not.toContain(to(byEnemies, 0, 2));
    expect(byEnemies.options).not.toContain(to(byEnemies, 0, 3));
  },
);

rule(['B-KO-05'], 'the marker of a KO’d hero blocks nobody', () => {
  const played = field('us-marshal 0,1 bandido 0,2 gunslinger 1,2', 'move 2', {
    tile: 'mines-mid',
    content: PLAIN,
    change: (state) => Object.assign(heroOf(state, 1), { knockedOut: ['health'] }),
  }).runs(activateHero);
  expect(played.options).toContain(to(played, 0, 2));
  played.pick(to(played, 0, 3));
  expect(played.hero(0).space).toBe(spaceIn(played.state, [0, 3]));
});

rule(['B-MOVE-04', 'B-MOVE-09'], 'walls and wall tips stop a step', () => {
  const played = field('us-marshal 3,3', 'move 1', {
    tile: 'mines-stull-forest',
    content: PLAIN,
  }).runs(activateHero);
  // The rock at (3, 2) covers the crossing to (4, 2) and to (2, 2).
  expect(played.options).not.toContain(to(played, 4, 2));
  expect(played.options).not.toContain(to(played, 2, 2));
  expect(() => to(played, 3, 2)).toThrow('there is no space');
  const two = field('us-marshal 3,3', 'move 2', {
    tile: 'mines-stull-forest',
    content: PLAIN,
  }).runs(activateHero);
  expect(two.options).toContain(to(two, 4, 2));
});

rule(['B-MOVE-13', 'B-MOVE-15'], 'a barrier stops the step across it and past its end', () => {
  const played = field('us-marshal 4,1', 'move 1', { content: PLAIN }).runs(activateHero);
  expect(played.options).not.toContain(to(played, 4, 2));
  expect(played.options).not.toContain(to(played, 3, 2));
  expect(played.options).toContain(to(played, 3, 1));
});

test('heroes who may move through models and cross barriers do so at the price of a step', () => {
  const boots = card('lifting', { ability: { immune: ['models', 'barriers'] } });
  const played = field('us-marshal 4,1 bandido 4,2', 'move 2', {
    content: all(PLAIN, withItems(boots)),
    carries: 'lifting',
  }).runs(activateHero);
  expect(played.options).not.toContain(to(played, 4, 2));
  played.pick(to(played, 4, 3));
  expect(played.hero(0).activation?.moveLeft).toBe(0);
});

rule(['B-MOVE-07', 'B-MOVE-08'], 'who stands in a connection is on both tiles', () => {
  for (const edition of ['revised', 'first'] as const) {
    const played = field('us-marshal 1,3', {
      options: { edition },
      change: (state) => {
        const [tile] = state.board.layout.tiles;
        if (!tile) throw new Error('no tile');
        const next = { ...tile, tile: 'mines-mid', x: 2, y: -4 } as const;
        state.board.layout = { ...state.board.layout, tiles: [tile, next] };
        heroOf(state, 0).space = spaceIn(state, [2, 0]);
      },
    })
      .runs(function* (g) {
        for (const hero of [...heroesOnTile(g, 0), ...heroesOnTile(g, 1)]) {
          yield* g.do.woundHero(g, hero, 1, { kind: 'card', id: 'test' });
        }
      })
      .done();
    expect(played.hero(0).wounds).toBe(2);
  }
});

rule(['B-MOVE-20', 'B-MOVE-21'], 'Fixed Hero Move: 4 spaces, and a roll for Grit', () => {
  const after = (heroClass: 'saloon-girl' | 'us-marshal', die: number) => {
    const played = field({
      heroes: [heroClass],
      at: '1,3',
      options: { fixedMove: true },
      dice: `move ${die}`,
      content: PLAIN,
      change: (state) => {
        if (heroClass === 'saloon-girl') heroOf(state, 0).upgrades = ['fast'];
      },
    }).runs(activateHero);
    const { activation, grit } = played.hero(0);
    return [activation?.moveLeft, grit, played.options.includes(to(played, 6, 3))];
  };
  for (const die of [2, 3, 4, 5, 6]) {
    expect(after('saloon-girl', die)).toEqual([5, 0, true]);
    expect(after('us-marshal', die)).toEqual([4, 0, false]);
  }
  expect(after('saloon-girl', 1)).toEqual([5, 1, true]);
  expect(after('us-marshal', 1)).toEqual([4, 1, false]);
});

rule(['B-GRIT-03', 'B-GRIT-12'], 'Grit buys dice of movement, which recover none', () => {
  const played = field('us-marshal 1,3', 'move 3, move-extra 5, move-extra 1', {
    content: PLAIN,
    hero: { grit: 2 },
  }).runs(activateHero);
  // The Move roll itself may be re-rolled first.
  played.pick();
  played.pick('grit-move').pick();
  expect(played.hero(0).activation?.moveLeft).toBe(8);
  played.pick('grit-move');
  expect(played.hero(0).activation?.moveLeft).toBe(9);
  expect(played.hero(0).grit).toBe(0);
  expect(played.options).not.toContain('grit-move');
});

test('the question of an activation says what movement is left, and what may follow', () => {
  const played = field('us-marshal 1,3', 'move 4', { content: PLAIN }).runs(activateHero);
  const question = () => say('en', played.pending[0]?.prompt ?? { key: '' });
  expect(question()).toBe('Your activation: 4 spaces left to move. After moving you may search.');
  played.pick(to(played, 5, 3));
  expect(question()).toBe('Your activation: no movement left. After moving you may search.');
});

rule(['B-GRIT-11'], 'a Move roll of 1 recovers 1 Grit, a 2 none', () => {
  for (const [die, grit] of [
    [1, 1],
    [2, 0],
  ] as const) {
    const played = field('us-marshal 1,3', `move ${die}`, { content: PLAIN }).runs(activateHero);
    expect([played.hero(0).grit, played.hero(0).activation?.moveLeft]).toEqual([grit, die]);
  }
});

rule(
  ['B-MOVE-19', 'B-GATE-08', 'B-GATE-09'],
  'a step leads through a Gate, and World Cards follow the heroes',
  () => {
    const played = field('us-marshal 2,0 gunslinger 3,0', 'move 2, move 3', {
      tile: 'mines-cross',
      content: PLAIN,
      change: (state) => {
        const { layout } = state.board;
        state.board.layout = placeBeyondGate(
          content.tiles,
          layout,
          { tile: 0, exit: 2 },
          'targa-long',
        );
      },
    }).runs(function* (g) {
      for (const hero of g.state.heroes) yield* activateHero(g, hero);
    });
    const map = boardOf(content.tiles, played.state.board.layout);
    const beyond = played.options.filter(
      (id) => /^s\d/.test(id) && map.world[Number(id.slice(1))] === 'targa',
    );
    const steps = (id: string) => played.pending[0]?.describe?.(id).cost?.['move'];
    expect(beyond.filter((id) => steps(id) === 1)).toHaveLength(2);
    const [first] = beyond;
    if (!first) throw new Error('nothing beyond the Gate');
    played.pick(first);
    expect(played.state.worlds).toEqual(['mines', 'targa']);
    played.pick('end');
    const next = played.options.find(
      (id) => /^s\d/.test(id) && map.world[Number(id.slice(1))] === 'targa',
    );
    played.pick(next ?? '');
    expect(played.state.worlds).toEqual(['targa']);
  },
);
