import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { charm, plainItem, withItems } from '../../../test/arms.ts';
import { scene } from '../../../test/descent.ts';
import { all, plain } from '../../../test/foes.ts';
import { carries, give, heroOf, wears } from '../../../test/items.ts';
import { look } from '../../../test/look.ts';
import { set } from '../../../test/notation.ts';
import { strawMan, withPractice } from '../../../test/practice.ts';
import type { Descent } from '../../descent.ts';
import { heroAt } from '../../descent.ts';
import type { ClassId } from '../../ids.ts';
import type { DescentState } from '../../state.ts';
import { inForce } from '../abilities/in-force.ts';
import { even } from '../even.ts';
import { playTurn } from '../round/hero-turn.ts';
import { addItem, changeItems, equip, itemOf, mayEquip, takeOff, waysToEquip } from './equip.ts';

const FULL = ['pot-helm', 'ring-mail', 'hobnail-boots', 'silver-ring', 'barrel-lid', 'dagger'];

function dressed(state: DescentState, ...cards: readonly string[]): void {
  for (const card of cards) give(state, card, 0, true);
}

/** A hero in all of `FULL` puts on another item: what is in use then. */
function putOn(card: string, before: readonly string[] = FULL): string[][] {
  return look({ change: (state) => dressed(state, ...before) }, (g) => {
    const hero = heroAt(g, 0);
    const item = addItem(g, hero, card, false);
    return waysToEquip(g, hero, item).map((way) => {
      const kept = hero.items.map((each) => ({ each, equipped: each.equipped }));
      equip(g, hero, way);
      const worn = wears(hero);
      changeItems(g, hero, () => {
        for (const { each, equipped } of kept) each.equipped = equipped;
      });
      return worn;
    });
  });
}

rule(['H-ITEM-02', 'H-HERO-05'], 'an item has one place of the six', () => {
  expect(putOn('dagger', FULL.slice(0, 5))).toEqual([FULL]);
  expect(putOn('rawhide-coat')).toEqual([
    ['pot-helm', 'hobnail-boots', 'silver-ring', 'barrel-lid', 'dagger', 'rawhide-coat'],
  ]);
  expect(putOn('miners-hood')[0]).not.toContain('pot-helm');
  expect(putOn('cat-soft-shoes')[0]).not.toContain('hobnail-boots');
  expect(putOn('lucky-knucklebone')[0]).not.toContain('silver-ring');
  for (const card of ['miners-hood', 'cat-soft-shoes', 'lucky-knucklebone']) {
    expect(putOn(card).map((worn) => worn.length)).toEqual([6]);
  }
});

rule(['H-HERO-06'], 'two hands: a two-handed item needs both, a second weapon the other', () => {
  const held = (card: string, ...before: string[]) =>
    putOn(card, before).map((worn) => worn.sort());
  expect(held('crude-axe', 'rusty-sword')).toEqual([['crude-axe']]);
  expect(held('crude-axe', 'rusty-sword', 'dagger')).toEqual([['crude-axe']]);
  expect(held('rusty-sword', 'crude-axe')).toEqual([['rusty-sword']]);
  expect(held('rusty-sword', 'dagger')).toEqual([['dagger', 'rusty-sword']]);
  expect(held('rusty-sword', 'dagger', 'ash-wand')).toEqual([
    ['ash-wand', 'rusty-sword'],
    ['dagger', 'rusty-sword'],
  ]);
  expect(held('rusty-sword', 'dagger', 'dagger')).toEqual([['dagger', 'rusty-sword']]);
});

test('what is worn already, and what is for another class, cannot be put on', () => {
  const may = (hero: ClassId, card: string) =>
    look({ heroes: [hero] }, (g) => mayEquip(g, heroAt(g, 0), card));
  expect(may('ranger', 'shadowbane-longbow')).toBe(true);
  expect(may('rogue', 'shadowbane-longbow')).toBe(false);
  expect(may('rogue', 'shadowbane-hood')).toBe(true);
  expect(may('rogue', 'health-potion')).toBe(false);
  look({ change: (state) => dressed(state, 'pot-helm') }, (g) => {
    const hero = heroAt(g, 0);
    expect(hero.items.flatMap((item) => waysToEquip(g, hero, item))).toEqual([]);
  });
});

