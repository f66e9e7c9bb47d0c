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
import type { Ability } from '../../ability.ts';

describe('free abilities', () => {
  it('that harm the target happen by themselves, Wounds after the roll', () => {
    const harm: Ability = {
      timing: 'combat',
      effects: [
        { do: 'wounds', n: 2, on: 'target' },
        { do: 'frost', n: 1, on: 'target' },
      ],
    };
    const attack = duel(wearing([harm], { dice: 'yellow H' }))
      .runs(strikes)
      .done()
      .shows('foe wounds 3 frost 1');
    const told = attack.events.map(({ t }) => t);
    expect(told.indexOf('enemy-wounded')).toBeGreaterThan(told.indexOf('rolled'));
    expect(told.indexOf('enemy-wounded')).toBeLessThan(told.indexOf('totalled'));
    const defense = duel(wearing([harm], { change: armFoe, dice: 'yellow -' }));
    defense
      .runs((g) => isStruck(g))
      .done()
      .shows('foe wounds 2');
  });

  it('that become possible in the middle of the fight happen then', () =>
    duel(
      wearing(
        [
          { timing: 'attack', needs: [{ wounded: 1 }], effects: [{ do: 'hits', n: 3 }] },
          { timing: 'attack', cost: { mana: 1 }, effects: [{ do: 'special', id: LEARN, n: 1 }] },
        ],
        { minions: 1, hero: { mana: 1 }, dice: 'yellow H, enemy W' },
      ),
    )
      .runs(strikes)
      .shows('told ability 0')
      .pick('die1')
      .shows('told ability 1')
      .pick('finish')
      .done()
      .shows('event totalled amount 4'));

  it('are told with what they added to the dice', () => {
    const attack = duel(
      wearing([{ timing: 'attack', effects: [{ do: 'hits', n: 2 }] }], { dice: 'yellow H' }),
    )
      .runs(strikes)
      .done();
    const told = attack.events.find(({ t }) => t === 'totalled');
    const added = [{ card: 'charm', hits: 2, shields: 0 }];
    expect(told).toMatchObject({ amount: 3, made: { hits: 3, shields: 0, added } });
  });

  it('of which there is one in a round or quest are for the hero to choose', () =>
    duel(
      wearing([{ timing: 'attack', limit: 'round', effects: [{ do: 'hits', n: 3 }] }], {
        dice: 'yellow H',
      }),
    )
      .runs(strikes)
      .shows('options use-charm/0 put-away finish'));
});

describe('the results', () => {
  it('of several dice bring their Mana in one go: a Shaman is asked once', () =>
    fight({
      heroes: ['shaman'],
      cards: { mob: { health: 20 }, items: [{ id: 'blades', attacks: { melee: { yellow: 3 } } }] },
      arms: ['blades'],
      hero: { mana: 0 },
      dice: 'yellow HM HM H',
    })
      .runs(strikes)
      .shows('prompt ask.mana-or-elements')
      .pick('mana', 'water')
      .done()
      .shows('hero mana 1 board.elements.water 1, told die-resolved 2'));

  it('claws come before the Shadow Ability, which may heal them', () =>
    duel({
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
      dice: 'yellow H, shadow X, enemy W',
    })
      .runs(strikes)
      .done()
      .shows('hero health 5'));

  it('are asked about for an ability that a die may yet pay for, but not for one that is used up by it', () => {
    const paidWith = (cost: Ability['cost'] & object): Fight =>
      wearing([{ timing: 'attack', cost, effects: [{ do: 'hits', n: 1 }] }], {
        minions: 1,
        dice: 'yellow H, enemy W',
      });
    duel(paidWith({ mana: 9 }))
      .runs(strikes)
      .shows('prompt ask.results');
    duel(paidWith({ mana: 9, discard: true }))
      .runs(strikes)
      .done()
      .shows('event totalled amount 1');
  });

  it('are not asked about for a special that cannot be done', () => {
    const special = (possible: boolean): Fight =>
      wearing(
        [{ timing: 'attack', cost: { mana: 9 }, effects: [{ do: 'special', id: 'test-special' }] }],
        {
          minions: 1,
          dice: 'yellow H, enemy W',
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
    duel(special(false)).runs(strikes).done().shows('event totalled amount 1');
    duel(special(true)).runs(strikes).shows('prompt ask.results');
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
    table
      .shows('prompt ask.turn')
      .picks('use-gift/0', 'air')
      .shows('hero board.elements.air 1, prompt ask.anytime');
  });
});
