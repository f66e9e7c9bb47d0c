import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { descent, fromTheStart, type Situation, scene } from '../../../../test/descent.ts';
import { set } from '../../../../test/notation.ts';
import { consecrated, paladinBoard } from '../../../../test/paladin.ts';
import { at } from '../../../../test/training-ground.ts';
import type { Ability } from '../../../ability.ts';
import { heroAt } from '../../../descent.ts';
import type { Quest } from '../../../quest-types.ts';
import { inForce } from '../../../rules/abilities/in-force.ts';
import { gainSkill } from '../../../rules/round/level-up.ts';
import type { DescentState } from '../../../state.ts';
import { groundOf } from './consecration.ts';

const HERE = at(0, 0);
const THREE = ['paladin', 'berserker', 'wizard'] as const;

/** The turn of Sir Ronen, everybody in the upper left corner. */
function turn(change: (state: DescentState) => void = () => undefined) {
  return descent({ heroes: ['paladin', 'berserker'], change }).pick('hero0');
}

/** The abilities the ground gives to a hero. */
function granted(hero: number, situation: Situation): Ability[] {
  let abilities: Ability[] = [];
  scene(situation).runs((g) => {
    const { zone } = heroAt(g, hero);
    const ground = groundOf(g, heroAt(g, 0)).find((each) => each.zone === zone);
    abilities = (ground?.gives ?? []).flatMap((each) => [...each.abilities]);
  });
  return abilities;
}

describe('the board', () => {
  rule('H-PAL-01 H-CONT-09', 'three tokens on it, and the first skill under any column', () => {
    const table = fromTheStart({ heroes: ['paladin'] })
      .pick('holy-strike-1')
      .shows('prompt ask.column');
    expect(table.options).toHaveLength(3);
    table.pick('consecration-blue');
    const { zones, columns, blessed } = paladinBoard(table.state);
    expect(zones).toEqual([null, null, null]);
    expect(columns).toEqual([[], ['holy-strike-1'], []]);
    expect(blessed).toBeNull();
  });

  for (const column of [0, 1, 2]) {
    rule(['H-PAL-02'], `column ${column + 1} has one effect from the start`, () => {
      const change = (state: DescentState) => consecrated(state, column, HERE);
      expect(granted(0, { heroes: ['paladin'], change })).toHaveLength(1);
    });
  }

  rule(['H-PAL-03'], 'a second skill adds to what the column gives', () => {
    let effects = 0;
    const table = scene({
      heroes: ['paladin', 'berserker'],
      change: (state) => consecrated(state, 0, HERE, ['holy-strike-1']),
    })
      .runs(function* (g, hero) {
        yield* gainSkill(g, hero, 'shield-of-faith-1');
        effects = groundOf(g, hero).flatMap(({ gives }) =>
          gives.flatMap((each) => each.abilities),
        ).length;
      })
      .pick('consecration-red')
      .done();
    expect(paladinBoard(table.state).columns[0]).toEqual(['holy-strike-1', 'shield-of-faith-1']);
    expect(effects).toBe(3);
  });

  it('a higher rank takes the place of the lower one, under a column of choice', () => {
    const table = scene({
      heroes: ['paladin', 'berserker'],
      change: (state) => consecrated(state, 0, HERE, ['holy-strike-1'], 'holy-strike-1'),
    })
      .runs((g, hero) => gainSkill(g, hero, 'holy-strike-2'))
      .pick('consecration-green')
      .done();
    const { columns, blessed } = paladinBoard(table.state);
    expect(columns).toEqual([[], [], ['holy-strike-2']]);
    expect(blessed).toBeNull();
  });
});

