import { Table } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { heroAt } from '../src/adventure.ts';
import type { ClassId } from '../src/ids.ts';
import { brimstone } from '../src/module.ts';
import { DEFAULT_OPTIONS, OPTIONAL_RULES, type RuleOptions } from '../src/options.ts';
import { help } from '../src/rules/heroes/help.ts';
import { hardCoreDeaths } from '../src/rules/heroes/knockout.ts';
import { playStep } from '../src/rules/turn/turn.ts';
import { activateHero } from './activation.ts';
import { adventure } from './adventure.ts';
import { bareScene } from './bare-heroes.ts';
import { blankActivation, field, withSheets } from './fight.ts';
import { carry, heroOf } from './items.ts';
import { finish } from './missions.ts';
import type { Dice } from './notation.ts';

const cause = { kind: 'card', id: 'test' } as const;

rule(
  'B-OPT-02',
  'with the Fixed Hero Move everyone moves 4 spaces, plus and minus modifiers',
  () => {
    const spaces = (hero: ClassId, upgrades: string[]) => {
      const t = field({
        heroes: [hero],
        at: '1,3',
        options: { fixedMove: true },
        dice: 'move 2',
        content: withSheets({}),
        hero: { upgrades },
      }).runs(activateHero);
      return t.hero(0).activation?.moveLeft;
    };
    expect(spaces('us-marshal', [])).toBe(4);
    expect(spaces('saloon-girl', ['fast'])).toBe(5);
  },
);

rule(
  'B-OPT-03',
  'the Roll For Grit is made all the same and counts as the Move roll, even at Max Grit',
  () => {
    const t = field('us-marshal 0,6', 'move 1', {
      tile: 'targa-entrance',
      options: { fixedMove: true },
      content: withSheets({}),
      change(state) {
        state.worlds = ['targa'];
        heroOf(state, 0).grit = 2;
      },
    }).runs(activateHero);
    expect(t.prompt).toBe('prompt.reroll-higher');
    t.pick();
    if (t.prompt === 'prompt.spend-grit-at-once') t.pick('lose');
    expect(t.hero(0)).toMatchObject({ wounds: 1, grit: 2, activation: { moveLeft: 4 } });
    t.table.assertScriptUsed();
  },
);

/** A hero KO'd in turn 5, then turn 6 starts. */
function hardCore(mode: RuleOptions['hardCore'], helped: boolean) {
  const t = bareScene({
    options: { hardCore: mode },
    seed: 'hard core',
    hero: { wounds: 9 },
    change: (state) => Object.assign(state.turn, { number: 5 }),
  }).runs(function* (g, hero) {
    const [fallen, helper] = [hero, heroAt(g, 1)];
    yield* g.do.woundHero(g, fallen, 1, cause);
    helper.activation = blankActivation();
    if (helped) yield* help(g, helper, fallen);
    yield* hardCoreDeaths(g);
    expect(fallen.dead).toBe(false);
    g.state.turn.number = 6;
    yield* hardCoreDeaths(g);
  });
  return finish(t).hero(0);
}

rule('B-OPT-08', 'Hard-Core Mode: who is not up again when a new turn starts is dead', () => {
  expect(hardCore('full', false)).toMatchObject({ dead: true, knockedOut: null });
  expect(hardCore('full', true)).toMatchObject({ dead: false, knockedOut: null });
  expect(hardCore('off', false)).toMatchObject({ dead: false, knockedOut: ['health'] });
  const t = adventure({
    heroes: ['us-marshal', 'gunslinger'],
    options: { hardCore: 'full' },
    change(state) {
      state.turn.number = 6;
      Object.assign(heroOf(state, 0), { knockedOut: ['health'], wounds: 10, knockedOutInTurn: 5 });
    },
  });
  expect(t.hero(0).dead).toBe(true);
});

/** Turn 6 starts in a fight; hero 0 has been KO'd since turn 5. */
function lyingSince5(hardCore: RuleOptions['hardCore'], dice: Dice = []) {
  return field('us-marshal 1,3 gunslinger 5,3 vs tentacles 4,3', {
    options: { hardCore },
    dice,
    change(state) {
      Object.assign(state.turn, { number: 6, step: 'darkness' });
      Object.assign(heroOf(state, 0), { knockedOut: ['health'], wounds: 10, knockedOutInTurn: 5 });
    },
  }).runs(playStep);
}

rule(
  ['B-OPT-08', 'B-WIN-08'],
  'in Hard-Core Mode it is too late to flee with whoever lies there',
  () => {
    for (const mode of ['soft', 'full'] as const) {
      const t = lyingSince5(mode);
      expect(t.prompt).toBe('prompt.turn-start');
      // Dead before the party is asked, and nothing that the party does now is of help.
      expect(t.hero(0)).toMatchObject({ dead: true, resurrectable: mode === 'soft' });
      t.pick('flee').pickAs(1, 'yes');
      expect(t.state.outcome).toEqual({ won: false, cause: 'fled' });
      expect(t.eventsNamed('recovered')).toEqual([]);
      expect(t.hero(0).dead).toBe(true);
    }
    const usual = lyingSince5('off', 'injury 3 4, recover 6 6');
    expect(usual.hero(0)).toMatchObject({ dead: false, knockedOut: ['health'] });
    usual.pick('flee').pickAs(1, 'yes');
    while (usual.pending.length > 0) usual.pick(...usual.options.slice(0, usual.pending[0]?.min));
    expect(usual.hero(0).dead).toBe(false);
    expect(usual.eventsNamed('recovered').map(({ hero }) => hero)).toEqual([0]);
  },
);

