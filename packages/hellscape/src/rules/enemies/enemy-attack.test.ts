import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { type Played, scene } from '../../../test/descent.ts';
import { byFoe } from '../../../test/fights.ts';
import { all, arms, forHeroes, plain, reprint } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import type { Descent } from '../../descent.ts';

const tools = all(
  arms({ club: { melee: { yellow: 1 } }, maul: { melee: { yellow: 1, orange: 1 } } }),
  forHeroes({ hammer: { attacks: { melee: { orange: 2 } } }, mail: { defense: 1 } }),
);
const content = all(plain, tools);

const acts = (g: Descent) => {
  const [mob] = g.state.enemies;
  if (!mob) throw new Error('there is no mob');
  return g.do.enemyAction(g, mob);
};

const strikes = (g: Descent) => {
  const [hero] = g.state.heroes;
  if (!hero) throw new Error('there is no hero');
  return g.do.heroAttack(g, hero);
};

const rolled = (t: Played) =>
  t.eventsNamed('rolled').map(({ dice = [] }) => dice.map((die) => die.split(' ')[0]));

describe('Attacks of mobs', () => {
  rule('H-EPHASE-12', 'all miniatures of a mob make one attack together', () => {
    const t = scene({
      content,
      dice: 'yellow H, enemy - - -',
      change: set('hero zone 0:0, demons@0:0 item club minions 3'),
    })
      .runs(acts)
      .done()
      .shows('told attack 1');
    expect(rolled(t)).toEqual([['yellow', 'enemy', 'enemy', 'enemy']]);
  });

  rule('H-EPHASE-13', 'nobody gains the Mana that enemies roll', () =>
    scene({
      content,
      dice: 'yellow HM',
      change: set('hero zone 0:0, heroes mana 0, undead@0:0 item club'),
    })
      .runs(acts)
      .done()
      .shows('hero mana 0'),
  );

  rule('H-EPHASE-14', 'enemies never roll the Shadow die', () => {
    const t = scene({
      content,
      dice: 'yellow H',
      change: set('hero zone 0:1, demons@0:1 item club'),
    }).runs(acts);
    expect(rolled(t.done())).toEqual([['yellow']]);
  });

  rule('H-EPHASE-15', 'heroes lose Health, enemies collect Wounds', () =>
    scene({
      content,
      dice: 'yellow HH',
      change: set('hero zone 0:0, heroes health 6, demons@0:0 item club'),
    })
      .runs(function* (g) {
        yield* acts(g);
        const [mob] = g.state.enemies;
        if (mob) yield* g.do.woundEnemy(g, mob, 1, { kind: 'rule', id: 'test' });
      })
      .done()
      .shows('hero health 4, demons wounds 1'),
  );

  rule(
    ['H-EPHASE-16', 'H-ENEMY-09', 'H-ABIL-18'],
    'the Undead hurt themselves for more yellow dice',
    () => {
      const t = scene({
        heroes: ['berserker'],
        content: tools,
        dice: 'yellow H, orange HH, enemy W A A, blue SS, yellow - H',
        change: set('hero zone 0:0 wears mail, undead@0:0 tier 3-4 item maul minions 3 wounds 1'),
      }).runs(acts);
      // The claw is resolved first; the lost Health goes into the Rage pool.
      const health = t.hero().maxHealth;
      expect(t.done().hero()).toMatchObject({ health: health - 3, board: { rage: 3 } });
      expect(t.eventsNamed('rage').map(({ amount }) => amount)).toEqual([1, 3]);
      expect(t.eventsNamed('wounded').map(({ amount }) => amount)).toEqual([1, 2]);
      // Four Wounds on a mob of Health 4 whose next minion had one already: it falls, one Wound is left.
      expect(t.eventsNamed('enemy-wounded').map(({ amount }) => amount)).toEqual([2, 2]);
      t.shows('undead minions 2 wounds 1');
      expect(rolled(t)).toEqual([
        ['yellow', 'orange', 'enemy', 'enemy', 'enemy', 'blue'],
        ['yellow', 'yellow'],
      ]);
      t.shows('event totalled amount 2');
    },
  );
});

describe('Mobs that are attacked', () => {
  rule(['H-ENEMY-07', 'H-ENEMY-08'], 'Gargoyles add a shield for each symbol', () =>
    scene({
      content,
      dice: 'orange HHH HHH, blue S -, enemy A',
      change: set('hero zone 0:0 wears hammer, gargoyles@0:0 minions 1 tier 3-4'),
    })
      .runs(strikes)
      .done()
      .shows('event totalled amount 4, event enemy-wounded amount 4'),
  );

  rule('H-ENEMY-10', 'they roll the Defense dice of their card', () => {
    const t = scene({
      content,
      dice: 'orange H -, blue S',
      change: set('hero zone 0:0 wears hammer, skeletons@0:0'),
    }).runs(strikes);
    expect(rolled(t.done())).toEqual([['orange', 'orange', 'blue']]);
  });

  rule('H-ENEMY-04', 'the Health of the card is that of each miniature', () => {
    const left = (wounds: number) =>
      scene({
        content: all(content, reprint('mob-demons-1-2', { health: 3 })),
        change: set('demons@0:0 minions 2'),
      })
        .runs(byFoe((g, foe) => g.do.woundEnemy(g, foe, wounds, { kind: 'hero', hero: 0 })))
        .done().state.enemies;
    expect(left(8)).toMatchObject([{ minions: 0, wounds: 2 }]);
    expect(left(9)).toEqual([]);
  });

  rule('H-ENEMY-06', 'who kills the leader takes the treasure', () => {
    const t = scene({
      heroes: ['wizard', 'ranger'],
      content: all(content, reprint('mob-demons-1-2', { health: 2 })),
      change: set('demons@0:0 minions 3 treasure.common 1 treasure.rare 0 treasure.epic 0'),
    }).runs(function* (g) {
      const [mob] = g.state.enemies;
      if (!mob) return;
      yield* g.do.woundEnemy(g, mob, 6, { kind: 'hero', hero: 0 });
      yield* g.do.woundEnemy(g, mob, 2, { kind: 'hero', hero: 1 });
    });
    while (t.prompt) t.pick('keep');
    t.done();
    expect(t.hero(0).items).toHaveLength(0);
    expect(t.hero(1).items).toHaveLength(1);
  });
});
