import { describe, expect, it } from 'vitest';
import { allyIn as conjured, ally as spirit } from '../../../../test/allies.ts';
import { descent, type Played, scene } from '../../../../test/descent.ts';
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
  const change = (state: DescentState) => void strawMan(state, at(0, 0), { minions: 1 });
  return scene(rite({ change, ...situation })).runs(function* (g) {
    const [enemy] = g.state.enemies;
    if (enemy) yield* g.do.enemyAttack(g, enemy, 'melee', heroAt(g, 0));
  });
}

function wounds({ state }: Played): number[] {
  return state.enemies.map((enemy: Enemy) => enemy.wounds);
}

describe('Nahias', () => {
  it('raises an element at the start of each turn', () => {
    const table = descent(rite({})).pick('hero0');
    expect(table.prompt).toBe('ask.elements');
    expect(table.options).toEqual(['water', 'fire', 'air', 'earth']);
    table.pick('earth');
    expect(shamanBoard(table.state).elements.earth).toBe(1);
    expect(table.hero().mana).toBe(2);
  });

  it('raises elements by 2 when the shadow shows', () => {
    const table = attack({
      dice: [
        ['yellow', 'H'],
        ['shadow', 'X'],
      ],
      change: (state) => {
        Object.assign(state.heroes[0] ?? {}, { zone: at(0, 1) });
        strawMan(state, at(0, 1));
      },
    });
    table.pick('fire', 'earth').done();
    expect(shamanBoard(table.state).elements).toEqual({ water: 0, fire: 1, air: 0, earth: 1 });
  });
});

describe('Storm Lash', () => {
  const crowd = (state: DescentState) => {
    strawMan(state, at(0, 0));
    strawMan(state, at(0, 0));
    strawMan(state, at(0, 0));
    strawMan(state, at(1, 0));
  };

  it('I: an orange die for 1 Air', () => {
    const table = attack({
      skills: ['storm-lash-1'],
      elements: { air: 2 },
      dice: [
        ['yellow', 'H'],
        ['orange', 'HHH'],
      ],
      change: crowd,
    });
    table.picks('magic-straw1', 'use-storm-lash-1/0').done();
    expect(wounds(table)).toEqual([4, 0, 0, 0]);
    expect(shamanBoard(table.state).elements.air).toBe(1);
  });

  it('II: a hit more, and a Wound for another one there', () => {
    const table = attack({
      skills: ['storm-lash-2'],
      elements: { air: 1 },
      dice: [
        ['yellow', 'H'],
        ['orange', 'H'],
      ],
      change: crowd,
    });
    table.picks('magic-straw1', 'use-storm-lash-2/0');
    expect(table.options).toEqual(['enemy-straw2', 'enemy-straw3']);
    table.pick('enemy-straw3').done();
    expect(wounds(table)).toEqual([3, 0, 1, 0]);
  });

  it('III: two orange dice, a hit, and 2 Wounds for all others there', () => {
    const table = attack({
      skills: ['storm-lash-3'],
      elements: { air: 1 },
      dice: [
        ['yellow', 'H'],
        ['orange', 'H', 'HH'],
      ],
      change: crowd,
    });
    table.picks('magic-straw1', 'use-storm-lash-3/0').done();
    expect(wounds(table)).toEqual([5, 2, 2, 0]);
    expect(shamanBoard(table.state).elements.air).toBe(0);
  });
});

