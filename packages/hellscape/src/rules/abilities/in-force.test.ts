import type { Rule } from '@crawlspace/kernel';
import { describe, expect, it } from 'vitest';
import { plainItem, withItems } from '../../../test/arms.ts';
import { type Situation, scene } from '../../../test/descent.ts';
import { all, plain } from '../../../test/foes.ts';
import { carries, give, heroOf } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import { consecrated } from '../../../test/paladin.ts';
import { equipped } from '../../../test/training-ground.ts';
import type { Ability } from '../../ability.ts';
import { content } from '../../content/index.ts';
import { type Descent, heroAt } from '../../descent.ts';
import type { DescentState } from '../../state.ts';
import { gainSkill } from '../round/level-up.ts';
import { win } from '../round/outcome.ts';
import { inForce } from './in-force.ts';

/** A small weapon of one yellow die that can do this. */
function knife(ability: Ability) {
  return plainItem('test-knife', 'common', {
    slot: 'hand',
    attacks: { melee: { yellow: 1 } },
    abilities: [ability],
  });
}

/** An attack on a straw man. */
function attack(
  ability: Ability,
  arm: (state: DescentState) => void,
  dice: Situation['dice'] = 'yellow H H',
) {
  return scene({
    heroes: ['paladin'],
    content: all(plain, withItems(knife(ability))),
    dice,
    change: set('hero mana 2, straw@0', arm),
  }).runs((g, hero) => g.do.heroAttack(g, hero));
}

const both = (state: DescentState) => {
  for (let i = 0; i < 2; i++) equipped(state, 'test-knife');
};

describe('two weapons of a kind', () => {
  it('each add what costs nothing', () =>
    attack({ timing: 'attack', effects: [{ do: 'hits', n: 1 }] }, both)
      .done()
      .shows('straw1 wounds 4'));

  it('can each be used for their price, and are told apart', () => {
    const table = attack(
      { timing: 'attack', cost: { mana: 1 }, effects: [{ do: 'hits', n: 1 }] },
      both,
    );
    const uses = table.options.filter((id) => id.startsWith('use-'));
    expect(uses).toEqual(['use-test-knife/0', 'use-test-knife/0/2']);
    table
      .picks('use-test-knife/0/2', 'use-test-knife/0')
      .done()
      .shows('straw1 wounds 4, hero mana 0');
  });

  it('have one use a round each', () => {
    const table = attack(
      { timing: 'attack', limit: 'round', effects: [{ do: 'hits', n: 1 }] },
      both,
    )
      .pick('use-test-knife/0')
      .shows('offers use-test-knife/0/2, lacks use-test-knife/0')
      .pick('finish')
      .done();
    expect(table.hero().usedThisRound).toEqual(['test-knife/0']);
  });
});

it('two Consumables of a kind can both be used in one combat', () => {
  const table = attack(
    { timing: 'always', effects: [] },
    (state) => {
      equipped(state, 'test-knife');
      for (let i = 0; i < 2; i++) give(state, 'fire-oil');
    },
    'yellow -, orange H H',
  )
    .picks('use-fire-oil/0', 'use-fire-oil/0')
    .done()
    .shows('straw1 wounds 2 fire 2');
  expect(carries(table.hero())).toEqual(['test-knife']);
});

describe('while a question is open, what is in force is what lies on the table', () => {
  /** The keys and effects of what hero 0 has when the rule asks, looked up once before it ran. */
  function atTheQuestion(
    situation: Situation,
    rule: (g: Descent) => Rule<unknown>,
  ): Record<string, unknown> {
    let now: () => Record<string, unknown> = () => ({});
    const table = scene(situation).runs(function* (g, hero) {
      now = () =>
        Object.fromEntries(inForce(g, hero).map(({ key, ability }) => [key, ability.effects]));
      now();
      yield* rule(g);
    });
    expect(table.prompt).toMatch(/^ask\./);
    return now();
  }

  it('the old blessing is over when the Paladin is asked for a new one', () => {
    const abilities = atTheQuestion(
      {
        heroes: ['paladin'],
        change: (state) => consecrated(state, 0, 0, ['font-of-grace'], 'font-of-grace'),
      },
      function* (g) {
        const { roundOver, roundStart } = content.classes.paladin;
        roundOver?.(g, heroAt(g, 0));
        yield* roundStart?.(g, heroAt(g, 0)) ?? win(g, 'test');
      },
    );
    expect(abilities['font-of-grace/0']).toEqual([{ do: 'mana', n: 1 }]);
  });

  it('the lower rank lies under no column when one is chosen for the higher', () => {
    const abilities = atTheQuestion(
      { heroes: ['paladin'], change: (state) => consecrated(state, 0, 0, ['holy-strike-1']) },
      (g) => gainSkill(g, heroAt(g, 0), 'holy-strike-2'),
    );
    expect(Object.keys(abilities)).toContain('consecration-red/0');
    expect(Object.keys(abilities)).not.toContain('holy-strike-1/0');
  });

  it('the lower rank is off the Amulet when a quadrant is chosen for the higher', () => {
    const abilities = atTheQuestion(
      {
        heroes: ['wizard'],
        change(state) {
          const hero = heroOf(state);
          hero.skills = ['fire-course-1'];
          if (hero.board.class !== 'wizard') return;
          hero.board.quadrants[1] = 'fire-course-1';
          hero.board.ready = 1;
        },
      },
      (g) => gainSkill(g, heroAt(g, 0), 'fire-course-2'),
    );
    expect(Object.keys(abilities)).toContain('side-step/0');
    expect(Object.keys(abilities)).not.toContain('fire-course-1/0');
  });
});
