import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { charm, withItems } from '../../../test/arms.ts';
import { descent, type Played, scene } from '../../../test/descent.ts';
import { heroOf } from '../../../test/items.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { strawMan } from '../../../test/practice.ts';
import { at, enemy, equipped } from '../../../test/training-ground.ts';
import type { heroAt } from '../../descent.ts';
import type { QuestMap } from '../../quest-types.ts';
import type { Ally, DescentState, Enemy } from '../../state.ts';
import { moveAlly, placeHero, pushEnemy, stepHero } from './move.ts';

/** The training ground is a field of 3 by 3 beside a hall; see test/training-ground.ts. */
const PRACTICE = { heroes: ['ranger'], content: withItems() } as const;

/** Movement points left in the Move action under way. */
function points(table: Played): number | null | undefined {
  return table.hero().turn?.mp;
}

function inZone(zone: number, health = 6) {
  return (state: DescentState) => {
    Object.assign(heroOf(state), { zone, health, maxHealth: 8 });
    state.decks.doors.draw = ['door-dust-and-silence'];
  };
}

describe('the Move action', () => {
  rule(['H-MOVE-01'], 'gives two movement points', () => {
    const table = descent(PRACTICE).pick('move').shows('prompt ask.move');
    expect(points(table)).toBe(2);
    expect(table.pending[0]?.prompt.params).toEqual({ n: 2 });
  });

  it('says what a step out of a zone with enemies costs, from the first of them on', () => {
    const words = (minions: number | null) => {
      const table = descent({
        ...PRACTICE,
        change: (state) => {
          if (minions !== null) strawMan(state, 0, { minions });
        },
      }).pick('move');
      return table.pending[0]?.describe?.(`zone${at(1, 0)}`).text;
    };
    expect(words(null)).toEqual({ key: 'option.step' });
    expect(words(0)).toEqual({ key: 'option.step-reaction', params: { n: 1 } });
    expect(words(1)).toEqual({ key: 'option.step-reaction', params: { n: 2 } });
  });

  rule(['H-MOVE-02'], 'pays a point for a door and a point for a step', () => {
    const table = descent({ ...PRACTICE, change: inZone(at(3, 0)) }).picks('move', 'door0');
    expect(points(table)).toBe(1);
    table.pick(`zone${at(4, 0)}`).shows('hero zone 4:0');
    expect(points(table)).toBeNull();
    table.shows('prompt ask.turn');
  });

  rule(['H-MOVE-03'], 'loses the points that are not spent', () => {
    const table = descent(PRACTICE).picks('move', `zone${at(1, 0)}`);
    expect(points(table)).toBe(1);
    table.pick('done');
    expect(points(table)).toBeNull();
    table.pick('move');
    expect(points(table)).toBe(2);
  });

  rule(['H-MOVE-04'], 'never goes across a corner', () => {
    const table = descent(PRACTICE)
      .pick('move')
      .shows(`lacks zone${at(1, 1)}`)
      .picks(`zone${at(1, 0)}`, `zone${at(1, 1)}`)
      .shows('hero zone 1:1');
    expect(points(table)).toBeNull();
  });

  it('says what leaving a zone costs', () => {
    const change = (state: DescentState) => {
      inZone(at(1, 1))(state);
      strawMan(state, at(1, 1), { minions: 2 });
    };
    const [question] = descent({ ...PRACTICE, change }).pick('move').pending;
    expect(question?.describe?.(`zone${at(1, 0)}`)).toMatchObject({
      text: { key: 'option.step-reaction', params: { n: 3 } },
    });
    expect(question?.means?.(`zone${at(1, 0)}`)).toEqual({
      kind: 'step',
      zone: at(1, 0),
      reaction: 3,
    });
    const [freely] = descent(PRACTICE).pick('move').pending;
    expect(freely?.describe?.(`zone${at(1, 0)}`)).toMatchObject({ text: { key: 'option.step' } });
    expect(freely?.describe?.('done')).toMatchObject({ text: { key: 'option.end-move' } });
  });
});

