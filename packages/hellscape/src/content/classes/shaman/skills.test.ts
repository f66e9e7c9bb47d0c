import { describe, expect, it } from 'vitest';
import { descent, type Played, scene } from '../../../../test/descent.ts';
import { foeAttacks } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { strawMan } from '../../../../test/practice.ts';
import { type Rite, rite, shamanBoard } from '../../../../test/shaman.ts';
import { at, equipped } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';
import type { DescentState, Enemy } from '../../../state.ts';

/** The turn of the Shaman; the element of its start goes into air, where there is room. */
function turn(situation: Rite) {
  const table = descent(rite(situation)).pick('hero0');
  return table.prompt === 'ask.elements' ? table.pick('air') : table;
}

function attack(situation: Rite): Played {
  return scene(rite(situation)).runs((g) => g.do.heroAttack(g, heroAt(g, 0)));
}

/** A straw man next to the Shaman attacks. */
function defense(situation: Rite): Played {
  const change = set('straw@0:0 minions 1');
  return scene(rite({ change, ...situation })).runs(foeAttacks);
}

function wounds({ state }: Played): number[] {
  return state.enemies.map((enemy: Enemy) => enemy.wounds);
}

describe('Nahias', () => {
  it('raises an element at the start of each turn', () =>
    descent(rite({}))
      .pick('hero0')
      .shows('prompt ask.elements, options water fire air earth')
      .pick('earth')
      .shows('shaman elements.earth 1, hero mana 2'));

  it('raises elements by 2 when the shadow shows', () => {
    const table = attack({ dice: 'yellow H, shadow X', change: set('hero zone 0:1, straw@0:1') })
      .pick('fire', 'earth')
      .done();
    expect(shamanBoard(table.state).elements).toEqual({ water: 0, fire: 1, air: 0, earth: 1 });
  });
});

describe('Storm Lash', () => {
  const crowd = set('straw@0:0, straw@0:0, straw@0:0, straw@1:0');

  it('I: an orange die for 1 Air', () => {
    const table = attack({
      skills: ['storm-lash-1'],
      elements: { air: 2 },
      dice: 'yellow H, orange HHH',
      change: crowd,
    })
      .picks('magic-straw1', 'use-storm-lash-1/0')
      .done();
    expect(wounds(table)).toEqual([4, 0, 0, 0]);
    table.shows('shaman elements.air 1');
  });

  it('II: a hit more, and a Wound for another one there', () => {
    const table = attack({
      skills: ['storm-lash-2'],
      elements: { air: 1 },
      dice: 'yellow H, orange H',
      change: crowd,
    })
      .picks('magic-straw1', 'use-storm-lash-2/0')
      .shows('options enemy-straw2 enemy-straw3')
      .pick('enemy-straw3')
      .done();
    expect(wounds(table)).toEqual([3, 0, 1, 0]);
  });

  it('III: two orange dice, a hit, and 2 Wounds for all others there', () => {
    const table = attack({
      skills: ['storm-lash-3'],
      elements: { air: 1 },
      dice: 'yellow H, orange H HH',
      change: crowd,
    })
      .picks('magic-straw1', 'use-storm-lash-3/0')
      .done();
    expect(wounds(table)).toEqual([5, 2, 2, 0]);
    table.shows('shaman elements.air 0');
  });
});

describe('Bones of the Hill', () => {
  const dice = 'yellow HH, enemy W';

  it('I: 2 shields for 1 Earth', () =>
    defense({ skills: ['bones-of-the-hill-1'], elements: { earth: 1 }, dice })
      .pick('use-bones-of-the-hill-1/0')
      .done()
      .shows('hero health 4', 'shaman elements.earth 0'));

  it('II: a claw is nothing, and 3 shields for 1 Earth', () => {
    defense({ skills: ['bones-of-the-hill-2'], elements: { earth: 1 }, dice })
      .pick('use-bones-of-the-hill-2/0')
      .done()
      .shows('hero health 5');
    defense({ skills: ['bones-of-the-hill-2'], dice })
      .pick('finish')
      .done()
      .shows('hero health 3');
    scene(
      rite({
        skills: ['bones-of-the-hill-2'],
        elements: { earth: 1 },
        dice: 'yellow HH HH',
        change: set('straw@0:0 item straw-flail'),
        content: withFlail,
      }),
    )
      .runs(foeAttacks)
      .pick('use-bones-of-the-hill-2/0')
      .done()
      .shows('hero health 4');
  });
});

