import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { descent, scene } from '../../../test/descent.ts';
import { all, arms, plain, putMob, putMonster, stand } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { type Descent, enemyById } from '../../descent.ts';
import type { DescentState } from '../../state.ts';
import { activateEnemy, enemyPhase } from './enemy-phase.ts';

const content = all(plain, arms({ club: { melee: { yellow: 1 } } }));

function* wholePhase(g: Descent) {
  g.state.phase = 'enemy';
  while (!(yield* enemyPhase(g)));
}

const activates = (id: string) =>
  function* (g: Descent) {
    const enemy = enemyById(g, id);
    if (enemy) yield* activateEnemy(g, enemy);
  };

/** Two mobs and a monster, all cut off in a chamber. */
function threeEnemies(state: DescentState): void {
  stand(state, at(0, 0));
  putMob(state, 'demons', at(5, 0), { item: 'club' });
  putMob(state, 'satyrs', at(5, 0), { item: 'club' });
  putMonster(state, 'ghoul', at(5, 0));
}

describe('The Enemy Phase', () => {
  rule('H-EPHASE-01', 'every enemy activates once, in any order the players like', () => {
    const orders = [
      ['demons', 'satyrs', 'ghoul'],
      ['demons', 'ghoul', 'satyrs'],
      ['satyrs', 'demons', 'ghoul'],
      ['satyrs', 'ghoul', 'demons'],
      ['ghoul', 'demons', 'satyrs'],
      ['ghoul', 'satyrs', 'demons'],
    ];
    for (const order of orders) {
      const t = scene({ content, change: threeEnemies })
        .runs(wholePhase)
        .shows('prompt ask.enemy-order');
      expect(t.options).toHaveLength(3);
      t.pick(`enemy-${order[0]}`);
      expect(t.options).toHaveLength(2);
      t.pick(`enemy-${order[1]}`).done();
      expect(t.eventsNamed('enemy-activated').map(({ enemy }) => enemy)).toEqual(order);
    }
  });

  rule('H-EPHASE-25', 'ends when all have activated, and the Level Up Phase begins', () => {
    const t = descent({
      content,
      change: set(threeEnemies, 'undead@5:0 item club, state phase enemy'),
    }).picks('enemy-demons', 'enemy-satyrs', 'enemy-ghoul');
    const told = t.events.map((event) => (event.t === 'phase' ? event.purpose : event.t));
    expect(told.filter((name) => name === 'enemy-activated')).toHaveLength(4);
    expect(told.indexOf('level-up')).toBeGreaterThan(told.lastIndexOf('enemy-activated'));
    expect(t.state.enemies.every(({ activated }) => !activated)).toBe(true);
  });

  rule('H-EPHASE-02', 'a mob has 2 actions', () =>
    scene({ content, dice: 'yellow H HM', change: set('hero zone 0:0, demons@0:0 item club') })
      .runs(activates('demons'))
      .done()
      .shows('told attack 2'),
  );

  rule('H-EPHASE-03', 'it attacks where it can, else it moves', () => {
    const t = scene({
      content,
      dice: 'yellow H',
      change: set('hero zone 1:0, demons@0:0 item club'),
    })
      .runs(activates('demons'))
      .done();
    const told = t.events.map((event) => event.t).filter((name) => name !== 'rolled');
    expect(told.indexOf('enemy-moved')).toBeLessThan(told.indexOf('attack'));
    t.shows('told enemy-moved 1, told attack 1');
  });

  rule('H-KO-08', 'nobody activates when all heroes are down', () =>
    scene({
      heroes: ['wizard', 'ranger', 'rogue'],
      content,
      change: set(threeEnemies, 'heroes knockedOut true'),
    })
      .runs(wholePhase)
      .done()
      .shows('told enemy-activated 0'),
  );

  rule('H-COND-05', 'Frost takes the place of an action of a mob', () => {
    const t = scene({
      content,
      dice: 'yellow H',
      change: set('hero zone 0:0, demons@0:0 item club frost 1'),
    })
      .runs(activates('demons'))
      .done()
      .shows('told attack 1, demons frost 0');
    const { id, card } = t.enemy('demons');
    expect(t.eventsNamed('frozen')).toMatchObject([{ enemy: id, card, rule: 'H-COND-05' }]);
    const turn = descent({ heroes: ['wizard', 'ranger'], content, change: set('heroes frost 2') })
      .picks('hero0', 'thaw', 'thaw')
      .shows('hero frost 0 turn.actions 1');
    expect(turn.eventsNamed('frozen')).toMatchObject([{ hero: 0 }, { hero: 0 }]);
  });

  rule('H-COND-06', 'two Frost take the whole activation of a roaming monster', () =>
    scene({ content, change: set('hero zone 0:0, ghoul@0:0 frost 3') })
      .runs(activates('ghoul'))
      .done()
      .shows('ghoul frost 1, told attack 0, told monster-pattern 0'),
  );

  rule(['H-COND-06', 'H-COND-02'], 'two Frost: no activation, so no Fire and no Poison', () => {
    const activation = (frost: number, dice?: string) =>
      scene({
        heroes: ['wizard'],
        content,
        dice: dice ?? [],
        change: set(`hero zone 5:1, ghoul@0:1 frost ${frost} fire 1 poison token-vial`),
      })
        .runs(activates('ghoul'))
        .done()
        .enemy('ghoul');
    expect(activation(2)).toMatchObject({ frost: 0, fire: 1, wounds: 0, activated: true });
    expect(activation(1, 'fire H')).toMatchObject({ frost: 0, fire: 0, wounds: 2 });
  });

  rule('H-COND-07', 'a single Frost falls off a roaming monster without effect', () =>
    scene({ heroes: ['wizard'], content, change: set('hero zone 3:1, ghoul@0:1 frost 1') })
      .runs(activates('ghoul'))
      .done()
      .shows('ghoul frost 0 zone 2:1'),
  );

  rule('H-ABIL-09', 'between two actions heroes may use what works at any time', () => {
    const t = scene({
      content: all(content, (all) => ({
        ...all,
        heroes: {
          ...all.heroes,
          berserker: {
            ...all.heroes.berserker,
            ability: {
              timing: 'anytime',
              cost: { mana: 1 },
              effects: [{ do: 'heal', n: 1, on: 'self' }],
            },
          },
        },
      })),
      dice: 'yellow HH -',
      change: set('hero zone 0:0, heroes mana 1, state active null, demons@0:0 item club'),
    })
      .runs(activates('demons'))
      .shows('prompt ask.anytime, told attack 1');
    const { health } = t.hero();
    t.pick(t.options[0] as string).done();
    expect(t.hero()).toMatchObject({ health: health + 1, mana: 0 });
    t.shows('told attack 2');
    const told = t.events.map((event) => event.t);
    expect(told.indexOf('ability')).toBeGreaterThan(told.indexOf('attack'));
    expect(told.indexOf('ability')).toBeLessThan(told.lastIndexOf('attack'));
  });

  it('Fire and Poison come before the actions, and may end them', () => {
    const t = scene({ content, dice: 'fire HH', change: set('hero zone 0:0, demons@0:0 fire 1') })
      .runs(activates('demons'))
      .done();
    expect(t.state.enemies).toEqual([]);
    t.shows('told attack 0');
    expect(t.events.map((event) => event.t).indexOf('enemy-activated')).toBeLessThan(
      t.events.map((event) => event.t).indexOf('burned'),
    );
  });
});
