import { type AdventureState, type AdventureView, brimstone } from '@crawlspace/brimstone';
import { adventure } from '@crawlspace/brimstone/testing';
import { type DescentView, hellscape } from '@crawlspace/hellscape';
import { descent } from '@crawlspace/hellscape/testing';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../src/games/brimstone/board.ts';
import { depthLine, enemyLines, heroLines } from '../src/games/brimstone/status.ts';
import { Canvas } from '../src/games/hellscape/canvas.ts';
import { drawDungeon } from '../src/games/hellscape/dungeon.ts';
import { figuresIn, letterOf, tokensIn } from '../src/games/hellscape/figures.ts';
import { statusLines } from '../src/games/hellscape/status.ts';

describe('the board of Brimstone', () => {
  function viewOf(change: (state: AdventureState) => void = () => undefined): AdventureView {
    const { state } = adventure({ heroes: ['us-marshal', 'saloon-girl'], change });
    return brimstone.view(state, { seat: 0 });
  }

  test('shows heroes by number, the fallen as such, the dead not at all', () => {
    const up = drawBoard(viewOf(), new Map());
    expect(up).toContain('h1');
    expect(up).toContain('h2');
    const fallen = viewOf((state) => {
      Object.assign(state.heroes[1] ?? {}, { knockedOut: 'wounds' });
    });
    expect(drawBoard(fallen, new Map())).toContain('x2');
    expect(drawBoard(fallen, new Map())).not.toContain('h2');
    const dead = viewOf((state) => {
      Object.assign(state.heroes[1] ?? {}, { dead: true });
    });
    expect(drawBoard(dead, new Map())).not.toMatch(/[hx]2/);
  });

  test('has a number in place of what stands on a space that one may choose', () => {
    const view = viewOf();
    const space = view.heroes[0]?.space ?? -1;
    const numbered = drawBoard(view, new Map([[space, '12']]));
    expect(numbered).toContain(' 12');
    expect(numbered).not.toContain('h1');
  });

  test('the depth track shows the party, the Darkness, and both on one mark', () => {
    const at = (party: number, darkness: number, dread = 0) => {
      const view = { ...viewOf(), depth: { party, darkness }, dread } as AdventureView;
      return depthLine(view, 'en');
    };
    expect(at(0, 16)).toBe('depth  P · · · · · · · · · · · · · · · D');
    expect(at(2, 2)).toBe('depth  · · * · · · · · · · · · · · · · ·');
    expect(at(0, 16, 3)).toContain('  growing dread 3');
  });

  test('a hero has a line with everything that counts', () => {
    const view = viewOf((state) => {
      const [first, second] = state.heroes;
      Object.assign(first ?? {}, { wounds: 3, grit: 2, gold: 75, bag: ['bandages'] });
      Object.assign(second ?? {}, { knockedOut: 'wounds', xp: 40, sanityDamage: 14 });
      state.lantern = 0;
    });
    const [first, second] = heroLines(view, 'en');
    expect(first).toMatch(
      /^h1 .+ ☼ +health 9\/12 {2}sanity 10\/10 {2}Grit 2\/2 {2}\$75 .+Bandages$/,
    );
    expect(second).toMatch(/^h2 .+ KO +health \d+\/\d+ {2}sanity 0\/14 .+ xp 40$/);
    expect(heroLines(view, 'it')[0]).toContain('salute 9/12');
  });

  test('enemies are listed by kind, each model with what is left of it', () => {
    const spider = { type: 'void-spiders', space: 3, wounds: 0, corner: null, target: null };
    const view = viewOf();
    const enemies = [
      { ...spider, id: 'e1' },
      { ...spider, id: 'e2', wounds: 1 },
    ];
    const [line] = enemyLines({ ...view, enemies } as unknown as AdventureView, 'en');
    expect(line).toMatch(/^Void Spiders × 2 {2}health (\d)\/\1 \d\/\1$/);
    expect(enemyLines(view, 'en')).toEqual([]);
  });
});

describe('a sheet of letters', () => {
  test('takes text where it is put, and forgets what lies outside', () => {
    const canvas = new Canvas(6, 3);
    canvas.fill(1, 0, 4, 2, '·');
    canvas.put(2, 1, 'ab');
    canvas.put(0, 9, 'gone');
    expect(canvas.toString()).toBe(' ····\n ·ab·\n');
  });
});