describe('Reaction damage', () => {
  const leaving = (health: number) => (state: DescentState) => {
    inZone(at(1, 1), health)(state);
    strawMan(state, at(1, 1), { minions: 3 });
  };

  rule(['H-MOVE-05'], 'is a Wound for each enemy miniature in the zone that is left', () =>
    descent({ ...PRACTICE, change: leaving(6) })
      .picks('move', `zone${at(1, 0)}`)
      .shows('hero health 2 zone 1:0, event reaction amount 4'),
  );

  it('knocks out where it is taken, and nobody arrives', () => {
    const table = descent({ ...PRACTICE, change: leaving(3) })
      .picks('move', `zone${at(1, 0)}`)
      .shows('told knocked-out 1, hero zone 1:1');
    expect(table.eventsNamed('moved')).toEqual([]);
  });

  it('is not taken by who slips away', () => {
    const slip = charm('test-slip', { timing: 'move', effects: [{ do: 'slip' }] });
    const change = (state: DescentState) => {
      leaving(6)(state);
      equipped(state, slip.id);
    };
    const table = descent({ ...PRACTICE, content: withItems(slip), change });
    // It costs nothing, so it is used without being asked for.
    table.picks('move', `zone${at(1, 0)}`).shows('hero health 6');
    expect(table.event('ability')).toMatchObject({ card: slip.id });
  });
});

describe('abilities for a Move', () => {
  const free = charm('test-boots', { timing: 'move', effects: [{ do: 'mp', n: 1 }] });
  const dear = charm('test-stride', {
    timing: 'move',
    cost: { mana: 1 },
    effects: [{ do: 'mp', n: 1 }],
  });
  const wearing = (card: string) => (state: DescentState) => {
    equipped(state, card);
  };

  rule(['H-ABIL-29'], 'add movement points', () => {
    const table = descent({ ...PRACTICE, content: withItems(free), change: wearing(free.id) }).pick(
      'move',
    );
    expect(points(table)).toBe(3);
  });

  rule(['H-ABIL-08'], 'work once in each Move', () => {
    const table = descent({ ...PRACTICE, content: withItems(dear), change: wearing(dear.id) });
    const use = `use-${dear.id}/0`;
    table.picks('move', use);
    expect(points(table)).toBe(3);
    table.shows(`lacks ${use}`).picks('done', 'move', use);
    expect(points(table)).toBe(3);
    expect(table.hero().mana).toBe(table.hero().maxMana - 2);
  });

  it('can still be used when the points are spent', () =>
    descent({ ...PRACTICE, content: withItems(dear), change: wearing(dear.id) })
      .picks('move', `zone${at(1, 0)}`, `zone${at(2, 0)}`)
      .shows(`options use-${dear.id}/0 put-away done`)
      .picks(`use-${dear.id}/0`, `zone${at(2, 1)}`)
      .shows('hero zone 2:1'));

  it('may be used any number of times where the card says so', () => {
    const endless = charm('test-endless', {
      timing: 'move',
      cost: { mana: 1 },
      limit: 'any-number',
      effects: [{ do: 'mp', n: 1 }],
    });
    const change = (state: DescentState) => {
      equipped(state, endless.id);
      for (const hero of state.heroes) hero.mana = 2;
    };
    const table = descent({ ...PRACTICE, content: withItems(endless), change }).picks(
      'move',
      `use-${endless.id}/0`,
      `use-${endless.id}/0`,
    );
    expect(points(table)).toBe(4);
    table.shows(`lacks use-${endless.id}/0`);
  });
});

