import { describe, expect, it } from 'vitest';
import { charm, plainItem, withItems } from '../../../test/arms.ts';
import { bossGround, theBoss } from '../../../test/boss-ground.ts';
import { descent, type Played, scene } from '../../../test/descent.ts';
import { all, plain, putMob, reprint, stack, stand } from '../../../test/foes.ts';
import { give, heroOf } from '../../../test/items.ts';
import { LEARN } from '../../../test/learn.ts';
import { set } from '../../../test/notation.ts';
import { strawMan } from '../../../test/practice.ts';
import { markedDoor, questScene, zoneOn } from '../../../test/quests.ts';
import { equipped } from '../../../test/training-ground.ts';
import { type Descent, enemyById } from '../../descent.ts';
import type { DescentState } from '../../state.ts';
import { activateEnemy } from '../enemies/enemy-phase.ts';

const activates = (id: string) =>
  function* (g: Descent) {
    const enemy = enemyById(g, id);
    if (enemy) yield* activateEnemy(g, enemy);
  };

describe('an enemy that falls', () => {
  const frail = all(plain, reprint('mob-undead-1-2', { health: 1 }));

  it('before its activation does not activate, and nothing burns it any more', () => {
    const table = scene({
      heroes: ['paladin'],
      content: frail,
      change: set(
        'hero zone 0:0 has thunder-keg, state active null phase enemy',
        'undead@0:0 item null fire 2 poison token-vial',
      ),
    })
      .runs(activates('undead'))
      .shows('prompt ask.anytime')
      .pick('use-thunder-keg/0')
      .done();
    expect(table.state.enemies).toEqual([]);
    table.shows('told killed 1');
    expect(table.eventsNamed('enemy-activated')).toEqual([]);
    expect(table.eventsNamed('burned')).toEqual([]);
    table.shows('hero xp 3');
  });

  it('while one of her dead acts for her, acts no more herself', () => {
    const thorns = charm('test-thorns', {
      timing: 'defense',
      effects: [{ do: 'wounds', n: 99, on: 'enemies-here' }],
      limit: 'round',
    });
    const table = scene({
      heroes: ['paladin', 'wizard'],
      content: all(plain, withItems(thorns)),
      change: set(
        'hero zone 0:0, hero1 zone 2:0',
        (state) => void equipped(state, thorns.id),
        'undead@0:0 item null, ytheria@0:0',
      ),
    })
      .runs(activates('ytheria'))
      .shows('event monster-pattern amount 1')
      .pick(`use-${thorns.id}/0`);
    while (table.prompt) table.pick(table.options.includes('keep') ? 'keep' : 'finish');
    table.done();
    expect(table.state.enemies).toEqual([]);
    table.shows('told attack 1');
    expect(table.eventsNamed('enemy-moved')).toEqual([]);
  });

  it('is not killed a second time by what comes after', () => {
    const table = scene({
      heroes: ['paladin'],
      content: frail,
      change: set('undead@0:0 item bone-flute'),
    })
      .runs(function* (g) {
        const [mob] = g.state.enemies;
        const cause = { kind: 'hero', hero: 0 } as const;
        for (const wounds of [1, 5]) if (mob) yield* g.do.woundEnemy(g, mob, wounds, cause);
      })
      .pick('keep')
      .done();
    expect(table.hero().items.map(({ card }) => card)).toEqual(['bone-flute']);
    table.shows('hero xp 3');
  });
});

describe('a Boss Fight that begins', () => {
  /** Steps that are no Move, and an afterthought. */
  const stride = charm('test-stride', {
    timing: 'turn',
    cost: { mana: 1 },
    effects: [
      { do: 'step', n: 3, safe: true },
      { do: 'special', id: LEARN, n: 1 },
    ],
  });
  const parting = charm('test-parting', {
    timing: 'after-attack',
    effects: [{ do: 'step', n: 1, safe: true }],
  });
  const second = charm('test-second', {
    timing: 'after-attack',
    effects: [{ do: 'special', id: LEARN, n: 1 }],
  });
  const scroll = plainItem('test-scroll', 'common', {
    slot: 'none',
    consumable: true,
    abilities: [{ timing: 'anytime', cost: { discard: true }, effects: [{ do: 'step', n: 1 }] }],
  });
  const ground = bossGround({}, { start: 'one' });
  const content = all(ground.content, withItems(stride, parting, second, scroll));

  /** In front of the open door to the lair. */
  const atTheDoor = (change: (state: DescentState) => void) => ({
    ...ground,
    heroes: ['paladin', 'wizard'] as const,
    content,
    change(state: DescentState) {
      state.dungeon.open[0] = true;
      change(state);
    },
  });

  it('cuts short the steps and the ability that led into it', () => {
    const table = descent(atTheDoor((state) => void equipped(state, stride.id))).picks(
      'hero0',
      `use-${stride.id}/0`,
      'zone12',
    );
    // The hero stands where the fight starts, and would have had two more steps.
    table.shows('prompt ask.activate, hero zone 12 xp 0 turn null, state round 2');
  });

  it('leaves no room for what would have come after the attack', () =>
    descent(
      atTheDoor((state) => {
        for (const card of ['practice-sword', parting.id, second.id]) equipped(state, card);
        strawMan(state, 5);
      }),
    )
      .picks('hero0', 'attack', 'zone12')
      .shows('prompt ask.activate, hero zone 12 xp 0, state combat null'));

  it('may begin in the Enemy Phase: who was about to act is gone, and a new round starts', () => {
    const table = descent(
      atTheDoor((state) => {
        give(state, scroll.id);
        state.phase = 'enemy';
        state.active = null;
        for (const hero of state.heroes) Object.assign(hero, { activated: true, turn: null });
        strawMan(state, 0, { fire: 1 });
      }),
    )
      .shows('prompt ask.anytime')
      .picks(`use-${scroll.id}/0`, 'zone12');
    expect(table.state.enemies).toEqual([theBoss(table)]);
    expect(table.eventsNamed('enemy-activated')).toEqual([]);
    table.shows('state round 2 phase hero, options hero0 hero1');
  });
});

