import { type Die, d6, SeededLuck } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { scene as readyScene } from '../../../test/adventure.ts';
import { bareScene as scene } from '../../../test/bare-heroes.ts';
import { field, withSheets } from '../../../test/fight.ts';
import type { Ability } from '../../abilities.ts';
import { heroAt } from '../../adventure.ts';
import type { Amount } from '../../content-types.ts';
import { d3, peril, rollAmount } from '../../dice.ts';
import { activateEnemies } from '../enemies/enemy-activation.ts';
import { resolveUse, usesNow } from '../items/uses.ts';

describe('the dice', () => {
  /** How often each result of an amount comes up in so many rolls. */
  const results = (amount: Amount, rolls: number) => {
    const seen = new Map<number, number>();
    const luck = new SeededLuck('faces');
    const rollMany = <Face>(label: string, { faces }: Die<Face>, count: number) =>
      Array.from({ length: count }, () => luck.pick(label, faces));
    for (let i = 0; i < rolls; i++) {
      const result = rollAmount({ rollMany }, 'number', amount);
      seen.set(result, (seen.get(result) ?? 0) + 1);
    }
    return seen;
  };
  /** Every face as often as it is on the die, give or take a sixth of a face. */
  const expectFaces = (amount: Amount, faces: readonly number[]) => {
    const seen = results(amount, 1000 * faces.length);
    expect([...seen.keys()].sort()).toEqual([...new Set(faces)]);
    for (const [face, times] of seen) {
      const share = faces.filter((each) => each === face).length;
      expect(Math.abs(times / 1000 - share)).toBeLessThan(1 / 6);
    }
  };

  rule('B-DICE-01', 'a D6 shows 1 to 6, each on one face', () => {
    expect(d6.faces).toEqual([1, 2, 3, 4, 5, 6]);
    expectFaces('D6', [1, 2, 3, 4, 5, 6]);
  });

  rule('B-DICE-02', 'a D3 is a D6 read by halves', () => {
    const shown = d6.faces.map((_, index) => d3.faces[index]);
    expect(shown).toEqual([1, 1, 2, 2, 3, 3]);
    expectFaces('D3', [1, 1, 2, 2, 3, 3]);
  });

  rule('B-DICE-03', 'a D8 shows 1 to 8', () => {
    expectFaces('D8', [1, 2, 3, 4, 5, 6, 7, 8]);
  });

  rule('B-DICE-04', 'the Peril Die has 3 and 4 twice, 5 and 6 once', () => {
    expect([...peril.faces].sort()).toEqual([3, 3, 4, 4, 5, 6]);
    expectFaces('P', [3, 3, 4, 4, 5, 6]);
  });
});

test('amounts roll their dice and add them', () => {
  const dice = 'number 4 5, heal 2, gold 3 6';
  scene({ dice })
    .runs((g) => {
      expect(rollAmount(g, 'number', '2P')).toBe(9);
      expect(rollAmount(g, 'heal', 'D6+2')).toBe(4);
      expect(rollAmount(g, 'gold', '2D6')).toBe(9);
      expect(rollAmount(g, 'gold', 7)).toBe(7);
    })
    .done();
});

rule(['B-GRIT-02'], '1 Grit re-rolls any number of the dice just rolled', () => {
  const dice = 'defense 1 2 2 6, reroll 5 3 4';
  const t = scene({ hero: { grit: 2 }, dice }).runs(function* (g, hero) {
    const rolled = yield* g.do.heroRoll(g, hero, 'defense', { count: 4, need: 5 });
    expect(rolled).toEqual([5, 3, 4, 6]);
  });
  expect(t.prompt).toBe('prompt.reroll');
  expect(t.options).toEqual(['die0', 'die1', 'die2']);
  t.pick('die0', 'die1', 'die2').done();
  expect(t.hero(0).grit).toBe(1);
});

test('only dice that still fail are offered, each with its chance', () => {
  const t = scene({ hero: { grit: 1 }, dice: 'defense 2 5 4' }).runs(function* (g, hero) {
    yield* g.do.heroRoll(g, hero, 'defense', { count: 3, need: 5 });
  });
  const odds = t.options.map((die) => [die, t.pending[0]?.describe?.(die).odds]);
  expect(odds).toEqual([
    ['die0', 2 / 6],
    ['die2', 2 / 6],
  ]);
});

rule(['B-GRIT-01'], 'a Grit spent on a re-roll buys nothing else', () => {
  const shout: Ability = { uses: [{ id: 'shout', timing: 'anytime', grit: 1, *resolve() {} }] };
  const t = scene({ hero: { grit: 1 }, abilities: [shout], dice: 'move 2, reroll 5' }).runs(
    activateHero,
  );
  t.pick('die0');
  expect(t.hero(0)).toMatchObject({ grit: 0, activation: { moveLeft: 5 } });
  expect(t.options).toContain('end');
  expect(t.options.filter((id) => /grit|shout/.test(id))).toEqual([]);
  t.table.assertScriptUsed();
});