rule(['H-ITEM-03'], 'consumables need no place and can all be used', () => {
  const played = scene({
    heroes: ['wizard'],
    change: (state) => {
      dressed(state, ...FULL);
      give(state, 'health-potion');
      give(state, 'mana-potion');
      const hero = heroOf(state);
      hero.turn = { actions: 0, mp: null, moved: false, slipping: false };
      hero.health = 1;
      hero.mana = 0;
      state.active = 0;
    },
  })
    .runs(function* (g, hero) {
      expect(wears(hero)).toHaveLength(6);
      yield* playTurn(g, hero);
      yield* playTurn(g, hero);
    })
    .picks('use-health-potion/0', 'use-mana-potion/0')
    .done()
    .shows('hero health 4 mana 3');
  expect(wears(played.hero())).toHaveLength(6);
});

rule(['H-ITEM-16'], 'taking something off costs nothing, even with no action left', () => {
  const played = scene({
    change: set(
      (state) => void dressed(state, 'pot-helm', 'ring-mail'),
      'hero turn.actions 0',
      'state active 0',
    ),
  }).runs(playTurn);
  const helmet = played.hero().items[0]?.number;
  played.picks('put-away', `item${helmet}`).done();
  expect(wears(played.hero())).toEqual(['ring-mail']);
  expect(carries(played.hero())).toEqual(['pot-helm', 'ring-mail']);
  played.shows('hero turn.actions 0');
});

/** The dice that a practice attack, or a defense against a straw man's, is made with. */
function pool(
  kind: 'attack' | 'defense',
  change: (state: DescentState) => void,
): readonly string[] {
  const played = scene({
    heroes: ['paladin'],
    content: all(plain, withPractice),
    change: (state) => {
      strawMan(state, 0);
      change(state);
      heroOf(state).health = heroOf(state).maxHealth;
    },
  }).runs(function* (g, hero) {
    const [straw] = g.state.enemies;
    if (kind === 'attack') yield* g.do.heroAttack(g, hero);
    else if (straw) yield* g.do.enemyAttack(g, straw, 'melee', hero);
  });
  while (played.prompt) played.pick(played.options.at(-1) ?? '');
  const rolled = played.eventsNamed('rolled').find(({ purpose }) => purpose === 'pool');
  return (rolled?.dice ?? []).map((die) => die.split(' ')[0] ?? '');
}

rule(['H-ITEM-01', 'H-HERO-07'], 'what lies in the Inventory does nothing', () => {
  const sword = plainItem('plain-sword', 'common', {
    slot: 'hand',
    attacks: { melee: { yellow: 2 } },
  });
  const attack = (equipped: boolean) =>
    scene({
      heroes: ['paladin'],
      content: all(plain, withItems(sword)),
      change: set(`straw@0, hero wears practice-sword ${equipped ? 'wears' : 'has'} plain-sword`),
    }).runs((g, hero) => g.do.heroAttack(g, hero));
  const dice = (equipped: boolean) =>
    attack(equipped)
      .eventsNamed('rolled')
      .flatMap((event) => event.dice ?? []).length;
  expect(dice(false)).toBe(1);
  expect(dice(true)).toBe(3);
  expect(pool('defense', set('hero has ring-mail'))).toEqual(['yellow']);
  expect(pool('defense', set('hero wears ring-mail'))).toEqual(['yellow', 'blue', 'blue']);
});

rule(['H-ITEM-05', 'H-ITEM-24', 'H-ATK-10'], "the Big Freakin' Greatsword's dice", () => {
  const dice = pool('attack', set('hero wears big-freakin-greatsword'));
  expect(dice).toEqual(['yellow', 'orange']);
});

