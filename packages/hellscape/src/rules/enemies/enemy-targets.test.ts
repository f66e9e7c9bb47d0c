import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { all, arms, plain, putMob, stand } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import type { Descent } from '../../descent.ts';
import type { DescentState } from '../../state.ts';
import { activateEnemy } from './enemy-phase.ts';

const content = all(
  plain,
  arms({
    bow: { ranged: { yellow: 2 } },
    club: { melee: { yellow: 1 } },
    wand: { magic: { yellow: 1 } },
    pike: { melee: { orange: 2 }, ranged: { yellow: 1 } },
    rod: { melee: { orange: 1 }, magic: { yellow: 2 } },
    even: { melee: { yellow: 1 }, magic: { yellow: 1 } },
  }),
);

/** One action of the only mob. */
const acts = (g: Descent) => g.do.enemyAction(g, only(g.state));

function only(state: DescentState) {
  const [mob] = state.enemies;
  if (!mob) throw new Error('there is no mob');
  return mob;
}

describe('Whom enemies attack', () => {
  rule('H-EPHASE-04', 'the closest hero in reach and in sight', () => {
    scene({
      heroes: ['wizard', 'ranger'],
      content,
      dice: 'yellow H -',
      change: set('hero zone 3:1, hero1 zone 1:1, demons@0:1 item bow'),
    })
      .runs(acts)
      .done()
      .shows('event attack hero 1 purpose ranged');
    scene({
      heroes: ['wizard', 'ranger'],
      content,
      dice: 'yellow H -',
      change: set('hero zone 3:1, hero1 zone 1:0, demons@0:1 item bow'),
    })
      .runs(acts)
      .done()
      .shows('event attack hero 0');
  });

  rule(['H-EPHASE-05', 'H-TIE-01'], 'among equally close ones the players choose', () => {
    const t = scene({
      heroes: ['wizard', 'ranger', 'rogue'],
      content,
      dice: 'yellow H',
      change: set('hero zone 0:0, hero1 zone 0:0, hero2 zone 1:0, demons@0:0 item club'),
    })
      .runs(acts)
      .shows('prompt ask.enemy-target');
    expect(t.pending[0]?.seat).toBe(-1);
    t.shows('options hero0 hero1');
    const health = t.hero(1).health;
    t.pick('hero1').done();
    expect(t.hero(1).health).toBe(health - 1);
  });

  rule('H-EPHASE-06', 'with the type and dice of the mob item and a die for each minion', () => {
    const t = scene({
      content,
      dice: 'yellow - -, enemy - - -',
      change: set('hero zone 1:0, demons@0:0 item bow minions 3'),
    })
      .runs(acts)
      .done()
      .shows('event attack purpose ranged');
    expect(t.event('rolled')?.dice).toEqual([
      'yellow -',
      'yellow -',
      'enemy -',
      'enemy -',
      'enemy -',
    ]);
  });

  rule('H-EPHASE-07', 'with the attack that promises most hits at the range', () => {
    const attack = (item: string, zone: number) => {
      const t = scene({ content, change: set(`hero zone ${zone}, demons@0:1 item ${item}`) }).runs(
        acts,
      );
      return t.event('attack')?.purpose;
    };
    expect(attack('pike', at(0, 1))).toBe('melee');
    expect(attack('pike', at(2, 1))).toBe('ranged');
    expect(attack('rod', at(0, 1))).toBe('magic');
    expect(attack('even', at(0, 1))).toBe('melee');
  });

  rule('H-EPHASE-08', 'Melee needs the same zone', () => {
    const t = scene({ content, change: set('hero zone 1:1, demons@0:1 item club') })
      .runs(acts)
      .done()
      .shows('told attack 0');
    expect(only(t.state).zone).toBe(at(1, 1));
  });

  rule('H-EPHASE-09', 'Magic reaches the next zone too, in sight', () => {
    const t = scene({
      content,
      dice: 'yellow - -',
      change: set('hero zone 1:1, demons@0:1 item wand'),
    })
      .runs((g) => activateEnemy(g, only(g.state)))
      .done()
      .shows('told attack 2');
    expect(only(t.state).zone).toBe(at(0, 1));
    scene({ content, change: set('hero zone 4:0, demons@3:0 item wand') })
      .runs(acts)
      .done()
      .shows('told attack 0');
  });

  rule(
    'H-EPHASE-10',
    'Ranged needs another zone: with heroes in its own the mob does nothing',
    () => {
      const shots = (zone: number) => {
        const t = scene({ content, change: set(`hero zone ${zone}, demons@0:1 item bow`) })
          .runs((g) => activateEnemy(g, only(g.state)))
          .done();
        expect(only(t.state).zone).toBe(at(0, 1));
        return t.eventsNamed('attack').length;
      };
      expect(shots(at(0, 1))).toBe(0);
      expect(shots(at(1, 1))).toBe(2);
    },
  );

  rule(
    'H-EPHASE-11',
    'a mob without its item fights with Enemy dice, and its leader adds one',
    () => {
      const rolled = (minions: number) => {
        const t = scene({ content, change: set(`hero zone 0:0, demons@0:0 minions ${minions}`) })
          .runs(acts)
          .shows('event attack purpose melee');
        return t.eventsNamed('rolled')[0]?.dice.map((die) => die.split(' ')[0]);
      };
      expect(rolled(3)).toEqual(Array(4).fill('enemy'));
      expect(rolled(6)).toEqual(Array(6).fill('enemy'));
    },
  );

  it('spirits and the Summoner are targets like heroes', () => {
    const t = scene({
      heroes: ['wizard'],
      content,
      dice: 'yellow HH, blue - -',
      change(state) {
        stand(state, at(2, 1));
        putMob(state, 'demons', at(0, 1), { item: 'club' });
        const ally = { id: 'summoner', owner: null, wounds: 0, fire: 0, frost: 0 } as const;
        state.allies.push({ ...ally, zone: at(0, 1), activated: false });
      },
    })
      .runs(acts)
      .done();
    expect(t.state.allies[0]?.wounds).toBe(2);
  });

  rule('H-KO-07', 'heroes who are down or gone are no targets', () => {
    const t = scene({
      heroes: ['wizard', 'ranger', 'rogue'],
      content,
      change: set(
        'hero zone 0:1, hero1 zone 1:1, hero2 zone 0:1, hero knockedOut true',
        'hero2 gone true, demons@0:1 item club',
      ),
    })
      .runs(acts)
      .done()
      .shows('told attack 0');
    expect(only(t.state).zone).toBe(at(1, 1));
  });
});