/** Re-rolls any dice for nothing. */
const offering: Ability = {
  on: {
    heroRolled(_g, source, { offers }) {
      offers.push({ source });
      return undefined;
    },
  },
};

rule(['B-GRIT-05', 'B-DICE-09'], 'no die is re-rolled twice, by Grit or by an ability', () => {
  const dice = 'to-hit 1 1 2, reroll 2 3 6';
  const t = scene({ hero: { grit: 2 }, abilities: [offering], dice }).runs(function* (g, hero) {
    const rolled = yield* g.do.heroRoll(g, hero, 'to-hit', { count: 3, need: 4 });
    expect(rolled).toEqual([2, 3, 6]);
  });
  expect(t.prompt).toBe('prompt.reroll-with');
  expect(t.options).toEqual(['grit', 'test-ability-0', 'keep']);
  t.pick('grit').pick('die0', 'die1', 'die2').done();
  expect(t.hero(0).grit).toBe(1);
});

test('whoever has chosen among several re-rolls may still keep all dice, and pays nothing', () => {
  const t = scene({ hero: { grit: 2 }, abilities: [offering], dice: 'to-hit 1 2' }).runs(
    function* (g, hero) {
      const rolled = yield* g.do.heroRoll(g, hero, 'to-hit', { count: 2, need: 4 });
      expect(rolled).toEqual([1, 2]);
    },
  );
  t.pick('grit');
  const [question] = t.pending;
  expect(question).toMatchObject({ prompt: { key: 'prompt.reroll' }, min: 0, max: 2 });
  expect(question?.means?.('die0')).toMatchObject({ kind: 'die', chosen: true });
  t.pick().done();
  expect(t.hero(0).grit).toBe(2);
});

test('dice left alone by the first re-roll can be taken by the second', () => {
  const dice = 'to-hit 1 2, reroll 3, reroll 5';
  const t = scene({ hero: { grit: 2 }, dice }).runs(function* (g, hero) {
    yield* g.do.heroRoll(g, hero, 'to-hit', { count: 2, need: 4 });
  });
  t.pick('die0');
  expect(t.options).toEqual(['die1']);
  t.pick('die1').done();
  expect(t.hero(0).grit).toBe(0);
});

test('nothing is asked without Grit, or when every die is a success', () => {
  const dice = 'defense 1, defense 4 5, skill-luck 1 6';
  const t = scene({ hero: { grit: 0 }, dice }).runs(function* (g, hero) {
    yield* g.do.heroRoll(g, hero, 'defense', { count: 1, need: 3 });
    hero.grit = 1;
    yield* g.do.heroRoll(g, hero, 'defense', { count: 2, need: 3 });
    yield* g.do.heroRoll(g, hero, 'skill-luck', { count: 2, need: 5, enough: 1 });
  });
  t.done();
});

test('who of the others cannot pay any more keeps nobody else from helping', () => {
  const helping: Ability = {
    on: {
      heroRolled(_g, source, { offers }) {
        for (const hero of [0, 0, 2])
          offers.push({ source: { ...source, hero }, grit: 1, most: 1 });
        return undefined;
      },
    },
  };
  const dice = 'defense 1 1 1, reroll 6, reroll 5';
  const t = scene({
    heroes: ['us-marshal', 'gunslinger', 'bandido'],
    hero: { grit: 1 },
    abilities: [helping],
    dice,
    change(state) {
      for (const hero of state.heroes) if (hero.index !== 1) hero.grit = 1;
    },
  }).runs(function* (g) {
    yield* g.do.heroRoll(g, heroAt(g, 1), 'defense', { count: 3, need: 5 });
  });
  t.pick('die0');
  expect(t.pending[0]?.seat).toBe(2);
  t.pick('die1').done();
  expect(t.state.heroes.map(({ grit }) => grit)).toEqual([0, 0, 0]);
});

test('an offer of another hero is put to its owner, who pays', () => {
  const helping: Ability = {
    on: {
      heroRolled(_g, source, { hero, offers }) {
        if (hero.index !== source.hero) offers.push({ source, grit: 1, most: 1, limit: 'turn' });
        return undefined;
      },
    },
  };
  const dice = 'defense 1 1, reroll 6, defense 1';
  const t = scene({ hero: { grit: 2 }, abilities: [helping], dice }).runs(function* (g) {
    yield* g.do.heroRoll(g, heroAt(g, 1), 'defense', { count: 2, need: 5 });
    yield* g.do.heroRoll(g, heroAt(g, 1), 'defense', { count: 1, need: 5 });
  });
  expect(t.pending[0]).toMatchObject({ seat: 0, max: 1 });
  t.pick('die1').done();
  expect(t.hero(0).grit).toBe(1);
});