describe('what the quest has to say', () => {
  const map: Partial<QuestMap> = { tiles: [placed('field', 0, 0)], start: [[0, 0]] };

  it('hears of every step', () => {
    const seen: number[] = [];
    const heroMoved = function* (_g: unknown, hero: { zone: number }) {
      seen.push(hero.zone);
    };
    descent(onMap(map, { heroMoved })).picks('move', 'zone1', 'zone2');
    expect(seen).toEqual([1, 2]);
  });

  it('offers deeds for a movement point', () => {
    const deeds = () => [
      {
        id: 'pull-lever',
        cost: 'mp' as const,
        interacts: true,
        text: { key: 'deed.lever' },
        resolve: function* (g: Parameters<typeof heroAt>[0]) {
          g.state.quest.counters['levers'] = 1;
        },
      },
      {
        id: 'shout',
        cost: 'mp' as const,
        interacts: false,
        text: { key: 'deed.shout' },
        resolve: function* () {},
      },
      {
        id: 'rest',
        cost: 'action' as const,
        interacts: false,
        text: { key: 'deed.rest' },
        resolve: function* () {},
      },
    ];
    const table = descent(onMap(map, { deeds })).pick('move');
    expect(table.options).toEqual(expect.arrayContaining(['pull-lever', 'shout']));
    table.shows('lacks rest').pick('pull-lever');
    expect(table.state.quest.counters['levers']).toBe(1);
    expect(points(table)).toBe(1);

    const change = set('straw@0');
    descent({ ...onMap(map, { deeds }, withItems()), change })
      .pick('move')
      .shows('offers shout, lacks pull-lever');
  });
});

describe('other movement', () => {
  it('steps up to so many zones, with Reaction damage unless it is safe', () => {
    const change = (state: DescentState) => {
      inZone(at(1, 1))(state);
      strawMan(state, at(1, 1));
    };
    const walk = (safe: boolean) =>
      scene({ ...PRACTICE, change })
        .runs((g, hero) => stepHero(g, hero, 2, safe))
        .picks(`zone${at(1, 0)}`, 'done')
        .done();
    walk(false).shows('hero health 5 zone 1:0');
    walk(true).shows('hero health 6 zone 1:0');
  });

  it('puts a hero down without Reaction damage', () => {
    const change = (state: DescentState) => {
      inZone(at(1, 1))(state);
      strawMan(state, at(1, 1));
    };
    scene({ ...PRACTICE, change })
      .runs((g, hero) => placeHero(g, hero, at(5, 1)))
      .done()
      .shows('hero health 6 zone 5:1');
  });

  it('moves a spirit past enemies, but not through closed doors', () => {
    const spirit: Ally = {
      id: 'flame-spirit',
      owner: 0,
      zone: at(3, 0),
      wounds: 0,
      fire: 0,
      frost: 0,
      activated: false,
    };
    const change = (state: DescentState) => {
      state.allies.push({ ...spirit });
      strawMan(state, at(3, 0));
    };
    const table = scene({ ...PRACTICE, heroes: ['shaman'], change })
      .runs((g) => moveAlly(g, g.state.allies[0] as Ally, 2))
      .shows(`lacks zone${at(4, 0)}`)
      .picks(`zone${at(3, 1)}`, `zone${at(4, 1)}`)
      .done();
    expect(table.state.allies[0]).toMatchObject({ zone: at(4, 1), wounds: 0 });
  });

  it('drives enemies away from a zone, or toward it', () => {
    const push = (from: number, zone: number, zones: number) =>
      scene({
        ...PRACTICE,
        change: (state) =>
          void state.enemies.push(enemy('straw', { type: 'undead', card: 'straw-men', zone })),
      }).runs((g) => pushEnemy(g, g.state.enemies[0] as Enemy, from, zones));
    const away = push(at(0, 0), at(0, 0), 1)
      .shows(`options zone${at(1, 0)} zone${at(0, 1)}`)
      .pick(`zone${at(0, 1)}`)
      .shows('straw zone 0:1');
    expect(away.eventsNamed('enemy-moved')).toMatchObject([{ enemy: 'straw', zone: at(0, 1) }]);
    push(at(0, 0), at(2, 0), -2).done().shows('straw zone 0:0');
    // In the far corner there is nowhere to go.
    push(at(0, 2), at(5, 1), 3).done().shows('straw zone 5:1');
  });
});
