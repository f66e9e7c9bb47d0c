import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bossGround, fighting, theBoss } from '../../../test/boss-ground.ts';
import { descent, type Played, type Situation, scene } from '../../../test/descent.ts';
import { all, arms, plain, putMob, putMonster, stack, stand } from '../../../test/foes.ts';
import { give, heroOf } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import { withPractice } from '../../../test/practice.ts';
import { at } from '../../../test/training-ground.ts';
import { type Descent, enemyById } from '../../descent.ts';
import type { DescentState } from '../../state.ts';
import { bossActs } from '../enemies/boss-fight.ts';
import { activateEnemy } from '../enemies/enemy-phase.ts';

const POTION = 'use-health-potion/0';
const HERE = at(0, 0);

/** The Wizard has a potion and stands beside the Paladin, who needs it. */
function potion(change: (state: DescentState) => void): Situation {
  return {
    heroes: ['paladin', 'wizard'],
    content: all(plain, withPractice, arms({ club: { melee: { yellow: 1 } } })),
    change: set('hero zone 0:0, hero1 zone 0:0 has health-potion', change),
  };
}

/** The Paladin has lost so much Health. */
const hurt = (wounds: number) => (state: DescentState) => {
  heroOf(state).health -= wounds;
};

/** So much Fire lies on the Paladin. */
const burning = (fire: number) => (state: DescentState) => {
  heroOf(state).fire = fire;
};

function expectOffer(table: Played, seat: number, urgent?: boolean): void {
  expect([table.prompt, table.pending[0]?.seat]).toEqual(['ask.anytime', seat]);
  table.shows(`offers ${POTION}`);
  if (urgent !== undefined) expect(table.pending[0]?.prompt.facts).toEqual({ urgent });
}

const activates = (id: string) =>
  function* (g: Descent): Rule {
    const enemy = enemyById(g, id);
    if (enemy) yield* activateEnemy(g, enemy);
  };

/** Enemies activate, and no hero has a turn. */
function enemyPhase(state: DescentState): void {
  state.active = null;
  state.phase = 'enemy';
}

describe('in the turn of another hero', () => {
  rule(['H-ABIL-09'], 'it is offered before the first action', () => {
    const table = descent(potion(hurt(3))).pick('hero0');
    expectOffer(table, 1);
    table.pick('skip').shows('prompt ask.turn, hero turn.actions 3');
    // Nothing is new after an action that changed nothing.
    table.picks('move', 'done').shows('prompt ask.turn, hero turn.actions 2');
  });

  it('the hero whose turn it is has it among the rest, and is not asked apart', () =>
    descent(
      potion((state) => {
        give(state, 'health-potion');
        heroOf(state, 1).items = [];
        heroOf(state).health -= 3;
      }),
    )
      .pick('hero0')
      .shows(`prompt ask.turn, offers ${POTION}`));

  it('it is offered before Fire burns the hero, and again after it', () => {
    const table = descent({ ...potion(burning(2)), dice: 'fire HH H' }).pick('hero0');
    expectOffer(table, 1);
    expect(table.eventsNamed('turn')).toEqual([]);
    table.pick('skip');
    expectOffer(table, 1);
    table.shows('told burned 1');
    expect(table.hero().health).toBe(table.hero().maxHealth - 3);
    table.picks(POTION, 'hero0');
    expect([table.prompt, table.hero().health]).toEqual(['ask.turn', table.hero().maxHealth]);
  });

  it('who burns may drink the own potion before the Fire does', () => {
    const table = descent({
      ...potion((state) => {
        give(state, 'health-potion');
        heroOf(state, 1).items = [];
        Object.assign(heroOf(state), { fire: 1, health: 1 });
      }),
    }).pick('hero0');
    expectOffer(table, 0, true);
    table.picks(POTION, 'douse1').shows('prompt ask.turn, hero fire 0 health 3');
  });
});