rule(
  ['H-ITEM-04', 'H-ITEM-25', 'H-ACT-07'],
  'the Silver Ring, equipped, offers an action that heals 3',
  () => {
    const offered = (equipped: boolean) =>
      scene({
        heroes: ['wizard'],
        change: set(
          `hero ${equipped ? 'wears' : 'has'} silver-ring turn.actions 3 maxHealth 6 health 2`,
          'state active 0',
        ),
      }).runs(playTurn);
    offered(false).shows('lacks use-silver-ring/0');
    offered(true).pick('use-silver-ring/0').done().shows('hero health 5 turn.actions 2');
  },
);

const PIECES = ['shadowbane-hood', 'shadowbane-mail', 'shadowbane-greaves', 'shadowbane-signet'];

/** The Set powers of the first hero, a Paladin. */
function powers(g: Descent): ('minor' | 'greater')[] {
  const printed = g.content.setPowers.paladin;
  const abilities = inForce(g, heroAt(g, 0)).map(({ ability }) => ability);
  return (['minor', 'greater'] as const).filter((power) =>
    printed[power].every((ability) => abilities.includes(even(ability))),
  );
}

/** The Set powers of a Paladin with so many pieces equipped. */
function powersWith(pieces: number): string[] {
  return look(
    { heroes: ['paladin'], change: (state) => dressed(state, ...PIECES.slice(0, pieces)) },
    powers,
  );
}

rule('H-ITEM-17 H-ITEM-18 H-ITEM-19', 'two pieces: the Minor power; four: the Greater', () => {
  expect([0, 1, 2, 3, 4].map(powersWith)).toEqual([
    [],
    [],
    ['minor'],
    ['minor'],
    ['minor', 'greater'],
  ]);
  expect(pool('defense', set('hero wears shadowbane-hood'))).toContain('blue');
});

rule(['H-ITEM-20'], 'with the pieces the powers go', () =>
  look({ heroes: ['paladin'], change: (state) => dressed(state, ...PIECES) }, (g) => {
    const hero = heroAt(g, 0);
    const left = hero.items.map((item) => {
      takeOff(g, hero, item);
      return powers(g);
    });
    expect(left).toEqual([['minor'], ['minor'], [], []]);
  }),
);

test('what a quest wants equipped comes off for nothing', () => {
  const sworn = plainItem('sworn-sword', 'common', { slot: 'two-hands' });
  look(
    {
      content: (content) => {
        const changed = withItems(sworn)(content);
        const ground = changed.quests['training-ground'];
        if (!ground) throw new Error('there is no training ground');
        const bound = { ...ground, keepsEquipped: () => true };
        return { ...changed, quests: { ...changed.quests, [bound.id]: bound } };
      },
      change: set((state) => void dressed(state, 'sworn-sword'), 'hero has dagger'),
    },
    (g) => {
      const hero = heroAt(g, 0);
      const [sword, dagger] = hero.items;
      if (sword) takeOff(g, hero, sword);
      expect(wears(hero)).toEqual(['sworn-sword']);
      expect(dagger && waysToEquip(g, hero, dagger)).toEqual([]);
    },
  );
});

test('maximums rise with an item and sink with it', () =>
  look({ heroes: ['wizard'], change: set('hero has heart-of-the-mountain') }, (g) => {
    const hero = heroAt(g, 0);
    const before = hero.maxHealth;
    const item = itemOf(hero, hero.items[0]?.number ?? -1);
    const [way] = item ? waysToEquip(g, hero, item) : [];
    if (!item || !way) throw new Error('the amulet cannot be put on');
    equip(g, hero, way);
    expect([hero.maxHealth, hero.health]).toEqual([before + 2, before]);
    hero.health = hero.maxHealth;
    takeOff(g, hero, item);
    expect([hero.maxHealth, hero.health]).toEqual([before, before]);
  }));

test('maximums that an item has raised stay as they are while other items come and go', () => {
  const crown = charm('crown', {
    timing: 'always',
    effects: [
      { do: 'max-health', n: 2 },
      { do: 'max-mana', n: 1 },
    ],
  });
  look({ content: withItems(crown), change: set('hero wears crown') }, (g) => {
    const hero = heroAt(g, 0);
    const { maxHealth, maxMana } = hero;
    addItem(g, hero, 'dagger', false);
    expect([hero.maxHealth, hero.maxMana]).toEqual([maxHealth, maxMana]);
  });
});
