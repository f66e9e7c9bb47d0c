import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { HALL } from '../../../test/enemies.ts';
import { inside, knockOut, lay, layBeyondGate, passages } from '../../../test/explore.ts';
import { blankActivation, type Field, field, withSheets } from '../../../test/fight.ts';
import { heroOf, stripped } from '../../../test/items.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import type { AdventureState, Hero } from '../../state.ts';
import type { Concern } from '../ability.ts';
import { gold, roll, test as skillTest } from '../build.ts';
import type { Effect } from '../effects.ts';
import { type Frame, frameOf } from '../frame.ts';
import type { EnemyFilter, Foes, When } from '../values.ts';
import { compileAbility } from './ability.ts';
import { compileRule } from './effects.ts';
import { compileEnemy, compileFoes } from './foes.ts';
import { CONCERNS, frameIn } from './moments.ts';
import { inFirstTurn } from './on-heroes.ts';
import { FINDS } from './selection.ts';
import { besideOtherHeroes } from './spaces.ts';
import { compileWhen } from './values.ts';

const SOURCE = { card: 'test', hero: 0, item: null, type: null };

/** A card of the first hero, which reacts to this moment. */
function cardOf(g: Adventure, hero: Hero, moment: object = {}): Frame {
  return frameOf(g, 'test', hero, { source: SOURCE, moment: { ...moment } });
}

describe('heroes', () => {
  /** Where somebody stands, seen from the first hero in a line of passages with another World behind it. */
  const PLACES = {
    own: [1, 0],
    beside: [1, 1],
    here: [1, 4],
    next: [2, 4],
    far: [3, 4],
    beyond: [4, 0],
  };
  type Spot = keyof typeof PLACES;

  function standing(...spots: readonly Spot[]) {
    const party = ['us-marshal', 'bandido', 'gunslinger', 'saloon-girl'] as const;
    return scene({
      heroes: party.slice(0, spots.length),
      change(state) {
        stripped(state);
        passages(state, 3);
        layBeyondGate(state, 'targa-entrance', { tile: 3, exit: 1 });
        for (const [n, spot] of spots.entries()) {
          const [tile = 0, space = 0] = PLACES[spot];
          heroOf(state, n).space = inside(state, tile)[space] as number;
        }
        const fourth = state.heroes[3];
        if (fourth) state.lantern = 3;
      },
    });
  }

  test.each<[Concern, string]>([
    ['you', 'own'],
    ['anyone', 'own beside here next far beyond nobody'],
    ['another', 'beside here next far beyond'],
    ['another-here', 'beside here'],
    ['another-in-world', 'beside here next far'],
    ['another-adjacent', 'beside'],
    ['another-near', 'beside here next'],
    ['here', 'own beside here'],
  ])('%s means %s', (concern, expected) => {
    const concerned = [...Object.keys(PLACES), 'nobody'].filter((spot) =>
      standing('own', spot === 'nobody' ? 'here' : (spot as Spot)).sees((g, own) => {
        const hero = spot === 'nobody' ? null : spot === 'own' ? own : heroAt(g, 1);
        return CONCERNS[concern](g, SOURCE, { hero });
      }),
    );
    expect(concerned.join(' ')).toBe(expected);
  });

  test.each<[keyof typeof FINDS, readonly number[]]>([
    ['you', [0]],
    ['all', [0, 1, 3]],
    ['all-but-you', [1, 3]],
    ['here', [0, 1]],
    ['others-here', [1]],
    ['in-world', [0, 1, 3]],
    ['others-in-world', [1, 3]],
    ['party', [0, 1, 3]],
    ['other-party', [1, 3]],
    ['the-living', [0, 1, 2, 3]],
    ['adjacent', [1]],
    ['you-and-adjacent', [0, 1]],
    ['lantern-bearer', [3]],
    ['by-the-lantern', [3]],
    ['next-to-the-lantern', [0, 1]],
    ['in-lantern-world', [0, 1, 3]],
    ['owner', [0]],
  ])('%s are %j; one lies here, and the lantern is on the next tile', (who, expected) => {
    const found = standing('own', 'beside', 'here', 'next').sees((g, hero) => {
      knockOut(heroAt(g, 2));
      return FINDS[who](cardOf(g, hero)).map(({ index }) => index);
    });
    expect(found).toEqual(expected);
  });

  test('none but the fallen are in a World that is not theirs', () => {
    const words = ['in-world', 'in-lantern-world', 'others-in-world'] as const;
    const found = standing('own', 'beside', 'far', 'beyond').sees((g, hero) =>
      words.map((who) => FINDS[who](cardOf(g, hero)).map(({ index }) => index)),
    );
    expect(found).toEqual([[0, 1, 2], [3], [1, 2]]);
  });

  test('each of the living gets it where the card says so, else each who is up', () => {
    const paid = (who: 'the-living' | 'party') =>
      standing('own', 'beside', 'here').runs((g, hero) => {
        for (const { index } of g.state.heroes) heroAt(g, index).gold = 0;
        knockOut(heroAt(g, 1));
        heroAt(g, 2).dead = true;
        knockOut(heroAt(g, 2));
        return compileRule([{ do: 'for', who, each: [gold(5)] }])(cardOf(g, hero));
      });
    const purses = (who: 'the-living' | 'party') =>
      paid(who)
        .done()
        .state.heroes.map((each) => each.gold);
    expect([purses('the-living'), purses('party')]).toEqual([
      [5, 5, 0],
      [5, 0, 0],
    ]);
  });

  test('beside other heroes are free spaces of this World, not beside the dead', () => {
    const spaces = (change: (state: AdventureState) => void, ...spots: readonly Spot[]) =>
      standing('own', ...spots).sees((g, hero) => {
        change(g.state);
        return besideOtherHeroes(g, hero).length;
      });
    expect(spaces(() => {}, 'far')).toBeGreaterThan(0);
    expect(spaces(() => {}, 'beyond')).toBe(0);
    expect(
      spaces((state) => {
        heroOf(state, 1).dead = true;
      }, 'far'),
    ).toBe(0);
  });

  test('a test of all counts the successes of each', () => {
    const t = standing('own', 'beside').runs((g, hero) => {
      const all = skillTest('luck', 1, {}, { by: 'all', as: 'luck' });
      hero.gold = 0;
      return compileRule([all, gold({ count: { successes: 'luck' } })])(cardOf(g, hero));
    });
    // Three dice of the Marshal and two of the Bandido.
    expect(t.done().hero(0).gold).toBe(5);
  });
});