describe('Bones of the Hill', () => {
  const dice = [
    ['yellow', 'HH'],
    ['enemy', 'W'],
  ] as const;

  it('I: 2 shields for 1 Earth', () => {
    const table = defense({ skills: ['bones-of-the-hill-1'], elements: { earth: 1 }, dice });
    table.pick('use-bones-of-the-hill-1/0');
    expect(table.done().hero().health).toBe(4);
    expect(shamanBoard(table.state).elements.earth).toBe(0);
  });

  it('II: a claw is nothing, and 3 shields for 1 Earth', () => {
    const paid = defense({ skills: ['bones-of-the-hill-2'], elements: { earth: 1 }, dice });
    paid.pick('use-bones-of-the-hill-2/0');
    expect(paid.done().hero().health).toBe(5);
    const poor = defense({ skills: ['bones-of-the-hill-2'], dice });
    poor.pick('finish');
    expect(poor.done().hero().health).toBe(3);
    const shields = scene(
      rite({
        skills: ['bones-of-the-hill-2'],
        elements: { earth: 1 },
        dice: [['yellow', 'HH', 'HH']],
        change: (state) => {
          strawMan(state, at(0, 0), { item: 'straw-flail' });
        },
        content: withFlail,
      }),
    ).runs(function* (g) {
      const [enemy] = g.state.enemies;
      if (enemy) yield* g.do.enemyAttack(g, enemy, 'melee', heroAt(g, 0));
    });
    shields.pick('use-bones-of-the-hill-2/0').done();
    expect(shields.hero().health).toBe(4);
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
  const hurt = (state: DescentState) => {
    for (const hero of state.heroes) Object.assign(hero, { health: 1, zone: at(0, 0) });
  };

  it('I: each hero here heals 2 for 2 Water, once in a round', () => {
    const table = turn({ skills: ['healing-rain-1'], elements: { water: 4 }, change: hurt });
    table.pick('use-healing-rain-1/0');
    expect(table.state.heroes.map(({ health }) => health)).toEqual([3, 3]);
    expect(shamanBoard(table.state).elements.water).toBe(2);
    expect(table.options).not.toContain('use-healing-rain-1/0');
  });

  it('I: heroes elsewhere stay dry', () => {
    const table = turn({
      skills: ['healing-rain-1'],
      elements: { water: 2 },
      change: (state) => {
        hurt(state);
        Object.assign(state.heroes[1] ?? {}, { zone: at(1, 0) });
      },
    });
    table.pick('use-healing-rain-1/0');
    expect(table.state.heroes.map(({ health }) => health)).toEqual([3, 1]);
  });

  it('II: heals 3 and takes off a token, in the turn of another hero too', () => {
    const table = descent(
      rite({
        skills: ['healing-rain-2'],
        elements: { water: 2 },
        change: (state) => {
          hurt(state);
          Object.assign(state.heroes[0] ?? {}, { frost: 1 });
        },
      }),
    );
    table.pick('hero1');
    expect(table.prompt).toBe('ask.anytime');
    table.pick('use-healing-rain-2/0');
    expect(table.state.heroes.map(({ health }) => health)).toEqual([4, 4]);
    expect(table.hero().frost).toBe(0);
  });
});

describe('Eruption', () => {
  it('wounds and burns every enemy here and next to here', () => {
    const table = turn({
      skills: ['eruption'],
      elements: { fire: 3, earth: 1 },
      change: (state) => {
        for (const zone of [at(0, 0), at(1, 0), at(2, 0), at(1, 1)]) strawMan(state, zone);
      },
    });
    table.pick('use-eruption/0');
    expect(table.state.enemies.map(({ wounds, fire }) => [wounds, fire])).toEqual([
      [2, 1],
      [2, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(shamanBoard(table.state).elements).toMatchObject({ fire: 1, earth: 0 });
    expect(table.hero().turn?.actions).toBe(2);
    expect(table.options).not.toContain('use-eruption/0');
  });
});

describe('Conflux', () => {
  it('brings an action and rouses the Spirits for one of each element, once in a round', () => {
    const table = turn({
      skills: ['conflux'],
      elements: { water: 3, fire: 3, air: 3, earth: 3 },
      change: (state) => void spirit(state, 'frost-spirit', at(0, 0)),
    });
    table.picks('frost-spirit-move', 'done', 'use-conflux/0');
    expect(table.hero().turn?.actions).toBe(4);
    expect(shamanBoard(table.state).elements).toEqual({ water: 2, fire: 2, air: 3, earth: 2 });
    expect(conjured(table.state, 'frost-spirit').activated).toBe(false);
    expect(table.options).not.toContain('use-conflux/0');
    table.picks('frost-spirit-move', 'done');
    expect(table.hero().turn?.actions).toBe(4);
  });

  it('is there without Spirits too, and lacking one element it is not', () => {
    const table = turn({ skills: ['conflux'], elements: { water: 1, fire: 1, earth: 1 } });
    expect(table.pick('use-conflux/0').hero().turn?.actions).toBe(4);
    const lacking = turn({ skills: ['conflux'], elements: { water: 1, air: 4, earth: 1 } });
    expect(lacking.options).not.toContain('use-conflux/0');
  });
});

describe('the Shadowbane power of the Shaman', () => {
  const pieces = ['hood', 'greaves', 'mail', 'signet'].map((piece) => `shadowbane-${piece}`);
  const wearing = (state: DescentState, count: number) => {
    for (const piece of pieces.slice(0, count)) equipped(state, piece);
  };

  it('raises an element for a kill', () => {
    const table = attack({
      dice: [
        ['yellow', 'HH'],
        ['enemy', '-'],
      ],
      change: (state) => {
        wearing(state, 2);
        strawMan(state, at(0, 0), { card: 'straw-twigs', minions: 1 });
      },
    });
    table.pick('earth').done();
    expect(table.enemy('straw1').minions).toBe(0);
    expect(shamanBoard(table.state).elements.earth).toBe(1);
  });

  it('brings an orange die, and rouses the Spirits once in a round', () => {
    const table = turn({
      dice: [
        ['yellow', 'H'],
        ['orange', 'HH'],
      ],
      change: (state) => {
        wearing(state, 4);
        strawMan(state, at(0, 0));
        spirit(state, 'flame-spirit', at(1, 2));
      },
    });
    const rouse = 'use-shadowbane-shaman-greater/1';
    expect(table.options).not.toContain(rouse);
    table.pick('attack');
    expect(wounds(table)).toEqual([3]);
    table.picks('flame-spirit-move', 'done', rouse, 'flame-spirit-move', 'done');
    expect(table.hero().turn?.actions).toBe(2);
    expect(table.options).not.toContain(rouse);
  });
});