/** A weapon of two yellow dice for straw men. */
function withFlail(content: Parameters<NonNullable<Rite['content']>>[0]) {
  const base = rite({}).content?.(content) ?? content;
  const club = base.mobItems['straw-club'];
  if (!club) throw new Error('no club');
  const flail = { ...club, id: 'straw-flail', attacks: { melee: { yellow: 2 } } };
  return { ...base, mobItems: { ...base.mobItems, [flail.id]: flail } };
}

describe('Healing Rain', () => {
  const hurt = set('heroes health 1 zone 0:0');

  it('I: each hero here heals 2 for 2 Water, once in a round', () =>
    turn({ skills: ['healing-rain-1'], elements: { water: 4 }, change: hurt })
      .pick('use-healing-rain-1/0')
      .shows('heroes health 3 3, shaman elements.water 2, lacks use-healing-rain-1/0'));

  it('I: heroes elsewhere stay dry', () =>
    turn({
      skills: ['healing-rain-1'],
      elements: { water: 2 },
      change: set(hurt, 'hero1 zone 1:0'),
    })
      .pick('use-healing-rain-1/0')
      .shows('heroes health 3 1'));

  it('II: heals 3 and takes off a token, in the turn of another hero too', () =>
    descent(
      rite({
        skills: ['healing-rain-2'],
        elements: { water: 2 },
        change: set(hurt, 'hero frost 1'),
      }),
    )
      .pick('hero1')
      .shows('prompt ask.anytime')
      .pick('use-healing-rain-2/0')
      .shows('heroes health 4 4, hero frost 0'));
});

describe('Eruption', () =>
  it('wounds and burns every enemy here and next to here', () => {
    const table = turn({
      skills: ['eruption'],
      elements: { fire: 3, earth: 1 },
      change: (state) => {
        for (const zone of [at(0, 0), at(1, 0), at(2, 0), at(1, 1)]) strawMan(state, zone);
      },
    }).pick('use-eruption/0');
    expect(table.state.enemies.map(({ wounds, fire }) => [wounds, fire])).toEqual([
      [2, 1],
      [2, 1],
      [0, 0],
      [0, 0],
    ]);
    table.shows(
      'shaman elements.fire 1 elements.earth 0, hero turn.actions 2',
      'lacks use-eruption/0',
    );
  }));

describe('Conflux', () => {
  it('brings an action and rouses the Spirits for one of each element, once in a round', () => {
    const table = turn({
      skills: ['conflux'],
      elements: { water: 3, fire: 3, air: 3, earth: 3 },
      change: set('frost-spirit@0:0'),
    })
      .picks('frost-spirit-move', 'done', 'use-conflux/0')
      .shows('hero turn.actions 4');
    expect(shamanBoard(table.state).elements).toEqual({ water: 2, fire: 2, air: 3, earth: 2 });
    table
      .shows('frost-spirit activated false, lacks use-conflux/0')
      .picks('frost-spirit-move', 'done')
      .shows('hero turn.actions 4');
  });

  it('is there without Spirits too, and lacking one element it is not', () => {
    turn({ skills: ['conflux'], elements: { water: 1, fire: 1, earth: 1 } })
      .pick('use-conflux/0')
      .shows('hero turn.actions 4');
    turn({ skills: ['conflux'], elements: { water: 1, air: 4, earth: 1 } }).shows(
      'lacks use-conflux/0',
    );
  });
});

describe('the Shadowbane power of the Shaman', () => {
  const pieces = ['hood', 'greaves', 'mail', 'signet'].map((piece) => `shadowbane-${piece}`);
  const wearing = (state: DescentState, count: number) => {
    for (const piece of pieces.slice(0, count)) equipped(state, piece);
  };

  it('raises an element for a kill', () =>
    attack({
      dice: 'yellow HH, enemy -',
      change: set((state) => void wearing(state, 2), 'straw@0:0 card straw-twigs minions 1'),
    })
      .pick('earth')
      .done()
      .shows('straw1 minions 0, shaman elements.earth 1'));

  it('brings an orange die, and rouses the Spirits once in a round', () => {
    const table = turn({
      dice: 'yellow H, orange HH',
      change: set((state) => void wearing(state, 4), 'straw@0:0, flame-spirit@1:2'),
    });
    const rouse = 'use-shadowbane-shaman-greater/1';
    table.shows(`lacks ${rouse}`).pick('attack');
    expect(wounds(table)).toEqual([3]);
    table
      .picks('flame-spirit-move', 'done', rouse, 'flame-spirit-move', 'done')
      .shows(`hero turn.actions 2, lacks ${rouse}`);
  });
});