describe('enemies', () => {
  const SHEETS = withSheets({
    tentacles: { damage: 2 },
    stranglers: { damage: 3, keywords: ['Demon'], abilities: { 'ab-fear': 1 } },
    goliath: { size: 'extra-large' },
  });
  /** Two tentacles beside each other, of which the hero reaches one; a strangler at some distance, a goliath far off. */
  function among(more: Field = {}) {
    return field('us-marshal 2,3 bandido 8,4 vs tentacles 3,3 4,3 stranglers 6,3', '', {
      tile: HALL,
      content: SHEETS,
      ...more,
    });
  }

  test.each<[Foes, string]>([
    ['adjacent', 'tentacles1'],
    ['here', 'tentacles1 tentacles2 stranglers3'],
    ['in-world', 'tentacles1 tentacles2 stranglers3'],
    ['target', 'tentacles1'],
    ['beside-target', 'tentacles2'],
    [{ within: 2 }, 'tentacles1 tentacles2'],
    [{ within: 4 }, 'tentacles1 tentacles2 stranglers3'],
    [{ inSight: 2 }, 'tentacles1 tentacles2'],
    [{ shotAt: 9 }, 'tentacles1'],
    [{ foes: 'here', when: { beyond: 1 } }, 'tentacles2 stranglers3'],
  ])('%j are %s', (foes, expected) => {
    const found = among().sees((g, hero) =>
      compileFoes(foes)(cardOf(g, hero, { enemy: g.state.enemies[0] })),
    );
    expect(found.map(({ id }) => id).join(' ')).toBe(expected);
  });

  test.each<[EnemyFilter, string]>([
    [{ adjacent: true }, 'tentacles1'],
    [{ adjacent: false }, 'tentacles2 stranglers3'],
    [{ within: 2 }, 'tentacles1 tentacles2'],
    [{ beyond: 2 }, 'stranglers3'],
    [{ within: 4, beyond: 1 }, 'tentacles2 stranglers3'],
    [{ wounded: true }, 'tentacles2'],
    [{ stunned: true }, 'stranglers3'],
    [{ stunned: false }, 'tentacles1 tentacles2'],
    [{ keywords: ['Demon', 'Beast'] }, 'stranglers3'],
    [{ lacks: 'ab-fear' }, 'tentacles1 tentacles2'],
    [{ printedDamage: 3 }, 'stranglers3'],
    [{ other: true }, 'tentacles2 stranglers3'],
    [{ besideItsLike: true }, 'tentacles1 tentacles2'],
    [{ type: 'concerned' }, 'stranglers3'],
    [{ size: 'large' }, ''],
  ])('%j are %s', (filter, expected) => {
    const found = among().sees((g, hero) => {
      const [first, second, third] = g.state.enemies;
      Object.assign(second ?? {}, { wounds: 1 });
      Object.assign(third ?? {}, { stunned: true });
      const at = cardOf(g, hero, { enemy: first, type: 'stranglers' });
      return g.state.enemies.filter((enemy) => compileEnemy(filter)(at, enemy));
    });
    expect(found.map(({ id }) => id).join(' ')).toBe(expected);
  });

  test('what an enemy does is its doing, whether the moment is about it or about its Hit', () => {
    const causes = among().sees((g) => {
      const [enemy] = g.state.enemies;
      const source = { ...SOURCE, hero: null, type: 'tentacles' };
      const cause = { kind: 'enemy', id: 'tentacles', enemy };
      return [{ enemy }, { cause }, {}].map(
        (moment) => frameIn(g, source, moment as never).cause.enemy?.id,
      );
    });
    expect(causes).toEqual(['tentacles1', 'tentacles1', undefined]);
  });
});

