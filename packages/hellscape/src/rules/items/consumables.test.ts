import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { byFoe } from '../../../test/fights.ts';
import { all, plain } from '../../../test/foes.ts';
import { carries, heroOf } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import { withPractice } from '../../../test/practice.ts';
import type { DescentState } from '../../state.ts';
import { activateEnemy } from '../enemies/enemy-phase.ts';
import { playTurn } from '../round/hero-turn.ts';

const PRACTICE = all(plain, withPractice);

function begin(state: DescentState): void {
  heroOf(state).turn = { actions: 3, mp: null, moved: false, slipping: false };
  state.active = 0;
}

rule(['H-ITEM-13'], 'a potion can be drunk between two actions of an enemy', () => {
  const played = scene({
    heroes: ['paladin'],
    content: PRACTICE,
    dice: 'yellow HH HH',
    change: set('straw@0, hero has health-potion, state phase enemy active null, hero turn null'),
  }).runs(byFoe((g, foe) => activateEnemy(g, foe)));
  const full = played.hero().maxHealth;
  played.shows('prompt ask.anytime');
  expect(played.hero().health).toBe(full - 2);
  played.shows('told attack 1').pick('use-health-potion/0').done().shows('told attack 2');
  expect(played.hero().health).toBe(full - 2);
  expect(carries(played.hero())).toEqual([]);
});

rule(['H-ITEM-14'], 'what adds dice is for combats only, and then adds them', () => {
  const menu = scene({
    heroes: ['paladin'],
    content: PRACTICE,
    change: set(begin, 'hero has fire-oil'),
  }).runs(playTurn);
  expect(menu.options.filter((option) => option.startsWith('use-'))).toEqual([]);
  const pool = (pick: string) => {
    const played = scene({
      heroes: ['paladin'],
      content: PRACTICE,
      change: set('straw@0, hero wears practice-sword has fire-oil'),
    })
      .runs((g, hero) => g.do.heroAttack(g, hero))
      .pick(pick);
    while (played.prompt) played.pick('finish');
    return played
      .done()
      .event('rolled')
      ?.dice?.map((die) => die.split(' ')[0]);
  };
  expect(pool('roll')).toEqual(['yellow']);
  expect(pool('use-fire-oil/0')).toEqual(['yellow', 'orange']);
});

rule(['H-ITEM-15'], 'a Consumable is discarded as it is used', () => {
  const played = scene({
    heroes: ['wizard'],
    change: set(begin, 'hero has mana-potion has troll-broth mana 0 health 1'),
  })
    .runs(function* (g, hero) {
      yield* playTurn(g, hero);
      yield* playTurn(g, hero);
    })
    .pick('use-mana-potion/0');
  expect(carries(played.hero())).toEqual(['troll-broth']);
  played.shows('hero mana 3').pick('use-troll-broth/0').done();
  expect(carries(played.hero())).toEqual([]);
  played.shows('hero mana 5 health 3');
  expect(played.state.decks.items.common.discard).toEqual(['troll-broth']);
});
