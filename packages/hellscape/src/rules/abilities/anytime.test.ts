import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ally } from '../../../test/allies.ts';
import { charm, withItems } from '../../../test/arms.ts';
import { descent, type Situation, scene } from '../../../test/descent.ts';
import { all, plain } from '../../../test/foes.ts';
import { give, heroOf } from '../../../test/items.ts';
import { LEARN } from '../../../test/learn.ts';
import { set } from '../../../test/notation.ts';
import { strawMan, withPractice } from '../../../test/practice.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import type { Descent } from '../../descent.ts';
import type { Ally, DescentState } from '../../state.ts';
import { abilitiesChanged } from './in-force.ts';

it('is urgent to use something where somebody weak could be healed', () => {
  const urgency = (health: number, item = 'health-potion') =>
    scene({
      heroes: ['paladin', 'wizard'],
      content: all(plain, withPractice),
      change: set(`state active 0, hero health ${health}, hero1 has ${item}, straw@0`),
    }).runs((g) => g.do.anytime(g)).pending[0]?.prompt.facts?.['urgent'];
  expect(urgency(3)).toBe(true);
  expect(urgency(4)).toBe(false);
  expect(urgency(3, 'thunder-keg')).toBe(false);
});

describe('what may be used at any time', () => {
  it('is urgent for one who is weak among others, and with one use among others', () => {
    const urgency = (paladin: number, rogue: number, ...items: readonly string[]) =>
      scene({
        heroes: ['paladin', 'wizard', 'rogue'],
        content: all(plain, withPractice),
        change(state) {
          state.active = 0;
          heroOf(state).health = paladin;
          heroOf(state, 2).health = rogue;
          for (const item of items) give(state, item, 1);
          strawMan(state, 0);
        },
      }).runs((g) => g.do.anytime(g)).pending[0]?.prompt.facts?.['urgent'];
    expect(urgency(3, 4, 'health-potion')).toBe(true);
    expect(urgency(3, 4, 'health-potion', 'thunder-keg')).toBe(true);
    expect(urgency(3, 4, 'thunder-keg', 'health-potion')).toBe(true);
    expect(urgency(4, 4, 'health-potion', 'thunder-keg')).toBe(false);
  });

  it('is urgent where healing is only a part of it', () => {
    const balm = charm('balm', {
      timing: 'anytime',
      cost: { mana: 1 },
      effects: [
        { do: 'heal', n: 1 },
        { do: 'special', id: LEARN, n: 0 },
      ],
    });
    const table = scene({
      heroes: ['paladin', 'wizard'],
      content: all(plain, withItems(balm)),
      change: set('state active 0, hero health 1, hero1 mana 1 wears balm, straw@0'),
    }).runs((g) => g.do.anytime(g));
    expect(table.pending[0]?.prompt.facts).toEqual({ urgent: true });
  });

  it('says what it means, and so do an item put away and the wish for nothing', () => {
    const table = scene({
      heroes: ['paladin', 'wizard'],
      content: all(plain, withPractice),
      change: set('state active 0, hero1 has thunder-keg wears pot-helm, straw@0'),
    }).runs((g) => g.do.anytime(g));
    const [question] = table.pending;
    expect(question?.options).toEqual(['use-thunder-keg/0', 'put-away', 'skip']);
    expect(question?.options.map((option) => question.means?.(option))).toEqual([
      { kind: 'use', card: 'thunder-keg', index: 0, timing: 'anytime' },
      { kind: 'put-away' },
      { kind: 'skip' },
    ]);
    expect(question?.describe?.('use-thunder-keg/0')).toEqual({
      text: { key: 'option.use', params: { card: { key: 'thunder-keg.name' } } },
    });
    expect(question?.describe?.('put-away')).toEqual({ text: { key: 'deed.put-away' } });
    expect(question?.describe?.('skip')).not.toHaveProperty('text.params');
  });
});