describe('what must be so', () => {
  const idle = blankActivation();

  test.each<[When, Partial<Hero>, Partial<Hero>]>([
    ['wounded', { wounds: 1 }, { wounds: 0 }],
    ['shaken', { sanityDamage: 1 }, { sanityDamage: 0 }],
    ['poisoned', { poison: 1 }, { poison: 0 }],
    ['half-health', { wounds: 5 }, { wounds: 4 }],
    ['lacks-grit', { grit: 1 }, { grit: 2 }],
    ['has-moved', { activation: { ...idle, moved: true } }, { activation: idle }],
    ['has-moved', { activation: { ...idle, moved: true } }, { activation: null }],
    ['has-not-moved', { activation: idle }, { activation: { ...idle, moved: true } }],
    ['has-not-moved', { activation: idle }, { activation: null }],
    ['has-attacked', { activation: { ...idle, attacked: true } }, { activation: idle }],
    ['has-not-attacked', { activation: null }, { activation: { ...idle, attacked: true } }],
    ['has-not-acted', { activation: idle }, { activation: { ...idle, acted: true } }],
    ['free-attack-left', { freeAttackUsed: false }, { freeAttackUsed: true }],
    ['in-own-activation', { activation: idle }, { activation: null }],
    [{ has: 'gold', n: 50 }, { gold: 50 }, { gold: 49 }],
    [{ has: 'grit', n: 2 }, { grit: 2 }, { grit: 1 }],
    [{ has: 'loose-stone' }, { darkStone: 1 }, { darkStone: 0 }],
    [{ has: 'dark-stone', n: 3 }, { darkStone: 3 }, { darkStone: 2 }],
    [{ has: 'stone-to-give', n: 2 }, { darkStone: 2 }, { darkStone: 1 }],
    [{ has: 'void-venom' }, { voidVenom: 1 }, { voidVenom: 0 }],
    [{ has: 'any-token' }, { bag: ['tonic'] }, { bag: [] }],
    [{ has: 'tonic' }, { bag: ['tonic'] }, { bag: ['whiskey'] }],
    [{ number: { count: 'grit' }, least: 2 }, { grit: 2 }, { grit: 1 }],
    [{ number: { count: 'grit' }, most: 1 }, { grit: 1 }, { grit: 2 }],
    [{ number: { count: 'dark-stone' }, least: 2 }, { darkStone: 2 }, { darkStone: 1 }],
    [{ not: 'wounded' }, { wounds: 0 }, { wounds: 1 }],
    [{ every: ['wounded', 'shaken'] }, { wounds: 1, sanityDamage: 1 }, { wounds: 1 }],
    [{ some: ['wounded', 'shaken'] }, { sanityDamage: 1 }, {}],
  ])('%j holds for %j, not for %j', (when, yes, no) => {
    const holds = (hero: Partial<Hero>) =>
      field('us-marshal 1,1', { hero }).sees((g, you) => compileWhen(when)(cardOf(g, you)));
    expect([holds(yes), holds(no)]).toEqual([true, false]);
  });

  /** At the table: alone, with an enemy, or with two heroes of whom the second one has the lantern. */
  const TABLES = {
    alone: 'us-marshal 1,1',
    fought: 'us-marshal 1,1 vs tentacles 8,3',
    'fought by two': 'us-marshal 1,1 vs tentacles 8,3 7,3',
    'by the bearer': 'us-marshal 1,1 bandido 1,2',
    'far from the bearer': 'us-marshal 1,1 bandido 8,3',
  };

  test.each<[When, string]>([
    ['in-fight', 'fought, fought by two'],
    ['in-peace', 'alone, by the bearer, far from the bearer'],
    ['first-turn-of-fight', 'fought, fought by two'],
    ['first-turn-of-ambush', ''],
    ['enemies-in-your-world', 'fought, fought by two'],
    ['no-other-enemies', 'alone, fought, by the bearer, far from the bearer'],
    ['carries-the-lantern', 'alone, fought, fought by two'],
    ['next-to-the-lantern', 'by the bearer'],
    ['by-the-lantern', Object.keys(TABLES).join(', ')],
    ['no-hand-weapon', Object.keys(TABLES).join(', ')],
    ['dread', ''],
    ['adventure-goes-on', Object.keys(TABLES).join(', ')],
    [{ canShoot: 6 }, 'fought by two'],
    [{ inWorld: 'mines' }, Object.keys(TABLES).join(', ')],
    [{ inWorld: 'targa' }, ''],
    [{ any: 'here' }, 'fought, fought by two'],
    [{ number: { count: 'enemies-around' }, least: 2 }, 'fought by two'],
  ])('%j holds at the table: %s', (when, expected) => {
    const held = Object.entries(TABLES).filter(([, drawn]) =>
      field(drawn, '', {
        change(state) {
          if (state.heroes.length > 1) state.lantern = 1;
        },
      }).sees((g, you) => compileWhen(when)(cardOf(g, you))),
    );
    expect(held.map(([name]) => name).join(', ')).toBe(expected);
  });

  test.each<[When, object, object]>([
    [{ field: 'die', least: 3 }, { die: 3 }, { die: 2 }],
    [{ field: 'die', most: 3 }, { die: 3 }, { die: 4 }],
    [{ field: 'dice', least: 6 }, { dice: [1, 6] }, { dice: [1, 5] }],
    [{ field: 'kills', filled: true }, { kills: ['x'] }, { kills: [] }],
    [{ field: 'skill', in: ['luck'] }, { skill: 'luck' }, { skill: 'lore' }],
    [{ field: 'final', is: false }, { final: false }, { final: true }],
    ['no-double', { dice: [3, 4] }, { dice: [4, 4] }],
    [{ shortBy: 2 }, { total: 6, need: 8 }, { total: 5, need: 8 }],
    [{ shortBy: 2 }, { total: 7, need: 8 }, { total: 8, need: 8 }],
    [{ cause: ['card'] }, { cause: { kind: 'card' } }, { cause: { kind: 'enemy' } }],
    ['healed-by-you', { by: 0 }, { by: 1 }],
    ['healed-with-something', { token: 'tonic' }, { token: 'wisdom' }],
    ['healed-with-something', { token: 'hemp-coil' }, { token: null }],
    ['rolled-critical', { toHit: 5, weapon: { critOn: 5 } }, { toHit: 4, weapon: { critOn: 5 } }],
  ])('%j holds when %j, not when %j', (when, yes, no) => {
    const holds = (moment: object) =>
      field('us-marshal 1,1').sees((g, you) => compileWhen(when)(cardOf(g, you, moment)));
    expect([holds(yes), holds(no)]).toEqual([true, false]);
  });
});

