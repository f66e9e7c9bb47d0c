import { describe, expect, it } from 'vitest';
import { allyIn } from '../../../test/allies.ts';
import { bossGround } from '../../../test/boss-ground.ts';
import { charm } from '../../../test/cards.ts';
import { duel, strikes } from '../../../test/fights.ts';
import { all, arms, plain, reprintMonster } from '../../../test/foes.ts';
import { look } from '../../../test/look.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import type { Ability, On } from '../../ability.ts';
import { heroAt } from '../../descent.ts';
import type { Enemy } from '../../state.ts';
import { isAttacking, takesPart } from '../figures/queries.ts';
import { figuresFor } from '../figures/targets.ts';
import { enemyAttacks, newCombat } from './pool.ts';

describe('targets', () => {
  const ability: Ability = { timing: 'turn', effects: [] };
  const use = { enemy: null, ally: null, card: 'charm', ability, item: null };

  it('of a Spirit are where the Spirit stands', () => {
    const here = (spirit: number) =>
      duel({ foeZone: at(4, 1), change: set(`flame-spirit@${spirit}`) }).runs((g, hero) => {
        const found = figuresFor(
          g,
          { ...use, hero, ally: allyIn(g.state, 'flame-spirit') },
          'enemies-here',
        );
        g.state.quest.counters['found'] = found.length;
      }).state.quest.counters['found'];
    expect([here(at(4, 1)), here(0)]).toEqual([1, 0]);
  });

  it('of a combat are nobody without one', () => {
    const found = (on: On) =>
      look({ heroes: ['ranger'], change: set('undead@0') }, (g) =>
        figuresFor(g, { ...use, hero: heroAt(g, 0) }, on),
      );
    expect(found('target')).toEqual([]);
    expect(found('other-enemy-there')).toEqual([]);
    expect(found('other-enemies-there')).toEqual([]);
  });

  it('are no enemies that cannot be hurt yet', () => {
    const found = (on: On) =>
      look({ ...bossGround(), heroes: ['ranger'], change: set('heroes zone 13, undead@13') }, (g) =>
        figuresFor(g, { ...use, hero: heroAt(g, 0) }, on),
      ).map((each) => ('kind' in each ? each.kind : ''));
    expect(found('enemies-here')).toEqual(['mob']);
    expect(found('enemies-within-1')).toEqual(['mob']);
    expect(found('enemy-in-sight')).toEqual(['mob']);
  });

  it('are chosen by who uses the ability', () => {
    const table = duel({ heroes: ['wizard', 'ranger'], change: set('undead@0') }).runs((g) => {
      const hurts: Ability = {
        timing: 'turn',
        effects: [{ do: 'wounds', n: 1, on: 'enemy-here' }],
      };
      return g.do.useAbility(g, { ...use, ability: hurts, hero: heroAt(g, 1) });
    });
    expect(table.pending[0]).toMatchObject({ seat: 1, prompt: { key: 'ask.target' } });
  });
});

describe('a combat', () => {
  it('is of who fights in it, and of no other hero', () => {
    const combat = newCombat(
      { kind: 'hero', hero: 1 },
      { kind: 'enemy', enemy: 'foe' },
      'melee',
      0,
      [],
    );
    const seen = look({ heroes: ['wizard', 'ranger'] }, (g) =>
      [0, 1].map((index) => [
        takesPart(combat, heroAt(g, index)),
        isAttacking(combat, heroAt(g, index)),
      ]),
    );
    expect(seen).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('of a monster with a weapon has the dice of both', () => {
    const dice = (item: string | null) =>
      look(
        {
          content: all(
            plain,
            arms({ flail: { melee: { yellow: 2, orange: 1 } } }),
            reprintMonster('roaming-ghoul-1-2', { attack: { yellow: 1, orange: 1, enemy: 2 } }),
          ),
          change: set(`ghoul@0 item ${item}`),
        },
        (g) => enemyAttacks(g, g.state.enemies[0] as Enemy, 'melee'),
      );
    expect(dice(null)).toEqual({ yellow: 1, orange: 1, enemy: 2 });
    expect(dice('flail')).toEqual({ yellow: 3, orange: 2, enemy: 2 });
  });

  it('tells of a single die that is added after the roll', () => {
    const late = charm('late', {
      timing: 'attack',
      cost: { mana: 1 },
      effects: [
        { do: 'reroll', n: 1 },
        { do: 'dice', orange: 1 },
      ],
    });
    const table = duel({
      cards: { mob: { health: 20 }, items: [late] },
      arms: ['sword', 'late'],
      hero: { mana: 1 },
      dice: 'yellow H, orange H',
    }).runs(strikes);
    if (table.prompt === 'ask.before-roll') table.pick('roll');
    table.pick('use-late/0');
    const told = table.eventsNamed('rolled').map(({ purpose, dice }) => [purpose, dice]);
    expect(told).toEqual([
      ['pool', ['yellow H']],
      ['more', ['orange H']],
    ]);
  });
});