describe('Consecrations', () => {
  rule(['H-PAL-04'], '1 Mana puts a token on a zone in sight, and no action is spent', () => {
    const table = turn(set('hero mana 2'))
      .pick('lay-consecration-red')
      .shows(`offers zone${HERE}, offers zone${at(2, 0)}, lacks zone${at(1, 1)}`)
      .pick(`zone${at(2, 0)}`);
    expect(paladinBoard(table.state).zones).toEqual([at(2, 0), null, null]);
    table.shows('hero mana 1 turn.actions 3');
  });

  it('cannot be laid without Mana', () => {
    const table = turn(set('hero mana 0'));
    expect(table.options.filter((id) => id.startsWith('lay-'))).toEqual([]);
  });

  it('can be laid again after an action, and a token that lies elsewhere moves', () => {
    const table = turn((state) => consecrated(state, 0, at(2, 2))).picks(
      'move',
      `zone${at(0, 1)}`,
      'done',
      'lay-consecration-red',
      `zone${at(1, 1)}`,
    );
    expect(paladinBoard(table.state).zones[0]).toBe(at(1, 1));
    table.shows('hero mana 3');
  });

  rule(['H-PAL-05'], 'whoever stands in the zone has what the column gives', () => {
    const situation: Situation = {
      heroes: THREE,
      change: set((state) => void consecrated(state, 0, HERE, ['holy-strike-1']), 'hero2 zone 1:0'),
    };
    expect(granted(0, situation)).toHaveLength(2);
    expect(granted(1, situation)).toHaveLength(2);
    expect(granted(2, situation)).toHaveLength(0);
    const keys = scene(situation).sees((g) =>
      g.state.heroes.map((hero) => inForce(g, hero).map(({ key }) => key)),
    );
    expect(keys.map((each) => each.includes('holy-strike-1/0'))).toEqual([true, true, false]);
  });

  it('is felt as soon as a hero steps onto it or off it', () => {
    let seen: boolean[] = [];
    scene({
      heroes: THREE,
      change: (state) => consecrated(state, 0, at(1, 0), ['holy-strike-1']),
    }).runs(function* (g) {
      const hero = heroAt(g, 1);
      const has = () => inForce(g, hero).some(({ card }) => card === 'holy-strike-1');
      for (const zone of [HERE, at(1, 0), HERE]) {
        yield* g.do.placeHero(g, hero, zone);
        seen = [...seen, has()];
      }
    });
    expect(seen).toEqual([false, true, false]);
  });

  rule(['H-PAL-06'], 'a zone holds one token only', () => {
    const table = turn((state) => consecrated(state, 0, HERE))
      .pick('lay-consecration-blue')
      .shows(`lacks zone${HERE}`);
    expect(() => table.pick(`zone${HERE}`)).toThrow('not-an-option');
  });

  rule(['H-PAL-07'], 'a token is taken back for nothing', () => {
    const table = turn((state) => {
      consecrated(state, 2, at(2, 2));
      Object.assign(state.heroes[0] ?? {}, { mana: 0 });
    }).pick('lift-consecration-green');
    expect(paladinBoard(table.state).zones).toEqual([null, null, null]);
    table.shows('hero mana 0 turn.actions 3, lacks lift-consecration-green');
  });
});

describe('blessings', () => {
  const skills = ['holy-strike-1', 'shield-of-faith-1', 'march-of-the-faithful'];
  const newRound = (blessed: string | null) => (state: DescentState) => {
    consecrated(state, 0, HERE, skills, blessed);
    state.phase = 'round-start';
  };

  rule(['H-PAL-08'], 'one skill may be blessed when the round starts', () => {
    const start = () => descent({ heroes: ['paladin', 'berserker'], change: newRound(null) });
    start().shows('prompt ask.bless');
    expect(start().options).toEqual([...skills, 'skip']);
    start().pick('skip').shows('paladin blessed null');
    start().pick('shield-of-faith-1').shows('paladin blessed shield-of-faith-1');
  });

  rule(['H-PAL-09'], 'the blessing ends with the round, and another may follow', () =>
    descent({ heroes: ['paladin', 'berserker'], change: newRound('holy-strike-1') })
      .shows('paladin blessed null, offers holy-strike-1')
      .pick('march-of-the-faithful')
      .shows('paladin blessed march-of-the-faithful'),
  );

  rule(['H-PAL-09'], 'the blessing is over before anything happens in the next round', () => {
    const seen: (string | null)[] = [];
    const look: Quest['roundStart'] = function* ({ state }) {
      seen.push(paladinBoard(state).blessed);
    };
    descent({
      heroes: ['berserker', 'paladin'],
      content: (content) => ({
        ...content,
        quests: Object.fromEntries(
          Object.entries(content.quests).map(([id, quest]) => [
            id,
            { ...quest, roundStart: look, heroPhaseStart: look },
          ]),
        ),
      }),
      change: newRound('holy-strike-1'),
    }).shows('prompt ask.bless');
    // The first two looks are those of the set up.
    expect(seen.slice(-2)).toEqual([null, null]);
    expect(seen).toHaveLength(4);
  });

  it('is felt at once by everybody on the ground', () =>
    descent({
      heroes: ['berserker', 'paladin'],
      change: set(
        (state) => void consecrated(state, 0, HERE, ['font-of-grace']),
        'hero mana 0, state phase round-start',
      ),
    })
      .picks('font-of-grace', 'hero0')
      .shows('hero mana 2'));

  it('only the blessed skill shows its other side', () => {
    const change = (blessed: string | null) => (state: DescentState) =>
      consecrated(state, 0, HERE, ['march-of-the-faithful', 'font-of-grace'], blessed);
    const effects = (blessed: string | null) =>
      granted(1, { heroes: ['paladin', 'berserker'], change: change(blessed) })
        .slice(1)
        .map((ability) => ability.effects);
    expect(effects(null)).toEqual([[{ do: 'mp', n: 1 }], [{ do: 'mana', n: 1 }]]);
    expect(effects('font-of-grace')).toEqual([[{ do: 'mp', n: 1 }], [{ do: 'mana', n: 2 }]]);
  });
});