describe('a Boss Fight that begins around the action of a second card', () => {
  const scroll = plainItem('test-scroll', 'common', {
    slot: 'none',
    consumable: true,
    abilities: [{ timing: 'anytime', cost: { discard: true }, effects: [{ do: 'step', n: 1 }] }],
  });
  const ground = bossGround({}, { start: 'one' });

  /** The Wizard stands at the open door to the lair with a scroll; undead are in the dungeon, and again on top. */
  const ready = (change: (state: DescentState) => void) => ({
    ...ground,
    heroes: ['paladin', 'wizard'] as const,
    content: all(ground.content, withItems(scroll)),
    change(state: DescentState) {
      state.dungeon.open[0] = true;
      stand(state, 0, 5);
      give(state, scroll.id, 1);
      putMob(state, 'undead', 8, { item: null });
      stack(state.decks.mobs['1-2'], 'mob-undead-1-2', 'mob-satyrs-1-2');
      change(state);
    },
  });
  const stepIn = (table: Played) => {
    table.shows('prompt ask.anytime');
    return table.picks(`use-${scroll.id}/0`, 'zone12');
  };

  it('brings no more enemies to the tiles that are gone, and one new round', () => {
    const table = descent(
      ready(
        set('state phase darkness active null darkness.space 2, portal@1 id 90', 'portal@2 id 91'),
      ),
    );
    stepIn(table);
    expect(table.state.enemies).toEqual([theBoss(table)]);
    table.shows('state round 2 phase hero');
  });

  it('ends the revealing of a chamber that is gone', () => {
    const curious = charm('test-curious', {
      timing: 'on-reveal',
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    });
    const quest = 'the-soul-keys';
    const table = questScene(quest, {
      at: [
        [3, 1],
        [5, 1],
      ],
      content: withItems(scroll, curious),
      change(state) {
        state.dungeon.open[markedDoor(quest)] = true;
        equipped(state, curious.id);
        give(state, scroll.id, 1);
        putMob(state, 'undead', zoneOn(quest, 1, 1), { item: null });
        stack(state.decks.mobs['1-2'], 'mob-undead-1-2');
      },
    })
      .runs(function* (g) {
        const room = g.map.zoneAt(3, 0)?.chamber ?? -1;
        yield* g.do.revealChamber(g, room, heroOf(g.state), false);
      })
      .shows('prompt ask.anytime')
      .picks(`use-${scroll.id}/0`, `zone${zoneOn(quest, 6, 1)}`)
      .done();
    expect(table.state.enemies).toEqual([theBoss(table)]);
    table.shows('state dungeon.bossOnly true, hero xp 0');
  });
});

describe('the turn of another hero', () => {
  it('goes on when somebody else is knocked out in it', () => {
    const shove = charm('test-shove', {
      timing: 'turn',
      limit: 'round',
      effects: [{ do: 'wounds', n: 9, on: 'other-heroes-here' }],
    });
    const table = descent({
      heroes: ['paladin', 'wizard'],
      content: all(plain, withItems(shove)),
      change: (state) => void equipped(state, shove.id),
    })
      .picks('hero0', `use-${shove.id}/0`)
      .shows('hero1 knockedOut true, prompt ask.turn')
      .pick('end-turn');
    // The wizard has no turn this round, and stands up in the next.
    table.shows('state round 2');
    expect(heroOf(table.state, 1)).toMatchObject({ knockedOut: false, health: 3 });
  });
});