test('nobody rolls for what is only foreseen', () => {
  const { foresees } = compileAbility({
    on: [
      { at: 'moveRolled', change: { spaces: { add: 'D6' }, grit: 1 } },
      { at: 'heroHit', change: { hits: -1 } },
    ],
  });
  const seen = field('us-marshal 1,1', '').sees((g, hero) => {
    const moments = { moveRolled: { hero, spaces: 3, grit: 0 }, heroHit: { hero, hits: 3 } };
    foresees?.moveRolled?.(g, SOURCE, moments.moveRolled as never);
    foresees?.heroHit?.(g, SOURCE, moments.heroHit as never);
    return [moments.moveRolled.spaces, moments.moveRolled.grit, moments.heroHit.hits];
  });
  expect(seen).toEqual([3, 0, 2]);
});

describe('what happens', () => {
  test('dice of the card are nobody’s, and the row is that of the highest number reached', () => {
    const rolled = (die: number) => {
      const ofCard = { do: 'roll', by: 'card', what: 'test', from: [3, 5] } as const;
      const rows = [[gold(1)], [gold(2)], [gold(3)]];
      const t = field('us-marshal 1,1', `test ${die}`, { hero: { gold: 0 } });
      const played = t
        .runs((g, hero) => compileRule([{ ...ofCard, rows }])(cardOf(g, hero)))
        .done();
      expect(played.event('rolled')).toMatchObject({ card: 'test', purpose: 'test', dice: [die] });
      return played.hero(0).gold;
    };
    expect([2, 3, 4, 5, 6].map(rolled)).toEqual([1, 2, 2, 3, 3]);
  });

  test('a tile with one door left can collapse', () => {
    const { state } = scene({
      change(state) {
        const fork = lay(state, 'mines-t-junction');
        const last = lay(state, 'mines-mid', { tile: fork, exit: 1 });
        heroOf(state, 0).space = inside(state, last)[0] as number;
      },
    }).runs((g, hero) => compileRule([{ do: 'collapse', in: 'yours' }])(cardOf(g, hero)));
    const doors = state.board.exits.filter(({ kind }) => kind === 'door');
    expect(doors.map(({ tile }) => tile)).toEqual([1]);
  });

  test('what comes of a kill does not come where the enemy survives', () => {
    const { on } = compileAbility({ on: [{ at: 'enemyKilled', do: [gold(10)] }] });
    const earned = (survives: boolean) =>
      field('us-marshal 1,1 vs tentacles 2,1', '', { hero: { gold: 0 } })
        .runs((g, hero) => {
          const [enemy] = g.state.enemies;
          return on?.enemyKilled?.(g, SOURCE, { hero, enemy, survives } as never) as undefined;
        })
        .done()
        .hero(0).gold;
    expect([earned(false), earned(true)]).toEqual([10, 0]);
  });

  test('what waits for the first turn of a fight comes in it, also from a die', () => {
    const bonus: Effect = { do: 'bonus', stats: { initiative: 1 }, until: 'turn' };
    const waiting: Effect = { ...bonus, firstTurn: true };
    const die: Effect = roll('test', 4, [gold(1)], [waiting]);
    expect(inFirstTurn([gold(1), bonus])).toEqual([]);
    expect(inFirstTurn([gold(1), waiting]).map((each) => each.do)).toEqual([[bonus]]);
    expect(inFirstTurn([die]).map((each) => each.do)).toEqual([[bonus]]);
  });
});
