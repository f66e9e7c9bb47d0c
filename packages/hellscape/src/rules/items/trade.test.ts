import { Random, randomPicks } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { plainItem, withItems } from '../../../test/arms.ts';
import { scene } from '../../../test/descent.ts';
import { carries, give, heroOf, wears } from '../../../test/items.ts';
import { look } from '../../../test/look.ts';
import { set } from '../../../test/notation.ts';
import { heroAt } from '../../descent.ts';
import type { DescentState } from '../../state.ts';
import { playTurn } from '../round/hero-turn.ts';
import { canTradeOrEquip, tradeAndEquip } from './trade.ts';

function begin(state: DescentState, actions = 3): void {
  heroOf(state).turn = { actions, mp: null, moved: false, slipping: false };
  state.active = 0;
}

rule(['H-ACT-01'], 'for one action all heroes of the zone, and no others, trade and equip', () => {
  const played = scene({
    heroes: ['rogue', 'wizard', 'ranger'],
    change: set(
      begin,
      'hero2 zone 1:0, hero wears pot-helm, hero1 has ring-mail has mana-potion',
      'hero2 has silver-ring',
    ),
  }).runs(playTurn);
  const [helm, mail] = [played.hero(0).items[0]?.number, played.hero(1).items[0]?.number];
  played.pick('trade');
  expect(played.pending.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(played.pending.map(({ options }) => options)).toEqual([
    ['give1', 'done'],
    [`equip-i${mail}`, 'give0', 'done'],
  ]);
  played.pickAs(0, 'give1').pickAs(1, 'give0').pickAs(1, `item${mail}`);
  played.pickAs(1, `equip-i${helm}`).pickAs(0, `equip-i${mail}`).pickAs(1, 'done').done();
  expect([wears(played.hero(0)), wears(played.hero(1))]).toEqual([['ring-mail'], ['pot-helm']]);
  expect(carries(played.hero(2))).toEqual(['silver-ring']);
  played.shows('hero turn.actions 2, hero1 turn null');
});

rule(['H-ACT-02'], 'what is not put on lies in the Inventory', () => {
  const played = scene({
    heroes: ['rogue', 'wizard'],
    change: set(begin, 'hero wears pot-helm has miners-hood'),
  }).runs(tradeAndEquip);
  const [helm, hood] = played.hero(0).items.map(({ number }) => number);
  played.pick('give1').pick(`item${helm}`, `item${hood}`);
  played.pickAs(1, `equip-i${hood}`).pickAs(1, 'done').done();
  expect(carries(played.hero(1))).toEqual(['pot-helm', 'miners-hood']);
  expect(wears(played.hero(1))).toEqual(['miners-hood']);
});

rule(['H-ACT-03'], 'a lone hero spends an action to equip from the Inventory', () => {
  const played = scene({ change: set(begin, 'hero has notched-falchion') }).runs(playTurn);
  const sword = played.hero().items[0]?.number;
  played.picks('trade', `equip-i${sword}`).done();
  expect(wears(played.hero())).toEqual(['notched-falchion']);
  played.shows('hero turn.actions 2');
});

test('the action is offered where it can change something', () => {
  const offered = (heroes: ('rogue' | 'wizard')[], change: (state: DescentState) => void) =>
    look({ heroes, change }, (g) => canTradeOrEquip(g, heroAt(g, 0)));
  expect(offered(['rogue'], () => {})).toBe(false);
  expect(offered(['rogue'], set('hero wears pot-helm'))).toBe(false);
  expect(offered(['rogue'], set('hero has health-potion'))).toBe(false);
  expect(offered(['rogue'], set('hero has pot-helm'))).toBe(true);
  expect(offered(['rogue', 'wizard'], set('hero has health-potion'))).toBe(true);
  expect(offered(['rogue', 'wizard'], () => {})).toBe(false);
});

test('who was content and is given something may look again', () => {
  const played = scene({
    heroes: ['rogue', 'wizard'],
    change: set('hero has pot-helm, hero1 has ring-mail'),
  }).runs(tradeAndEquip);
  const helm = played.hero(0).items[0]?.number;
  played.pickAs(1, 'done');
  expect(played.pending.map(({ seat }) => seat)).toEqual([0]);
  played.pickAs(0, 'give1');
  played.pickAs(1, `equip-i${helm}`).pickAs(1, 'done').done();
  expect(wears(played.hero(1))).toEqual(['pot-helm']);
});

test('what was handed over in a trade is not handed on in it', () => {
  const played = scene({
    heroes: ['rogue', 'wizard'],
    change: set('hero has pot-helm, hero1 has ring-mail'),
  }).runs(tradeAndEquip);
  // Nobody is asked what to give: there is one thing each.
  played.pickAs(0, 'give1').pickAs(1, 'give0');
  expect([carries(played.hero(0)), carries(played.hero(1))]).toEqual([['ring-mail'], ['pot-helm']]);
});

test('a second weapon takes the place the player says', () => {
  const played = scene({
    change: (state) => {
      for (const card of ['dagger', 'ash-wand']) give(state, card, 0, true);
      give(state, 'rusty-sword');
    },
  }).runs(tradeAndEquip);
  const [dagger, wand, sword] = played.hero().items.map(({ number }) => number);
  played
    .shows(`options equip-i${sword}-i${dagger} equip-i${sword}-i${wand} done`)
    .pick(`equip-i${sword}-i${wand}`);
  // The wand could still go back into a hand, in place of either.
  played
    .shows(`options equip-i${wand}-i${dagger} equip-i${wand}-i${sword} done`)
    .pick('done')
    .done();
  expect(wears(played.hero())).toEqual(['dagger', 'rusty-sword']);
});

test('however heroes deal, it comes to an end and no card is lost', () => {
  for (let game = 0; game < 20; game++) {
    const played = scene({
      heroes: ['rogue', 'wizard', 'ranger', 'paladin'],
      change: (state) => {
        const cards = ['dagger', 'rusty-sword', 'crude-axe', 'pot-helm', 'miners-hood', 'fire-oil'];
        for (const hero of [0, 1, 2, 3]) for (const card of cards) give(state, card, hero);
      },
    }).runs(tradeAndEquip);
    const random = Random.seeded(`deals${game}`);
    let answers = 0;
    for (let asked = played.pending; asked.length > 0; asked = played.pending) {
      const question = asked[random.below(asked.length)];
      if (!question) break;
      // Nobody is ever content: the worst case.
      const busy = { ...question, options: question.options.filter((id) => id !== 'done') };
      played.table.answerQuestion(question, randomPicks(busy, random));
      answers++;
    }
    expect(answers).toBeLessThanOrEqual(24 * 3);
    expect(played.done().state.heroes.flatMap(carries)).toHaveLength(24);
  }
});

test('what may not lie in an Inventory is put on by whoever gets it, and the quest hears of it', () => {
  const heard: string[] = [];
  const played = scene({
    heroes: ['rogue', 'wizard'],
    content: (content) => {
      const changed = withItems(plainItem('cursed', 'common', { slot: 'two-hands' }))(content);
      const ground = changed.quests['training-ground'];
      if (!ground) throw new Error('there is no training ground');
      const bound: typeof ground = {
        ...ground,
        keepsEquipped: (_g, _hero, card) => card === 'cursed',
        *traded(_g, card, from, to) {
          heard.push(`${card} ${from} ${to}`);
        },
      };
      return { ...changed, quests: { ...changed.quests, [bound.id]: bound } };
    },
    change: set('hero wears cursed, hero1 wears crude-axe'),
  }).runs(tradeAndEquip);
  played.pickAs(0, 'give1');
  expect(wears(played.hero(1))).toEqual(['cursed']);
  expect(heard).toEqual(['cursed 0 1']);
  // The axe it has replaced cannot take its place again.
  expect(played.options.filter((option) => option.startsWith('equip'))).toEqual([]);
});