describe('the dungeon of Hellscape', () => {
  function viewOf(quest?: string): DescentView {
    const played = descent({ heroes: ['rogue', 'wizard'], ...(quest ? { quest } : {}) });
    return hellscape.view(played.state, { seat: 0 });
  }
  const NOTHING = { zones: new Map<number, number>(), doors: new Map<number, number>() };
  const TUTORIAL = viewOf('tutorial');

  test('heroes and allies stand in brackets, enemies by letter with how many they are', () => {
    const zone = TUTORIAL.heroes[0]?.zone ?? -1;
    const enemy = { zone, minions: 3, id: 'undead1' };
    const alone = { zone, minions: 0, id: 'ghoul1' };
    const allies = [{ id: 'frost-spirit', zone }];
    const view = { ...TUTORIAL, enemies: [alone, enemy], allies } as unknown as DescentView;
    expect(figuresIn(view, zone)).toEqual({ party: '(12w)', enemies: 'a b4' });
    expect(figuresIn(view, zone + 1)).toEqual({ party: '', enemies: '' });
    expect(letterOf(view, 'ghoul1')).toBe('a');
    expect(letterOf(view, 'nobody')).toBe('?');
  });

  test('who has left the dungeon is not in it', () => {
    const heroes = TUTORIAL.heroes.map((hero) => ({ ...hero, gone: hero.index === 0 }));
    const zone = TUTORIAL.heroes[0]?.zone ?? -1;
    expect(figuresIn({ ...TUTORIAL, heroes }, zone).party).toBe('(2)');
  });

  test('tokens go by letters, no more than have room', () => {
    const token = (kind: string, zone = 4) => ({ id: 1, kind, zone });
    const tokens = ['chest', 'treasure', 'loot', 'portal', 'pillar', 'forge', 'fountain'];
    const dungeon = {
      ...TUTORIAL.dungeon,
      tokens: [token('spawn', 5), ...tokens.map((each) => token(each))],
    };
    const view = { ...TUTORIAL, dungeon } as unknown as DescentView;
    expect(tokensIn(view, 4)).toBe('c$loIF');
    expect(tokensIn(view, 5)).toBe('s');
  });

  test('zones and doors that one may choose have their numbers on the map', () => {
    const plain = drawDungeon(TUTORIAL, NOTHING);
    expect(plain).not.toMatch(/\[\d+\]/);
    expect(plain).toContain('(12)');
    const zone = TUTORIAL.heroes[0]?.zone ?? -1;
    const numbered = drawDungeon(TUTORIAL, {
      zones: new Map([[zone, 7]]),
      doors: new Map([[0, 3]]),
    });
    expect(numbered.match(/\[\d+\]/g)?.sort()).toEqual(['[3]', '[7]']);
    expect(numbered.split('\n')).toHaveLength(plain.split('\n').length);
  });

  test('a door that stands open leaves a gap', () => {
    const count = (view: DescentView) => drawDungeon(view, NOTHING).split('#').length;
    const open = TUTORIAL.dungeon.open.map(() => true);
    const opened = { ...TUTORIAL, dungeon: { ...TUTORIAL.dungeon, open } };
    expect(count(TUTORIAL)).toBeGreaterThan(1);
    expect(count(opened)).toBe(1);
  });

  test('chambers that nobody has seen are dotted', () => {
    const seen = TUTORIAL.dungeon.revealed.map(() => true);
    const shown = { ...TUTORIAL, dungeon: { ...TUTORIAL.dungeon, revealed: seen } };
    expect(drawDungeon(TUTORIAL, NOTHING)).toContain('··········');
    expect(drawDungeon(shown, NOTHING)).not.toContain('··········');
  });

  test('everybody has a line, with what counts', () => {
    const heroes = TUTORIAL.heroes.map((hero) =>
      hero.index === 0
        ? { ...hero, health: 0, knockedOut: true, fire: 2 }
        : { ...hero, gone: true },
    );
    const lines = statusLines({ ...TUTORIAL, heroes } as DescentView, 'en');
    expect(lines[0]).toMatch(/^Round 1 {2}· {2}Hero Phase/);
    expect(lines.find((line) => line.startsWith('1 '))).toMatch(
      /\(down\) +level 1 {2}health 0\/\d.+fire 2/,
    );
    expect(lines.find((line) => line.startsWith('2 '))).toMatch(/\(out\)/);
    expect(lines.at(-1)).toMatch(/^░ shadow/);
    expect(statusLines(TUTORIAL, 'it')[0]).toContain('Fase degli Eroi');
  });
});