describe('around what enemies do', () => {
  rule(['H-ABIL-09', 'H-ITEM-13'], 'it is offered between two actions and after the last', () => {
    const table = scene({
      ...potion((state) => {
        enemyPhase(state);
        heroOf(state).health -= 1;
        putMob(state, 'undead', HERE, { item: 'club' });
      }),
      dice: 'yellow H H',
    }).runs(activates('undead'));
    const attacks = () => table.eventsNamed('attack').length;
    // Before the first action, between the two and after the last: the Paladin is worse each time.
    for (const made of [0, 1, 2]) {
      expectOffer(table, 1);
      expect(attacks()).toBe(made);
      table.pick('skip');
      if (table.prompt === 'ask.enemy-target') table.pick('hero0');
    }
    table.done();
  });

  /** A card of a mob that is in the dungeon already. */
  const duplicate = (
    change: (state: DescentState) => void = () => {},
    dice: Situation['dice'] = 'yellow HH',
  ) =>
    scene({
      ...potion((state) => {
        state.active = 0;
        stand(state, HERE, HERE);
        heroOf(state).health -= 1;
        putMob(state, 'undead', HERE, { item: 'club' });
        stack(state.decks.mobs['1-2'], 'mob-undead-1-2');
        change(state);
      }),
      dice,
    }).runs((g) => g.do.spawnMob(g, at(2, 2)));

  rule(['H-ABIL-09'], 'it is offered before and after the action that a second card brings', () => {
    const table = duplicate();
    expectOffer(table, 1);
    expect(table.eventsNamed('attack')).toEqual([]);
    table.picks('skip', 'hero0');
    expectOffer(table, 1);
    table.shows('told attack 1').picks(POTION, 'hero0').done();
    expect(table.hero().health).toBe(table.hero().maxHealth);
  });

  it('then also to the hero whose turn it is: the enemy acts in the midst of an action', () => {
    const table = duplicate((state) => {
      heroOf(state, 1).items = [];
      give(state, 'health-potion');
    });
    expectOffer(table, 0);
    table.picks(POTION, 'hero0').done().shows('told attack 1');
  });

  it('an enemy that falls to it acts no more', () => {
    const table = duplicate((state) => {
      heroOf(state, 1).items = [];
      give(state, 'thunder-keg', 1);
      const [mob] = state.enemies;
      if (mob) Object.assign(mob, { minions: 0, item: null });
    }, [])
      .shows('offers use-thunder-keg/0')
      .pick('use-thunder-keg/0');
    while (table.prompt) table.pick('keep');
    table.done();
    expect(table.eventsNamed('attack')).toEqual([]);
  });

  it('a second card of a monster is no different', () => {
    const table = scene(
      potion((state) => {
        state.active = 0;
        heroOf(state).health -= 1;
        putMonster(state, 'ghoul', HERE);
        stack(state.decks.roaming['1-2'], 'roaming-ghoul-1-2');
      }),
    ).runs((g) => g.do.spawnRoaming(g, at(2, 2)));
    expectOffer(table, 1);
    expect(table.eventsNamed('attack')).toEqual([]);
  });

  it('Ytheria acts after her servant, and there is time in between', () => {
    const table = scene({
      ...potion((state) => {
        enemyPhase(state);
        heroOf(state).health -= 1;
        putMob(state, 'undead', HERE, { item: 'club' });
        putMonster(state, 'ytheria', at(2, 0));
      }),
      dice: 'yellow H, enemy -',
    }).runs(activates('ytheria'));
    expectOffer(table, 1);
    table.picks('skip', 'hero0');
    expectOffer(table, 1);
    table.shows('told attack 1');
    expect(table.eventsNamed('enemy-moved')).toEqual([]);
    table.pick('skip').shows('told enemy-moved 1');
  });
});

describe('who declined', () => {
  /** The Wizard declines; then something happens. */
  const declines = (happens: (g: Descent) => void) =>
    scene(potion(set('state active null, hero health 4, frost-spirit@0:0 wounds 1')))
      .runs(function* (g): Rule {
        yield* g.do.anytime(g);
        happens(g);
        yield* g.do.anytime(g);
      })
      .pick('skip');

  rule(['H-ITEM-13'], 'is asked again when somebody it is good for has become worse', () => {
    expectOffer(
      declines(({ state }) => void heroOf(state).health--),
      1,
    );
    expectOffer(
      declines(({ state }) => void heroOf(state).fire++),
      1,
    );
    expectOffer(
      declines(({ state: { allies } }) => {
        for (const each of allies) each.wounds++;
      }),
      1,
    );
  });

  it('is left alone when somebody is better, or has lost what it is not good for', () => {
    declines(({ state }) => void heroOf(state).health++).done();
    declines(({ state }) => void heroOf(state).mana--).done();
    declines(({ state }) => void heroOf(state).frost++).done();
    declines(() => {}).done();
  });
});

