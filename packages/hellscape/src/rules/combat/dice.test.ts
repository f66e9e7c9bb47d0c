import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { fight, foeAttacks } from '../../../test/fights.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { DICE_LIMIT, dice, type Face } from '../../dice.ts';
import { DICE } from '../../ids.ts';

function symbols(die: keyof typeof dice, symbol: Exclude<keyof Face, 'id'>): number {
  return dice[die].faces.reduce((sum, face) => sum + face[symbol], 0);
}

function blanks(die: keyof typeof dice): number {
  return dice[die].faces.filter((face) => face.id === '-').length;
}

rule(['H-DICE-01', 'H-CONT-03'], 'five kinds of dice with six faces, eighteen in all', () => {
  expect(DICE).toHaveLength(5);
  for (const kind of DICE) expect(dice[kind].faces).toHaveLength(6);
  expect(DICE.map((kind) => DICE_LIMIT[kind])).toEqual([3, 3, 5, 1, 6]);
});

rule(['H-DICE-03', 'H-DICE-13', 'H-DICE-14'], 'orange leans to hits, yellow to Mana', () => {
  expect([symbols('yellow', 'hits'), symbols('yellow', 'mana'), blanks('yellow')]).toEqual([
    6, 2, 1,
  ]);
  expect([symbols('orange', 'hits'), symbols('orange', 'mana'), blanks('orange')]).toEqual([
    9, 1, 1,
  ]);
});

rule(['H-DICE-15', 'H-DICE-16', 'H-DICE-17'], 'the faces of blue, Shadow and Enemy dice', () => {
  expect([symbols('blue', 'shields'), blanks('blue')]).toEqual([5, 2]);
  const shadow = (['hits', 'mana', 'shadow'] as const).map((each) => symbols('shadow', each));
  expect(shadow).toEqual([6, 3, 1]);
  expect([symbols('enemy', 'claws'), symbols('enemy', 'ability'), blanks('enemy')]).toEqual([
    2, 3, 2,
  ]);
});

rule(['H-DICE-02'], 'a mob rolls the yellow and the orange die of its item', () => {
  const played = fight({
    dice: 'yellow H, orange HH',
    change: set('foe item sword'),
    cards: { items: [{ id: 'sword', attacks: { melee: { yellow: 1, orange: 1 } } }] },
  }).runs(foeAttacks);
  expect(played.event('rolled')?.dice).toEqual(['yellow H', 'orange HH']);
  expect(played.done().hero().health).toBe(5 - 3);
});

rule('H-DICE-04 H-DICE-06', 'armor gives a blue die, Minions an Enemy die on both sides', () => {
  const situation = { arms: ['sword', 'mail'], minions: 2, change: set('foe item knife') };
  const defended = fight({ ...situation, dice: 'yellow -, enemy - -, blue S' }).runs(foeAttacks);
  expect(defended.event('rolled')?.dice).toEqual(['yellow -', 'enemy -', 'enemy -', 'blue S']);
  const attacked = fight({ ...situation, dice: 'yellow -, enemy - -' }).runs(attackTheFoe);
  expect(attacked.event('rolled')?.dice).toEqual(['yellow -', 'enemy -', 'enemy -']);
});

rule(['H-DICE-05', 'H-ATK-12', 'H-LIGHT-02'], 'the Shadow die joins in Shadow only', () => {
  const inShadow = fight({ zone: at(0, 1), dice: 'yellow -, shadow HH' }).runs(attackTheFoe);
  expect(inShadow.event('rolled')?.dice).toEqual(['yellow -', 'shadow HH']);
  const inLight = fight({ dice: 'yellow -' }).runs(attackTheFoe);
  expect(inLight.event('rolled')?.dice).toEqual(['yellow -']);
});

rule(['H-DICE-07', 'H-DICE-09'], 'shields block hits, and never more than all', () => {
  const cards = {
    mob: { health: 9, defense: 2 },
    items: [{ id: 'sword', attacks: { melee: { yellow: 2 } } }],
  };
  fight({ cards, dice: 'yellow HH H, blue S -' }).runs(attackTheFoe).shows('foe wounds 2');
  fight({ cards, dice: 'yellow H H, blue SS S' }).runs(attackTheFoe).shows('foe wounds 0');
});

rule(['H-DICE-08'], 'Mana results go to the attacking hero', () =>
  fight({
    cards: { items: [{ id: 'sword', attacks: { melee: { yellow: 2 } } }], mob: { health: 9 } },
    dice: 'yellow HM HM',
    change: set('hero mana 2 maxMana 5'),
  })
    .runs(attackTheFoe)
    .done()
    .shows('hero mana 4'),
);

rule(['H-DICE-11'], 'claws wound the hero and cannot be blocked', () =>
  fight({
    minions: 1,
    arms: ['sword', 'mail'],
    change: set('hero health 5'),
    cards: { items: [{ id: 'mail', slot: 'chest', defense: 2 }] },
    dice: 'enemy W W, blue SS SS',
  })
    .runs(foeAttacks)
    .done()
    .shows('hero health 3'),
);

rule(['H-DICE-12'], 'two symbols add two shields for a mob that adds one for each', () =>
  fight({
    minions: 2,
    cards: {
      mob: {
        health: 9,
        abilities: [
          { timing: 'defense', cost: { symbols: 1 }, effects: [{ do: 'shields', n: 1 }] },
        ],
      },
      items: [{ id: 'sword', attacks: { melee: { yellow: 2 } } }],
    },
    dice: 'yellow HH HH, enemy A A',
  })
    .runs(attackTheFoe)
    .done()
    .shows('foe wounds 2'),
);

rule(['H-DICE-18'], 'no roll has more than three yellow dice', () => {
  const cards = { items: [{ id: 'sword', attacks: { melee: { yellow: 3 } } }], mob: { health: 9 } };
  const played = fight({ cards, arms: ['sword', 'knife'], dice: 'yellow - - -' }).runs(
    attackTheFoe,
  );
  expect(played.done().event('rolled')?.dice).toHaveLength(3);
});

function* attackTheFoe(g: Parameters<Parameters<ReturnType<typeof fight>['runs']>[0]>[0]) {
  const [hero] = g.state.heroes;
  if (hero) yield* g.do.heroAttack(g, hero);
}
