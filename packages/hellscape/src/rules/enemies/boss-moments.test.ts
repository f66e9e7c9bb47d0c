import { describe, expect, it } from 'vitest';
import { theBoss as boss, bossGround, enterTheLair, fighting } from '../../../test/boss-ground.ts';
import { descent, scene } from '../../../test/descent.ts';
import { all } from '../../../test/foes.ts';
import { look } from '../../../test/look.ts';
import { set } from '../../../test/notation.ts';
import { enemy } from '../../../test/training-ground.ts';
import type { BossAction, Content } from '../../content-types.ts';
import type { DescentState } from '../../state.ts';
import { allTreasure, TREASURE_TOKENS } from '../items/treasure.ts';
import { bossBonus } from '../sheets/boss-track.ts';
import { bossActs } from './boss-fight.ts';

const TWO = ['paladin', 'wizard'] as const;
const PLAIN_ROLL = ['activation', '-', '-', '-'] as const;

/** Every action of the boss wounds every hero so much. */
function striking(wounds: number): readonly BossAction[] {
  return [0, 1, 2, 3].map(() => [{ do: 'wounds', n: wounds, on: {} }]);
}

describe('the boss acts', () => {
  it('not while it sleeps, nor where there is none', () => {
    const asleep = scene({ ...bossGround(), heroes: TWO }).runs(bossActs);
    expect(asleep.done().eventsNamed('enemy-activated')).toEqual([]);
    expect(boss(asleep).activated).toBe(false);
    const nobody = scene({ change: set('state darkness.side boss darkness.space 1') });
    expect(nobody.runs(bossActs).done().events).toEqual([]);
  });

  it('not when all heroes are down: nothing burns on it either', () => {
    const table = scene({
      ...bossGround(),
      heroes: TWO,
      change(state) {
        fighting(state);
        boss({ state }).fire = 1;
        for (const hero of state.heroes) hero.knockedOut = true;
      },
    }).runs(bossActs);
    expect(table.done().eventsNamed('enemy-activated')).toEqual([]);
    expect(boss(table).fire).toBe(1);
  });

  it('no further once the last hero has fallen', () => {
    const actions = (health: number) => {
      const table = scene({
        ...bossGround({ actions: 2, special: striking(2) }),
        heroes: ['paladin'],
        change: set(fighting, `heroes health ${health}`),
      }).runs(bossActs);
      return table.done().eventsNamed('boss-ability').length;
    };
    expect([actions(2), actions(3), actions(5)]).toEqual([1, 2, 2]);
  });

  it('with dice that all can see', () => {
    const table = scene({
      ...bossGround(),
      heroes: TWO,
      dice: 'activation - A AW',
      change: (state) => fighting(state),
    }).runs(bossActs);
    const rolled = table.done().eventsNamed('rolled');
    expect(rolled).toMatchObject([
      { enemy: boss(table).id, purpose: 'activation', dice: ['enemy -', 'enemy A', 'enemy AW'] },
    ]);
    table.shows('event boss-ability amount 2 purpose michael.action-2.name');
  });

  it('and between its actions heroes may use what works at any time', () => {
    const table = scene({
      ...bossGround({ actions: 2, special: striking(1) }),
      heroes: TWO,
      dice: [PLAIN_ROLL, PLAIN_ROLL],
      change: set(
        fighting,
        'state active null, hero has health-potion, heroes health 5 maxHealth 9',
      ),
    }).runs(bossActs);
    const asked: number[] = [];
    while (table.prompt === 'ask.anytime') {
      asked.push(table.eventsNamed('boss-ability').length);
      table.pick('skip');
    }
    table.done();
    // The second hero is asked nothing: who has nothing to use has nothing to decline.
    expect(asked).toEqual([0, 1, 2]);
  });
});

describe('the Boss Fight', () => {
  it('begins once, and only where there is a boss', () => {
    const again = scene({
      ...bossGround(),
      heroes: TWO,
      change: (state) => fighting(state, 2),
    }).runs((g) => g.do.startBossFight(g));
    expect(again.done().eventsNamed('boss-fight')).toEqual([]);
    again.shows('state darkness.space 2');
    scene({ heroes: TWO })
      .runs((g) => g.do.startBossFight(g))
      .done()
      .shows('state darkness.side A');
  });

  it('tells who came where, and who stood up for it', () => {
    const table = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: [...TWO, 'ranger'],
        change: set('hero1 knockedOut true health 0'),
      }),
    );
    const came = table.eventsNamed('moved').slice(-3);
    expect(came.map(({ hero, zone }) => [hero, zone])).toEqual([
      [0, 12],
      [1, 12],
      [2, 12],
    ]);
    expect(table.eventsNamed('stood-up').map(({ hero }) => hero)).toEqual([1]);
  });

  it('leaves those alone who have left the dungeon', () =>
    enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: [...TWO, 'ranger'],
        change: set('hero1 gone true zone 0'),
      }),
    ).shows('hero1 zone 0, hero2 zone 12'));

  it('ends the turn of who was active, and of nobody else', () => {
    const ended: number[] = [];
    const ground = bossGround({}, { start: 'one' });
    const content = (cards: Content): Content => {
      const { wizard, paladin } = cards.classes;
      const turnEnd = function* (_: unknown, { index }: { readonly index: number }) {
        ended.push(index);
      };
      const classes = {
        ...cards.classes,
        wizard: { ...wizard, turnEnd },
        paladin: { ...paladin, turnEnd },
      };
      return { ...cards, classes };
    };
    enterTheLair(descent({ ...ground, content: all(ground.content, content), heroes: TWO }));
    expect(ended).toEqual([0]);
  });

  it('takes nothing from a mob that stays in the chamber', () => {
    const table = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: TWO,
        change(state: DescentState) {
          const [item = ''] = state.decks.mobItems['1-2'].draw.splice(-1);
          const [card = ''] = state.decks.mobs['1-2'].draw.splice(-1);
          const treasure = { common: 1, rare: 0, epic: 0 };
          state.bag.common--;
          state.enemies.push(enemy('inside', { type: 'undead', card, item, zone: 15, treasure }));
        },
      }),
    ).shows('inside treasure.common 1');
    expect(table.state.decks.mobs['1-2'].discard).toEqual([]);
    expect(table.state.decks.mobItems['1-2'].discard).toEqual([]);
    expect(allTreasure(table.state)).toEqual(TREASURE_TOKENS);
  });
});

describe('the boss track', () => {
  const bonus = (side: DescentState['darkness']['side'], space: number) =>
    look(
      {
        ...bossGround({ track: [{ yellow: 1 }, {}, { yellow: 2 }] }),
        heroes: TWO,
        change: set(`state darkness.side ${side} darkness.space ${space}`),
      },
      (g) => bossBonus(g, boss(g), 'yellow'),
    );

  it('adds what all its spaces up to the marker bring, the first included', () =>
    expect([1, 2, 3].map((space) => bonus('boss', space))).toEqual([1, 1, 3]));

  it('adds nothing while the Darkness track lies in its place', () =>
    expect(bonus('A', 3)).toBe(0));
});