describe('it can matter now', () => {
  /** How urgent the offer is before this mob activates, or in the turn of the Paladin. */
  const urgency = (change: (state: DescentState) => void, runs?: (g: Descent) => Rule) =>
    scene(potion(change)).runs(runs ?? ((g) => g.do.anytime(g))).pending[0]?.prompt.facts?.[
      'urgent'
    ];

  it('when an enemy that still acts may reach somebody weak', () => {
    const mobAt = (zone: number, health = 3) =>
      urgency((state) => {
        enemyPhase(state);
        heroOf(state).health = health;
        putMob(state, 'undead', zone, { item: 'club' });
      }, activates('undead'));
    expect([mobAt(HERE), mobAt(HERE, 4)]).toEqual([true, false]);
    // One step and a blow; with two steps to go there is no time for the blow.
    expect([mobAt(at(1, 0)), mobAt(at(2, 0))]).toEqual([true, false]);
  });

  it('while it has another action, and not after its last', () => {
    const table = scene({
      ...potion((state) => {
        enemyPhase(state);
        heroOf(state).health = 5;
        heroOf(state).maxHealth = 6;
        putMob(state, 'undead', HERE, { item: 'club' });
      }),
      dice: 'yellow HH H',
    }).runs(activates('undead'));
    expectOffer(table, 1, false);
    table.picks('skip', 'hero0').shows('hero health 3');
    expectOffer(table, 1, true);
    table.picks('skip', 'hero0').shows('hero health 2');
    expectOffer(table, 1, false);
  });

  it('again for who declined, when it did not matter then', () => {
    const table = scene(
      potion((state) => {
        enemyPhase(state);
        heroOf(state).health = 3;
        putMob(state, 'undead', HERE, { item: 'club', frost: 2 });
        putMob(state, 'satyrs', at(2, 0), { item: 'club', frost: 2 });
      }),
    ).runs(function* (g): Rule {
      yield* g.do.anytime(g, { enemy: g.state.enemies[1] as never, left: 0 });
      for (const enemy of g.state.enemies) enemy.frost = 0;
      yield* g.do.anytime(g, { enemy: g.state.enemies[1] as never, left: 0 });
    });
    expectOffer(table, 1, false);
    table.pick('skip');
    expectOffer(table, 1, true);
    table.pick('skip').done();
  });

  it('in a turn, for the hero who has enemies in sight, or for one who burns', () => {
    const turn = (change: (state: DescentState) => void) =>
      urgency((state) => {
        state.active = 0;
        heroOf(state).health = 3;
        change(state);
      });
    expect(turn(() => {})).toBe(false);
    expect(turn(set('straw@2:0'))).toBe(true);
    expect(turn(burning(1))).toBe(true);
    // It is not the Paladin who fights, and no enemy acts before the Enemy Phase.
    const other = set('state active 2, hero health 3, straw@0:0');
    const three = { ...potion(other), heroes: ['paladin', 'wizard', 'rogue'] as const };
    const table = scene(three).runs((g) => g.do.anytime(g));
    expect(table.pending[0]?.prompt.facts).toEqual({ urgent: false });
  });

  it('before every action of a boss, and not after its last', () => {
    const table = scene({
      ...bossGround({ actions: 2 }),
      heroes: ['paladin', 'wizard'],
      dice: 'activation - - - - - -',
      change: set(fighting, 'state active null, hero1 has health-potion, hero health 3'),
    }).runs((g) => bossActs(g));
    expectOffer(table, 1, true);
    table.pick('skip').done();
    expect(theBoss(table).zone).toBe(heroOf(table.state).zone);
  });
});