test('an adventure that ends within the turn ends before anybody dies of Hard-Core Mode', () => {
  const t = bareScene({ options: { hardCore: 'full' }, seed: 'in time', hero: { wounds: 9 } }).runs(
    function* (g, hero) {
      yield* g.do.woundHero(g, hero, 1, cause);
      yield* g.do.loseAdventure(g, 'darkness-escaped');
    },
  );
  expect(finish(t).hero(0)).toMatchObject({ dead: false, knockedOut: null });
});

test('the soft version of Hard-Core Mode leaves them to the Church, the full one does not', () => {
  expect(hardCore('soft', false)).toMatchObject({ dead: true, resurrectable: true });
  expect(hardCore('full', false)).toMatchObject({ dead: true, resurrectable: false });
});

/** A hero with sticks in the bag and in a satchel takes wounds, each number from one source. */
function shaken(bag: number, satchel: number, wounds: readonly number[], dice: Dice) {
  return field('bandido 1,3', {
    options: { dangerousDynamite: true },
    content: withSheets({}),
    dice,
    hero: { bag: Array.from({ length: bag }, () => 'dynamite' as const) },
    change(state) {
      const holds = Array.from({ length: satchel }, () => 'dynamite' as const);
      if (satchel > 0) carry(state, 0, 'dynamite-satchel', { holds });
    },
  })
    .runs(function* (g, hero) {
      for (const amount of wounds) {
        yield* g.do.hitHero(g, hero, { hits: 1, damage: amount, cause, ignoresDefense: true });
      }
    })
    .done();
}

rule('B-OPT-11', 'Dangerous Dynamite: 10 Wounds of one source shake every stick in the bag', () => {
  expect(shaken(2, 0, [9], []).hero(0).bag).toHaveLength(2);
  expect(shaken(2, 0, [5, 5], []).hero(0).bag).toHaveLength(2);
  const two = field('bandido 3,3 vs tentacles 2,3 4,3', 'defense 1 1', {
    options: { dangerousDynamite: true },
    content: withSheets({}),
    hero: { bag: ['dynamite', 'dynamite'] },
  }).runs(function* (g, hero) {
    const hits = g.state.enemies.map((enemy) => {
      const by = { kind: 'enemy', id: enemy.type, enemy } as const;
      return { hits: 1, damage: 5, cause: by };
    });
    yield* g.do.hitTogether(g, hero, hits);
  });
  expect(two.done().hero(0)).toMatchObject({ wounds: 10, bag: ['dynamite', 'dynamite'] });
  expect(shaken(2, 0, [10], 'dangerous-dynamite 3 6').hero(0).bag).toHaveLength(2);
});

rule('B-OPT-12', 'a stick that shows 1 or 2 explodes in the space of the hero', () => {
  const t = shaken(3, 0, [10], 'dangerous-dynamite 1 2 5, dynamite-damage 1, dynamite-damage 2');
  expect(t.hero(0)).toMatchObject({ bag: ['dynamite'], wounds: 13 });
  const { space } = t.hero(0);
  expect(t.eventsNamed('explosion').map((event) => event.space)).toEqual([space, space]);
});

rule(['B-GRIT-16', 'B-OPT-12'], 'the hero rolls for the sticks, so Grit may save them', () => {
  const t = field('bandido 1,3', 'dangerous-dynamite 1 2 5, reroll 3 2, dynamite-damage 1', {
    options: { dangerousDynamite: true },
    content: withSheets({}),
    hero: { bag: ['dynamite', 'dynamite', 'dynamite'], grit: 1 },
  }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 1, damage: 10, cause, ignoresDefense: true });
  });
  // What stays whole as it lies needs no other die.
  expect(t.options).toEqual(['die0', 'die1']);
  t.pick('die0', 'die1').done();
  expect(t.hero(0)).toMatchObject({ bag: ['dynamite', 'dynamite'], wounds: 11, grit: 0 });
});

rule('B-OPT-13', 'what a satchel holds is safe', () => {
  const t = shaken(1, 3, [12], 'dangerous-dynamite 4');
  expect(t.hero(0).items[0]?.holds).toHaveLength(3);
});

rule('B-OPT-14', 'every optional rule says what it makes of the game', () => {
  const labelled = (difficulty: string) =>
    OPTIONAL_RULES.filter((each) => each.difficulty === difficulty).map(({ option }) => option);
  expect(OPTIONAL_RULES).toHaveLength(6);
  expect(labelled('easier')).toEqual(['fixedMove']);
  expect(labelled('harder')).toEqual([
    'advancedEncounters',
    'belowTheDarkness',
    'dangerousDynamite',
  ]);
  expect(labelled('much-harder')).toEqual(['hardCore']);
  expect(labelled('either')).toEqual(['themedThreats']);
  const advisedAgainst = OPTIONAL_RULES.filter(({ notRecommended }) => notRecommended);
  expect(advisedAgainst.map(({ option }) => option)).toEqual(['fixedMove', 'hardCore']);
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
      brimstone,
      brimstone.parseSetup({ heroes: [{ class: 'bandido' }] }),
      's',
    );
    for (let answers = 0; answers < 40 && table.outcome === null; answers++) {
      const [question] = table.pending;
      if (!question) break;
      expect(question.prompt.key).not.toBe('prompt.options');
      const count = question.kind === 'one' ? 1 : question.min;
      table.answerQuestion(question, question.options.slice(0, count));
      expect(table.state.options).toEqual(DEFAULT_OPTIONS);
    }
    expect(table.state.turn.number).toBeGreaterThan(1);
  },
);