it('is urgent for the Summoner too, whose death is defeat, but not for a Spirit', () => {
  const urgency = (id: Ally['id'], wounds: number) =>
    scene({
      heroes: ['wizard', 'shaman'],
      content: all(plain, withPractice),
      change(state) {
        state.active = null;
        state.phase = 'enemy';
        give(state, 'health-potion', 0);
        ally(state, id, heroOf(state).zone, { wounds });
        strawMan(state, heroOf(state).zone);
      },
    }).runs(function* (g): Rule {
      for (const enemy of g.state.enemies) yield* g.do.anytime(g, { enemy, left: 1 });
    }).pending[0]?.prompt.facts?.['urgent'];
  expect(urgency('summoner', 5)).toBe(true);
  expect(urgency('summoner', 4)).toBe(false);
  expect(urgency('flame-spirit', 1)).toBe(false);
});

describe('who declined something for any time', () => {
  /** The Wizard has a keg and a potion in the Paladin's turn, and an enemy in the zone. */
  const situation: Situation = {
    heroes: ['paladin', 'wizard'],
    content: all(plain, withPractice),
    change: set('state active 0, hero1 has thunder-keg has health-potion, straw@0'),
  };

  /** The moments before and after something happens; the Wizard declines at the first. */
  const declines = (happens: (g: Descent) => void) => {
    const table = scene(situation)
      .runs(function* (g): Rule {
        yield* g.do.anytime(g);
        g.state.round = 8;
        yield* g.do.anytime(g);
        g.state.round = 9;
        happens(g);
        yield* g.do.anytime(g);
      })
      .shows('offers use-thunder-keg/0');
    return table.pick('skip');
  };

  rule(['H-ITEM-13', 'H-ABIL-09'], 'is not asked about the same things again', () =>
    declines(() => {}).done(),
  );

  rule(['H-ITEM-13'], 'is asked again when another card has become usable', () => {
    const table = declines(({ state }) => {
      heroOf(state).health -= 2;
    })
      .shows('prompt ask.anytime, state round 9')
      .picks('use-health-potion/0', 'hero0');
    expect(table.hero().health).toBe(table.hero().maxHealth);
  });

  rule(['H-ITEM-13', 'H-ABIL-09'], 'is asked again when there is somebody new to use it on', () =>
    declines(({ state }) => void strawMan(state, 0))
      .shows('prompt ask.anytime, state round 9')
      .pick('use-thunder-keg/0')
      .done(),
  );

  it('is asked again when something has happened to them', () =>
    declines(({ state }) => {
      heroOf(state, 1).mana--;
    }).shows('prompt ask.anytime, state round 9'));

  it('is asked anew in the Enemy Phase, and in the next round', () => {
    const table = descent({
      ...situation,
      change(state) {
        give(state, 'health-potion', 1);
        for (const hero of state.heroes) hero.health -= 2;
        // Frost lets the enemy activate and do nothing.
        strawMan(state, at(2, 2), { frost: 9 });
      },
    });
    const declinesIn = (phase: DescentState['phase']) =>
      table.shows(`prompt ask.anytime, state phase ${phase}`).pick('skip');
    table.pick('hero0');
    declinesIn('hero');
    table.picks('move', 'done', 'move', 'done', 'end-turn', 'end-turn');
    declinesIn('enemy');
    table.shows('state round 2').pick('hero0');
    declinesIn('hero');
  });

  rule(['H-ITEM-13'], 'is asked again about a card that is new, whoever it is good for', () => {
    const bell = charm('bell', {
      timing: 'anytime',
      limit: 'any-number',
      effects: [{ do: 'special', id: LEARN, n: 0 }],
    });
    scene({ ...situation, content: all(plain, withItems(bell)) })
      .runs(function* (g): Rule {
        yield* g.do.anytime(g);
        equipped(g.state, 'bell', 1);
        abilitiesChanged(g, heroOf(g.state, 1));
        yield* g.do.anytime(g);
      })
      .pick('skip')
      .shows('offers use-bell/0')
      .pick('skip')
      .done();
  });

  rule(['H-ABIL-09'], 'is left alone when there is only less to be done', () => {
    declines(({ state }) => void strawMan(state, at(2, 2))).done();
    declines(({ state }) => void state.enemies.pop()).done();
  });
});