rule(['B-GRIT-06'], 'Grit re-rolls only the dice of its own hero', () => {
  const attacked = (grit: readonly number[]) =>
    field('us-marshal 8,1 bandido 3,3 vs tentacles 2,3', 'enemy-to-hit 6, defense 1', {
      content: withSheets({ tentacles: { combat: 1, toHitMelee: 4, damage: 2 } }),
      change(state) {
        for (const hero of state.heroes) hero.grit = grit[hero.index] ?? 0;
      },
    }).runs((g) => activateEnemies(g, 'tentacles'));
  const t = attacked([1, 0]).done();
  expect(t.hero(1).wounds).toBe(2);
  expect(t.hero(0).grit).toBe(1);
  // The Bandido's own Grit would be offered for the Defense, and for nothing else.
  const own = attacked([1, 1]);
  expect([own.prompt, own.pending.map(({ seat }) => seat)]).toEqual(['prompt.reroll', [1]]);
});

rule(['B-GRIT-07'], 'a roll on a chart is never re-rolled', () => {
  const dice = 'injury 1 1, recover 6 6';
  const hero = { grit: 1, wounds: 10, knockedOut: ['health'] as const };
  const t = scene({ hero, dice }).runs(function* (g, hero) {
    yield* g.do.recover(g, hero);
  });
  t.done();
  expect(t.hero(0)).toMatchObject({ grit: 1, conditions: ['injury-2'] });
});

rule(['B-GRIT-04'], 'Grit pays for an ability', () => {
  let used = 0;
  const costly: Ability = {
    uses: [
      {
        id: 'shout',
        timing: 'anytime',
        grit: 1,
        *resolve() {
          used++;
        },
      },
    ],
  };
  const t = scene({ abilities: [costly] }).runs(function* (g, hero) {
    expect(usesNow(g, hero, ['anytime'])).toEqual([]);
    hero.grit = 1;
    const [use] = usesNow(g, hero, ['anytime']);
    if (use) yield* resolveUse(g, use);
  });
  t.done();
  expect(t.hero(0).grit).toBe(0);
  expect(used).toBe(1);
});

rule(['B-GRIT-13', 'B-GRIT-14'], 'no hero keeps more than Max Grit', () => {
  const t = scene({ heroes: ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] }).runs(
    function* (g) {
      for (const hero of g.state.heroes) yield* g.do.gainGrit(g, hero, 3);
    },
  );
  expect(t.done().state.heroes.map(({ grit }) => grit)).toEqual([2, 2, 2, 2]);
});

const moving = { moveLeft: 1, moved: false, attacked: false, acted: false, escaped: 0 };

rule(['B-GRIT-15'], 'Grit past the maximum may go into movement at once', () => {
  const hero = { grit: 2, activation: { ...moving, stuck: false } };
  const t = scene({ hero, dice: 'move-extra 4' }).runs(function* (g, hero) {
    yield* g.do.gainGrit(g, hero, 1);
  });
  expect(t.options).toEqual(['move', 'lose']);
  expect(t.pending[0]?.describe?.('move').text?.key).toBe('option.grit-move');
  t.pick('move').pick().done();
  expect(t.hero(0)).toMatchObject({ grit: 2, activation: { moveLeft: 5 } });
});

test('or is let go', () => {
  const hero = { grit: 2, activation: { ...moving, stuck: false } };
  const t = scene({ hero, dice: [] }).runs(function* (g, hero) {
    yield* g.do.gainGrit(g, hero, 1);
  });
  t.pick('lose').done();
  expect(t.hero(0)).toMatchObject({ grit: 2, activation: { moveLeft: 1 } });
});

rule(['B-GRIT-09', 'B-GRIT-10'], 'an adventure starts and ends with 1 Grit', () => {
  const t = readyScene({ heroes: ['us-marshal', 'gunslinger'] }).runs(function* (g, hero) {
    expect(g.state.heroes.map(({ grit }) => grit)).toEqual([1, 1]);
    hero.grit = 0;
    heroAt(g, 1).grit = 3;
    yield* g.do.loseAdventure(g, 'fled');
  });
  expect(t.done().state.heroes.map(({ grit }) => grit)).toEqual([1, 1]);
});

rule(['B-DICE-05', 'B-DICE-06'], 'Peril Dice set the number of enemies, several are added', () => {
  const come = (type: 'stranglers' | 'void-spiders', number: 'P' | '2P', ...faces: number[]) => {
    const t = field('us-marshal 3,2', { dice: [['peril', ...faces]] }).runs(function* (g) {
      yield* g.do.spawn(g, [{ type, number }], { kind: 'tile', tile: 0 });
    });
    return t.done().state.enemies.length;
  };
  expect(come('stranglers', 'P', 3)).toBe(3);
  expect(come('stranglers', 'P', 6)).toBe(6);
  expect(come('void-spiders', '2P', 4, 5)).toBe(9);
  expect(come('void-spiders', '2P', 3, 3)).toBe(6);
  expect(come('void-spiders', '2P', 6, 6)).toBe(12);
});
