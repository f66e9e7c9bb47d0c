import { describe, expect, it } from 'vitest';
import { charm } from '../../../test/cards.ts';
import { wearing } from '../../../test/charms.ts';
import {
  armFoe,
  duel,
  type Fight,
  fight,
  isStruck,
  strikes,
  turnOf,
} from '../../../test/fights.ts';
import { LEARN } from '../../../test/learn.ts';
import { at } from '../../../test/training-ground.ts';
import type { Ability } from '../../language/ability.ts';

describe('free abilities', () => {
  it('that harm the target happen by themselves, Wounds after the roll', () => {
    const harm: Ability = {
      timing: 'combat',
      effects: [
        { do: 'wounds', n: 2, on: 'target' },
        { do: 'frost', n: 1, on: 'target' },
      ],
    };
    const attack = duel(wearing([harm], { dice: [['yellow', 'H']] }))
      .runs(strikes)
      .done();
    expect(attack.enemy('foe')).toMatchObject({ wounds: 3, frost: 1 });
    const told = attack.events.map(({ t }) => t);
    expect(told.indexOf('enemy-wounded')).toBeGreaterThan(told.indexOf('rolled'));
    expect(told.indexOf('enemy-wounded')).toBeLessThan(told.indexOf('totalled'));
    const defense = duel(wearing([harm], { change: armFoe, dice: [['yellow', '-']] }));
    expect(
      defense
        .runs((g) => isStruck(g))
        .done()
        .enemy('foe').wounds,
    ).toBe(2);
  });

  it('that become possible in the middle of the fight happen then', () => {
    const table = duel(
      wearing(
        [
          { timing: 'attack', needs: [{ wounded: 1 }], effects: [{ do: 'hits', n: 3 }] },
          { timing: 'attack', cost: { mana: 1 }, effects: [{ do: 'special', id: LEARN, n: 1 }] },
        ],
        {
          minions: 1,
          hero: { mana: 1 },
          dice: [
            ['yellow', 'H'],
            ['enemy', 'W'],
          ],
        },
      ),
    ).runs(strikes);
    expect(table.eventsNamed('ability')).toHaveLength(0);
    table.pick('die1');
    expect(table.eventsNamed('ability')).toHaveLength(1);
    expect(table.pick('finish').done().event('totalled')?.amount).toBe(4);
  });

  it('of which there is one in a round or quest are for the hero to choose', () => {
    const table = duel(
      wearing([{ timing: 'attack', limit: 'round', effects: [{ do: 'hits', n: 3 }] }], {
        dice: [['yellow', 'H']],
      }),
    ).runs(strikes);
    expect(table.options).toEqual(['use-charm/0', 'put-away', 'finish']);
  });
});

describe('the results', () => {
  it('of several dice bring their Mana in one go: a Shaman is asked once', () => {
    const table = fight({
      heroes: ['shaman'],
      cards: {
        mob: { health: 20 },
        items: [{ id: 'blades', attacks: { melee: { yellow: 3 } } }],
      },
      arms: ['blades'],
      hero: { mana: 0 },
      dice: [['yellow', 'HM', 'HM', 'H']],
    }).runs(strikes);
    expect(table.prompt).toBe('ask.mana-or-elements');
    table.pick('mana', 'water').done();
    expect(table.hero()).toMatchObject({ mana: 1, board: { elements: { water: 1 } } });
    expect(table.eventsNamed('die-resolved')).toHaveLength(2);
  });

  it('claws come before the Shadow Ability, which may heal them', () => {
    const table = duel({
      zone: at(0, 1),
      minions: 1,
      hero: { health: 5, maxHealth: 5 },
      cards: { mob: { health: 20 } },
      content: (all) => ({
        ...all,
        heroes: {
          ...all.heroes,
          ranger: {
            ...all.heroes.ranger,
            ability: { timing: 'always', effects: [] },
            shadow: { timing: 'shadow-ability', effects: [{ do: 'heal', n: 1, on: 'self' }] },
          },
        },
      }),
      dice: [
        ['yellow', 'H'],
        ['shadow', 'X'],
        ['enemy', 'W'],
      ],
    }).runs(strikes);
    expect(table.done().hero().health).toBe(5);
  });

  it('are asked about for an ability that a die may yet pay for, but not for one that is used up by it', () => {
    const paidWith = (cost: Ability['cost'] & object): Fight =>
      wearing([{ timing: 'attack', cost, effects: [{ do: 'hits', n: 1 }] }], {
        minions: 1,
        dice: [
          ['yellow', 'H'],
          ['enemy', 'W'],
        ],
      });
    expect(duel(paidWith({ mana: 9 })).runs(strikes).prompt).toBe('ask.results');
    const usedUp = duel(paidWith({ mana: 9, discard: true })).runs(strikes);
    expect(usedUp.done().event('totalled')?.amount).toBe(1);
  });

  it('are not asked about for a special that cannot be done', () => {
    const special = (possible: boolean): Fight =>
      wearing(
        [{ timing: 'attack', cost: { mana: 9 }, effects: [{ do: 'special', id: 'test-special' }] }],
        {
          minions: 1,
          dice: [
            ['yellow', 'H'],
            ['enemy', 'W'],
          ],
          content: (all) => ({
            ...all,
            heroes: {
              ...all.heroes,
              ranger: { ...all.heroes.ranger, ability: { timing: 'always', effects: [] } },
            },
            specials: {
              ...all.specials,
              'test-special': { why: 'a test', possible: () => possible },
            },
          }),
        },
      );
    expect(duel(special(false)).runs(strikes).done().event('totalled')?.amount).toBe(1);
    expect(duel(special(true)).runs(strikes).prompt).toBe('ask.results');
  });
});

describe('who declined something for any time', () => {
  /** The Shaman could let it rain for a point of water; the Ranger can send Mana over. */
  const rain: Fight = wearing(
    [
      {
        timing: 'anytime',
        cost: { elements: { water: 1 } },
        effects: [{ do: 'heal', n: 1, on: 'heroes-here' }],
      },
    ],
    {
      heroes: ['shaman', 'ranger'],
      foeZone: at(5, 2),
      cards: {
        items: [
          charm('gift', {
            timing: 'action',
            effects: [{ do: 'mana', n: 1, on: 'other-heroes-here' }],
          }),
        ],
      },
      content: (all) => all,
      change: (state) => {
        for (const hero of state.heroes) hero.health = 2;
        const [shaman, ranger] = state.heroes;
        if (shaman?.board.class === 'shaman') shaman.board.elements.water = 3;
        ranger?.items.push({ number: 50, card: 'gift', equipped: true });
      },
    },
  );

  it('is asked again when the elements have changed', () => {
    const table = turnOf(rain).picks('water', 'end-turn');
    // Before the first action of the Ranger.
    expect([table.prompt, table.pending[0]?.seat]).toEqual(['ask.anytime', 0]);
    table.picks('skip', 'move', 'done');
    // Nothing has happened to the Shaman meanwhile.
    expect(table.prompt).toBe('ask.turn');
    table.picks('use-gift/0', 'air');
    expect(table.hero(0).board).toMatchObject({ elements: { air: 1 } });
    expect(table.prompt).toBe('ask.anytime');
  });
});
